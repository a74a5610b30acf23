/** How long the floating buttons stay after the page was scrolled up, in ms (`fixed.css`). */
export const floatingDelay = 1000;

/**
 * Shows the floating buttons while the page is scrolled up, and a moment longer, on screens that have
 * no room for them beside the text.
 */
export function watchFloating() {
  let last = scrollY;
  let timer: ReturnType<typeof setTimeout>;
  const show = (isShown: boolean) =>
    document.querySelector('.floating')?.toggleAttribute('data-shown', isShown);
  addEventListener(
    'scroll',
    () => {
      const isUp = scrollY < last;
      last = scrollY;
      clearTimeout(timer);
      show(isUp);
      if (isUp) timer = setTimeout(show, floatingDelay, false);
    },
    { passive: true },
  );
}
