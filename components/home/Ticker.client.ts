/** Pauses the ticker while it is outside the viewport. */
export function watchTicker() {
  const ticker = document.querySelector('.ticker');
  if (!ticker) return;
  new IntersectionObserver((entries) => {
    ticker.toggleAttribute('data-unseen', !entries.at(-1)?.isIntersecting);
  }).observe(ticker);
}
