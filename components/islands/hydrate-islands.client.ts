import { type HydrateCondition, hydrateWhen } from './conditions';
import { clickWaits, waitingButton } from './early-clicks.client';

/** The data in the `data-island` attribute of an island (`components/islands/Island.tsx`). */
export interface IslandMark {
  name: string;
  hydrate: HydrateCondition;
}

/** Fetches the scripts of an island and hydrates it; rejects if that fails. */
type LoadIsland = (element: HTMLElement) => Promise<void>;

/**
 * Hydrates the islands of the page, each when its condition holds or a click waits for it.
 */
export function hydrateIslands(loadIsland: LoadIsland) {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const { hydrate: condition } = JSON.parse(element.dataset.island ?? '') as IslandMark;
    const begin = () => void hydrateIsland(element, loadIsland);
    hydrateWhen(element, condition, begin);
    element.addEventListener(clickWaits, begin);
    if (element.querySelector(waitingButton)) begin();
  }
}

const begun = new WeakSet<Element>();

/** Hydrates an island, unless that has begun already. Afterwards, even if it has failed, clicks on it do not wait. */
async function hydrateIsland(element: HTMLElement, loadIsland: LoadIsland) {
  if (begun.has(element)) return;
  begun.add(element);
  try {
    await loadIsland(element);
    element.dataset.hydrated = '';
    window.earlyClicks.settle(element);
  } catch (error) {
    // The page still works without the island.
    console.error(`The island ${element.dataset.island} could not be hydrated.`, error);
    window.earlyClicks.settle(element);
  }
}
