/** Calls `act` when the browser is idle, at the latest after `timeout` ms. */
export function onIdle(act: () => void, timeout?: number) {
  if ('requestIdleCallback' in window) requestIdleCallback(act, timeout ? { timeout } : {});
  else setTimeout(act, 200);
}
