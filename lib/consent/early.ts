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
    if (event.timeStamp - chosenAt < doubleTap) {
      event.preventDefault();
      return event.stopImmediatePropagation();
    }
    const button = (event.target as Element).closest<HTMLElement>('[data-choose]');
    if (!button) return;
    const { choose } = button.dataset;
    if (choose === 'all' || choose === 'none') {
      chosenAt = event.timeStamp;
      consent.save(choose === 'all' ? everything : nothing);
      const status = document.getElementById('choice-status');
      if (status) status.textContent = status.dataset.saved ?? '';
    } else {
      consent.show(true);
      window.preferencesWanted = true;
    }
  },
  true,
);

for (const event of ['storage', 'pageshow', 'visibilitychange']) {
  addEventListener(event, consent.refresh, true);
}
document.addEventListener('prerenderingchange', consent.refresh);
