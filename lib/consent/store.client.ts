import {
  type Category,
  type Choice,
  type Circumstances,
  type ConsentRecord,
  choose,
  consentString,
  readRecord,
  undecided,
} from './record';
import { consentKey } from './storage.client';

/** The cookie policy's revision (`content/practice.yaml`), written into the scripts by the build. */
declare const __COOKIE_POLICY_REVISION__: number;

declare global {
  interface Window {
    /** The visitor's choice in this page. */
    readonly siteConsent: ReturnType<typeof createConsentStore>;
  }
}

/** Installs the store as the read-only global `window.siteConsent`, before anything is painted. */
export function installConsentStore() {
  if (hasGlobalPrivacyControl()) document.documentElement.dataset.privacyControl = '';
  Object.defineProperty(window, 'siteConsent', { value: createConsentStore() });
}

const hasGlobalPrivacyControl = () =>
  Boolean((navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl);

const present = (): Circumstances => ({
  privacyControl: hasGlobalPrivacyControl(),
  policyRevision: __COOKIE_POLICY_REVISION__,
});

/** The consent record of a page: kept in memory, and in the storage where that is possible. */
function createConsentStore() {
  /** The text last read or written; undefined if storage could not be read. */
  let stored: string | null | undefined;

  const read = (): ConsentRecord => {
    stored = localStorage.getItem(consentKey);
    if (stored === null) return undecided;
    const found = readRecord(stored, Date.now(), present());
    if (found) return found;
    console.info('The stored choice was discarded.');
    localStorage.removeItem(consentKey);
    return undecided;
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
      if (stored) localStorage.setItem(consentKey, stored);
      else localStorage.removeItem(consentKey);
    } catch (error) {
      console.info('The choice could not be stored.', error);
      stored = null;
      try {
        // The old entry may be a consent that is now withdrawn.
        localStorage.removeItem(consentKey);
      } catch {
        // Storage is blocked.
      }
    }
    replace(next);
  };

  /** Accept all, reject all, save preferences. */
  const save = (choice: Choice) => write(choose(record, choice, Date.now(), present()));

  let record = undecided;
  try {
    record = read();
  } catch (error) {
    console.info('The stored choice could not be read.', error);
  }
  display(record);
  return {
    /** The present record; its `consent` says what may run now. */
    get record() {
      return record;
    },
    /** The record in short, `N:1-A:0-M:0` (specification, section 3). */
    get consentString() {
      return consentString(record.consent);
    },
    save,
    /** Grants or denies one category, and leaves the other as it is. */
    updateCategory: (category: Category, isGranted: boolean) =>
      save({ ...record.consent, [category]: isGranted }),
    /** Shows or hides the banner, in this page only. */
    show(isShown: boolean) {
      record = { ...record, showBanner: isShown || !record.hasConsented };
      display(record);
    },
    /** Forgets the choice. */
    reset: () => write(undecided),
    /** Reads the storage again: another tab, a wiped store, time that has passed. */
    refresh() {
      try {
        // If storage is unchanged, keep a choice that this page could not store.
        const text = localStorage.getItem(consentKey);
        const hasExpired = text !== null && !readRecord(text, Date.now(), present());
        if (text !== stored || hasExpired) replace(read());
      } catch {
        // Storage was already blocked, and this logged, when the page opened: keep its choice.
      }
    },
  };
}

/**
 * Lets the style sheet show the banner or, after a choice, the button that reopens it. Where a tap has
 * already hidden the banner, the page without it is painted first: so the tap is answered at once.
 */
function display({ hasConsented, showBanner }: ConsentRecord) {
  const { dataset } = document.documentElement;
  const banner = document.getElementById('choices');
  if (showBanner || !hasConsented) {
    dataset.choice = 'open';
    if (banner) banner.hidden = false;
  } else if (banner?.hidden) {
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (banner.hidden) dataset.choice = 'made';
      }),
    );
  } else dataset.choice = 'made';
}

/** The event on `window` when consent may have changed (specification, section 4). */
export const consentChanged = 'consentChanged';

/** Dispatches the event. It reports a choice; dispatched elsewhere it does not change the record. */
function broadcast({ analytics, marketing }: Choice) {
  const detail = {
    analytics,
    marketing,
    hasAnalyticsConsent: analytics,
    hasMarketingConsent: marketing,
  };
  dispatchEvent(new CustomEvent(consentChanged, { detail }));
}

/**
 * The choice that an event carries. A category is granted if every name of it that is present has
 * the value `true`; any other value denies it.
 */
export function choiceIn(event: Event): Choice {
  const detail: Record<string, unknown> = Object((event as CustomEvent<unknown>).detail);
  const isGranted = (...names: string[]) => {
    const values = names.filter((name) => Object.hasOwn(detail, name)).map((name) => detail[name]);
    return values.length > 0 && values.every((value) => value === true);
  };
  return {
    analytics: isGranted('analytics', 'hasAnalyticsConsent'),
    marketing: isGranted('marketing', 'hasMarketingConsent'),
  };
}
