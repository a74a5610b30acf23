/**
 * Runs in the head of every page, before anything is painted: creates the consent store, answers the
 * banner's buttons, says of the first pictures that they are loading, and fetches the page's script
 * once the browser is idle or the visitor does something. It is bundled into the HTML, so each byte counts.
 */

import { everything, nothing } from '../../lib/consent/record';
import { installConsentStore } from '../../lib/consent/store.client';
import type { Language } from '../../lib/language';
import { noteToggle, toggleKeys } from '../../lib/tracking/pending-toggles.client';
import { clickLifetime, isUnmodifiedClick } from '../islands/clicks';
import { leave, watchReturns } from '../leave-this-page/leave.client';

declare global {
  interface Window {
    /** The latest click from before the page's script ran. */
    earlyClick?: MouseEvent;
  }
}

/**
 * A tap within this time, in ms, and distance, in px, of a choice is part of a double tap on it.
 */
const doubleTapTime = 400;
const doubleTapDistance = 24;

installConsentStore();
addEventListener('DOMContentLoaded', () => {
  // The first pictures may still be loading; the page's script takes the words away with the state.
  for (const words of document.querySelectorAll<HTMLElement>('.image-loading')) {
    words.append(words.dataset.words as string);
  }
});

const { documentElement: root, currentScript } = document;
/** Whether clicks are no longer kept for the page's script: it runs, or it did not come. */
const isSettled = () => root.dataset.pageScript;

/** The in-place toggle or submit button that was clicked; left to the browser if the page's script does not come. */
let pending: HTMLElement | null | undefined;
const giveUp = () => {
  if (isSettled()) return;
  root.dataset.pageScript = 'off';
  pending?.click();
};

const { script } = (currentScript as HTMLElement).dataset;
const fetchScript = () => {
  if (!root.isConnected) return;
  import(/* @vite-ignore */ script as string).catch((error) => {
    console.warn(error);
    giveUp();
    // The page's script would load the pictures; without it they are left to the browser.
    for (const picture of document.querySelectorAll<HTMLTemplateElement>('.image > template')) {
      (picture.parentElement as HTMLElement).dataset.state = 'priority';
      picture.replaceWith(picture.content);
    }
  });
};
addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(fetchScript));
for (const event of ['pointerdown', 'keydown', 'focusin', 'scroll', 'click']) {
  addEventListener(event, fetchScript, { once: true });
}

let lastChoice: MouseEvent | undefined;

addEventListener(
  'click',
  (event) => {
    if (
      lastChoice &&
      event.timeStamp - lastChoice.timeStamp < doubleTapTime &&
      Math.hypot(event.clientX - lastChoice.clientX, event.clientY - lastChoice.clientY) <
        doubleTapDistance
    ) {
      event.preventDefault();
      return event.stopImmediatePropagation();
    }
    const target = event.target as Element;
    const exit = target.closest<HTMLAnchorElement>('[data-leave]');
    if (exit) {
      event.preventDefault();
      return leave(exit.href);
    }
    const toggle = target.closest<HTMLAnchorElement>('[data-toggle]');
    // Not for the replay of a click, which has been recorded already.
    if (toggle && toggleKeys && event.isTrusted && window.siteConsent.record.consent.analytics) {
      noteToggle(toggle.hreflang as Language);
    }
    if (!isSettled() && isUnmodifiedClick(event) && target.closest('a, button')) {
      window.earlyClick = event;
      pending = target.closest<HTMLElement>('[data-toggle="in-place"], [type="submit"]');
      if (pending) {
        event.preventDefault();
        setTimeout(giveUp, clickLifetime);
      }
    }
    const choose = target.closest<HTMLElement>('[data-choose]')?.dataset.choose;
    const granted = choose === 'all' ? everything : choose === 'none' && nothing;
    if (granted) {
      lastChoice = event;
      (target.closest('#choices') as HTMLElement).hidden = true;
      window.siteConsent.save(granted);
    }
  },
  true,
);

watchReturns();
