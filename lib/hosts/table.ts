import { addresses, notFoundPaths, pathOf, redirects } from '../routes';
import type { SiteNeeds } from './needs';
import { securityHeaders } from './security-headers';

/** What a host has to do with a build, in no host's own words. */
export interface HostTable {
  /** Every answer carries these, errors and redirects included. */
  headers: Readonly<Record<string, string>>;
  /** Addresses of pages in their canonical form; the file of `/about` is `/about.html`. */
  pages: readonly string[];
  /** Answered with 301, with and without a slash at the end. */
  redirects: readonly { from: string; to: string }[];
  /** The page that answers, with 404, an unknown address in a folder; the first that fits. */
  notFound: readonly { folder: string; file: string }[];
  /** Addresses of all files of the build. */
  files: readonly string[];
  /** Files that may be kept for a time; all others are asked for anew each time. */
  kept: readonly KeptFiles[];
}

/** A folder whose files may all be kept, by caches and browsers, for the same time. */
export interface KeptFiles {
  /** `/assets/`: also what is below it. */
  folder: string;
  cacheControl: string;
  /** Addresses of all files that are there: an address that is not gets a 404, never kept. */
  files: readonly string[];
}

/** Read from the site's root by one host or another; others must not serve them. */
export const hostFilesInRoot = [
  '_headers',
  '_redirects',
  'vercel.json',
  '.htaccess',
  '.assetsignore',
];

/** Kept, but asked for anew before each use: what is unchanged is not sent again. */
export const revalidated = 'no-cache';

const forever = 'public, max-age=31536000, immutable';
const forADay = 'public, max-age=86400';

/** In the first two, a file's name changes with what is in it. */
const keptFolders = [
  { folder: '/assets/', cacheControl: forever },
  { folder: '/images/', cacheControl: forever },
  { folder: '/video/', cacheControl: forADay },
];

/** @param files addresses of all files of the build */
export function hostTable(files: readonly string[], needs: SiteNeeds): HostTable {
  return {
    headers: securityHeaders(needs),
    pages: addresses.map(({ path }) => path),
    redirects: redirects.map(({ from, to, language }) => ({ from, to: pathOf(to, language) })),
    notFound: [
      { folder: '/es', file: notFoundPaths.es },
      { folder: '/', file: notFoundPaths.en },
    ],
    files: [...files].sort(),
    kept: keptFolders.map((kept) => ({
      ...kept,
      files: files.filter((file) => file.startsWith(kept.folder)).sort(),
    })),
  };
}

/** How long the file at an address may be kept. */
export function cacheControlOf({ kept }: HostTable, address: string): string {
  return kept.find(({ files }) => files.includes(address))?.cacheControl ?? revalidated;
}
