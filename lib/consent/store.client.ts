import {
  type Category,
  type Choice,
  type Circumstances,
  type ConsentRecord,
  choose,
  readRecord,
  undecided,
} from './record';

/** Holds the visitor's choice in a page, from the head on. */
export interface EarlyStore {
  /** The present record; its `consent` says what may run now. */
  readonly record: ConsentRecord;
  /** Accept all, reject all, save preferences. */
  save(choice: Choice): void;
  /** Reads the storage again: another tab, a wiped store, time that has passed. */
  refresh(): void;
  /** Shows or hides the banner, in this page only. */
  show(isShown: boolean): void;
  /** Forgets the choice. */
  reset(): void;
}

/** The store once the page's script runs (`complete-store.client.ts`). */
export interface ConsentStore extends EarlyStore {
  /** The record in short, `N:1-A:0-M:0` (specification, section 3). */
  readonly consentString: string;
  /** Grants or denies one category, and leaves the other as it is. */
  updateCategory(category: Category, isGranted: boolean): void;
}

/** Dependencies of `createConsentStore`; tests replace the browser's. */
export interface StoreDeps {
  key: string;
  /** Returns the storage; throws if it is blocked. */
  storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** In ms since 1970. */
  now(): number;
  /** The present conditions of a choice. */
  present(): Circumstances;
  /** Called on creation, and after each change of the record. */
  display(record: ConsentRecord): void;
  /** Called whenever consent may have changed. */
  broadcast(choice: Choice): void;
  log(message: string, error?: unknown): void;
}

/** The consent record of a page: kept in memory, and in the storage where that is possible. */
export function createConsentStore(deps: StoreDeps): EarlyStore {
  const { key, storage, now, present, display, broadcast, log } = deps;
  /** The text last read or written; undefined if storage could not be read. */
  let stored: string | null | undefined;

  const read = (): ConsentRecord => {
    stored = storage().getItem(key);
    if (stored === null) return undecided;
    const found = readRecord(stored, now(), present());
    if (!found) {
      log('The stored choice was discarded.');
      storage().removeItem(key);
    }
    return found ?? undecided;
  };

  const replace = (next: ConsentRecord) => {
    record = next;
    display(record);
    broadcast(record.consent);
  };

  const write = (next: ConsentRecord) => {
    stored = next.hasConsented ? JSON.stringify(next) : null;
    try {
      // In one call, because other tabs are notified of each call.
      if (stored) storage().setItem(key, stored);
      else storage().removeItem(key);
    } catch (error) {
      log('The choice could not be stored.', error);
      forget();
    }
    replace(next);
  };

  /** Deletes the old entry, which may be a consent that is now withdrawn. */
  const forget = () => {
    stored = null;
    try {
      storage().removeItem(key);
    } catch {
      // Storage is blocked.
    }
  };

  let record = undecided;
  try {
    record = read();
  } catch (error) {
    log('The stored choice could not be read.', error);
  }
  display(record);
  return {
    get record() {
      return record;
    },
    save: (choice) => write(choose(record, choice, now(), present())),
    show(isShown) {
      record = { ...record, showBanner: isShown || !record.hasConsented };
      display(record);
    },
    reset: () => write(undecided),
    refresh() {
      try {
        // If storage is unchanged, keep a choice that this page could not store.
        const text = storage().getItem(key);
        const hasExpired = text !== null && !readRecord(text, now(), present());
        if (text !== stored || hasExpired) replace(read());
      } catch {
        // Storage was already blocked, and this logged, when the page opened: keep its choice.
      }
    },
  };
}
