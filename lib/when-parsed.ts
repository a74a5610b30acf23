/**
 * Calls `act` once the document is whole: the page's script may come before its end, for who
 * touches a page that is still on its way has fetched it.
 */
export function whenParsed(act: () => void) {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', act, { once: true });
  else act();
}
