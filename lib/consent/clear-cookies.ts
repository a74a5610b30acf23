import { type StoredItem, storedItems } from './cookies';
import type { Choice } from './record';

/** The browser as far as clearing goes, so that tests can stand in for it. */
export interface Jar {
  document: { cookie: string };
  location: Pick<Location, 'hostname' | 'pathname'>;
  /** Gives each storage, or throws where it is blocked. */
  storages: (() => Pick<Storage, 'removeItem' | 'key' | 'length'>)[];
}

/** A cookie of one name may lie at several levels; reading shows what is left, so often at most. */
const passes = 3;

/**
 * Deletes what the tools have kept without the visitor's consent, or no longer with it: cookies of
 * every parent domain and path, and entries of the storages.
 */
export function clearCookies(choice: Choice, jar: Jar) {
  const isUnwanted = matcherOf(unwantedItems(choice));
  for (let pass = 0; pass < passes; pass++) {
    const names = cookieNames(jar).filter(isUnwanted);
    if (names.length === 0) break;
    for (const name of names) expire(name, jar);
  }
  for (const storage of jar.storages) clearStorage(storage, isUnwanted);
}

const categories = { analytics: 'analytics', replay: 'analytics', pixel: 'marketing' } as const;

/** What needs consent that is not there: to its category, and to its tool running. */
function unwantedItems(choice: Choice): StoredItem[] {
  return storedItems.filter(
    ({ tracker, category }) =>
      tracker && category !== 'necessary' && !(choice[category] && choice[categories[tracker]]),
  );
}

/** `_ga_*` stands for each name that goes on after `_ga_`. */
function matcherOf(items: StoredItem[]): (name: string) => boolean {
  return (name) =>
    items.some((item) =>
      item.name.endsWith('*')
        ? name.length >= item.name.length && name.startsWith(item.name.slice(0, -1))
        : name === item.name,
    );
}

function cookieNames({ document }: Jar): string[] {
  try {
    const pairs = document.cookie.split('; ');
    return [...new Set(pairs.map((pair) => pair.slice(0, (pair.indexOf('=') + 1 || 1) - 1)))];
  } catch {
    // A page in a sandbox has no cookies.
    return [];
  }
}

function expire(name: string, { document, location }: Jar) {
  for (const domain of ['', ...domainsOf(location.hostname)]) {
    for (const path of pathsOf(location.pathname)) {
      document.cookie = `${name}=; Max-Age=0; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Path=${path}${domain && `; Domain=${domain}`}`;
    }
  }
}

/**
 * The host and all its parents. Browsers refuse public suffixes, which does no harm, and know
 * them better than any list of ours. Addresses in numbers and bare names have no parents.
 */
export function domainsOf(hostname: string): string[] {
  const labels = hostname.replace(/\.$/, '').split('.');
  const isNumeric = hostname.includes(':') || /^[\d.]+$/.test(hostname);
  return isNumeric || labels.length < 2 ? [] : labels.map((_, at) => labels.slice(at).join('.'));
}

/** Every path whose cookies a page at `pathname` sees. */
function pathsOf(pathname: string): string[] {
  const steps = pathname.split('/').filter(Boolean);
  const above = steps.map((_, at) => `/${steps.slice(0, at + 1).join('/')}`);
  return ['/', ...above.flatMap((path) => [path, `${path}/`])];
}

function clearStorage(storage: Jar['storages'][number], isUnwanted: (name: string) => boolean) {
  try {
    const entries = storage();
    const names = Array.from({ length: entries.length }, (_, index) => entries.key(index) ?? '');
    for (const name of names.filter(isUnwanted)) entries.removeItem(name);
  } catch {
    // Where storage is blocked, nothing was stored.
  }
}
