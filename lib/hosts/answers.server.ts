import { addressOfFile } from '../file-addresses.server';
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

/** What a host must answer at an address. */
export interface Answer {
  path: string;
  status: 200 | 301 | 404;
  /** The files that it may be, by their path in `dist/client`, the best first; none of a redirect. */
  files: readonly string[];
  /** Where a redirect leads. With status 200 it may lead there instead, by any redirect. */
  to?: string;
}

/**
 * What a host must answer for every file, every page with a slash at its end, every redirect and
 * unknown addresses.
 * @param files of the build, by their path in `dist/client`
 */
export function expectedAnswers(rules: ServingRules, files: readonly string[]): Answer[] {
  const { redirects, notFound } = rules;
  const askedOtherwise = [
    ...hostFilesInRoot,
    ...redirects.map(({ from }) => `${from.slice(1)}.html`),
    ...notFound.map(({ file }) => file.slice(1)),
  ];
  const served = files.filter((file) => !askedOtherwise.includes(file));
  return [
    ...served.map((file): Answer => ({ path: addressOf(file), status: 200, files: [file] })),
    ...served.filter((file) => file.endsWith('.html') && file !== 'index.html').map(slashed),
    ...redirects.flatMap(({ from, to }) =>
      [from, `${from}/`].map((path): Answer => ({ path, status: 301, files: [], to })),
    ),
    ...unknownAddresses(rules),
  ];
}

/** The address of a file: that of `about.html` is `/about`. */
const addressOf = (file: string) => `/${addressOfFile(file.replace(/^index\.html$|\.html$/, ''))}`;

/** A page with a slash at its end, and a query that a redirect keeps. */
function slashed(file: string): Answer {
  const to = `${addressOf(file)}?from=card`;
  return { path: to.replace('?', '/?'), status: 200, files: [file], to };
}

/** Where nothing is: at the root, in each language's folder, where files are cached. */
function unknownAddresses({ notFound, cached }: ServingRules): Answer[] {
  const unknown = [
    ...notFound.flatMap(({ folder }) => [`${folder}/not-a-page`, `${folder}/not-a-page/more/`]),
    ...cached.map(({ folder }) => `${folder}not-a-file.00000000.svg`),
    ...Object.values(locationsIndex),
  ];
  return unknown.map((path) => {
    const own = notFoundPaths[languageOfPath(path)];
    // Vercel has one not-found page, which shows Spanish under /es by its script.
    const files = [own, ...notFound.map(({ file }) => file)].map((file) => file.slice(1));
    return { path, status: 404, files };
  });
}

/** The headers of an answer that is no redirect: security, type, and how long it may be cached. */
export function expectedHeaders({ path, status, files }: Answer, rules: ServingRules) {
  const ending = files[0]?.replace(/^.*\./, '').toLowerCase() ?? '';
  return {
    ...headersAt(rules, path),
    'Content-Type': ending === 'html' ? 'text/html; charset=utf-8' : (contentTypes[ending] ?? ''),
    'Cache-Control': status === 200 ? cacheControlOf(rules, path) : noCache,
  };
}

/**
 * Whether a header does what is expected. Hosts have several ways to say `no-cache`, and an older form of
 * some types, such as `text/x-vcard`: its last word counts.
 */
export function isAsExpected(name: string, sent: string, expected: string): boolean {
  if (expected === noCache) return /no-cache|no-store|max-age=0\b/.test(sent);
  if (name !== 'Content-Type') return sent === expected;
  const [type = '', charset] = sent.toLowerCase().split(/; */);
  const [lastWord = ''] = /[^/-]*$/.exec(expected.replace(/;.*/, '')) ?? [];
  return type.endsWith(lastWord) && (charset === 'charset=utf-8' || !expected.includes(';'));
}
