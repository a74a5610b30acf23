import '../style.css';
import { watchTrackers } from '../../lib/tracking/watch-trackers.client';
import {
  answerChooser,
  measureBanner,
  watchConsent,
  watchYourChoice,
} from '../consent/consent.client';
import {
  restoreDraft,
  saveDraft,
  saveDraftOnToggle,
  watchDraft,
} from '../contact-form/draft.client';
import { showHoursWhenNear } from '../hours/hours.client';
import { watchScrollers } from '../insurers/scroller.client';
import type { IslandComponent } from '../islands/hydrate.client';
import { hydrateIslands, type IslandMark } from '../islands/hydrate-islands.client';
import { answerToggle, reportToggle } from '../language-toggle/toggles.client';
import { followLink, watchNavigation } from '../layout/loading-indicator.client';
import { markHeader, showTextAreas, watchScroll } from '../layout/scroll.client';
import { showNotFoundInSpanish } from '../not-found/not-found.client';
import { hideNotice, updateNotices, watchNotices } from '../notices/notices.client';
import { loadImagesForPrint, watchImages } from '../picture/Picture.client';
import { watchBubble, watchClip } from '../video/VideoBubble.client';

/** Watches the whole visit to a page, whatever its body is. */
function watch() {
  document.documentElement.dataset.pageScript = 'running';
  watchConsent(loadPreferences);
  watchScroll();
  watchDraft();
  showTextAreas();
  watchNavigation();
  if (window.earlyClicks.last) reportToggle(window.earlyClicks.last);
  document.addEventListener('click', answerClick);
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

/**
 * The page script's one listener for clicks. Before it, the inline script has heard of a click, and
 * has kept one that must wait; then the island in which it was, which prevents what it answers itself.
 */
function answerClick(click: MouseEvent) {
  answerChooser(click, loadPreferences);
  hideNotice(click);
  saveDraftOnToggle(click);
  answerToggle(click);
  // After the toggle, which completes the address that is followed.
  followLink(click);
}

const loadPreferences = () => import('../consent/Preferences.client');

function begin() {
  showNotFoundInSpanish();
  for (const event of ['pointerover', 'focusin']) {
    addEventListener(event, () => import('../tooltips/tooltips.client').catch(() => {}), {
      once: true,
    });
  }
  updateNotices();
  start();
  window.earlyClicks.settle(document.documentElement);
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
