import { isOfType } from '../../lib/hosts/content-types.server';
import {
  cacheControlOf,
  headersAt,
  hostFilesInRoot,
  isCachedFor,
  noCache,
  type ServingRules,
} from '../../lib/hosts/serving-rules.server';
import { type Language, languageOfPath } from '../../lib/language';

/** A path, and how a host has to respond to it. */
export interface Expectation {
  path: string;
  status: 200 | 404;
  /** The path at which redirects, if any, have to end. */
  final: string;
  /** 301: the first response is a permanent redirect; undefined: any redirect or none is right. */
  redirect?: 301 | 'none';
  /** The `Cache-Control` of the last response. */
  cacheControl: string;
  /** Of the file that it answers with. */
  ending: string;
  /** Of the document in the last response. */
  language?: Language;
  /** Whether the printed table shows it; all others are similar to one that it shows. */
  isListed?: boolean;
}

export interface HostResponse {
  url: URL;
  status: number;
  headers: Headers;
  text: string;
}

/** What to expect of a host for every path of the site, and for unknown ones. */
export function expectations(rules: ServingRules): Expectation[] {
  const { pages, redirects, cached } = rules;
  const folders = pages.filter((path) => pages.some((other) => other.startsWith(`${path}/`)));
  const examples = new Set(['/', '/about', '/es/servicios/tratamiento-tept', ...folders]);
  const unknown = [
    '/nope',
    '/nope/',
    '/es/nope',
    '/es/nope/more/',
    '/locations',
    '/es/ubicaciones/',
  ];
  const missing = cached.map(({ folder }) => `${folder}nope.00000000.svg`);
  return [
    ...pages.map((path) => ({
      ...page(path),
      redirect: 'none' as const,
      isListed: examples.has(path),
    })),
    ...pages
      .filter((path) => path !== '/')
      .map((path) => ({ ...page(path), path: `${path}/`, isListed: examples.has(path) })),
    ...['/about.html', '/index.html', '/about/?from=card'].map((path) => ({
      ...page(path.replace(/(index)?\.html$|\/(?=\?)/, '')),
      path,
      isListed: true,
    })),
    ...redirects.flatMap(({ from, to }) =>
      [from, `${from}/`].map((path) => ({
        ...page(to),
        path,
        redirect: 301 as const,
        isListed: true,
      })),
    ),
    ...[...unknown, ...missing].map(notFound),
    ...hostFilesInRoot.map((file) => notFound(`/${file}`)),
    ...rules.exceptions.map(({ path }) => ({ ...page(path), isListed: true })),
    ...oneOfEachType(rules),
  ];
}

function page(path: string): Expectation {
  const language = languageOfPath(path);
  return { path, status: 200, final: path, cacheControl: noCache, ending: 'html', language };
}

function notFound(path: string): Expectation {
  const language = languageOfPath(path);
  return { ...page(path), status: 404, language, isListed: true };
}

/** A file of each type and folder. */
function oneOfEachType(rules: ServingRules): Expectation[] {
  const byKind = new Map(
    rules.files
      .filter((file) => !file.endsWith('.html'))
      .map((file) => [`${file.split('/')[1]?.replace(/\..*/, '')} ${endingOf(file)}`, file]),
  );
  return [...byKind.values()].map((path) => ({
    path,
    status: 200,
    final: path,
    redirect: 'none',
    cacheControl: cacheControlOf(rules, path),
    ending: endingOf(path),
    isListed: true,
  }));
}

const endingOf = (file: string) => file.slice(file.lastIndexOf('.') + 1);

/** Requests a path and follows redirects: all responses in turn. */
export async function request(origin: string, { path }: Expectation): Promise<HostResponse[]> {
  const responses: HostResponse[] = [];
  let url = new URL(path, origin);
  for (let hop = 0; hop < 4; hop++) {
    const response = await fetch(url, { redirect: 'manual', headers: { accept: '*/*' } });
    const { status, headers } = response;
    responses.push({ url, status, headers, text: await response.text() });
    const location = headers.get('location');
    if (status < 300 || status > 399 || !location) break;
    url = new URL(location, url);
  }
  return responses;
}

/** Paths that a host always answers differently: no setting changes that. */
const exceptions: Record<string, RegExp> = {
  'Cloudflare Pages': /^\/(vercel\.json|\.htaccess|\.assetsignore|_headers|_redirects)$/,
};

/** What differs from the expectation, a line for each difference. */
export function faultsOf(
  responses: readonly HostResponse[],
  expectation: Expectation,
  rules: ServingRules,
  host: string,
): string[] {
  const [first, last] = [responses[0], responses.at(-1)];
  if (!first || !last) return ['no response'];
  if (exceptions[host]?.test(expectation.path)) return [];
  const faults: string[] = [];
  const expect = (what: string, found: unknown, isRight: boolean) => {
    if (!isRight) faults.push(`${what}: ${found}`);
  };
  const { status, final, redirect, cacheControl, ending, language } = expectation;
  expect(`status, expected ${status}`, last.status, last.status === status);
  const end = last.url.pathname + last.url.search;
  if (status === 200) expect(`leads to, expected ${final}`, end, end === final);
  if (redirect === 301) expect('first response, expected 301', first.status, first.status === 301);
  if (redirect === 'none')
    expect('redirects, expected none', responses.length - 1, responses.length === 1);
  expect('redirects, expected one at most', responses.length - 1, responses.length <= 2);
  const cache = last.headers.get('cache-control') ?? 'none';
  expect(`cache-control, expected ${cacheControl}`, cache, isCachedFor(cache, cacheControl));
  const found = last.headers.get('content-type') ?? 'none';
  expect(`content type, expected that of .${ending}`, found, isOfType(found, ending));
  for (const { url, headers } of responses) {
    const wanted = headersAt(rules, url.pathname);
    const wrong = Object.keys(wanted).filter((name) => headers.get(name) !== wanted[name]);
    expect(`headers at ${url.pathname}, missing or wrong`, wrong.join(), wrong.length === 0);
  }
  if (language) {
    const shown = /<html lang="(\w+)"/.exec(last.text)?.[1];
    expect(`language, expected ${language}`, shown, shown === language);
  }
  return faults;
}
