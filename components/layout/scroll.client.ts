/** The scroll position, in px, beyond which the header is translucent (specification, section 9). */
const headerThreshold = 10;

/** Keeps the header marked while the page is scrolled, so that it is translucent. */
export function watchScroll() {
  addEventListener('scroll', markHeader, { passive: true });
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
