/**
 * Calls a function whenever the visitor comes back to the page: from another tab or window, by Back or Forward, or by
 * opening it after it was prerendered. It is called at other times too, such as when the visitor leaves.
 */
export function onReturn(act: () => void) {
  for (const event of ['visibilitychange', 'pageshow', 'prerenderingchange']) {
    // Capturing, because the document receives `prerenderingchange`, which does not bubble to the window.
    addEventListener(event, act, true);
  }
}
