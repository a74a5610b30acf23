import { bringDraft } from '../../lib/contact-draft';
import { type IslandMark, wakeIslands } from '../../lib/islands/wake';
import type { IslandComponent } from '../islands/hydrate.client';
import { watchImages } from '../ui/Image.client';
import { watchScrollers } from '../ui/Scroller.client';
import { layOutSections } from '../ui/Section.client';
import { watchTicker } from '../ui/Ticker.client';
import { measureBanner } from './consent.client';
import { markHeader } from './Header.client';
import { watchBubble, watchClip } from './VideoBubble.client';

/** Brings the page's body to life. React arrives with the first island that wakes. */
export function start() {
  watchImages();
  markHeader();
  watchClip();
  watchBubble();
  measureBanner();
  bringDraft();
  watchScrollers();
  watchTicker();
  wakeIslands(hydrate);
  layOutSections();
}

// Everything that is fetched late is named here and nowhere else: what fetches it stands once, in
// the page's script, and costs no request of its own.
const islands = import.meta.glob<Record<string, IslandComponent>>('../islands/*.island.tsx');
export const loadPreferences = () => import('../islands/Preferences.client');
export const loadToasts = () => import('../islands/Toasts.client');
export const loadTooltips = () => import('../islands/Tooltips.client');

/** Fetches what islands need, when the first wakes, and hydrates one. */
export async function hydrate(element: HTMLElement) {
  const { name } = JSON.parse(element.dataset.island ?? '') as IslandMark;
  const [{ hydrate }, island] = await Promise.all([
    import('../islands/hydrate.client'),
    islands[`../islands/${name}.island.tsx`]?.(),
  ]);
  const Component = island?.[name];
  if (!Component) throw new Error(`There is no island "${name}".`);
  return hydrate(element, Component);
}
