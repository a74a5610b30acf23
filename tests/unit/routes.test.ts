import { describe, expect, it } from 'vitest';
import { addresses, isSwitchedInPlace, locationsIndex, routes } from '../../lib/routes.server';

describe('the route table', () => {
  it('has every address of the specification: 30 English and 30 Spanish ones (§1.1)', () => {
    expect(specifiedPairs).toHaveLength(30);
    expect(addresses.map(({ path }) => path)).toEqual(
      expect.arrayContaining(specifiedPairs.flat()),
    );
  });

  it('pairs each English path of the specification with its Spanish counterpart (§2.5)', () => {
    const pairs = routes.map(({ path }) => [path.en, path.es]);
    expect(pairs).toEqual(expect.arrayContaining(specifiedPairs));
  });

  it('has a page in both languages for each of the ten places (§2.6)', () => {
    const locations = routes.filter(({ kind }) => kind === 'location');
    expect(places).toHaveLength(10);
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

  it('keeps Spanish under /es and English out of it (§2.11, §4.2)', () => {
    for (const { path, language } of addresses) {
      expect(/^\/es(\/|$)/.test(path)).toBe(language === 'es');
    }
  });

  it('lists the towns in the order of the locations menu', () => {
    const specified = [
      'towns/naples',
      'towns/ave-maria',
      'towns/bonita-springs',
      'towns/estero',
      'towns/fort-myers',
      'towns/golden-gate',
      'towns/immokalee',
      'towns/lely-resort',
      'towns/marco-island',
      'towns/vanderbilt-beach',
    ];
    const towns = routes.map(({ id }) => id).filter((id) => (specified as string[]).includes(id));
    expect(towns).toEqual(specified);
  });
});

describe('the language toggle', () => {
  it('has all pages in its mapping but the telepsychiatry pair (§2.8, §4.3, §4.4)', () => {
    expect(routes.map(({ id }) => id).filter(isSwitchedInPlace)).toEqual(['telepsychiatry']);
  });

  it('has the unserved locations pair in its mapping (§2.10)', () => {
    expect(locationsIndex).toEqual({ en: '/locations', es: '/es/ubicaciones' });
  });
});

/** The specification's table of routes, section 2, written out. */
const places = [
  'naples',
  'bonita-springs',
  'marco-island',
  'estero',
  'golden-gate',
  'immokalee',
  'vanderbilt-beach',
  'ave-maria',
  'fort-myers',
  'lely-resort',
];
const specifiedPairs: [en: string, es: string][] = [
  ['/', '/es'],
  ['/about', '/es/acerca-de'],
  ['/contact', '/es/contacto'],
  ['/services', '/es/servicios'],
  ['/for-patients', '/es/para-pacientes'],
  ['/telepsychiatry-florida', '/es/telepsiquiatria-florida'],
  ['/services/anxiety-treatment', '/es/servicios/tratamiento-ansiedad'],
  ['/services/depression-treatment', '/es/servicios/tratamiento-depresion'],
  ['/services/adhd-treatment', '/es/servicios/tratamiento-adhd'],
  ['/services/ptsd-treatment', '/es/servicios/tratamiento-tept'],
  ['/services/bipolar-treatment', '/es/servicios/tratamiento-bipolar'],
  ['/services/medication-management', '/es/servicios/manejo-medicamentos'],
  ...places.map((place): [string, string] => [
    `/locations/psychiatrist-${place}`,
    `/es/ubicaciones/psiquiatra-${place}`,
  ]),
  ['/privacy-policy', '/es/politica-privacidad'],
  ['/terms-of-service', '/es/terminos-servicio'],
  ['/hipaa-notice', '/es/aviso-hipaa'],
  ['/cookie-policy', '/es/politica-cookies'],
  ['/cancellation-policy', '/es/politica-cancelacion'],
  ['/billing-policy', '/es/politica-facturacion'],
  ['/emergency-policy', '/es/politica-emergencias'],
  ['/patient-rights', '/es/derechos-paciente'],
];
