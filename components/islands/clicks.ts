/** A pending click is replayed only if its handler is ready within this time, in ms. */
export const clickLifetime = 10_000;

/** Buttons that the browser or the inline script has already handled. */
const answered = '[popovertarget], [data-choose="all"], [data-choose="none"]';

/** Replays a click on a button, or on an in-place toggle, from before the page script had loaded. */
export function replayEarlyClick() {
  const { target, timeStamp = 0 } = window.earlyClick ?? {};
  if (!(target instanceof Element) || performance.now() - timeStamp > clickLifetime) return;
  const pressed = target.closest<HTMLElement>('button, a[data-toggle="in-place"]');
  if (pressed?.isConnected && !pressed.matches(answered)) pressed.click();
}

/** Whether a click opens no new window, tab or context menu. */
export function isUnmodifiedClick(
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
