import type { TrackerHosts } from '../tracking/hosts';

/** What the site asks of a browser beyond its own files. */
export interface SiteNeeds {
  /** Hashes of the scripts written into the pages, `sha256-…`. */
  scriptHashes: readonly string[];
  /** Hashes of the style sheets written into the pages. */
  styleHashes: readonly string[];
  /** Where the contact form is sent; null hands the message to the visitor's mail program. */
  formAddress: string | null;
  /** Addresses of the languages' flags at a CDN; null shows the site's own. */
  flags: Readonly<Record<string, string>> | null;
  /** Of the trackers that have an id, and of no others. */
  trackers: readonly TrackerHosts[];
}

/** Whether a page shows or runs something that is not the site's own. */
export function loadsFromOthers({ flags, trackers }: SiteNeeds): boolean {
  return flags !== null || trackers.length > 0;
}
