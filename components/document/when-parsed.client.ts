/**
 * Calls `act` once the document is parsed. The page script can load before parsing ends, if the
 * visitor interacts early.
 */
export function whenParsed(act: () => void) {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', act, { once: true });
  else act();
}
