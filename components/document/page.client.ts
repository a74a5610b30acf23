import '../style.css';
import { watchTrackers } from '../../lib/tracking/watch-trackers.client';
import {
  announceChoiceOrOpenPreferences,
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
import { sendOnce } from '../contact-form/send-once.client';
import { updateHours, watchHours } from '../hours/update-hours.client';
import type { IslandComponent } from '../islands/hydrate.client';
import { hydrateIslands, type IslandMark } from '../islands/hydrate-islands.client';
import { answerToggle, reportToggle } from '../language-toggle/answer-toggle.client';
import { followLink, watchLinks } from '../layout/follow-links.client';
import { markHeader, showTextAreas, watchScroll } from '../layout/scroll.client';
import { watchMenus } from '../navigation/close-menus.client';
import { nameMeantPage, showNotFoundInSpanish } from '../not-found/not-found.client';
import { hideNotice, updateNotices, watchNotices } from '../notices/update-notices.client';
import { loadImagesForPrint, watchImages } from '../picture/load-pictures.client';
import { loadTooltipsWhenNeeded } from '../tooltips/load-tooltips.client';
import { watchScrollers } from '../ui/scrollers.client';
import { watchBubble, watchClip } from '../video/watch-clip.client';

/** Starts what lasts for the whole visit to a page, even if its body is replaced. */
function startVisit() {
  document.documentElement.dataset.pageScript = 'running';
  watchConsent(loadPreferences);
  watchScroll();
  watchDraft();
  sendOnce();
  showTextAreas();
  watchLinks();
  watchMenus();
  // The language toggle may have been clicked before this script ran.
  if (window.earlyClicks.last) reportToggle(window.earlyClicks.last);
  document.addEventListener('click', answerClick);
  loadImagesForPrint();
  watchNotices();
  watchHours();
  // There is no such function where the site uses no tracker. A withdrawal of consent reloads the page.
  watchTrackers?.(saveDraft);
  // The event of a switch of language in place, which replaces the body.
  addEventListener('pageswapped', startBody);
  // An early interaction may start the script before the document is parsed.
  if (document.readyState === 'loading')
    addEventListener('DOMContentLoaded', startDocument, { once: true });
  else startDocument();
}

/**
 * The only listener of the page script for clicks. The inline script receives a click
 * before it, and keeps one that has to wait; then the island of the click receives it, and
 * prevents the default of a click that it answers.
 */
function answerClick(click: MouseEvent) {
  announceChoiceOrOpenPreferences(click, loadPreferences);
  hideNotice(click);
  saveDraftOnToggle(click);
  answerToggle(click);
  // Called after `answerToggle`, which completes the address of the link.
  followLink(click);
}

const loadPreferences = () => import('../consent/Preferences.client');

/** Starts what needs the whole document, once. The Spanish not-found page comes first, because it replaces the body. */
function startDocument() {
  showNotFoundInSpanish();
  loadTooltipsWhenNeeded();
  updateNotices();
  startBody();
  window.earlyClicks.settle(document.documentElement);
}

/** Starts the behavior of a body: of the first one, and of each that replaces it. React is fetched with the first island. */
function startBody() {
  nameMeantPage();
  watchImages();
  // Not now, because reading the scroll position would force a layout, which the next frame needs anyway.
  requestAnimationFrame(markHeader);
  watchClip();
  watchBubble();
  measureBanner();
  restoreDraft();
  watchYourChoice();
  watchScrollers();
  updateHours();
  hydrateIslands(loadIsland);
}

const islands: Record<string, () => Promise<Record<string, unknown>>> = {
  Carousel: () => import('../insurers/Carousel.island'),
  ContactForm: () => import('../contact-form/ContactForm.island'),
  LanguageToggle: () => import('../language-toggle/LanguageToggle.island'),
  PlanFinder: () => import('../insurers/PlanFinder.island'),
  Submenu: () => import('../navigation/Submenu.island'),
};

/** Fetches and hydrates an island. The first one fetches React too. */
async function loadIsland(element: HTMLElement) {
  const { name } = JSON.parse(element.dataset.island ?? '') as IslandMark;
  const [{ hydrate }, island] = await Promise.all([
    import('../islands/hydrate.client'),
    islands[name]?.(),
  ]);
  const Component = island?.[name] as IslandComponent | undefined;
  if (!Component) throw new Error(`There is no island "${name}".`);
  return hydrate(element, Component);
}

// The root is missing if the visitor has left the page by `leave` while this script was loading.
if (document.documentElement as HTMLElement | null) startVisit();
