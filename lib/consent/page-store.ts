import { consentKey } from './cookies';
import { showChoice } from './early-choice';
import { broadcast } from './event';
import { asksForPrivacy } from './privacy-control';
import { type ConsentStore, createConsentStore } from './store';

declare global {
  interface Window {
    /** The visitor's choice in this page; absent until the page's script is there. */
    readonly siteConsent: ConsentStore;
  }
}

/** Hangs the store of the visitor's choice on `window`, where nothing can take its place. */
export function createPageStore() {
  const value = createConsentStore({
    key: consentKey,
    storage: () => localStorage,
    now: Date.now,
    control: asksForPrivacy,
    display: ({ hasConsented, showBanner }) => showChoice(hasConsented && !showBanner),
    broadcast,
    log: console.info,
    early: window.earlyRecord,
  });
  Object.defineProperty(window, 'siteConsent', { value });
}
