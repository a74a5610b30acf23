/**
 * Lets the keyboard stop at what is marked `data-scroller` only while it scrolls sideways. In the
 * HTML it can be stopped at everywhere: not all browsers would let the keyboard scroll it otherwise.
 */
export function watchScrollers() {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      // What merely sticks out counts to `scrollWidth`, too.
      const scrolls =
        target.scrollWidth > target.clientWidth && getComputedStyle(target).overflowX !== 'visible';
      if (scrolls) target.setAttribute('tabindex', '0');
      else target.removeAttribute('tabindex');
    }
  });
  for (const scroller of document.querySelectorAll('[data-scroller]')) observer.observe(scroller);
}
