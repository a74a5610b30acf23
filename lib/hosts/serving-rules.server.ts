import { editorHeaders, editorPath } from '../editor/policy.server';
import { addresses, notFoundPaths, pathOf, redirects } from '../routes.server';
import type { SiteNeeds } from './csp-sources.server';
import { securityHeaders } from './security-headers.server';

/** How a host has to serve a build, in no host's own format. */
export interface ServingRules {
  /** Every answer carries these, errors and redirects included. */
  headers: Readonly<Record<string, string>>;
  /** Pages with other headers, on which these replace the ones of the same name; also what is below. */
  exceptions: readonly HeaderException[];
  /** Addresses of pages in their canonical form; the file of `/about` is `/about.html`. */
  pages: readonly string[];
  /** Answered with 301, with and without a slash at the end. */
  redirects: readonly { from: string; to: string }[];
  /**
   * The not-found page, sent with 404, for unknown addresses in a folder; the first match counts.
   */
  notFound: readonly { folder: string; file: string }[];
  /** Addresses of all files of the build. */
  files: readonly string[];
  /** Files that may be cached for a time; all others are revalidated on each use. */
  cached: readonly CachedFiles[];
}

/** Headers of a page, `/admin`, and of all that is below it. */
export interface HeaderException {
  path: string;
  headers: Readonly<Record<string, string>>;
}

/** A folder in which all files may be cached for the same time, by CDNs and browsers. */
interface CachedFiles {
  /** `/assets/`: also what is below it. */
  folder: string;
  cacheControl: string;
  /** Addresses of all its files: the 404 for any other address must not be cached. */
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

/** Cached, but revalidated before each use: an unchanged file is not sent again. */
export const noCache = 'no-cache';

const immutable = 'public, max-age=31536000, immutable';
const forADay = 'public, max-age=86400';

/** In the first two folders, a file's name changes with its content. */
const cachedFolders = [
  { folder: '/assets/', cacheControl: immutable },
  { folder: '/images/', cacheControl: immutable },
  { folder: '/video/', cacheControl: forADay },
];

/** @param files addresses of all files of the build */
export function servingRules(files: readonly string[], needs: SiteNeeds): ServingRules {
  return {
    headers: securityHeaders(needs),
    exceptions: needs.editor ? [{ path: editorPath, headers: editorHeaders(needs.editor) }] : [],
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

/** A regular expression for the addresses of an exception, its own file's among them. */
export const exceptionPattern = ({ path }: HeaderException) => `^${path}(\\.html)?(/|$)`;

/** The headers of the answer at an address. */
export function headersAt({ headers, exceptions }: ServingRules, address: string) {
  const matches = exceptions.filter((exception) =>
    new RegExp(exceptionPattern(exception)).test(address),
  );
  return Object.assign({}, headers, ...matches.map(({ headers }) => headers)) as typeof headers;
}

/** How long the file at an address may be cached. */
export function cacheControlOf({ cached }: ServingRules, address: string): string {
  return cached.find(({ files }) => files.includes(address))?.cacheControl ?? noCache;
}

/** Whether a `Cache-Control` does what is expected; hosts have several ways to say `no-cache`. */
export function isCachedFor(header: string, expected: string): boolean {
  return expected === noCache ? /no-cache|no-store|max-age=0\b/.test(header) : header === expected;
}
