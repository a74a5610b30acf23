/**
 * When an island wakes. `media` may be joined to any of the others: the island then sleeps where
 * the query does not match.
 */
export interface WakeCondition {
  when: 'idle' | 'visible' | 'interaction';
  /** With `visible`: how near to the viewport, in px (specification, section 9). */
  margin?: (typeof lazyMargins)[keyof typeof lazyMargins];
  /** With `idle`: the latest, in ms. */
  timeout?: number;
  media?: string;
}

/** Lazy-load margins in px: specification, section 9. */
export const lazyMargins = { high: 200, medium: 100, low: 50 } as const;

/**
 * Calls `wake` once the condition holds. Anything that shows interest counts as interaction: the
 * pointer over the element, a touch, the focus inside it.
 */
export function whenReady(element: Element, condition: WakeCondition, wake: () => void) {
  const { when, media, margin = lazyMargins.high, timeout } = condition;
  if (media && !matchMedia(media).matches) {
    const query = matchMedia(media);
    const { media: _, ...rest } = condition;
    query.addEventListener('change', () => whenReady(element, rest, wake), { once: true });
    return;
  }
  if (when === 'interaction') onInterest(element, wake);
  else if (when === 'visible') onNear(element, margin, wake);
  else onIdle(wake, timeout);
}

function onInterest(element: Element, wake: () => void) {
  // Interest that was shown before anybody listened counts too.
  if (element.querySelector(':focus, :hover')) return wake();
  const controller = new AbortController();
  for (const event of ['pointerover', 'touchstart', 'focusin']) {
    element.addEventListener(
      event,
      () => {
        controller.abort();
        wake();
      },
      { signal: controller.signal, passive: true },
    );
  }
}

function onNear(element: Element, margin: number, wake: () => void) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      wake();
    },
    { rootMargin: `${margin}px` },
  );
  observer.observe(element);
}

/** Calls `act` when the browser is idle, at the latest after `timeout` ms. */
export function onIdle(wake: () => void, timeout?: number) {
  if ('requestIdleCallback' in window) requestIdleCallback(wake, timeout ? { timeout } : {});
  else setTimeout(wake, 200);
}
