import { useSyncExternalStore } from 'react';
import type { ConsentRecord } from '../../lib/consent/record';
import { consentChanged } from '../../lib/consent/store.client';

/** The visitor's current choice. */
export function useConsent(): ConsentRecord['consent'] {
  return useSyncExternalStore(subscribe, () => window.siteConsent.record.consent);
}

function subscribe(onChange: () => void) {
  addEventListener(consentChanged, onChange);
  return () => removeEventListener(consentChanged, onChange);
}
