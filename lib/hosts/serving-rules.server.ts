import { editorHeaders, editorPath } from '../editor/policy.server';
import { notFoundPaths } from '../routes.server';
import { type SiteNeeds, securityHeaders } from './security-headers.server';

/** How a host has to serve a build. Each host's format is made from this. */
export interface ServingRules {
  /** The headers of every answer, errors included. */
  headers: Readonly<Record<string, string>>;
  /** Pages (`/admin`) with other headers: on them and below them these replace the headers of the same name. */
  exceptions: readonly { path: string; headers: Readonly<Record<string, string>> }[];
  /** Addresses that are answered with 301, with or without a trailing slash. */
  redirects: readonly { from: string; to: string }[];
  /**
   * The not-found pages, sent with 404 for unknown addresses in a folder: `/es`, or an empty text for the root. The
   * first folder that matches counts.
   */
  notFound: readonly { folder: string; file: string }[];
  /**
   * Folders (`/assets/`) whose files may be cached. All other files are revalidated on each use. `files` has the
   * addresses of the files, because a 404 in the folder must not be cached.
   */
  cached: readonly { folder: string; cacheControl: string; files: readonly string[] }[];
}

/** Files in the root of the site that are the settings of one host. The others must not serve them. */
export const hostFilesInRoot = [
  '_headers',
  '_redirects',
  'vercel.json',
  '.htaccess',
  '.assetsignore',
];

/** The file may be cached, but is revalidated before each use. It is not sent again if it has not changed. */
export const noCache = 'no-cache';

const immutable = 'public, max-age=31536000, immutable';
const forADay = 'public, max-age=86400';

/** The folders of cached files. In `assets` and `images` the name of a file changes with its content. */
const cachedFolders = [
  { folder: '/assets/', cacheControl: immutable },
  { folder: '/video/', cacheControl: forADay },
  { folder: '/images/', cacheControl: immutable },
];

/** Everything on which the serving rules of a build depend. */
interface ServedSite extends Pick<ServingRules, 'redirects'> {
  /** Encoded addresses of all files of the build. */
  files: readonly string[];
  needs: SiteNeeds;
  /** The settings of the editor; null if the site has none. */
  editor: Parameters<typeof editorHeaders>[0] | null;
  /** Whether search engines are asked to list no file, not even pictures and the vCard. */
  isStaging: boolean;
}

/** The serving rules of a build. */
export function servingRules(site: ServedSite): ServingRules {
  const { files, redirects, needs, editor, isStaging } = site;
  return {
    headers: { ...securityHeaders(needs), ...(isStaging && { 'X-Robots-Tag': 'noindex' }) },
    exceptions: editor ? [{ path: editorPath, headers: editorHeaders(editor) }] : [],
    redirects,
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

/** A regular expression for the addresses of an exception, including that of its file. */
export const exceptionPattern = ({ path }: ServingRules['exceptions'][number]) =>
  `^${path}(\\.html)?(/|$)`;

/** The security headers of the answer at an address. */
export function headersAt({ headers, exceptions }: ServingRules, address: string) {
  const matches = exceptions.filter((exception) =>
    new RegExp(exceptionPattern(exception)).test(address),
  );
  return Object.assign({}, headers, ...matches.map(({ headers }) => headers)) as typeof headers;
}

/** The Cache-Control header of an existing file. */
export function cacheControlOf({ cached }: ServingRules, address: string): string {
  return cached.find(({ folder }) => address.startsWith(folder))?.cacheControl ?? noCache;
}
