import { describe, expect, it } from 'vitest';
import type { PageId } from '../../lib/routes.server';
import { siteIn } from '../../lib/site.server';
import { structuredData } from '../../lib/structured-data/graph.server';
import { clinic } from '../../lib/structured-data/practice.server';

const site = siteIn('en');
const origin = `https://www.${site.practice.domain}`;

const inFlorida = (name: string) => ({
  '@type': 'City',
  name,
  containedInPlace: { '@type': 'State', name: 'Florida' },
});

function serviceOn(id: PageId, { page, ...others } = site) {
  const nodes = structuredData(page(id), { page, ...others })['@graph'];
  return nodes.find((node) => typeof node === 'object' && node['@type'] === 'Service');
}

it('describes a service by type, name, description and page, with the clinic as provider, in Naples (§3.14, §3.15, §9.25)', () => {
  const { serviceType, name, summary } = site.services[0] ?? {};
  expect(serviceOn('services/anxiety-treatment')).toMatchObject({
    url: `${origin}/services/anxiety-treatment`,
    serviceType,
    name,
    description: summary,
    provider: { '@id': `${origin}/#clinic` },
    areaServed: inFlorida('Naples'),
  });
});

it('describes a location by its name, description, language and page, with the clinic as provider (§3.13, §9.25)', () => {
  const spanish = siteIn('es');
  const { summary } = spanish.towns.find(({ id }) => id === 'towns/estero') ?? {};
  expect(serviceOn('towns/estero', spanish)).toMatchObject({
    url: `${origin}/es/ubicaciones/psiquiatra-estero`,
    description: summary,
    provider: { '@id': `${origin}/#clinic` },
    areaServed: inFlorida('Estero'),
  });
});

describe('the data of the practice', () => {
  const areasOf = (videoFrom: typeof site.visits.videoFrom) =>
    clinic({ ...site, visits: { ...site.visits, videoFrom } }).areaServed;
  const towns = site.towns.map(({ name }) => inFlorida(name));

  it('serves the state and the towns if there are visits by video, else the towns alone', () => {
    const video = { en: 'Florida', es: 'Florida' };
    expect(areasOf(video)).toEqual([{ '@type': 'State', name: 'Florida' }, ...towns]);
    expect(areasOf(null)).toEqual(towns);
  });
});
