import { type HydrateCondition, hydrateWhen } from './conditions';
import { clickWaits, waitingButton } from './early-clicks.client';

/** An island's `data-island` attribute (`components/islands/Island.tsx`). */
export interface IslandMark {
  name: string;
  hydrate: HydrateCondition;
}

/** Hydrates an island in its element. */
type Hydrate = (element: HTMLElement) => Promise<void>;

/**
 * Hydrates the page's islands, each when its condition holds or as soon as a click waits for it.
 * @param hydrate fetches what an island needs and hydrates it; rejects where that fails
 */
export function hydrateIslands(hydrate: Hydrate) {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const { hydrate: condition } = JSON.parse(element.dataset.island ?? '') as IslandMark;
    const begin = () => void hydrateIsland(element, hydrate);
    hydrateWhen(element, condition, begin);
    element.addEventListener(clickWaits, begin);
    if (element.querySelector(waitingButton)) begin();
  }
}

const begun = new WeakSet<Element>();

async function hydrateIsland(element: HTMLElement, hydrate: Hydrate) {
  if (begun.has(element)) return;
  begun.add(element);
  try {
    await hydrate(element);
    element.dataset.hydrated = '';
    window.earlyClicks.settle(element);
  } catch (error) {
    // The static page still works.
    console.error(`The island ${element.dataset.island} could not be hydrated.`, error);
    window.earlyClicks.settle(element);
  }
}
