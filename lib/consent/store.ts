import { type Choice, type ConsentRecord, choose, readRecord, recordOf } from './record';

/** The one holder of the visitor's choice in a page; `early.ts` hangs it on `window`. */
export interface ConsentStore {
  /** As it is now. What its `consent` says may run at this instant. */
  readonly record: ConsentRecord;
  /** Accept all, reject all, save preferences. */
  save(choice: Choice): void;
  /** Shows the banner again, or takes it back; for this page only. */
  show(isShown: boolean): void;
  /** Forgets the choice. */
  reset(): void;
  /** Reads the storage again: another tab, a wiped store, time that has passed. */
  refresh(): void;
}

/** What the store stands on, so that tests can stand in for a browser. */
export interface Surroundings {
  key: string;
  /** Gives the storage, or throws where it is blocked. */
  storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** In ms since 1970. */
  now(): number;
  /** Whether the browser asks for privacy by Global Privacy Control. */
  control(): boolean;
  /** Called at first, and whenever the record has changed. */
  display(record: ConsentRecord): void;
  /** Called whenever what may run may have changed. */
  broadcast(choice: Choice): void;
  log(message: string, error?: unknown): void;
}

/** The consent record of a page: kept in memory, and in the storage where that is possible. */
export function createConsentStore(around: Surroundings): ConsentStore {
  const { key, display, log } = around;
  let record = recordOf();
  let isStored = true;

  const replace = (next: ConsentRecord, isChosen: boolean) => {
    const last = record.consent;
    const { consent } = next;
    record = next;
    display(record);
    if (
      isChosen ||
      last.analytics !== consent.analytics ||
      last.marketing !== consent.marketing
    ) {
      around.broadcast(consent);
    }
  };

  const write = (next: ConsentRecord, text?: string) => {
    isStored = true;
    try {
      // First the old record goes: a full storage may take no new one, and must not keep consent
      // that was withdrawn.
      around.storage().removeItem(key);
      if (text) around.storage().setItem(key, text);
    } catch (error) {
      isStored = false;
      log('The choice holds for this page only.', error);
    }
    replace(next, true);
  };

  const read = () => {
    try {
      const stored = around.storage().getItem(key);
      const found = stored === null ? recordOf() : readRecord(stored, around.now(), around.control());
      if (found) return found;
      log('The stored choice was discarded.');
      around.storage().removeItem(key);
    } catch (error) {
      log('No choice can be read.', error);
      isStored = false;
    }
    return recordOf();
  };

  record = read();
  display(record);
  return {
    get record() {
      return record;
    },
    save(choice) {
      const next = choose(record, choice, around.now(), around.control());
      write(next, JSON.stringify(next));
    },
    show(isShown) {
      replace({ ...record, showBanner: isShown || !record.hasConsented }, false);
    },
    reset() {
      write(recordOf());
    },
    refresh() {
      const wasStored = isStored;
      const found = read();
      const isNewer = (found.lastUpdated ?? '') > (record.lastUpdated ?? '');
      // What could not be stored yields only to what another tab has chosen since.
      if (wasStored ? found.lastUpdated !== record.lastUpdated : isNewer) replace(found, false);
    },
  };
}
