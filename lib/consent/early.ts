/**
 * Runs in the head of every page, before anything is painted: says whether the visitor has chosen,
 * and answers the banner's buttons from the first moment on. It is bundled into the HTML, so each
 * byte counts.
 */
import { consentKey } from './cookies';
import { broadcast } from './event';
import { everything, nothing } from './record';
import { type ConsentStore, createConsentStore } from './store';

declare global {
  interface Window {
    /** The visitor's choice in this page. */
    siteConsent: ConsentStore;
    /** The visitor asked for the preferences before anything could show them. */
    preferencesWanted?: boolean;
  }
}

/** A second tap this soon after a choice was meant for the button that is gone; ms. */
const doubleTap = 400;

const { dataset } = document.documentElement;
const privacyControl = () => {
  try {
    return Boolean((navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl);
  } catch {
    return true;
  }
};

const consent = createConsentStore({
  key: consentKey,
  storage: () => localStorage,
  now: Date.now,
  control: privacyControl,
  display({ hasConsented, showBanner }) {
    dataset.choice = hasConsented && !showBanner ? 'made' : 'open';
  },
  broadcast,
  log: console.info,
});
Object.defineProperty(window, 'siteConsent', { value: consent });
if (privacyControl()) dataset.privacyControl = '';

let chosenAt = Number.NEGATIVE_INFINITY;

addEventListener(
  'click',
  (event) => {
    const { target, timeStamp } = event;
    if (timeStamp - chosenAt < doubleTap) {
      event.preventDefault();
      return event.stopImmediatePropagation();
    }
    const { choose } = (target as Element).closest<HTMLElement>('[data-choose]')?.dataset ?? {};
    if (choose === 'all' || choose === 'none') {
      chosenAt = timeStamp;
      consent.save(choose === 'all' ? everything : nothing);
    } else if (choose) {
      window.preferencesWanted = true;
    }
  },
  true,
);
