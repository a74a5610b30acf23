import { load } from 'cheerio';
import type { Finding } from '../finding.server';
import type { Language } from '../language';

/** What an address of a deployed copy must answer. */
export interface Expectation {
  /** Path on the site. */
  path: string;
  status: 200 | 301 | 404;
  /** Where a redirect leads: a path. */
  location?: string;
  /** A path that it may lead to instead of answering itself, by any redirect. */
  mayLeadTo?: string;
  lang?: Language;
  /** Absolute addresses that the page must name. */
  canonical?: string | undefined;
  alternates?: { hrefLang: string; href: string }[];
}

/** Headers that make a site safe, and what each must say. */
export const safeHeaders: Record<string, RegExp> = {
  'content-security-policy': /default-src 'none'/,
  'strict-transport-security': /max-age=\d{8}/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/,
  'permissions-policy': /camera=\(\)/,
};

/** Headers that every page must carry, and what each must say. */
const pageHeaders: Record<string, RegExp> = {
  ...safeHeaders,
  'content-type': /^text\/html; ?charset=utf-8$/i,
};

/**
 * Asks a deployed copy for every address and compares what it answers.
 * @param site address the copy is at, without a trailing slash
 */
export async function deployedFindings(
  site: string,
  expectations: readonly Expectation[],
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const expectation of expectations) {
    findings.push(...(await checkAddress(site, expectation)));
  }
  return findings;
}

async function checkAddress(site: string, expectation: Expectation): Promise<Finding[]> {
  const address = site + expectation.path;
  const fault = (field: string, found: string, todo: string): Finding => ({
    file: address,
    field,
    found,
    todo,
  });
  let response: Response;
  try {
    response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(20_000) });
  } catch (error) {
    return [fault('answer', String(error), 'see that the address can be reached')];
  }
  const { status, headers } = response;
  const led = headers.get('location');
  if (led !== null && new URL(led, address).pathname === expectation.mayLeadTo) return [];
  if (status !== expectation.status) {
    return [
      fault(
        'status',
        led ? `${status}, leads to ${led}` : `${status}`,
        `serve it with status ${expectation.status}; see dist/hosts for this host's settings`,
      ),
    ];
  }
  if (expectation.location !== undefined) {
    const location = new URL(led ?? '', address).pathname;
    return location === expectation.location
      ? []
      : [fault('location', location, `lead to ${expectation.location}`)];
  }
  return [
    ...Object.entries(pageHeaders)
      .filter(([name, expected]) => !expected.test(headers.get(name) ?? ''))
      .map(([name, expected]) =>
        fault(name, headers.get(name) ?? 'no such header', `send what matches ${expected}`),
      ),
    ...cacheFindings(headers, fault),
    ...headFindings(await response.text(), expectation, fault),
  ];
}

type Fault = (field: string, found: string, todo: string) => Finding;

function cacheFindings(headers: Headers, fault: Fault): Finding[] {
  const cache = headers.get('cache-control') ?? '';
  const age = Number(/max-age=(\d+)/.exec(cache)?.[1] ?? 0);
  return age > 3600 || cache.includes('immutable')
    ? [fault('cache-control', cache, 'cache pages for an hour at most')]
    : [];
}

function headFindings(html: string, expected: Expectation, fault: Fault): Finding[] {
  const $ = load(html);
  const lang = $('html').attr('lang');
  const canonical = $('link[rel="canonical"]').attr('href');
  const alternates = $('link[rel="alternate"][hreflang]')
    .toArray()
    .map((link) => ({ hrefLang: $(link).attr('hreflang'), href: $(link).attr('href') }));
  const isSame = (found: unknown, wanted: unknown) =>
    JSON.stringify(found) === JSON.stringify(wanted);
  return [
    ...(expected.lang && lang !== expected.lang
      ? [fault('lang', lang ?? 'none', `answer in "${expected.lang}"`)]
      : []),
    ...(expected.canonical !== undefined && canonical !== expected.canonical
      ? [
          fault(
            'canonical',
            canonical ?? 'none',
            `deploy the build whose canonical is ${expected.canonical}`,
          ),
        ]
      : []),
    ...(expected.alternates && !isSame(alternates, expected.alternates)
      ? [fault('hreflang', JSON.stringify(alternates), 'deploy the build as it is')]
      : []),
  ];
}
