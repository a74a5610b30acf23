import { describe, expect, it } from 'vitest';
import { locationsIndex } from '../../lib/routes.server';
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
    expect(routes.filter(({ inToggleMapping }) => !inToggleMapping).map(({ id }) => id)).toEqual([
      'telepsychiatry',
    ]);
  });

  it('has the unserved locations pair in its mapping', { tags: ['@2.5', '@2.10'] }, () => {
    expect(locationsIndex).toEqual({ en: '/locations', es: '/es/ubicaciones' });
  });
});
