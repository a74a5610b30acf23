import { clickLifetime } from './click-lifetime';

/** Buttons that the browser or the script in the head answers. */
const answered = '[popovertarget], [type="submit"], [data-choose="all"], [data-choose="none"]';

/** Presses once more the button, or the link answered in place, that was pressed before the page's script was there. */
export function repeatEarlyClick() {
  const { target, timeStamp = 0 } = window.earlyClick ?? {};
  if (!(target instanceof Element) || performance.now() - timeStamp > clickLifetime) return;
  const pressed = target.closest<HTMLElement>('button, a[data-toggle="in-place"]');
  if (pressed?.isConnected && !pressed.matches(answered)) pressed.click();
}
