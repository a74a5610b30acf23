import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BrowserStorage,
  clearCookies,
  domainsOf,
} from '../../lib/consent/clear-cookies.client';
import { everything, nothing } from '../../lib/consent/record';
import { itemPatterns, storedItems } from '../../lib/tracking/stored-items.server';

interface Cookie {
  name: string;
  /** Without a domain the cookie belongs to its host only. */
  domain: string | undefined;
  path: string;
}

const items = itemPatterns('naples_psychiatry');

const publicSuffixes = ['test', 'uk', 'co.uk'];

/** A browser's cookies as a page of `hostname` reads and writes them. */
class FakeStorage implements BrowserStorage {
  readonly storages: BrowserStorage['storages'] = [];
  cookies: Cookie[] = [];

  constructor(readonly location: BrowserStorage['location']) {}

  document = Object.defineProperty({ cookie: '' }, 'cookie', {
    get: () =>
      this.cookies
        .filter((cookie) => this.sees(cookie))
        .map(({ name }) => `${name}=1`)
        .join('; '),
    set: (text: string) => this.write(text),
  });

  sees({ path }: Cookie) {
    const { pathname } = this.location;
    return pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`);
  }

  write(text: string) {
    const [pair = '', ...rest] = text.split('; ');
    const attributes = new Map(rest.map((part) => part.split('=') as [string, string]));
    const domain = attributes.get('Domain')?.replace(/^\./, '');
    const { hostname } = this.location;
    if (domain !== undefined) {
      if (publicSuffixes.includes(domain)) return;
      if (hostname !== domain && !hostname.endsWith(`.${domain}`)) return;
    }
    expect(attributes.get('Max-Age')).toBe('0');
    const [name] = pair.split('=');
    this.cookies = this.cookies.filter(
      (cookie) =>
        cookie.name !== name || cookie.domain !== domain || cookie.path !== attributes.get('Path'),
    );
  }
}

/** Hosts, and the domains for which a browser lets a page of each set cookies (RFC 6265). */
const domainsOfHosts: [hostname: string, domains: string[]][] = [
  ['example.test', ['example.test']],
  ['www.example.test', ['www.example.test', 'example.test']],
  ['a.www.example.test', ['a.www.example.test', 'www.example.test', 'example.test']],
  ['www.example.co.uk', ['www.example.co.uk', 'example.co.uk']],
  ['localhost', []],
  ['127.0.0.1', []],
];
const vendors = [
  '_ga',
  '_ga_ABC123',
  '_gid',
  '_gat',
  '_gat_gtag',
  '_gac_x',
  '_gcl_au',
  '_clck',
  '_clsk',
  '_ttp',
  '_tt_enable_cookie',
  '_ttp_pixel',
  'ttcsid',
  'ttcsid_ABC',
  'ttclid',
];
const others = ['_gallery', '_gateway', '_ga-x', 'x_ga', '_ttpx', '_ga_', 'session', 'ttcsidx'];

const cookieFor = (domains: string[], names: string[]) =>
  fc.record({
    name: fc.constantFrom(...names),
    domain: fc.constantFrom(undefined, ...domains),
    path: fc.constantFrom('/', '/es', '/es/', '/es/servicios', '/es/servicios/x'),
  });

describe.each(domainsOfHosts)('on %s', (hostname, domains) => {
  const location = { hostname, pathname: '/es/servicios/x' };

  it('deletes all visible cookies of vendors, and no others (§9.8)', () => {
    fc.assert(
      fc.property(fc.array(cookieFor(domains, [...vendors, ...others])), (cookies) => {
        const browserStorage = new FakeStorage(location);
        browserStorage.cookies = cookies;
        clearCookies(nothing, items, browserStorage);
        expect(browserStorage.cookies).toEqual(cookies.filter(({ name }) => others.includes(name)));
      }),
    );
  });

  it('deletes nothing with consent to everything', () => {
    const browserStorage = new FakeStorage(location);
    browserStorage.cookies = vendors.map((name) => ({ name, domain: undefined, path: '/' }));
    clearCookies(everything, items, browserStorage);
    expect(browserStorage.cookies).toHaveLength(vendors.length);
  });
});

describe('clearCookies', () => {
  it.each([
    ['analytics', ['_ga', '_ga_ABC123', '_gid', '_gat']],
    ['replay', ['_clck', '_clsk']],
    ['pixel', ['_ttp', '_tt_enable_cookie', '_ttp_pixel']],
  ])(
    'clears the cookies of %s that the specification names (§4.27, §4.32, §4.37, §9.8)',
    (tracker, names) => {
      const browserStorage = new FakeStorage({ hostname: 'example.test', pathname: '/' });
      browserStorage.cookies = names.map((name) => ({ name, domain: 'example.test', path: '/' }));
      const isAnalytics = tracker !== 'pixel';
      clearCookies({ analytics: !isAnalytics, marketing: isAnalytics }, items, browserStorage);
      expect(browserStorage.cookies).toEqual([]);
    },
  );

  it('clears one category and leaves the other', () => {
    const browserStorage = new FakeStorage({ hostname: 'example.test', pathname: '/' });
    const cookies = ['_ga', '_gcl_au', '_ttp'].map((name) => ({
      name,
      domain: undefined,
      path: '/',
    }));
    browserStorage.cookies = cookies;
    clearCookies({ analytics: true, marketing: false }, items, browserStorage);
    expect(browserStorage.cookies.map(({ name }) => name)).toEqual(['_ga']);
    browserStorage.cookies = cookies;
    clearCookies({ analytics: false, marketing: true }, items, browserStorage);
    // Google's advertising cookie needs both categories, so it is deleted with analytics.
    expect(browserStorage.cookies.map(({ name }) => name)).toEqual(['_ttp']);
  });

  it('clears the vendors’ storage entries, and none of the site’s own', () => {
    const entries = new Map(
      ['_cltk', 'tt_sessionId', 'tt_appInfo', 'naples_psychiatry_cookie_consent', 'x'].map(
        (key) => [key, '1'],
      ),
    );
    const storage = {
      get length() {
        return entries.size;
      },
      key: (index: number) => [...entries.keys()][index] ?? null,
      removeItem: (key: string) => void entries.delete(key),
    };
    const browserStorage = new FakeStorage({ hostname: 'example.test', pathname: '/' });
    clearCookies(nothing, items, {
      ...browserStorage,
      document: browserStorage.document,
      storages: [() => storage],
    });
    expect([...entries.keys()]).toEqual(['naples_psychiatry_cookie_consent', 'x']);
  });

  it('throws nothing where cookies and storages are blocked', () => {
    const blocked = () => {
      throw new DOMException('', 'SecurityError');
    };
    const document = Object.defineProperty({ cookie: '' }, 'cookie', { get: blocked });
    const location = { hostname: 'example.test', pathname: '/' };
    expect(() =>
      clearCookies(nothing, items, { document, location, storages: [blocked] }),
    ).not.toThrow();
  });
});

describe('domainsOf', () => {
  it('is the host and its parents, where it has any', () => {
    expect(domainsOf('a.www.example.test')).toEqual([
      'a.www.example.test',
      'www.example.test',
      'example.test',
      'test',
    ]);
    expect(domainsOf('example.test.')).toEqual(['example.test', 'test']);
    for (const host of ['localhost', '127.0.0.1', '[::1]', '']) expect(domainsOf(host)).toEqual([]);
  });
});

describe('itemPatterns', () => {
  const needsConsent = new RegExp(`^(${items.analytics}|${items.marketing})$`);

  it('has every cookie and entry of a tracker, and every other as it is', () => {
    const ofTrackers = storedItems('naples_psychiatry').filter(({ tracker }) => tracker);
    for (const name of [...vendors, ...ofTrackers.map(({ name }) => name)]) {
      expect(needsConsent.test(name), name).toBe(true);
    }
    for (const name of others) expect(needsConsent.test(name), name).toBe(false);
  });

  it('has no item of the site', () => {
    for (const { name } of storedItems('naples_psychiatry').filter(({ tracker }) => !tracker)) {
      expect(needsConsent.test(name), name).toBe(false);
    }
  });
});
