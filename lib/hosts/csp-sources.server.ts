import type { Practice } from '../content/schemas/practice.server';
import type { TrackerHosts } from '../tracking/vendor';

/** What the site needs from a browser, besides loading its own files. */
export interface SiteNeeds {
  /** Hashes of the scripts written into the pages, `sha256-…`. */
  scriptHashes: readonly string[];
  /** Hashes of the style sheets written into the pages. */
  styleHashes: readonly string[];
  /** Where the contact form is sent; null hands the message to the visitor's mail program. */
  formAddress: string | null;
  /** Addresses of the languages' flags at a CDN; null shows the site's own. */
  flags: Readonly<Record<string, string>> | null;
  /** Hosts of the trackers that have an id. */
  trackers: readonly TrackerHosts[];
  /** The editor for staff, whose page has a policy of its own; null is none. */
  editor: Practice['editor'];
}

/** Whether pages load files from other sites. */
export function loadsFromOthers({ flags, trackers }: SiteNeeds): boolean {
  return flags !== null || trackers.length > 0;
}
