import { measureBanner } from '../consent/consent.client';
import { watchYourChoice } from '../consent/YourChoice.client';
import { restoreDraft } from '../contact-form/draft.client';
import { watchTicker } from '../home/Ticker.client';
import { showHoursWhenNear } from '../hours/hours.client';
import { watchScrollers } from '../insurers/scroller.client';
import type { IslandComponent } from '../islands/hydrate.client';
import { hydrateIslands, type IslandMark } from '../islands/hydrate-islands.client';
import { markHeader } from '../layout/Header.client';
import { offerPage } from '../not-found/not-found.client';
import { watchImages } from '../picture/Image.client';
import { watchBubble, watchClip } from '../video/VideoBubble.client';

/** Starts the behaviour of the page's body. React is fetched with the first island. */
export function start() {
  watchImages();
  markHeader();
  watchClip();
  watchBubble();
  measureBanner();
  restoreDraft();
  watchYourChoice();
  watchScrollers();
  watchTicker();
  showHoursWhenNear();
  hydrateIslands(hydrate);
  void offerPage();
}

// All dynamic imports are here, so that the code that loads them is bundled once.
const islands: Record<string, () => Promise<Record<string, unknown>>> = {
  Carousel: () => import('../insurers/Carousel.island'),
  ContactForm: () => import('../contact-form/ContactForm.island'),
  LanguageToggle: () => import('../language-toggle/LanguageToggle.island'),
  Menu: () => import('../navigation/Menu.island'),
  PlanFinder: () => import('../insurers/PlanFinder.island'),
};
export const loadPreferences = () => import('../consent/Preferences.client');
export const loadTooltips = () => import('../tooltips/tooltips.client');

/** Hydrates an island; the first one fetches React. */
export async function hydrate(element: HTMLElement) {
  const { name } = JSON.parse(element.dataset.island ?? '') as IslandMark;
  const [{ hydrate }, island] = await Promise.all([
    import('../islands/hydrate.client'),
    islands[name]?.(),
  ]);
  const Component = island?.[name] as IslandComponent | undefined;
  if (!Component) throw new Error(`There is no island "${name}".`);
  return hydrate(element, Component);
}
