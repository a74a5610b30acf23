import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Choice, everything, nothing } from '../../lib/consent/record';
import { clearCookies } from '../../lib/consent/storage.client';
import { itemPatterns, storedItems } from '../../lib/privacy/disclosure.server';
import { type TrackerName, trackerNames } from '../../lib/tracking/registry';

const prefix = 'naples_psychiatry';
const items = itemPatterns(prefix);

interface Cookie {
  name: string;
  /** Without a domain the cookie belongs to its host only. */
  domain: string | undefined;
}

const publicSuffixes = ['test', 'uk', 'co.uk'];

/** The cookies, each for the path `/`, that a page of `hostname` leaves. */
function clear(
  choice: Choice,
  hostname: string,
  cookies: Cookie[],
  storage: object = {},
): Cookie[] {
  let left = cookies;
  const write = (text: string) => {
    const [pair = '', ...rest] = text.split('; ');
    const attributes = new Map(rest.map((part) => part.split('=') as [string, string]));
    const domain = attributes.get('Domain');
    if (domain !== undefined) {
      if (publicSuffixes.includes(domain)) return;
      if (hostname !== domain && !hostname.endsWith(`.${domain}`)) return;
    }
    expect(attributes.get('Max-Age')).toBe('0');
    expect(attributes.get('Path')).toBe('/');
    const [name] = pair.split('=');
    left = left.filter((cookie) => cookie.name !== name || cookie.domain !== domain);
  };
  const read = () => left.map(({ name }) => `${name}=1`).join('; ');
  vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: read, set: write }));
  vi.stubGlobal('location', { hostname });
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  clearCookies(choice, items);
  return left;
}

afterEach(() => vi.unstubAllGlobals());

/** A cookie of the host and one of the whole site. */
const cookiesOf = (...names: string[]) => names.map((name) => ({ name, domain: undefined }));

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
  });

describe.each(domainsOfHosts)('on %s', (hostname, domains) => {
  it('deletes all visible cookies of vendors, and no others', {
    tags: ['@4.27', '@4.32', '@4.37', '@9.8'],
  }, () => {
    fc.assert(
      fc.property(fc.array(cookieFor(domains, [...vendors, ...others])), (cookies) => {
        expect(clear(nothing, hostname, cookies)).toEqual(
          cookies.filter(({ name }) => others.includes(name)),
        );
      }),
    );
  });

  it('deletes nothing with consent to everything', () => {
    expect(clear(everything, hostname, cookiesOf(...vendors))).toHaveLength(vendors.length);
  });
});

describe('clearCookies', () => {
  const host = 'example.test';
  const analytics = { analytics: true, marketing: false };
  const marketing = { analytics: false, marketing: true };

  it.each([
    ['analytics', marketing, ['_ga', '_ga_ABC123', '_gid', '_gat']],
    ['replay', marketing, ['_clck', '_clsk']],
    ['pixel', analytics, ['_ttp', '_tt_enable_cookie', '_ttp_pixel']],
  ])(
    'clears the cookies of %s that the specification names',
    { tags: ['@4.27', '@4.32', '@4.37', '@9.8'] },
    (_name, choice, names) => expect(clear(choice, host, cookiesOf(...names))).toEqual([]),
  );
});

describe('the items that may be stored', () => {
  const needsConsent = new RegExp(`^(${items.analytics}|${items.marketing})$`);
  const names = (tracker?: TrackerName) =>
    storedItems(prefix)
      .filter((item) => item.tracker === tracker)
      .map(({ name }) => name);

  it('by the site itself need no consent', { tags: '@9.7' }, () => {
    expect(names().map((name) => name.replace(`${prefix}_`, ''))).toEqual([
      'cookie_consent',
      'clip_closed',
      'contact_draft',
      'notices_hidden',
      'left',
    ]);
    for (const name of [...names(), ...others]) expect(needsConsent.test(name), name).toBe(false);
  });

  it('by a tracker need consent, those of the specification among them', {
    tags: ['@9.7', '@9.8'],
  }, () => {
    const all = trackerNames.flatMap(names);
    for (const name of [...vendors, ...all]) expect(needsConsent.test(name), name).toBe(true);
    // What advertisements read from the cookies of analytics needs consent to both.
    expect(
      ['_gcl_au', '_gac_x'].map((name) => new RegExp(`^(${items.marketing})$`).test(name)),
    ).toEqual([true, false]);
    expect('_gcl_au').toMatch(new RegExp(`^(${items.analytics})$`));
    for (const name of ['_ga', '_ga_*', '_gid', '_gat', '_clck', '_clsk', '_ttp']) {
      expect(all).toContain(name);
    }
    for (const { tracker, category } of storedItems(prefix)) {
      expect(category === 'necessary').toBe(!tracker);
    }
  });
});
