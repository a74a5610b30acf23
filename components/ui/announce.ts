/**
 * Announces text to screen readers through a live region, which stays in the page. It uses a task of its own,
 * so that it does not delay the paint that answers a tap.
 */
export const announce = (text: string) => void setTimeout(announceNow, 0, text);

function announceNow(text: string) {
  let region = document.querySelector<HTMLElement>('[data-persist="announcement"]');
  if (!region) {
    region = document.body.appendChild(document.createElement('p'));
    region.dataset.persist = 'announcement';
    region.role = 'status';
    region.className = 'sr-only';
  }
  region.lang = document.documentElement.lang;
  // Some screen readers announce neither a text that a new region has at once nor a repeated text.
  region.textContent = '';
  setTimeout(() => {
    region.textContent = text;
  }, 100);
}
