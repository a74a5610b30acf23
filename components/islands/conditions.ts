/**
 * When an island is hydrated. `media` may be joined to any of the others: the island then stays
 * static where the query does not match.
 */
export interface HydrateCondition {
  when: 'idle' | 'visible' | 'interaction';
  /** With `visible`: how near to the viewport, in px (specification, section 9). */
  margin?: (typeof lazyMargins)[keyof typeof lazyMargins];
  /** With `idle`: the maximum wait, in ms. */
  timeout?: number;
  media?: string;
}

/** Lazy-load margins in px: specification, section 9. */
export const lazyMargins = { high: 200, medium: 100, low: 50 } as const;

/**
 * Calls `hydrate` once the condition holds. Interaction means that the element is hovered or
 * touched, or has the focus inside it.
 */
export function hydrateWhen(element: Element, condition: HydrateCondition, hydrate: () => void) {
  const { when, media, margin = lazyMargins.high, timeout } = condition;
  if (media && !matchMedia(media).matches) {
    const query = matchMedia(media);
    const { media: _, ...rest } = condition;
    query.addEventListener('change', () => hydrateWhen(element, rest, hydrate), { once: true });
    return;
  }
  if (when === 'interaction') onInteraction(element, hydrate);
  else if (when === 'visible') onVisible(element, margin, hydrate);
  else onIdle(hydrate, timeout);
}

function onInteraction(element: Element, hydrate: () => void) {
  // The element may be hovered or focused before this script runs.
  if (element.querySelector(':focus, :hover')) return hydrate();
  const controller = new AbortController();
  for (const event of ['pointerover', 'touchstart', 'focusin']) {
    element.addEventListener(
      event,
      () => {
        controller.abort();
        hydrate();
      },
      { signal: controller.signal, passive: true },
    );
  }
}

/** Calls `act` once the element is within `margin` px of the viewport. */
export function onVisible(element: Element, margin: number, act: () => void) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: `${margin}px` },
  );
  observer.observe(element);
}

/** Calls `act` when the browser is idle, at the latest after `timeout` ms. */
export function onIdle(act: () => void, timeout?: number) {
  if ('requestIdleCallback' in window) requestIdleCallback(act, timeout ? { timeout } : {});
  else setTimeout(act, 200);
}
