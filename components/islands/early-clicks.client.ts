import { isUnmodifiedClick } from './clicks';

/**
 * A click may come before the script that answers it. It then waits, and acts once: by the script,
 * or by the browser if the script fails or is late.
 *
 * Scripts come in parts: each island is one; the document's element is another, for all buttons
 * outside of islands, which the page script answers. The state of its part decides about a click:
 *
 * | part    | because                                 | a click                            |
 * |---------|-----------------------------------------|------------------------------------|
 * | coming  | its script has not come yet             | waits                              |
 * | settled | its script is ready                     | is answered by the script          |
 * | settled | its script or the page script failed    | is answered by the browser         |
 * | settled | its script is late: the browser had to  | is answered by the browser, until  |
 * |         | answer a click after `longestWait`      | the script is ready                |
 *
 * - While a click waits, its button is busy, and no other listener has heard of the click.
 * - A click on a busy button is the same click. On another button it waits for itself.
 * - A click waits until its part is settled, at most for `longestWait`. Then its button is clicked
 *   once. A late button that the browser cannot answer is only busy no longer; the next click on it
 *   waits anew.
 * - A click whose button has left the page is dropped.
 * - Links, summaries and popovers never wait. A click with a modifier key is left to the browser.
 */
interface EarlyClicks {
  /** Says that clicks on a part are no longer to wait: its script is ready, or has failed. */
  settle(part: Element): void;
  /** Says that the page script has failed, and with it all parts. */
  fail(): void;
  /** The last click that did not wait: the page of a link may still be loading. */
  last?: MouseEvent;
}

declare global {
  interface Window {
    /** Installed by the inline script, before anything can be clicked. */
    earlyClicks: EarlyClicks;
  }
}

/** How long a click waits for its script, in ms. */
const longestWait = 10_000;

/** The event on an island, when a click on it begins to wait. */
export const clickWaits = 'clickwaits';

/** Selects a button on which a click waits. */
export const waitingButton = '[aria-busy="true"]';

/** Buttons that need a script, and links and buttons for which a script has the better answer. */
const answeredByScript = '[data-toggle=in-place],button:not([popovertarget])';

/** Buttons that the browser answers if no script does. */
const answeredByBrowser = 'a,[type=submit]';

/**
 * Installs `window.earlyClicks`.
 * @returns a function for the first listener of every click on the page: it cancels a click that has
 *   to wait, and keeps it
 */
export function installEarlyClicks() {
  const settled = new WeakSet<Element>();
  /** The timer of each button on which a click waits. */
  const waiting = new Map<HTMLElement, ReturnType<typeof setTimeout>>();
  let parts = 'html,[data-island]';

  const partOf = (button: Element) => button.closest(parts) as Element;
  const isSettled = (button: Element) => settled.has(partOf(button));

  const wait = (button: HTMLElement) => {
    const part = partOf(button);
    const giveUp = () => {
      if (button.matches(answeredByBrowser)) settled.add(part);
      endWait(button);
    };
    waiting.set(button, setTimeout(giveUp, longestWait));
    button.ariaBusy = 'true';
    part.dispatchEvent(new Event(clickWaits));
  };

  /** Ends the wait of a click, which acts if its part is settled. */
  const endWait = (button: HTMLElement) => {
    clearTimeout(waiting.get(button));
    waiting.delete(button);
    button.ariaBusy = null;
    if (button.isConnected && isSettled(button)) button.click();
  };

  const earlyClicks: EarlyClicks = {
    settle(part) {
      settled.add(part);
      for (const button of waiting.keys()) if (isSettled(button)) endWait(button);
    },
    fail() {
      parts = 'html';
      earlyClicks.settle(document.documentElement);
    },
  };
  window.earlyClicks = earlyClicks;

  return (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>(answeredByScript);
    if (button && isUnmodifiedClick(event) && (button.ariaBusy || !isSettled(button))) {
      cancel(event);
      if (!button.ariaBusy) wait(button);
    } else earlyClicks.last = event;
  };
}

/** Keeps a click from the browser and from all other listeners. */
export function cancel(event: Event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}
