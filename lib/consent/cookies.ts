import type { Category } from './record';

/** How long an item is stored; `visit` ends with the browser's tab. */
export const lifetimes = [
  'visit',
  'sixMonths',
  'twoYears',
  'thirteenMonths',
  'oneYear',
  'threeMonths',
  'oneDay',
  'oneMinute',
] as const;

export type Lifetime = (typeof lifetimes)[number];

/** A storage entry that the site sets for itself. */
export interface SiteItem {
  name: string;
  purpose: 'consent' | 'clip' | 'draft';
  kept: Lifetime;
}

/** Session storage key: the visitor closed the welcome clip for this visit. */
export const clipClosedKey = 'naples_psychiatry_clip_closed';

/** Session storage key of the contact form's draft, for the page in the other language. */
export const draftKey = 'naples_psychiatry_contact_draft';

/** Local storage key of the consent record (specification, section 3). */
export const consentKey = 'naples_psychiatry_cookie_consent';

/** Every storage entry that the site sets for itself; all are necessary. */
export const siteItems: readonly SiteItem[] = [
  { name: consentKey, purpose: 'consent', kept: 'sixMonths' },
  { name: clipClosedKey, purpose: 'clip', kept: 'visit' },
  { name: draftKey, purpose: 'draft', kept: 'visit' },
];

/**
 * Names of cookies and storage entries that need consent, by its category: alternatives of a
 * regular expression for whole names. A name listed under both needs consent to both.
 */
export type ItemPatterns = Readonly<Record<Category, string>>;
