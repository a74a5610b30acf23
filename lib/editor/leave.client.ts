/** Whether the form has changes: only then does the editor enable its Save button. */
const isChanged = () =>
  document.querySelector('button.primary[aria-keyshortcuts$="+S"]:enabled') !== null;

/** Asks before a form with changes is left by the arrow, Escape, the browser's Back button or a reload. */
export function askBeforeLeaving(question: string) {
  const stays = () => isChanged() && !confirm(question);
  addEventListener('beforeunload', (event) => {
    if (isChanged()) event.preventDefault();
  });
  window.navigation?.addEventListener('navigate', (event) => {
    const { sameDocument } = event.destination;
    if (event.userInitiated && event.cancelable && sameDocument && stays()) event.preventDefault();
  });
  // The editor clicks the arrow when Escape is pressed, so this answers Escape too.
  addEventListener(
    'click',
    (event) => {
      const isArrow = event.target instanceof Element && event.target.closest('button.back');
      if (isArrow && stays()) event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
