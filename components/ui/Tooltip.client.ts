/**
 * Watches for the mouse or the keyboard to reach an element with `data-tooltip`. What shows
 * tooltips is fetched with the first; until then, and without it, the page works as it is.
 */
export function watchTooltips() {
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'touch') reach(event);
  });
  document.addEventListener('focusin', (event) => {
    if ((event.target as Element).matches(':focus-visible')) reach(event);
  });
}

async function reach({ target }: Event) {
  const element = (target as Element).closest<HTMLElement>('[data-tooltip]');
  if (!element) return;
  const since = performance.now();
  try {
    const { anchorTooltip } = await import('../islands/Tooltips.client');
    anchorTooltip(element, since);
  } catch (error) {
    console.warn('Tooltips could not be loaded.', error);
  }
}
