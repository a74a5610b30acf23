/**
 * Runs in the head of every page, before anything is painted: creates the consent store, answers the
 * banner's buttons, and fetches the page's script once the browser is idle or the visitor does
 * something. It is bundled into the HTML, so each byte counts.
 */

import { installConsentStore } from '../../lib/consent/install-consent-store.client';
import { everything, nothing } from '../../lib/consent/record';
import type { Language } from '../../lib/language';
import { noteToggle, toggleKeys } from '../../lib/tracking/pending-toggles.client';
import { clickLifetime } from '../islands/early-click.client';
import { isUnmodifiedClick } from '../ui/unmodified-click';

declare global {
  interface Window {
    /** The latest click from before the page's script was there. */
    earlyClick?: MouseEvent;
  }
}

/** A second tap so soon, in ms, and so near, in px, was meant for the button that is gone. */
const doubleTapTime = 400;
const doubleTapDistance = 24;

installConsentStore();

const { documentElement: root, currentScript } = document;
const isPageScriptRunning = () => 'pageScript' in root.dataset;

/** A link that the page's script answers without leaving the page; without it, it leads on. */
let pendingLink: HTMLAnchorElement | null | undefined;
const followLink = () => {
  if (pendingLink && !isPageScriptRunning()) location.assign(pendingLink.href);
};

const { script } = (currentScript as HTMLElement).dataset;
const fetchScript = () => {
  import(/* @vite-ignore */ script as string).catch((error) => {
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
for (const event of ['pointermove', 'touchstart', 'keydown', 'focusin', 'scroll', 'click']) {
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
    const toggle = target.closest<HTMLAnchorElement>('[data-toggle]');
    // A click that is repeated for an island has been noted.
    if (toggle && toggleKeys && event.isTrusted && window.siteConsent.record.consent.analytics) {
      noteToggle(toggle.hreflang as Language);
    }
    if (!isPageScriptRunning() && isUnmodifiedClick(event) && target.closest('a, button')) {
      window.earlyClick = event;
      pendingLink = toggle?.dataset.toggle === 'in-place' ? toggle : undefined;
      if (pendingLink) {
        event.preventDefault();
        setTimeout(followLink, clickLifetime);
      }
    }
    const { choose } = target.closest<HTMLElement>('[data-choose]')?.dataset ?? {};
    const granted = choose === 'all' ? everything : choose === 'none' && nothing;
    if (granted) {
      lastChoice = event;
      window.siteConsent.save(granted);
    }
  },
  true,
);
