/**
 * When an island is hydrated: near the viewport, or when it is hovered, touched or focused. With
 * `media` it stays static where the query does not match.
 */
export interface HydrateCondition {
  when: 'visible' | 'interaction';
  /** With `visible`: how near to the viewport, in px (specification, section 9). */
  margin?: (typeof lazyMargins)[keyof typeof lazyMargins];
  media?: string;
}

/** Lazy-load margins in px: specification, section 9. */
export const lazyMargins = { high: 200, medium: 100, low: 50 } as const;

/** Calls `hydrate` once the condition holds, maybe more than once. */
export function hydrateWhen(element: Element, condition: HydrateCondition, hydrate: () => void) {
  const { when, media = 'all', margin = lazyMargins.high } = condition;
  const query = matchMedia(media);
  if (!query.matches) {
    const begin = () => hydrateWhen(element, { when, margin }, hydrate);
    query.addEventListener('change', begin, { once: true });
  } else if (when === 'visible') onVisible(element, margin, hydrate);
  // The element may be hovered or focused before this script runs.
  else if (element.querySelector(':focus, :hover')) hydrate();
  else {
    for (const event of ['pointerover', 'touchstart', 'focusin']) {
      element.addEventListener(event, hydrate, { once: true, passive: true });
    }
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
