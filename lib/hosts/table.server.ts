import { addresses, notFoundPaths, pathOf, redirects } from '../routes.server';
import type { SiteNeeds } from './csp-sources.server';
import { securityHeaders } from './security-headers.server';

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
  /** Files that may be cached for a time; all others are asked for anew each time. */
  cached: readonly CachedFiles[];
}

/** A folder whose files may all be cached, by caches and browsers, for the same time. */
export interface CachedFiles {
  /** `/assets/`: also what is below it. */
  folder: string;
  cacheControl: string;
  /** Addresses of all files that are there: an address that is not gets a 404, never cached. */
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
export const noCache = 'no-cache';

const immutable = 'public, max-age=31536000, immutable';
const forADay = 'public, max-age=86400';

/** In the first two, a file's name changes with what is in it. */
const cachedFolders = [
  { folder: '/assets/', cacheControl: immutable },
  { folder: '/images/', cacheControl: immutable },
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
    cached: cachedFolders.map((cached) => ({
      ...cached,
      files: files.filter((file) => file.startsWith(cached.folder)).sort(),
    })),
  };
}

/** How long the file at an address may be cached. */
export function cacheControlOf({ cached }: HostTable, address: string): string {
  return cached.find(({ files }) => files.includes(address))?.cacheControl ?? noCache;
}
