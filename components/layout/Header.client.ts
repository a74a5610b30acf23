/** Scrolled further than this, in px, the header is translucent (specification, section 9). */
export const headerScrollThreshold = 10;

/** Marks the header while the page is scrolled, so that it turns translucent. */
export function watchHeader() {
  addEventListener('scroll', markHeader, { passive: true });
}

export function markHeader() {
  document
    .querySelector('.site-header')
    ?.toggleAttribute('data-scrolled', scrollY > headerScrollThreshold);
}
