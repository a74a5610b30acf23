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

/** The revision of the cookie policy (`content/practice.yaml`). The build writes it into the scripts. */
declare const __COOKIE_POLICY_REVISION__: number;

declare global {
  interface Window {
    /** The consent store of this page. */
    readonly siteConsent: ReturnType<typeof createConsentStore>;
  }
}

/** Installs the consent store as the read-only global `window.siteConsent`. Called before the first paint. */
export function installConsentStore() {
  if (hasGlobalPrivacyControl()) document.documentElement.dataset.privacyControl = '';
  Object.defineProperty(window, 'siteConsent', { value: createConsentStore() });
}

const hasGlobalPrivacyControl = () =>
  Boolean((navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl);

/** The circumstances of a choice that is made now. */
const circumstancesNow = (): Circumstances => ({
  privacyControl: hasGlobalPrivacyControl(),
  policyRevision: __COOKIE_POLICY_REVISION__,
});

/**
 * Makes the store of a page. It keeps the consent record in memory
 * and, where that is possible, in local storage.
 */
function createConsentStore() {
  /** The text that was last read from storage or written to it; undefined if storage could not be read. */
  let stored: string | null | undefined;

  const read = (): ConsentRecord => {
    stored = localStorage.getItem(consentKey);
    return recordIn(stored);
  };

  const replace = (next: ConsentRecord) => {
    record = next;
    display(record);
    broadcast(record.consent);
  };

  const write = (next: ConsentRecord) => {
    stored = storeText(next.hasConsented ? JSON.stringify(next) : null);
    replace(next);
  };

  /** Records a choice: accept all, reject all, save preferences. */
  const save = (choice: Choice) => write(choose(record, choice, Date.now(), circumstancesNow()));

  let record = undecided;
  try {
    record = read();
  } catch (error) {
    console.info('The stored choice could not be read.', error);
  }
  display(record);
  return {
    /** The present record. Its `consent` says which categories may run now. */
    get record() {
      return record;
    },
    /** The present choice as a short text: `N:1-A:0-M:0` (specification, section 3). */
    get consentString() {
      return consentString(record.consent);
    },
    save,
    /** Records the choice that a button of the banner makes, and hides the banner at once. */
    answer(choice: Choice) {
      // Before `save`: `display` waits with the button that reopens a banner which is hidden already.
      (document.getElementById('choices') as HTMLElement).hidden = true;
      save(choice);
    },
    /** Grants or denies one category and keeps the other. */
    updateCategory: (category: Category, isGranted: boolean) =>
      save({ ...record.consent, [category]: isGranted }),
    /** Shows or hides the banner in this page. Before the first choice it stays. */
    show(isShown: boolean) {
      record = { ...record, showBanner: isShown || !record.hasConsented };
      display(record);
    },
    /** Forgets the choice. */
    reset: () => write(undecided),
    /**
     * Reads storage again, since another tab or the visitor may have
     * changed it, or the record may have expired.
     */
    refresh() {
      try {
        // If storage is unchanged, keep a choice that this page could not store.
        const text = localStorage.getItem(consentKey);
        const hasExpired = text !== null && !readRecord(text, Date.now(), circumstancesNow());
        if (text !== stored || hasExpired) replace(read());
      } catch {
        // Storage was blocked and this was logged when the page opened: keep the choice in memory.
      }
    },
  };
}

/** The record in a stored text. Deletes a text that is not valid. @throws where storage is blocked */
function recordIn(text: string | null): ConsentRecord {
  if (text === null) return undecided;
  const found = readRecord(text, Date.now(), circumstancesNow());
  if (found) return found;
  console.info('The stored choice was discarded.');
  localStorage.removeItem(consentKey);
  return undecided;
}

/**
 * Stores a text; null deletes the entry.
 * @returns the text that is stored then; null if it could not be stored
 */
function storeText(text: string | null): string | null {
  try {
    // In one call, because other tabs are notified of each call.
    if (text) localStorage.setItem(consentKey, text);
    else localStorage.removeItem(consentKey);
    return text;
  } catch (error) {
    console.info('The choice could not be stored.', error);
  }
  try {
    // The old entry may be a consent that is now withdrawn.
    localStorage.removeItem(consentKey);
  } catch {
    // Storage is blocked.
  }
  return null;
}

/**
 * Tells the style sheet to show the banner or, after a choice, the button that reopens it. If a tap has hidden the
 * banner already, the button waits for the next paint, so that the tap is answered at once.
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

/** The event that `window` receives when consent may have changed (specification, section 4). */
export const consentChanged = 'consentChanged';

/** Dispatches the event with a choice. Its detail has each category by both names that the specification gives. */
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
 * The choice in the detail of an event. Each category has two names there. It is granted if at least one of them is
 * present and every one that is present has the value `true`; otherwise it is denied.
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
