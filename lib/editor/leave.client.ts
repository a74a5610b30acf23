/** The editor lets Save be pressed while the form has changes. */
const isChanged = () =>
  document.querySelector('button.primary[aria-keyshortcuts$="+S"]:enabled') !== null;

/** Asks before a form with changes is left: by the arrow, Escape, the browser's Back or a reload. */
export function askBeforeLeaving(question: string) {
  const stays = () => isChanged() && !confirm(question);
  addEventListener('beforeunload', (event) => {
    if (isChanged()) event.preventDefault();
  });
  window.navigation?.addEventListener('navigate', (event) => {
    const { sameDocument } = event.destination;
    if (event.userInitiated && event.cancelable && sameDocument && stays()) event.preventDefault();
  });
  // Escape clicks the arrow as well.
  addEventListener(
    'click',
    (event) => {
      const isArrow = event.target instanceof Element && event.target.closest('button.back');
      if (isArrow && stays()) event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
