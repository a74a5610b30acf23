/**
 * Runs in the head of every page, before anything is painted: says whether the visitor has chosen,
 * answers the banner's buttons from the first moment on, and fetches the page's script once the
 * browser is idle or the visitor does something. It is bundled into the HTML, so each byte counts.
 */

import { hasGlobalPrivacyControl } from '../../lib/consent/privacy-control.client';
import { type ConsentRecord, everything, nothing } from '../../lib/consent/record';
import type { ConsentStore } from '../../lib/consent/store.client';
import {
  readStoredChoice,
  showChoiceState,
  storeChoice,
} from '../../lib/consent/stored-choice.client';
import type { Language } from '../../lib/language';
import { noteToggle, toggleKeys } from '../../lib/tracking/pending-toggles.client';
import { clickLifetime } from '../islands/early-click.client';
import { isUnmodifiedClick } from '../ui/unmodified-click';

const inPlace = 'a[data-toggle=in-place]';

declare global {
  interface Window {
    /** The latest click, until the page's script follows them itself. */
    earlyClick?: MouseEvent;
    /** What was chosen before the page's script was there. */
    earlyRecord?: ConsentRecord;
  }
}

/** A second tap so soon, in ms, and so near, in px, was meant for the button that is gone. */
const doubleTap = { time: 400, distance: 24 };

showChoiceState(readStoredChoice());
if (hasGlobalPrivacyControl()) document.documentElement.dataset.privacyControl = '';

/** A link that the page's script answers without leaving the page; without it, it leads on. */
let pendingLink: HTMLAnchorElement | null | undefined;
const followLink = () => {
  if (pendingLink && !window.siteConsent) location.assign(pendingLink.href);
};

const { script } = document.currentScript?.dataset ?? {};
const fetchScript = () => {
  if (!script) return;
  import(/* @vite-ignore */ script).catch((error) => {
    console.warn(error);
    followLink();
    // Pictures wait for that script; without it the browser loads them as it sees fit.
    for (const picture of document.querySelectorAll<HTMLTemplateElement>('.image > template')) {
      (picture.parentElement as HTMLElement).dataset.state = 'priority';
      picture.replaceWith(picture.content);
    }
  });
};
addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(fetchScript));
for (const event of ['pointermove', 'touchstart', 'keydown', 'focusin', 'scroll']) {
  addEventListener(event, fetchScript, { once: true });
}

let choice: MouseEvent | undefined;

addEventListener(
  'click',
  (event) => {
    if (
      choice &&
      event.timeStamp - choice.timeStamp < doubleTap.time &&
      Math.hypot(event.clientX - choice.clientX, event.clientY - choice.clientY) <
        doubleTap.distance
    ) {
      event.preventDefault();
      return event.stopImmediatePropagation();
    }
    const store: ConsentStore | undefined = window.siteConsent;
    const target = event.target as Element;
    if (!store) {
      fetchScript();
      if (isUnmodifiedClick(event) && target.closest('a, button')) {
        window.earlyClick = event;
        if (toggleKeys) {
          const toggle = target.closest<HTMLAnchorElement>('[data-toggle]');
          const choice = window.earlyRecord?.consent ?? readStoredChoice();
          if (toggle && choice?.analytics) noteToggle(toggle.hreflang as Language);
        }
        pendingLink = target.closest<HTMLAnchorElement>(inPlace);
        if (pendingLink) {
          event.preventDefault();
          setTimeout(followLink, clickLifetime);
        }
      }
    }
    const { choose } = target.closest<HTMLElement>('[data-choose]')?.dataset ?? {};
    const granted = choose === 'all' ? everything : choose === 'none' && nothing;
    if (granted) {
      choice = event;
      if (store) store.save(granted);
      else window.earlyRecord = storeChoice(granted);
    }
  },
  true,
);
