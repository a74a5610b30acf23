import { describe, expect, it } from 'vitest';
import { locationsIndex, type PageFacts, routesOf } from '../../lib/routes.server';
import { addressAt, addresses, redirectAt, routes } from '../support/routes';
import { specified, specifiedPaths } from '../support/specified';

describe('the route table', () => {
  it('has every address of the specification: 30 English ones with their Spanish counterparts', {
    tags: ['@1.1', '@2.5', '@2.6'],
  }, () => {
    const served = specifiedPaths.filter(([en]) => en !== locationsIndex.en);
    expect(served).toHaveLength(30);
    expect(addresses.map(({ path }) => path)).toEqual(expect.arrayContaining(served.flat()));
    const pairs = routes.map(({ path }) => [path.en, path.es]);
    expect(pairs).toEqual(expect.arrayContaining(served));
  });

  it('finds pages and redirects with a trailing slash as without one', { tags: '@2.1' }, () => {
    for (const address of addresses) expect(addressAt(`${address.path}/`)).toBe(address);
    expect(redirectAt('/locations/naples/')).toMatchObject({ to: 'towns/naples' });
    expect(redirectAt('/locations/naples//')).toMatchObject({ to: 'towns/naples' });
  });

  it('has a page in both languages for each of the ten places and no other', {
    tags: ['@2.5', '@2.6'],
  }, () => {
    const locations = routes.filter(({ kind }) => kind === 'location');
    const places = specified('2.6');
    expect([locations.length, places.length]).toEqual([10, 10]);
    expect(locations.map(({ path }) => path)).toEqual(
      expect.arrayContaining(
        places.map((place) => ({
          en: `/locations/psychiatrist-${place}`,
          es: `/es/ubicaciones/psiquiatra-${place}`,
        })),
      ),
    );
  });

  it('has each id and each path once, and no path with a trailing slash', () => {
    const ids = routes.map(({ id }) => id);
    const paths = addresses.map(({ path }) => path);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((path) => path !== '/' && path.endsWith('/'))).toEqual([]);
  });

  it('keeps Spanish under /es and English out of it', { tags: ['@2.11', '@4.2'] }, () => {
    for (const { path, language } of addresses) {
      expect(/^\/es(\/|$)/.test(path)).toBe(language === 'es');
    }
  });
});

describe('the language toggle', () => {
  it('has all pages in its mapping but the telepsychiatry pair', {
    tags: ['@2.8', '@4.3', '@4.4'],
  }, () => {
    expect(
      routes.filter(({ isInToggleMapping }) => !isInToggleMapping).map(({ id }) => id),
    ).toEqual(['telepsychiatry']);
  });

  it('has the unserved locations pair in its mapping', { tags: ['@2.5', '@2.10'] }, () => {
    expect(locationsIndex).toEqual({ en: '/locations', es: '/es/ubicaciones' });
  });
});

describe('a page that the practice no longer has', () => {
  const entry = (id: string, isRetired: boolean) => ({
    id,
    paths: { en: `/${id}`, es: `/es/${id}` },
    formerPaths: { en: [`/old-${id}`], es: [`/es/antes-${id}`] },
    retired: isRetired,
  });
  const lists = (isRetired: boolean) => ({
    services: [entry('sleep', isRetired)],
    towns: [entry('tampa', isRetired)],
    policies: [entry('fees', isRetired)],
  });
  const table = (facts: Partial<PageFacts>) =>
    routesOf({ ...lists(false), offersVideo: true, atFault: [], ...facts });

  it('leads from all of its addresses to the list of services, or home, in their language', {
    tags: '@2.9',
  }, () => {
    const { redirects, has, addressAt } = table(lists(true));
    const moved = redirects.map(({ from, to, language }) => `${from} ${to} ${language}`);
    const to = { sleep: 'services', tampa: 'home', fees: 'home' };
    expect(moved.toSorted()).toEqual(
      Object.entries(to)
        .flatMap(([id, page]) => [
          `/${id} ${page} en`,
          `/old-${id} ${page} en`,
          `/es/${id} ${page} es`,
          `/es/antes-${id} ${page} es`,
        ])
        .toSorted(),
    );
    expect([has('services/sleep'), addressAt('/tampa')]).toEqual([false, undefined]);
  });

  it('is not one that has moved: that leads from its former addresses alone, to itself', () => {
    const { redirects, has } = table({});
    expect(redirects.map(({ from, to, language }) => `${from} ${to} ${language}`)).toEqual([
      '/old-sleep services/sleep en',
      '/es/antes-sleep services/sleep es',
      '/old-tampa towns/tampa en',
      '/es/antes-tampa towns/tampa es',
      '/old-fees policies/fees en',
      '/es/antes-fees policies/fees es',
    ]);
    expect(has('services/sleep')).toBe(true);
  });

  it('is the one on visits by video where there are none, whose addresses lead to the services', () => {
    const { redirects, has, mayHave } = table({ offersVideo: false });
    expect(redirects.slice(0, 2)).toEqual([
      { from: '/telepsychiatry-florida', to: 'services', language: 'en' },
      { from: '/es/telepsiquiatria-florida', to: 'services', language: 'es' },
    ]);
    expect([has('telepsychiatry'), mayHave('telepsychiatry')]).toEqual([false, false]);
    expect(table({}).has('telepsychiatry')).toBe(true);
    // Nobody knows it where the file is at fault.
    expect(table({ offersVideo: undefined }).mayHave('telepsychiatry')).toBe(true);
  });
});
