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
  'notice',
] as const;

export type Lifetime = (typeof lifetimes)[number];

/** What the site's own entries are for. */
export const sitePurposes = ['consent', 'clip', 'draft', 'notices'] as const;

/** A storage entry that the site sets for itself. */
export interface SiteItem {
  name: string;
  purpose: (typeof sitePurposes)[number];
  kept: Lifetime;
}

/** Session storage key: the visitor closed the welcome clip for this visit. */
export const clipClosedKey = 'naples_psychiatry_clip_closed';

/** Session storage key of the contact form's draft, for the page in the other language. */
export const draftKey = 'naples_psychiatry_contact_draft';

/** Local storage key of the consent record (specification, section 3). */
export const consentKey = 'naples_psychiatry_cookie_consent';

/** Local storage key of the ids of the notices that the visitor has hidden, with spaces between. */
export const noticesKey = 'naples_psychiatry_notices_hidden';

/** Every storage entry that the site sets for itself; all are necessary. */
export const siteItems: readonly SiteItem[] = [
  { name: consentKey, purpose: 'consent', kept: 'sixMonths' },
  { name: clipClosedKey, purpose: 'clip', kept: 'visit' },
  { name: draftKey, purpose: 'draft', kept: 'visit' },
  { name: noticesKey, purpose: 'notices', kept: 'notice' },
];

/**
 * Names of cookies and storage entries that need consent, by its category: alternatives of a
 * regular expression for whole names. A name listed under both needs consent to both.
 */
export type ItemPatterns = Readonly<Record<Category, string>>;
