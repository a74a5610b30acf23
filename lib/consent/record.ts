/** The visitor's choice for the two optional categories. */
export interface Choice {
  analytics: boolean;
  marketing: boolean;
}

export type Category = keyof Choice;

/** What the browser keeps of the choice (specification, section 3), dates as ISO texts. */
export interface ConsentRecord {
  /** Of this format: a record of another one is not read. */
  version: 1;
  hasConsented: boolean;
  /** In the storage always false: a banner shown again is this page's affair. */
  showBanner: boolean;
  consent: { necessary: true } & Choice;
  /** Of the first choice. */
  consentDate: string | null;
  /** Of the latest. */
  lastUpdated: string | null;
  /** Whether the browser asked for privacy by Global Privacy Control when the choice was made. */
  privacyControl: boolean;
}

/** How long a choice is remembered, in ms: six months, and never longer. */
export const lifetime = 181 * 24 * 60 * 60 * 1000;

/** A clock that was set back a little does not make a record come from the future; ms. */
export const clockSkew = 5 * 60 * 1000;

export const nothing: Choice = { analytics: false, marketing: false };
export const everything: Choice = { analytics: true, marketing: true };

/** The record of a visitor who has not chosen, or who chose on the dates given. */
export function recordOf(
  { analytics, marketing }: Choice = nothing,
  consentDate: string | null = null,
  lastUpdated: string | null = null,
  privacyControl = false,
): ConsentRecord {
  const hasConsented = lastUpdated !== null;
  return {
    version: 1,
    hasConsented,
    showBanner: !hasConsented,
    consent: { necessary: true, analytics, marketing },
    consentDate,
    lastUpdated,
    privacyControl,
  };
}

/**
 * The record after a choice: accept all, reject all, save preferences.
 * @param now in ms since 1970
 * @param privacyControl whether the browser asks for privacy by Global Privacy Control
 */
export function choose(
  { consentDate }: ConsentRecord,
  choice: Choice,
  now: number,
  privacyControl: boolean,
): ConsentRecord {
  const date = new Date(now).toISOString();
  return recordOf(choice, consentDate ?? date, date, privacyControl);
}

/** The choice after one category was changed. */
export function updateCategory(
  { consent: { analytics, marketing } }: ConsentRecord,
  category: Category,
  isGranted: boolean,
): Choice {
  return { analytics, marketing, [category]: isGranted };
}

/** `N:1-A:0-M:0`: the record in short (specification, section 3). */
export function consentString({ consent: { analytics, marketing } }: ConsentRecord): string {
  return `N:1-A:${Number(analytics)}-M:${Number(marketing)}`;
}

/**
 * Reads a stored record. It counts only if it is letter for letter what would have been written
 * for it; if it neither comes from the future nor is too old; and, where it grants something, if
 * the browser does not ask for privacy now without having done so then.
 * @returns undefined where it does not count
 */
export function readRecord(
  stored: string,
  now: number,
  privacyControl: boolean,
): ConsentRecord | undefined {
  try {
    const found = JSON.parse(stored);
    const { consent, lastUpdated } = found;
    const [first, last] = [new Date(found.consentDate), new Date(lastUpdated)];
    const record = recordOf(
      { analytics: consent.analytics === true, marketing: consent.marketing === true },
      first.toISOString(),
      last.toISOString(),
      found.privacyControl === true,
    );
    const { analytics, marketing } = record.consent;
    const isCurrent = first <= last && +last <= now + clockSkew && +last >= now - lifetime;
    const isOverruled = privacyControl && !record.privacyControl && (analytics || marketing);
    if (JSON.stringify(record) === stored && isCurrent && !isOverruled) return record;
  } catch {
    // No JSON, no object, no date.
  }
  return undefined;
}
