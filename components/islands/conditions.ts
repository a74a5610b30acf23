/**
 * The condition on which an island is hydrated: when it is near the viewport (`visible`), or when it is
 * hovered, touched or focused (`interaction`). With `media` it stays as it is while the query does not match.
 */
export interface HydrateCondition {
  when: 'visible' | 'interaction';
  /** For `visible`, the distance from the viewport, in px (specification, section 9). */
  margin?: (typeof lazyMargins)[keyof typeof lazyMargins];
  media?: string;
}

/** Distances from the viewport, in px, at which parts are loaded (specification, section 9). */
export const lazyMargins = { high: 200, medium: 100, low: 50 } as const;

/** Calls `hydrate` when the condition holds. It may be called more than once. */
export function hydrateWhen(element: Element, condition: HydrateCondition, hydrate: () => void) {
  const { when, media = 'all', margin = lazyMargins.high } = condition;
  const query = matchMedia(media);
  if (!query.matches) {
    // Once it has matched, `media` no longer counts.
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

/** Calls `act` once, when the element comes within `margin` px of the viewport. */
function onVisible(element: Element, margin: number, act: () => void) {
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
