/**
 * The categories that visitors can choose. A further one needs a new `cookiePolicyRevision` too, because nobody has
 * made a choice about it yet.
 */
export const categories = ['analytics', 'marketing'] as const;

export type Category = (typeof categories)[number];

/** The visitor's choice for each category. */
export type Choice = Record<Category, boolean>;

/**
 * The stored record of the choice: the seven fields of the specification, section 3, with dates as ISO strings, and
 * the circumstances of the choice.
 */
export interface ConsentRecord extends Circumstances {
  hasConsented: boolean;
  /** Always false in storage: showing the banner again affects only one page. */
  showBanner: boolean;
  consent: { necessary: true } & Choice;
  /** The date of the first choice. */
  consentDate: string | null;
  /** The date of the latest choice. */
  lastUpdated: string | null;
}

/** The circumstances of a choice. `readRecord` compares those of a stored choice with the present ones. */
export interface Circumstances {
  /** Whether the browser sends Global Privacy Control. */
  privacyControl: boolean;
  /** The revision of the cookie policy, counted from 1. */
  policyRevision: number;
}

/**
 * How long a choice is remembered, in ms: 181 days, and so never longer than six months. The cookie policy promises this:
 * change with it `kept` in `cookies.ts`, the text of the policy, SECURITY.md, the decisions, and `cookiePolicyRevision`,
 * because earlier choices were made under the earlier promise.
 */
export const lifetime = 181 * 24 * 60 * 60 * 1000;

/** How far in the future a record may be dated, in ms: somebody may have set the clock back. */
export const clockSkew = 5 * 60 * 1000;

export const nothing: Choice = { analytics: false, marketing: false };
export const everything: Choice = { analytics: true, marketing: true };

/** The record of a visitor who has not chosen. */
export const undecided: ConsentRecord = {
  hasConsented: false,
  showBanner: true,
  consent: { necessary: true, analytics: false, marketing: false },
  consentDate: null,
  lastUpdated: null,
  privacyControl: false,
  policyRevision: 1,
};

/**
 * The record after a choice: accept all, reject all, save preferences.
 * @param now in ms since 1970
 */
export function choose(
  { consentDate }: Pick<ConsentRecord, 'consentDate'>,
  { analytics, marketing }: Choice,
  now: number,
  present: Circumstances,
): ConsentRecord {
  const date = new Date(now).toISOString();
  return {
    hasConsented: true,
    showBanner: false,
    consent: { necessary: true, analytics, marketing },
    consentDate: consentDate ?? date,
    lastUpdated: date,
    ...present,
  };
}

/** The choice as a short text: `N:1-A:0-M:0` (specification, section 3). */
export function consentString({ analytics, marketing }: Choice): string {
  return `N:1-A:${Number(analytics)}-M:${Number(marketing)}`;
}

/**
 * Reads a stored record. It is valid if
 * - each of the seven fields, in any order, has its type,
 * - a choice was made, whose date is neither in the future nor more than `lifetime` ago,
 * - the cookie policy has not been revised since,
 * - and it grants nothing, or Global Privacy Control was not turned on after the choice.
 * @param now in ms since 1970
 * @returns undefined if the record is not valid
 */
export function readRecord(
  stored: string,
  now: number,
  present: Circumstances,
): ConsentRecord | undefined {
  try {
    const record: ConsentRecord = {
      privacyControl: false,
      policyRevision: 1,
      ...JSON.parse(stored),
    };
    const { showBanner, consentDate, lastUpdated, consent } = record;
    const { necessary, analytics, marketing } = consent;
    const isRecord =
      record.hasConsented === true &&
      necessary === true &&
      [showBanner, analytics, marketing].every((value) => value === !!value) &&
      [consentDate, lastUpdated].every((date) => new Date(date ?? '').toISOString() === date) &&
      Number.isInteger(record.policyRevision);
    const last = Date.parse(lastUpdated ?? '');
    const isCurrent =
      Date.parse(consentDate ?? '') <= last &&
      last <= now + clockSkew &&
      last >= now - lifetime &&
      record.policyRevision >= present.policyRevision;
    const isOverruled =
      present.privacyControl && record.privacyControl !== true && (analytics || marketing);
    if (isRecord && isCurrent && !isOverruled) return record;
  } catch {
    // Not JSON, not an object, or an invalid date.
  }
  return undefined;
}
