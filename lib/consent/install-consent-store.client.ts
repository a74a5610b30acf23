import { consentKey } from './cookies';
import { broadcast } from './event.client';
import { policyRevision } from './policy-revision.client';
import { hasGlobalPrivacyControl } from './privacy-control.client';
import { type ConsentStore, createConsentStore } from './store.client';
import { showChoiceState } from './stored-choice.client';

declare global {
  interface Window {
    /** The visitor's choice in this page; absent until the page's script runs. */
    readonly siteConsent: ConsentStore;
  }
}

/** Installs the consent store as the read-only global `window.siteConsent`. */
export function installConsentStore() {
  const value = createConsentStore({
    key: consentKey,
    storage: () => localStorage,
    now: Date.now,
    present: () => ({ privacyControl: hasGlobalPrivacyControl(), policyRevision }),
    display: ({ hasConsented, showBanner }) => showChoiceState(hasConsented && !showBanner),
    broadcast,
    log: console.info,
    early: window.earlyRecord,
  });
  Object.defineProperty(window, 'siteConsent', { value });
}
