import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clearCookies, domainsOf, type Jar } from '../../lib/consent/clear-cookies';
import { storedItems } from '../../lib/consent/cookies';
import { everything, nothing } from '../../lib/consent/record';
import { leftovers } from '../../lib/tracking/start.client';

interface Cookie {
  name: string;
  /** Without a domain the cookie is its host's alone. */
  domain: string | undefined;
  path: string;
}

const publicSuffixes = ['test', 'uk', 'co.uk'];

/** A browser's cookies as a page of `hostname` reads and writes them. */
class FakeJar implements Jar {
  readonly storages: Jar['storages'] = [];
  cookies: Cookie[] = [];

  constructor(readonly location: Jar['location']) {}

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

const hostnames = [
  'example.test',
  'www.example.test',
  'a.www.example.test',
  'www.example.co.uk',
  'localhost',
  '127.0.0.1',
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

const cookieAt = (hostname: string, names: string[]) =>
  fc.record({
    name: fc.constantFrom(...names),
    domain: fc.constantFrom(
      undefined,
      ...domainsOf(hostname).filter((domain) => !publicSuffixes.includes(domain)),
    ),
    path: fc.constantFrom('/', '/es', '/es/', '/es/servicios', '/es/servicios/x'),
  });

describe.each(hostnames)('on %s', (hostname) => {
  const location = { hostname, pathname: '/es/servicios/x' };

  it('leaves no vendor’s cookie that it sees, and every other as it was', () => {
    fc.assert(
      fc.property(fc.array(cookieAt(hostname, [...vendors, ...others])), (cookies) => {
        const jar = new FakeJar(location);
        jar.cookies = cookies;
        clearCookies(nothing, jar);
        expect(jar.cookies).toEqual(cookies.filter(({ name }) => others.includes(name)));
      }),
    );
  });

  it('touches nothing where all is consented to', () => {
    const jar = new FakeJar(location);
    jar.cookies = vendors.map((name) => ({ name, domain: undefined, path: '/' }));
    clearCookies(everything, jar);
    expect(jar.cookies).toHaveLength(vendors.length);
  });
});

describe('clearCookies', () => {
  it.each([
    ['analytics', ['_ga', '_ga_ABC123', '_gid', '_gat']],
    ['replay', ['_clck', '_clsk']],
    ['pixel', ['_ttp', '_tt_enable_cookie', '_ttp_pixel']],
  ])('clears the cookies of %s that the specification names', (tracker, names) => {
    const jar = new FakeJar({ hostname: 'example.test', pathname: '/' });
    jar.cookies = names.map((name) => ({ name, domain: 'example.test', path: '/' }));
    const isAnalytics = tracker !== 'pixel';
    clearCookies({ analytics: !isAnalytics, marketing: isAnalytics }, jar);
    expect(jar.cookies).toEqual([]);
  });

  it('clears one category and leaves the other', () => {
    const jar = new FakeJar({ hostname: 'example.test', pathname: '/' });
    const cookies = ['_ga', '_gcl_au', '_ttp'].map((name) => ({
      name,
      domain: undefined,
      path: '/',
    }));
    jar.cookies = cookies;
    clearCookies({ analytics: true, marketing: false }, jar);
    expect(jar.cookies.map(({ name }) => name)).toEqual(['_ga']);
    jar.cookies = cookies;
    clearCookies({ analytics: false, marketing: true }, jar);
    // What Google keeps for advertisements goes with Google.
    expect(jar.cookies.map(({ name }) => name)).toEqual(['_ttp']);
  });

  it('clears the vendors’ entries of the storages, and none of the site’s own', () => {
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
    const jar = new FakeJar({ hostname: 'example.test', pathname: '/' });
    clearCookies(nothing, { ...jar, document: jar.document, storages: [() => storage] });
    expect([...entries.keys()]).toEqual(['naples_psychiatry_cookie_consent', 'x']);
  });

  it('throws nothing where cookies and storages are blocked', () => {
    const blocked = () => {
      throw new DOMException('', 'SecurityError');
    };
    const document = Object.defineProperty({ cookie: '' }, 'cookie', { get: blocked });
    const location = { hostname: 'example.test', pathname: '/' };
    expect(() => clearCookies(nothing, { document, location, storages: [blocked] })).not.toThrow();
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

describe('leftovers', () => {
  it('notices every cookie that would be cleared', () => {
    for (const name of vendors) expect(leftovers.test(`x=1; ${name}=1`)).toBe(true);
    const tools = storedItems.filter(({ tracker, kept }) => tracker && kept !== 'visit');
    for (const { name } of tools) expect(leftovers.test(name)).toBe(true);
  });
});
