import { consentString, updateCategory } from './record';
import type { ConsentStore, EarlyStore } from './store.client';

/** Adds to the store what nothing needs before the page's script runs: the head has no room for it. */
export function completeStore(store: EarlyStore): ConsentStore {
  const late: Omit<ConsentStore, keyof EarlyStore> = {
    get consentString() {
      return consentString(store.record.consent);
    },
    updateCategory: (category, isGranted) =>
      store.save(updateCategory(store.record.consent, category, isGranted)),
  };
  return Object.defineProperties(store, Object.getOwnPropertyDescriptors(late)) as ConsentStore;
}
