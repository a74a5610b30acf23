type LoadTooltips = () => Promise<typeof import('../islands/Tooltips.client')>;

/**
 * Watches for the mouse or the keyboard to reach an element with `data-tooltip`.
 * @param loadTooltips fetches what shows them, with the first; until then, and without it, the
 *   page works as it is
 */
export function watchTooltips(loadTooltips: LoadTooltips) {
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'touch') void reach(event, loadTooltips);
  });
  document.addEventListener('focusin', (event) => {
    if ((event.target as Element).matches(':focus-visible')) void reach(event, loadTooltips);
  });
}

async function reach({ target }: Event, loadTooltips: LoadTooltips) {
  const element = (target as Element).closest<HTMLElement>('[data-tooltip]');
  if (!element) return;
  const since = performance.now();
  try {
    const { anchorTooltip } = await loadTooltips();
    anchorTooltip(element, since);
  } catch (error) {
    console.warn('Tooltips could not be loaded.', error);
  }
}
