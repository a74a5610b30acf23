import { describe, expect, it } from 'vitest';
import { siteIn } from '../../lib/site.server';
import { clinic } from '../../lib/structured-data/practice.server';
import { locationService, service } from '../../lib/structured-data/service.server';

const site = siteIn('en');
const origin = `https://www.${site.practice.domain}`;
const anxiety = {
  serviceType: 'Anxiety treatment',
  name: 'Anxiety treatment',
  description: 'Care for anxiety.',
  pageId: 'services/anxiety-treatment',
} as const;
const estero = {
  locationName: 'Estero',
  description: 'Care for Estero.',
  language: 'es',
  pageId: 'towns/estero',
} as const;

const inFlorida = (name: string) => ({
  '@type': 'City',
  name,
  containedInPlace: { '@type': 'State', name: 'Florida' },
});

describe('the data of a service', () => {
  it('is made of type, name, description and page, with the clinic as provider (§3.14)', () => {
    expect(service(anxiety, site)).toMatchObject({
      '@type': 'Service',
      url: `${origin}/services/anxiety-treatment`,
      serviceType: 'Anxiety treatment',
      name: 'Anxiety treatment',
      description: 'Care for anxiety.',
      provider: { '@id': `${origin}/#clinic` },
    });
  });

  it('serves Naples where no area is given (§3.15)', () => {
    expect(service(anxiety, site).areaServed).toEqual(inFlorida('Naples'));
    expect(service({ ...anxiety, areaServed: 'Estero' }, site).areaServed).toEqual(
      inFlorida('Estero'),
    );
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

describe('the data of a location', () => {
  it('is made of its name, description, language and page, with the clinic as provider (§3.13)', () => {
    expect(locationService(estero, siteIn('es'))).toMatchObject({
      '@type': 'Service',
      url: `${origin}/es/ubicaciones/psiquiatra-estero`,
      description: 'Care for Estero.',
      provider: { '@id': `${origin}/#clinic` },
      areaServed: inFlorida('Estero'),
    });
  });
});
