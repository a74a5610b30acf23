/** How long the floating buttons of screens without a margin stay after the page was scrolled up, in ms. */
export const floatingDelay = 1000;

/** Shows the floating buttons of screens without a margin while the page is scrolled up, and a moment longer. */
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
