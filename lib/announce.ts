/** Tells those who do not see it; the region stays, so that a change in it is spoken. */
export function announce(text: string) {
  let region = document.querySelector<HTMLElement>('[data-lasting="announcement"]');
  if (!region) {
    region = document.createElement('p');
    region.dataset.lasting = 'announcement';
    region.role = 'status';
    region.className = 'sr-only';
    document.body.append(region);
  }
  region.lang = document.documentElement.lang;
  // A region filled in the moment it appears is not read by all; nor are the same words twice.
  region.textContent = '';
  setTimeout(() => {
    region.textContent = text;
  }, 100);
}
