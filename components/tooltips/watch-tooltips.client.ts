/**
 * Loads tooltips when an element with `data-tooltip` is first hovered or focused.
 * @param load fetches what shows them; the page works without it
 */
export function watchTooltips(load: () => Promise<typeof import('./tooltips.client')>) {
  const reach = async (target: EventTarget | null) => {
    const element = (target as Element | null)?.closest<HTMLElement>('[data-tooltip]');
    if (!element) return;
    const since = performance.now();
    try {
      (await load()).reach(element, since);
    } catch (error) {
      console.warn('Tooltips could not be loaded.', error);
    }
  };
  document.addEventListener('pointerover', ({ pointerType, target }) => {
    if (pointerType !== 'touch') void reach(target);
  });
  document.addEventListener('focusin', ({ target }) => {
    if ((target as Element).matches(':focus-visible')) void reach(target);
  });
  // An element hovered before this script ran counts too; after a touch, `:hover` says nothing.
  const hovered = matchMedia('(hover: hover)').matches ? '[data-tooltip]:hover, ' : '';
  void reach(document.querySelector(`${hovered}[data-tooltip]:focus-visible`));
}
