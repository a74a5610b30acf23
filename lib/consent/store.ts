import { type Choice, type ConsentRecord, choose, readRecord, recordOf } from './record';

/** The one holder of the visitor's choice in a page, once the page's script is there. */
export interface ConsentStore {
  /** As it is now. What its `consent` says may run at this instant. */
  readonly record: ConsentRecord;
  /** Accept all, reject all, save preferences. */
  save(choice: Choice): void;
  /** Reads the storage again: another tab, a wiped store, time that has passed. */
  refresh(): void;
  /** Shows the banner again, or takes it back; for this page only. */
  show(isShown: boolean): void;
  /** Forgets the choice. */
  reset(): void;
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
  /** What was chosen before, and told to whoever listened; it may not have been storable. */
  early?: ConsentRecord | undefined;
}

/** The consent record of a page: kept in memory, and in the storage where that is possible. */
export function createConsentStore(around: Surroundings): ConsentStore {
  const { key, storage, now, control, display, broadcast, log, early } = around;
  /** What the storage was last seen to hold; undefined where that cannot be told. */
  let stored: string | null | undefined;

  const read = (): ConsentRecord => {
    stored = storage().getItem(key);
    if (stored === null) return recordOf();
    const found = readRecord(stored, now(), control());
    if (!found) {
      log('The stored choice was discarded.');
      storage().removeItem(key);
    }
    return found ?? recordOf();
  };

  const replace = (next: ConsentRecord) => {
    record = next;
    display(record);
    broadcast(record.consent);
  };

  const write = (next: ConsentRecord) => {
    try {
      // The old record goes first: a full storage may take no new one, and must not keep consent
      // that was withdrawn.
      storage().removeItem(key);
      stored = null;
      if (next.hasConsented) {
        const text = JSON.stringify(next);
        storage().setItem(key, text);
        stored = text;
      }
    } catch (error) {
      log('The choice holds for this page only.', error);
    }
    replace(next);
  };

  let record = early ?? recordOf();
  try {
    const found = read();
    if (found.hasConsented) record = found;
    else if (early) log('The choice holds for this page only.');
  } catch (error) {
    log('No choice is remembered here.', error);
  }
  display(record);
  return {
    get record() {
      return record;
    },
    save: (choice) => write(choose(record, choice, now(), control())),
    show(isShown) {
      record = { ...record, showBanner: isShown || !record.hasConsented };
      display(record);
    },
    reset: () => write(recordOf()),
    refresh() {
      try {
        // What this page could not store is not undone by finding the storage as it was left.
        const text = storage().getItem(key);
        const hasExpired = text !== null && !readRecord(text, now(), control());
        if (text !== stored || hasExpired) replace(read());
      } catch {
        // Blocked since the page was opened, and said then: the choice holds for this page.
      }
    },
  };
}
