/** Rests the ticker while it is out of sight. */
export function watchTicker() {
  const ticker = document.querySelector('.ticker');
  if (!ticker) return;
  new IntersectionObserver((entries) => {
    ticker.toggleAttribute('data-unseen', !entries.at(-1)?.isIntersecting);
  }).observe(ticker);
}
