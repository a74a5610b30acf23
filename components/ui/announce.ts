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
  // Some screen readers announce neither a region filled as soon as it appears nor a repeated text.
  region.textContent = '';
  setTimeout(() => {
    region.textContent = text;
  }, 100);
}
