/** Announces text to screen readers through a persistent live region. */
export function announce(text: string) {
  let region = document.querySelector<HTMLElement>('[data-persist="announcement"]');
  if (!region) {
    region = document.createElement('p');
    region.dataset.persist = 'announcement';
    region.role = 'status';
    region.className = 'sr-only';
    document.body.append(region);
  }
  region.lang = document.documentElement.lang;
  // Not every screen reader announces a region filled in the moment it appears, or the same words twice.
  region.textContent = '';
  setTimeout(() => {
    region.textContent = text;
  }, 100);
}
