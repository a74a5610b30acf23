/**
 * Runs in the head of every page, before anything is painted: creates the consent store, answers the
 * banner's buttons, says of the first pictures that they are loading, and fetches the page's script
 * once the browser is idle or the visitor does something. It is bundled into the HTML, so each byte counts.
 */

import { type Choice, everything, nothing } from '../../lib/consent/record';
import { installConsentStore } from '../../lib/consent/store.client';
import type { Language } from '../../lib/language';
import { noteToggle, toggleKeys } from '../../lib/tracking/pending-toggles.client';
import { cancel, installEarlyClicks } from '../islands/early-clicks.client';
import { leave, watchReturns } from '../leave-this-page/leave.client';

/**
 * A tap within this time, in ms, and distance, in px, of an answer is part of a double tap on it.
 */
const doubleTapTime = 400;
const doubleTapDistance = 24;

installConsentStore();
const keepEarlyClick = installEarlyClicks();
addEventListener('DOMContentLoaded', () => {
  // The first pictures may still be loading; the page's script takes the words away with the state.
  for (const words of document.querySelectorAll<HTMLElement>('.image-loading')) {
    words.append(words.dataset.words as string);
  }
});

const { documentElement: root, currentScript } = document;
const { script } = (currentScript as HTMLElement).dataset;
const fetchScript = () => {
  if (!root.isConnected) return;
  import(/* @vite-ignore */ script as string).catch((error) => {
    console.warn(error);
    window.earlyClicks.fail();
    // The page's script would load the pictures; without it they are left to the browser.
    for (const picture of document.querySelectorAll<HTMLTemplateElement>('.image > template')) {
      (picture.parentElement as HTMLElement).dataset.state = 'priority';
      picture.replaceWith(picture.content);
    }
  });
};
addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(fetchScript));
for (const event of ['pointerdown', 'keydown', 'focusin', 'scroll', 'click']) {
  // Before the click's listener below, which may cancel it.
  addEventListener(event, fetchScript, { once: true, capture: true });
}

/** The answers to the banner that need no dialog. */
const answers: Record<string, Choice> = { all: everything, none: nothing };

let lastAnswer: MouseEvent | undefined;

/** Whether a tap is the second of a double tap on an answer, whose banner is gone already. */
const isSecondTap = (tap: MouseEvent) =>
  lastAnswer &&
  tap.isTrusted &&
  tap.timeStamp - lastAnswer.timeStamp < doubleTapTime &&
  Math.hypot(tap.clientX - lastAnswer.clientX, tap.clientY - lastAnswer.clientY) <
    doubleTapDistance;

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
    const answer = answers[target.closest<HTMLElement>('[data-choose]')?.dataset.choose ?? ''];
    if (answer) {
      lastAnswer = event;
      (target.closest('#choices') as HTMLElement).hidden = true;
      return window.siteConsent.save(answer);
    }
    keepEarlyClick(event);
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
