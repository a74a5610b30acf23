/** The optional tools, by the name of their id in `content/practice.yaml`. */
export type Tracker = 'analytics' | 'replay' | 'pixel';

/** Something kept in the visitor's browser. */
export interface StoredItem {
  /** Its name; `*` stands for the rest of a family of names. */
  name: string;
  /** The tool that sets it; the site itself sets what has none. */
  tracker?: Tracker;
  /** Consent category (specification, section 9). */
  category: 'necessary' | 'analytics' | 'marketing';
  /** What it is kept for, where that is not the tool's own purpose. */
  purpose?: 'consent' | 'clip' | 'draft' | 'advertisement';
  /** How long it is kept; `visit` ends with the browser's tab. */
  kept:
    | 'visit'
    | 'sixMonths'
    | 'twoYears'
    | 'thirteenMonths'
    | 'oneYear'
    | 'threeMonths'
    | 'oneDay'
    | 'oneMinute';
}

/** Session storage key: the visitor closed the welcome clip for this visit. */
export const clipClosedKey = 'naples_psychiatry_clip_closed';

/** Session storage key of what was typed, on its way to the page in the other language. */
export const draftKey = 'naples_psychiatry_contact_draft';

/** Local storage key of the consent record (specification, section 3). */
export const consentKey = 'naples_psychiatry_cookie_consent';

/**
 * Everything the site and its tools may keep, as the cookie policy lists it and
 * `lib/consent/clear-cookies.ts` clears it. Names: specification, section 9, and what the vendors'
 * scripts were seen to set besides; lifetimes: the vendors' documentation.
 */
export const storedItems: readonly StoredItem[] = [
  { name: consentKey, purpose: 'consent', category: 'necessary', kept: 'sixMonths' },
  { name: clipClosedKey, purpose: 'clip', category: 'necessary', kept: 'visit' },
  { name: draftKey, purpose: 'draft', category: 'necessary', kept: 'visit' },
  { name: '_ga', tracker: 'analytics', category: 'analytics', kept: 'twoYears' },
  { name: '_ga_*', tracker: 'analytics', category: 'analytics', kept: 'twoYears' },
  { name: '_gid', tracker: 'analytics', category: 'analytics', kept: 'oneDay' },
  { name: '_gat', tracker: 'analytics', category: 'analytics', kept: 'oneMinute' },
  { name: '_gat_*', tracker: 'analytics', category: 'analytics', kept: 'oneMinute' },
  {
    name: '_gac_*',
    tracker: 'analytics',
    purpose: 'advertisement',
    category: 'analytics',
    kept: 'threeMonths',
  },
  {
    name: '_gcl_*',
    tracker: 'analytics',
    purpose: 'advertisement',
    category: 'marketing',
    kept: 'threeMonths',
  },
  { name: '_clck', tracker: 'replay', category: 'analytics', kept: 'oneYear' },
  { name: '_clsk', tracker: 'replay', category: 'analytics', kept: 'oneDay' },
  { name: '_cltk', tracker: 'replay', category: 'analytics', kept: 'visit' },
  { name: '_ttp', tracker: 'pixel', category: 'marketing', kept: 'thirteenMonths' },
  { name: '_tt_enable_cookie', tracker: 'pixel', category: 'marketing', kept: 'thirteenMonths' },
  { name: '_ttp_pixel', tracker: 'pixel', category: 'marketing', kept: 'thirteenMonths' },
  { name: 'ttcsid', tracker: 'pixel', category: 'marketing', kept: 'thirteenMonths' },
  { name: 'ttcsid_*', tracker: 'pixel', category: 'marketing', kept: 'thirteenMonths' },
  { name: 'ttclid', tracker: 'pixel', category: 'marketing', kept: 'thirteenMonths' },
  { name: 'tt_sessionId', tracker: 'pixel', category: 'marketing', kept: 'visit' },
  { name: 'tt_pixel_session_index', tracker: 'pixel', category: 'marketing', kept: 'visit' },
  { name: 'tt_appInfo', tracker: 'pixel', category: 'marketing', kept: 'visit' },
];

/** What a site with these tracker ids may keep; a tool without an id keeps nothing. */
export function itemsKept(trackers: Record<Tracker, string | null>): StoredItem[] {
  return storedItems.filter(({ tracker }) => !tracker || trackers[tracker] !== null);
}
