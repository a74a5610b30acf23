import { editorHeaders, editorPath } from '../editor/policy.server';
import { notFoundPaths, pathOf, redirects } from '../routes.server';
import { type SiteNeeds, securityHeaders } from './security-headers.server';

/** How a host has to serve a build, in no host's own format. */
export interface ServingRules {
  /** Every answer carries these, errors included. */
  headers: Readonly<Record<string, string>>;
  /** Pages (`/admin`) on which, and below which, these headers replace the ones of the same name. */
  exceptions: readonly { path: string; headers: Readonly<Record<string, string>> }[];
  /** Answered with 301, with and without a slash at the end. */
  redirects: readonly { from: string; to: string }[];
  /**
   * The not-found page, sent with 404, for unknown addresses in a folder (`/es`, for the root an
   * empty text); the first match counts.
   */
  notFound: readonly { folder: string; file: string }[];
  /**
   * Folders (`/assets/`) of which all files may be cached for a time; all other files are revalidated on
   * each use. The addresses of these files stand beside them: the 404 for another one must not be cached.
   */
  cached: readonly { folder: string; cacheControl: string; files: readonly string[] }[];
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

/** In the first and last folder, a file's name changes with its content. */
const cachedFolders = [
  { folder: '/assets/', cacheControl: immutable },
  { folder: '/video/', cacheControl: forADay },
  { folder: '/images/', cacheControl: immutable },
];

/**
 * @param files addresses of all files of the build, encoded
 * @param isStaging whether search engines are to list none of them, pictures and cards included
 */
export function servingRules(
  files: readonly string[],
  needs: SiteNeeds,
  editor: Parameters<typeof editorHeaders>[0] | null,
  isStaging = false,
): ServingRules {
  return {
    headers: { ...securityHeaders(needs), ...(isStaging && { 'X-Robots-Tag': 'noindex' }) },
    exceptions: editor ? [{ path: editorPath, headers: editorHeaders(editor) }] : [],
    redirects: redirects.map(({ from, to, language }) => ({ from, to: pathOf(to, language) })),
    notFound: [
      { folder: '/es', file: notFoundPaths.es },
      { folder: '', file: notFoundPaths.en },
    ],
    cached: cachedFolders.map((cached) => ({
      ...cached,
      files: files.filter((file) => file.startsWith(cached.folder)).sort(),
    })),
  };
}

/** A regular expression for the addresses of an exception, its own file's among them. */
export const exceptionPattern = ({ path }: ServingRules['exceptions'][number]) =>
  `^${path}(\\.html)?(/|$)`;

/** The security headers of the answer at an address. */
export function headersAt({ headers, exceptions }: ServingRules, address: string) {
  const matches = exceptions.filter((exception) =>
    new RegExp(exceptionPattern(exception)).test(address),
  );
  return Object.assign({}, headers, ...matches.map(({ headers }) => headers)) as typeof headers;
}

/** How long a file that is there may be cached. */
export function cacheControlOf({ cached }: ServingRules, address: string): string {
  return cached.find(({ folder }) => address.startsWith(folder))?.cacheControl ?? noCache;
}
