/** A tooltip's delay, and how soon after one the next shows at once; in ms. */
export const tooltips = { delay: 700, skipDelay: 300 };

type LoadTooltips = () => Promise<typeof import('./Tooltips.client')>;

/**
 * Loads tooltips when an element with `data-tooltip` is first hovered or focused.
 * @param loadTooltips fetches the component that shows them; the page works without it
 */
export function watchTooltips(loadTooltips: LoadTooltips) {
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'touch') void reach(event.target, loadTooltips);
  });
  document.addEventListener('focusin', (event) => {
    if ((event.target as Element).matches(':focus-visible')) void reach(event.target, loadTooltips);
  });
  // An element hovered before this script ran counts too; after a touch, `:hover` says nothing.
  const hovered = matchMedia('(hover: hover)').matches ? '[data-tooltip]:hover, ' : '';
  void reach(document.querySelector(`${hovered}[data-tooltip]:focus-visible`), loadTooltips);
}

async function reach(target: EventTarget | null, loadTooltips: LoadTooltips) {
  const element = (target as Element | null)?.closest<HTMLElement>('[data-tooltip]');
  if (!element) return;
  const since = performance.now();
  try {
    const { anchorTooltip } = await loadTooltips();
    anchorTooltip(element, since);
  } catch (error) {
    console.warn('Tooltips could not be loaded.', error);
  }
}
