import { broadcast } from './event.client';
import { policyRevision } from './policy-revision.client';
import { hasGlobalPrivacyControl } from './privacy-control.client';
import { consentKey } from './storage-keys.client';
import { type ConsentStore, createConsentStore } from './store.client';

declare global {
  interface Window {
    /** The visitor's choice in this page. */
    readonly siteConsent: ConsentStore;
  }
}

/** Installs the consent store as the read-only global `window.siteConsent`. */
export function installConsentStore() {
  const { dataset } = document.documentElement;
  if (hasGlobalPrivacyControl()) dataset.privacyControl = '';
  const value = createConsentStore({
    key: consentKey,
    storage: () => localStorage,
    now: Date.now,
    present: () => ({ privacyControl: hasGlobalPrivacyControl(), policyRevision }),
    // The style sheet shows the banner or, after a choice, the button that reopens it.
    display({ hasConsented, showBanner }) {
      dataset.choice = hasConsented && !showBanner ? 'made' : 'open';
    },
    broadcast,
    log: console.info,
  });
  Object.defineProperty(window, 'siteConsent', { value });
}
