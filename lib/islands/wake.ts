import { clickLifetime } from '../click-lifetime';
import { isPlainClick } from '../plain-click';
import { type WakeCondition, whenReady } from './conditions';

/** What the HTML says of an island (`components/islands/Island.tsx`). */
export interface IslandMark {
  name: string;
  wake: WakeCondition;
}

/** Brings an island to life in its element. */
type Hydrate = (element: HTMLElement) => Promise<void>;

/** A link that its island answers; where that fails, it leads where it says. */
const actingLink = 'a[data-toggle="in-place"]';

/** What can be tapped before its island is awake. */
const tappable = `button, ${actingLink}`;

/** The last tap on an island, and when: React may put another element in its target's place. */
const taps = new WeakMap<Element, { place: number; at: number }>();
const waking = new WeakSet<Element>();

/**
 * Wakes the page's islands, each when its condition holds or when it is tapped.
 * @param hydrate fetches what an island needs and hydrates it; rejects where that fails
 */
export function wakeIslands(hydrate: Hydrate) {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const { wake } = JSON.parse(element.dataset.island ?? '') as IslandMark;
    whenReady(element, wake, () => void wakeIsland(element, hydrate));
  }
}

/**
 * Keeps a tap on an island that is still asleep, wakes it at once and lets it act on the tap.
 * What works without a script stays the browser's: links, summaries, popovers, forms.
 */
export function keepEarlyTaps(hydrate: Hydrate) {
  document.addEventListener(
    'click',
    (event) => {
      if (event.defaultPrevented || !isPlainClick(event)) return;
      const target = (event.target as Element).closest<HTMLElement>(tappable);
      const island = target?.closest<HTMLElement>('[data-island]:not([data-awake])');
      if (!target || !island || target.matches('[popovertarget], [type="submit"]')) return;
      if (target.matches(actingLink)) event.preventDefault();
      // One per island: of two taps on a switch the last is meant.
      const place = [...island.querySelectorAll(tappable)].indexOf(target);
      taps.set(island, { place, at: performance.now() });
      island.ariaBusy = 'true';
      void wakeIsland(island, hydrate);
    },
    { capture: true },
  );
}

async function wakeIsland(element: HTMLElement, hydrate: Hydrate) {
  if (waking.has(element)) return;
  waking.add(element);
  try {
    await hydrate(element).catch(() => hydrate(element));
    element.dataset.awake = '';
    const { at = 0 } = taps.get(element) ?? {};
    if (element.isConnected && performance.now() - at < clickLifetime) tapped(element)?.click();
  } catch (error) {
    // The static page goes on working; a later tap tries again.
    waking.delete(element);
    const target = tapped(element);
    if (target instanceof HTMLAnchorElement) location.assign(target.href);
    console.error(`The island ${element.dataset.island} could not be woken.`, error);
  } finally {
    taps.delete(element);
    element.ariaBusy = null;
  }
}

const tapped = (island: HTMLElement) =>
  island.querySelectorAll<HTMLElement>(tappable)[taps.get(island)?.place ?? -1];
