import { addressOfFile } from '../files/file-addresses.server';
import { languageOfPath } from '../language';
import { locationsIndex, notFoundPaths } from '../routes.server';
import { contentTypes } from './content-types.server';
import {
  cacheControlOf,
  headersAt,
  hostFilesInRoot,
  noCache,
  type ServingRules,
} from './serving-rules.server';

/** The answer that a host must give at an address. */
export interface Answer {
  path: string;
  status: 200 | 301 | 404;
  /** The files that the answer may be, by their paths in `dist/client`, the best first; empty for a redirect. */
  files: readonly string[];
  /** Where a redirect leads. With status 200 the host may redirect there instead, with any status. */
  to?: string;
}

/**
 * The answers that a host must give for every file, every page with a trailing
 * slash, every redirect, and some unknown addresses.
 * @param files the files of the build, by their paths in `dist/client`
 */
export function expectedAnswers(rules: ServingRules, files: readonly string[]): Answer[] {
  const { redirects, notFound } = rules;
  const notServed = [
    ...hostFilesInRoot,
    ...redirects.map(({ from }) => `${from.slice(1)}.html`),
    ...notFound.map(({ file }) => file.slice(1)),
  ];
  const served = files.filter((file) => !notServed.includes(file));
  return [
    ...served.map((file): Answer => ({ path: addressOf(file), status: 200, files: [file] })),
    ...served.filter((file) => file.endsWith('.html') && file !== 'index.html').map(slashed),
    ...redirects.flatMap(({ from, to }) =>
      [from, `${from}/`].map((path): Answer => ({ path, status: 301, files: [], to })),
    ),
    ...unknownAddresses(rules),
  ];
}

/** The address of a file of the build: `about.html` has `/about`, `index.html` has `/`. */
const addressOf = (file: string) => `/${addressOfFile(file.replace(/^index\.html$|\.html$/, ''))}`;

/** A page with a trailing slash, and a query that a redirect must keep. */
function slashed(file: string): Answer {
  const to = `${addressOf(file)}?from=card`;
  return { path: to.replace('?', '/?'), status: 200, files: [file], to };
}

/**
 * The answers that a host has to give at addresses without a file: some in the folder of each language and in the
 * folders of cached files, and the addresses of the locations' folder.
 */
function unknownAddresses({ notFound, cached }: ServingRules): Answer[] {
  const unknown = [
    ...notFound.flatMap(({ folder }) => [`${folder}/not-a-page`, `${folder}/not-a-page/more/`]),
    ...cached.map(({ folder }) => `${folder}not-a-file.00000000.svg`),
    // The language toggle maps them to each other, but they are no pages.
    ...Object.values(locationsIndex),
  ];
  return unknown.map((path) => {
    const own = notFoundPaths[languageOfPath(path)];
    // Vercel has one not-found page, which shows Spanish under /es by its script.
    const files = [own, ...notFound.map(({ file }) => file)].map((file) => file.slice(1));
    return { path, status: 404, files };
  });
}

/** The headers that an answer must have if it is no redirect: security, type, and how long it may be cached. */
export function expectedHeaders({ path, status, files }: Answer, rules: ServingRules) {
  const ending = files[0]?.replace(/^.*\./, '').toLowerCase() ?? '';
  return {
    ...headersAt(rules, path),
    'Content-Type': ending === 'html' ? 'text/html; charset=utf-8' : (contentTypes[ending] ?? ''),
    'Cache-Control': status === 200 ? cacheControlOf(rules, path) : noCache,
  };
}

/**
 * Whether a Cache-Control header lets caches keep a redirect or an error. They must not, because the address may have a
 * page later.
 */
export const isKept = (cacheControl: string) =>
  cacheControl !== '' && !isAsExpected('Cache-Control', cacheControl, noCache);

/**
 * Whether a header has the expected effect. Hosts express `no-cache` in several ways, and some have an older
 * form of a type, such as `text/x-vcard`, of which only the last word is compared.
 */
export function isAsExpected(name: string, sent: string, expected: string): boolean {
  if (expected === noCache) return /no-cache|no-store|max-age=0\b/.test(sent);
  if (name !== 'Content-Type') return sent === expected;
  const [type = '', charset] = sent.toLowerCase().split(/; */);
  const [lastWord = ''] = /[^/-]*$/.exec(expected.replace(/;.*/, '')) ?? [];
  return type.endsWith(lastWord) && (charset === 'charset=utf-8' || !expected.includes(';'));
}
