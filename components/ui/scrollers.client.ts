/**
 * Keeps each element with `data-scroller` in the tab order only while it can scroll sideways. In the HTML it
 * always has a tabindex, because some browsers let the keyboard scroll only such elements.
 */
export function watchScrollers() {
  const observer = new ResizeObserver((entries) => {
    for (const { target: part } of entries) {
      const target = part.closest('[data-scroller]') as Element;
      // The style is compared too, because overflow that cannot be scrolled also adds to `scrollWidth`.
      const scrolls =
        target.scrollWidth > target.clientWidth && getComputedStyle(target).overflowX !== 'visible';
      if (scrolls) target.setAttribute('tabindex', '0');
      else target.removeAttribute('tabindex');
    }
  });
  // Its content may become narrower, in other fonts, while it keeps its own size.
  for (const part of document.querySelectorAll('[data-scroller], [data-scroller] > *')) {
    observer.observe(part);
  }
}
