/** The scroll position, in px, beyond which the header is translucent (specification, section 9). */
const headerThreshold = 10;

/** How long the floating buttons stay after the page was scrolled up, in ms (`fixed.css`). */
const floatingDelay = 1000;

/**
 * Marks the header while the page is scrolled, so that it is translucent. On screens
 * without room for the floating buttons beside the text, it shows the buttons while the
 * page is scrolled up, and `floatingDelay` longer.
 */
export function watchScroll() {
  let last = 0;
  let timer: ReturnType<typeof setTimeout>;
  const showFloating = (isShown: boolean) =>
    document.querySelector('.floating')?.toggleAttribute('data-shown', isShown);
  addEventListener(
    'scroll',
    () => {
      markHeader();
      const isUp = scrollY < last;
      last = scrollY;
      clearTimeout(timer);
      showFloating(isUp);
      if (isUp) timer = setTimeout(showFloating, floatingDelay, false);
    },
    { passive: true },
  );
}

/** Scrolls a text area that is reached by Tab into view as a whole. Browsers only show its caret. */
export function showTextAreas() {
  addEventListener('keyup', ({ key, target }) => {
    if (key === 'Tab' && target instanceof HTMLTextAreaElement) {
      target.scrollIntoView({ block: 'nearest' });
    }
  });
}

/** Marks the header if the page is scrolled beyond the threshold. */
export function markHeader() {
  document
    .querySelector('.site-header')
    ?.toggleAttribute('data-scrolled', scrollY > headerThreshold);
}
