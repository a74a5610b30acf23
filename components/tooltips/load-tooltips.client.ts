/**
 * Fetches the tooltips when something is first hovered by a mouse or a pen, or focused by the keyboard. A touch shows
 * none.
 */
export function loadTooltipsWhenNeeded() {
  const loading = new AbortController();
  const { signal } = loading;
  const load = () => {
    loading.abort();
    import('./tooltips.client').catch(() => {});
  };
  const loadUnlessTouched = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') load();
  };
  const loadIfVisible = ({ target }: FocusEvent) => {
    if ((target as Element).matches(':focus-visible')) load();
  };
  addEventListener('pointerover', loadUnlessTouched, { signal });
  addEventListener('focusin', loadIfVisible, { signal });
}
