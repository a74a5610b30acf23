import type { ItemPatterns } from './cookies';
import type { Choice } from './record';

/** The parts of the browser that `clearCookies` uses; tests replace them. */
export interface BrowserStorage {
  document: { cookie: string };
  location: Pick<Location, 'hostname' | 'pathname'>;
  /** Returns each storage; throws if it is blocked. */
  storages: (() => Pick<Storage, 'removeItem' | 'key' | 'length'>)[];
}

/** Maximum rounds of deletion, since cookies of one name may exist for several paths. */
const passes = 3;

/**
 * Deletes the items that need consent to a denied category: cookies of every parent domain and
 * path, and entries of the storages.
 */
export function clearCookies(choice: Choice, items: ItemPatterns, browserStorage: BrowserStorage) {
  const denied = (['analytics', 'marketing'] as const).filter((category) => !choice[category]);
  if (denied.length === 0) return;
  const pattern = new RegExp(`^(${denied.map((category) => items[category]).join('|')})$`);
  const isUnwanted = (name: string) => pattern.test(name);
  for (let pass = 0; pass < passes; pass++) {
    const names = cookieNames(browserStorage).filter(isUnwanted);
    if (names.length === 0) break;
    for (const name of names) expire(name, browserStorage);
  }
  for (const storage of browserStorage.storages) clearStorage(storage, isUnwanted);
}

function cookieNames({ document }: BrowserStorage): string[] {
  try {
    const pairs = document.cookie.split('; ');
    return [...new Set(pairs.map((pair) => pair.slice(0, (pair.indexOf('=') + 1 || 1) - 1)))];
  } catch {
    // A page in a sandbox has no cookies.
    return [];
  }
}

function expire(name: string, { document, location }: BrowserStorage) {
  for (const domain of ['', ...domainsOf(location.hostname)]) {
    for (const path of pathsOf(location.pathname)) {
      document.cookie = `${name}=; Max-Age=0; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Path=${path}${domain && `; Domain=${domain}`}`;
    }
  }
}

/**
 * The host and all its parent domains. Public suffixes are not excluded: browsers ignore cookies
 * for them. IP addresses and names without a dot have no parents.
 */
export function domainsOf(hostname: string): string[] {
  const labels = hostname.replace(/\.$/, '').split('.');
  const isNumeric = hostname.includes(':') || /^[\d.]+$/.test(hostname);
  return isNumeric || labels.length < 2 ? [] : labels.map((_, at) => labels.slice(at).join('.'));
}

/** Every cookie path that applies to a page at `pathname`. */
function pathsOf(pathname: string): string[] {
  const steps = pathname.split('/').filter(Boolean);
  const above = steps.map((_, at) => `/${steps.slice(0, at + 1).join('/')}`);
  return ['/', ...above.flatMap((path) => [path, `${path}/`])];
}

function clearStorage(
  storage: BrowserStorage['storages'][number],
  isUnwanted: (name: string) => boolean,
) {
  try {
    const entries = storage();
    const names = Array.from({ length: entries.length }, (_, index) => entries.key(index) ?? '');
    for (const name of names.filter(isUnwanted)) entries.removeItem(name);
  } catch {
    // Where storage is blocked, nothing was stored.
  }
}
