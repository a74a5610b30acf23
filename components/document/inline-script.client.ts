/**
 * The inline script, which runs in the head of every page before the first paint. It creates the
 * consent store, answers the buttons of the banner and "Leave this page", keeps clicks that come too early,
 * writes beside the first pictures that they are loading, and fetches the page script once the browser is idle or
 * the visitor does something. It is a part of every document, so each byte counts.
 */

import { installConsentStore } from '../../lib/consent/store.client';
import type { Language } from '../../lib/language';
import { noteToggle, toggleKeys } from '../../lib/tracking/pending-toggles.client';
import {
  answerBanner,
  choosePreferencesWithoutScript,
  isSecondTap,
} from '../consent/answer-banner.client';
import { cancel, installEarlyClicks } from '../islands/early-clicks.client';
import { leave, watchReturns } from '../leave-this-page/leave.client';

installConsentStore();
const keepEarlyClick = installEarlyClicks();

const { documentElement: root, currentScript } = document;
const { script } = (currentScript as HTMLElement).dataset;
let hasFailed = false;
const fetchScript = () => {
  // "Leave this page" has emptied the document. The script has nothing to act on there.
  if (!root.isConnected) return;
  import(/* @vite-ignore */ script as string).catch((error) => {
    console.warn(error);
    hasFailed = true;
    window.earlyClicks.fail();
    // Without the page script the browser has to load the pictures itself.
    for (const picture of document.querySelectorAll<HTMLTemplateElement>('.image > template')) {
      (picture.parentElement as HTMLElement).dataset.state = 'priority';
      picture.replaceWith(picture.content);
    }
  });
};
// At the latest after 10 s, in a browser that is never idle. Safari lacks `requestIdleCallback`; its `setTimeout`
// reads the options as a delay of 0.
addEventListener('load', () =>
  (window.requestIdleCallback ?? setTimeout)(fetchScript, { timeout: 10_000 } as number & object),
);
for (const event of ['pointerdown', 'keydown', 'focusin', 'scroll', 'click']) {
  // Added before the listener below, which may cancel a click.
  addEventListener(event, fetchScript, { once: true, capture: true });
}

addEventListener(
  'click',
  (event) => {
    if (isSecondTap(event)) return cancel(event);
    const target = event.target as Element;
    const exit = target.closest<HTMLAnchorElement>('[data-leave]');
    if (exit) {
      event.preventDefault();
      return leave(exit.href);
    }
    if (answerBanner(event)) return;
    keepEarlyClick(event);
    if (hasFailed && !event.defaultPrevented) choosePreferencesWithoutScript(event);
    // The toggle is kept for trackers, which may start only on the next page.
    const toggle = target.closest<HTMLAnchorElement>('[data-toggle]');
    if (
      toggle &&
      toggleKeys &&
      !event.defaultPrevented &&
      window.siteConsent.record.consent.analytics
    ) {
      noteToggle(toggle.hreflang as Language);
    }
  },
  true,
);

watchReturns();
