import type { Category } from './record';

/** How long an item is stored: `visit` until the tab is closed, `notice` until the notice is over. */
export type Lifetime =
  | 'visit'
  | 'sixMonths'
  | 'twoYears'
  | 'thirteenMonths'
  | 'oneYear'
  | 'threeMonths'
  | 'oneDay'
  | 'oneMinute'
  | 'notice';

/** A storage entry that the site sets for itself. */
export interface SiteItem {
  name: string;
  /** What the entry is for. */
  purpose: 'consent' | 'clip' | 'draft' | 'notices' | 'left';
  kept: Lifetime;
}

/** Session storage: set once the visitor has closed the welcome clip. */
export const clipClosedName = 'clip_closed';

/** Session storage: the draft of the contact form, for the same page in the other language, or from the visit card. */
export const draftName = 'contact_draft';

/** Local storage: the consent record (specification, section 3). */
export const consentName = 'cookie_consent';

/** Local storage: the ids of the notices that the visitor has hidden, separated by spaces. */
export const noticesName = 'notices_hidden';

/** Session storage: the neutral page's address, once the visitor has left the site for it. */
export const leftName = 'left';

/**
 * The key of one of the site's entries.
 * @param prefix `storagePrefix` of `content/practice.yaml`
 */
export const storageKey = (prefix: string, name: string) => `${prefix}_${name}`;

/** Every storage entry that the site sets for itself, without the prefix; all are necessary. */
export const siteItems: readonly SiteItem[] = [
  { name: consentName, purpose: 'consent', kept: 'sixMonths' },
  { name: clipClosedName, purpose: 'clip', kept: 'visit' },
  { name: draftName, purpose: 'draft', kept: 'visit' },
  { name: noticesName, purpose: 'notices', kept: 'notice' },
  { name: leftName, purpose: 'left', kept: 'visit' },
];

/**
 * For each category, the names of the cookies and storage entries that need consent to it, as alternatives of a
 * regular expression for whole names. A name that both categories have needs consent to both.
 */
export type ItemPatterns = Readonly<Record<Category, string>>;
