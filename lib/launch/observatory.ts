import type { CheerioAPI } from 'cheerio';

type Headers = Readonly<Record<string, string>>;

/**
 * What Mozilla's HTTP Observatory gives for a page's headers and scripts: the rules of
 * mdn-http-observatory's charts.js of August 2026, as far as a static site can meet them. The
 * host redirects to HTTPS and sets no cookie; the domain is on no preload list.
 */
export function observatoryScore(headers: Headers, $: CheerioAPI): number {
  const modifiers = [
    contentSecurity(policyOf(headers)),
    headers['X-Content-Type-Options'] === 'nosniff' ? 0 : -5,
    framing(headers),
    transport(headers['Strict-Transport-Security'] ?? ''),
    referrer(headers['Referrer-Policy']),
    isAny(headers['Cross-Origin-Resource-Policy'], ['same-origin', 'same-site']),
    isAny(headers['Cross-Origin-Opener-Policy'], ['same-origin', 'same-origin-allow-popups']),
    isAny(headers['Cross-Origin-Embedder-Policy'], ['require-corp', 'credentialless']),
    $('script[src]:not([integrity])').is(':not([src^="/"])') ? -5 : 0,
  ];
  const lost = modifiers.filter((modifier) => modifier < 0);
  // Extra credit counts only where little is lost.
  const base = 100 + sum(lost);
  return base >= 90 ? 100 + sum(modifiers) : base;
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** Sources by directive. */
function policyOf(headers: Headers): Map<string, string[]> {
  return new Map(
    (headers['Content-Security-Policy'] ?? '')
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .filter(([name]) => name)
      .map(([name = '', ...sources]) => [name, sources.length ? sources : ["'none'"]]),
  );
}

const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'https://*'];
const unsafe = [...broad, "'unsafe-inline'", 'data:'];

function contentSecurity(policy: Map<string, string[]>): number {
  if (policy.size === 0) return -25;
  const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const has = (name: string, kinds: string[]) => sources(name).some((item) => kinds.includes(item));
  if (has('script-src', unsafe) || has('object-src', broad)) return -20;
  const active = [...policy].filter(([name]) => !['img-src', 'media-src'].includes(name));
  if (active.some(([, items]) => items.some((item) => /^(http|ftp):/.test(item)))) return -20;
  if (has('script-src', ["'unsafe-eval'"]) || has('style-src', ["'unsafe-eval'"])) return -10;
  const passive = [...sources('img-src'), ...sources('media-src')];
  if (passive.some((item) => /^(http|ftp):/.test(item))) return -10;
  if (has('style-src', unsafe)) return 0;
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
}

function framing(headers: Headers): number {
  const ancestors = policyOf(headers).get('frame-ancestors');
  if (ancestors && !ancestors.some((item) => broad.includes(item))) return 5;
  return isAny(headers['X-Frame-Options'], ['DENY', 'SAMEORIGIN']) > 0 ? 5 : -20;
}

function transport(value: string): number {
  const sixMonths = 15_552_000;
  const age = Number(/max-age=(\d+)/.exec(value)?.[1] ?? Number.NaN);
  if (Number.isNaN(age)) return -20;
  return age >= sixMonths ? 0 : -10;
}

function referrer(value: string | undefined): number {
  const isPrivate = /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/;
  if (value === undefined) return 0;
  return isPrivate.test(value) ? 5 : -5;
}

function isAny(value: string | undefined, good: string[]): number {
  return value !== undefined && good.includes(value) ? 10 : 0;
}
