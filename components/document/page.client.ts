import '../style.css';
import { watchTrackers } from '../../lib/tracking/watch-trackers.client';
import { measureBanner, watchConsent, watchYourChoice } from '../consent/consent.client';
import { restoreDraft, saveDraft, saveDraftOnToggle } from '../contact-form/draft.client';
import { showHoursWhenNear } from '../hours/hours.client';
import { watchScrollers } from '../insurers/scroller.client';
import { replayEarlyClick } from '../islands/clicks';
import type { IslandComponent } from '../islands/hydrate.client';
import { hydrateIslands, type IslandMark, replayClicks } from '../islands/hydrate-islands.client';
import { watchToggles } from '../language-toggle/toggles.client';
import { watchNavigation } from '../layout/loading-indicator.client';
import { markHeader, showTextAreas, watchScroll } from '../layout/scroll.client';
import { showNotFoundInSpanish } from '../not-found/not-found.client';
import { updateNotices, watchNotices } from '../notices/notices.client';
import { loadImagesForPrint, watchImages } from '../picture/Picture.client';
import { watchBubble, watchClip } from '../video/VideoBubble.client';

/** Watches the whole visit to a page, whatever its body is. */
function watch() {
  document.documentElement.dataset.pageScript = 'running';
  watchConsent(() => import('../consent/Preferences.client'));
  replayClicks(hydrate);
  watchScroll();
  showTextAreas();
  watchToggles();
  saveDraftOnToggle();
  watchNavigation();
  loadImagesForPrint();
  watchNotices();
  watchTrackers?.(saveDraft);
  // After a switch of language, which puts another body in its place.
  addEventListener('pageswapped', start);
  // If the visitor interacts early, the script runs before the document is parsed.
  if (document.readyState === 'loading')
    addEventListener('DOMContentLoaded', begin, { once: true });
  else begin();
}

function begin() {
  showNotFoundInSpanish();
  for (const event of ['pointerover', 'focusin']) {
    addEventListener(event, () => import('../tooltips/tooltips.client').catch(() => {}), {
      once: true,
    });
  }
  updateNotices();
  start();
  replayEarlyClick();
}

/** Starts the behaviour of the page's body. React is fetched with the first island. */
function start() {
  watchImages();
  // To read the scroll position now would force a layout; the next frame needs one anyway.
  requestAnimationFrame(markHeader);
  watchClip();
  watchBubble();
  measureBanner();
  restoreDraft();
  watchYourChoice();
  watchScrollers();
  showHoursWhenNear();
  hydrateIslands(hydrate);
}

const islands: Record<string, () => Promise<Record<string, unknown>>> = {
  Carousel: () => import('../insurers/Carousel.island'),
  ContactForm: () => import('../contact-form/ContactForm.island'),
  LanguageToggle: () => import('../language-toggle/LanguageToggle.island'),
  Menu: () => import('../navigation/Menu.island'),
  PlanFinder: () => import('../insurers/PlanFinder.island'),
};

/** Hydrates an island; the first one fetches React. */
async function hydrate(element: HTMLElement) {
  const { name } = JSON.parse(element.dataset.island ?? '') as IslandMark;
  const [{ hydrate }, island] = await Promise.all([
    import('../islands/hydrate.client'),
    islands[name]?.(),
  ]);
  const Component = island?.[name] as IslandComponent | undefined;
  if (!Component) throw new Error(`There is no island "${name}".`);
  return hydrate(element, Component);
}

// There is no root where the reader has left the page while this script was loading.
if (document.documentElement as HTMLElement | null) watch();
