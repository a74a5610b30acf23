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

/** A second tap so soon, in ms, and so near, in px, was meant for the button that is gone. */
const doubleTap = { time: 400, distance: 24 };

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

let choice: MouseEvent | undefined;

addEventListener(
  'click',
  (event) => {
    if (choice && isDoubleTap(choice, event)) {
      event.preventDefault();
      return event.stopImmediatePropagation();
    }
    const button = (event.target as Element).closest<HTMLElement>('[data-choose]');
    const choose = button?.dataset.choose;
    if (choose === 'all' || choose === 'none') {
      choice = event;
      consent.save(choose === 'all' ? everything : nothing);
    } else if (choose) {
      window.preferencesWanted = true;
    }
  },
  true,
);

function isDoubleTap(first: MouseEvent, second: MouseEvent): boolean {
  const [x, y] = [second.clientX - first.clientX, second.clientY - first.clientY];
  return (
    second.timeStamp - first.timeStamp < doubleTap.time && Math.hypot(x, y) < doubleTap.distance
  );
}
