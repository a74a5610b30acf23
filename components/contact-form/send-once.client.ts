/** How long the browser may take to open the answer to a form that it has sent, in ms. */
const sendingTime = 5000;

/**
 * Cancels further presses on the button of a form that the browser is sending, because each of them would send the
 * message again. Where the script of the form sends the message, it has canceled the press before this sees it.
 */
export function sendOnce() {
  let sentAt = Number.NEGATIVE_INFINITY;
  addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    if (event.timeStamp - sentAt < sendingTime) event.preventDefault();
    else sentAt = event.timeStamp;
  });
}
