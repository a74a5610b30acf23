import { isUnmodifiedClick } from './clicks';

/**
 * Clicks before the script that answers them. Such a click waits, and acts once: by the script, or by the browser if the
 * script fails or is late.
 *
 * Each island is a part with a script of its own. The root element is the part of the page script, with all buttons outside
 * of islands. The state of its part decides about a click:
 *
 * | part    | because                                 | a click                            |
 * |---------|-----------------------------------------|------------------------------------|
 * | coming  | its script has not come yet             | waits                              |
 * | settled | its script is ready                     | is answered by the script          |
 * | settled | its script or the page script failed    | is answered by the browser         |
 * | settled | its script is late: the browser had to  | is answered by the browser, until  |
 * |         | answer a click after `longestWait`      | the script is ready                |
 *
 * - While a click waits, its button is busy, and no other listener receives the click.
 * - Further clicks on a busy button are ignored. A click on another button waits separately.
 * - A click waits until its part is settled, at most for `longestWait`. Then its button is clicked once. If the wait is over
 *   and the browser cannot answer the button, the button stops being busy, and the next click on it waits again.
 * - A click is dropped if its button has left the page.
 * - Links, summaries and popovers never wait. The browser answers a click with a modifier key.
 */
interface EarlyClicks {
  /** Ends the waiting of clicks on a part, whose script is ready or has failed. */
  settle(part: Element): void;
  /** Ends all waiting, because the page script has failed and with it every part. */
  fail(): void;
  /** The last click that did not wait. If it was on a link, the page of the link may still be loading. */
  last?: MouseEvent;
}

declare global {
  interface Window {
    /** The inline script installs this before anything can be clicked. */
    earlyClicks: EarlyClicks;
  }
}

/** How long a click waits for its script at most, in ms. */
const longestWait = 10_000;

/** The event that a part receives when a click on it begins to wait. */
export const clickWaits = 'clickwaits';

/** Selects a button on which a click waits. */
export const waitingButton = '[aria-busy="true"]';

/** Selects the links and buttons whose clicks a script answers. */
const answeredByScript = '[data-toggle=in-place],button:not([popovertarget])';

/** Selects the links and buttons that the browser answers if no script does. */
const answeredByBrowser = 'a,[type=submit]';

/**
 * Installs `window.earlyClicks`.
 * @returns the function that the first listener has to call for every click: it
 * cancels a click that has to wait, and keeps it
 */
export function installEarlyClicks() {
  const settled = new WeakSet<Element>();
  /** The timer of each button on which a click waits. */
  const waiting = new Map<HTMLElement, ReturnType<typeof setTimeout>>();
  let parts = 'html,[data-island]';

  const partOf = (button: Element) => button.closest(parts) as Element;
  const isSettled = (button: Element) => settled.has(partOf(button));

  /** Makes a click wait: its button is busy, and its part learns of it. */
  const wait = (button: HTMLElement) => {
    const part = partOf(button);
    const giveUp = () => {
      // The browser answers this click and all later ones on the part. Other buttons have no answer without a script.
      if (button.matches(answeredByBrowser)) settled.add(part);
      endWait(button);
    };
    waiting.set(button, setTimeout(giveUp, longestWait));
    button.ariaBusy = 'true';
    part.dispatchEvent(new Event(clickWaits));
  };

  /** Ends the wait of a click. It acts if its part is settled. */
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
      // Islands are no parts any more: all buttons belong to the root.
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
