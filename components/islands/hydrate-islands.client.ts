import { clickLifetime, isUnmodifiedClick } from './clicks';
import { type HydrateCondition, hydrateWhen } from './conditions';

/** An island's `data-island` attribute (`components/islands/Island.tsx`). */
export interface IslandMark {
  name: string;
  hydrate: HydrateCondition;
}

/** Hydrates an island in its element. */
type Hydrate = (element: HTMLElement) => Promise<void>;

/** A link that its island handles; if hydration fails, the link is followed. */
const inPlaceLink = 'a[data-toggle="in-place"]';

/** What can be clicked before its island is hydrated. */
const clickable = `button, ${inPlaceLink}`;

/**
 * The last click on an island: the target's index, since React may replace the element, and time.
 */
const clicks = new WeakMap<Element, { place: number; at: number }>();
const pending = new WeakSet<Element>();

/**
 * Hydrates the page's islands, each when its condition holds or when it is clicked.
 * @param hydrate fetches what an island needs and hydrates it; rejects where that fails
 */
export function hydrateIslands(hydrate: Hydrate) {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const { hydrate: condition } = JSON.parse(element.dataset.island ?? '') as IslandMark;
    hydrateWhen(element, condition, () => void hydrateIsland(element, hydrate));
  }
}

/**
 * Stores a click on an island that is not hydrated yet, hydrates it at once and replays the click.
 * The browser handles what works without a script: links, summaries, popovers. A form would show the
 * browser's errors, in the browser's language.
 */
export function replayClicks(hydrate: Hydrate) {
  document.addEventListener(
    'click',
    (event) => {
      if (event.defaultPrevented || !isUnmodifiedClick(event)) return;
      const target = (event.target as Element).closest<HTMLElement>(clickable);
      const island = target?.closest<HTMLElement>('[data-island]:not([data-hydrated])');
      if (!target || !island || target.matches('[popovertarget]')) return;
      if (target.matches(`${inPlaceLink}, [type="submit"]`)) event.preventDefault();
      // One per island: of two clicks on a toggle the last counts.
      const place = [...island.querySelectorAll(clickable)].indexOf(target);
      clicks.set(island, { place, at: performance.now() });
      island.ariaBusy = 'true';
      void hydrateIsland(island, hydrate);
    },
    { capture: true },
  );
}

async function hydrateIsland(element: HTMLElement, hydrate: Hydrate) {
  if (pending.has(element)) return;
  pending.add(element);
  try {
    await hydrate(element);
    element.dataset.hydrated = '';
    const { at = 0 } = clicks.get(element) ?? {};
    if (element.isConnected && performance.now() - at < clickLifetime)
      clickedElement(element)?.click();
  } catch (error) {
    // The static page still works; a later click tries again, or follows its link.
    pending.delete(element);
    const target = clickedElement(element);
    if (target instanceof HTMLAnchorElement) location.assign(target.href);
    else if (target instanceof HTMLButtonElement) target.form?.requestSubmit();
    console.error(`The island ${element.dataset.island} could not be hydrated.`, error);
  } finally {
    clicks.delete(element);
    element.ariaBusy = null;
  }
}

const clickedElement = (island: HTMLElement) =>
  island.querySelectorAll<HTMLElement>(clickable)[clicks.get(island)?.place ?? -1];
