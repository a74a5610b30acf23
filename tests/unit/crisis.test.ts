import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { CrisisCenters, withSources } from '../../components/crisis/CrisisCenters';
import type { CrisisCenter } from '../../lib/content/schemas/crisis.server';
import { lineOf } from '../../lib/content/text/plain.server';
import { type Language, languages } from '../../lib/language';
import { siteIn } from '../../lib/site.server';
import { rendered } from '../support/rendered';

const center: CrisisCenter = {
  id: 'center',
  name: 'Center',
  county: 'Collier',
  address: '1 First Street',
  phone: { number: '(239) 555-0142', confirmedOn: null },
  mobileTeam: null,
  hours: null,
  does: { en: lineOf('Receives people.'), es: lineOf('Recibe a personas.') },
  sources: [],
  doesNotApply: [],
};

const show = (centers: CrisisCenter[], language: Language, inTown = false) =>
  rendered(createElement(CrisisCenters, { centers, inTown }), siteIn(language));

describe.each(languages)('the crisis centers in %s', (language) => {
  const { t } = siteIn(language);

  it('show a telephone only once a person has confirmed it', () => {
    expect(show([center], language).text()).not.toContain('555-0142');
    expect(show([center], language).text()).not.toContain(t('crisisCenters.phone'));
    const phone = { number: '(239) 555-0142', confirmedOn: '2026-11-21' };
    const $ = show([{ ...center, phone }], language);
    expect($('a[href="tel:+12395550142"]').text()).toBe('(239) 555-0142');
  });

  it('name a mobile team only with its number, once a person has confirmed it', () => {
    const mobileTeam = { number: '(239) 555-0143', confirmedOn: null };
    expect(show([center], language).text()).not.toContain(t('crisisCenters.mobileTeam'));
    expect(show([{ ...center, mobileTeam }], language).text()).not.toMatch(
      new RegExp(`555-0143|${t('crisisCenters.mobileTeam')}`),
    );
    const confirmed = { ...mobileTeam, confirmedOn: '2026-11-21' };
    const $ = show([{ ...center, mobileTeam: confirmed }], language);
    expect($('a[href="tel:+12395550143"]').text()).toBe('(239) 555-0143');
  });

  it('show hours only where they are known', () => {
    const label = t('crisisCenters.hours');
    expect(show([center], language).text()).not.toContain(label);
    const words = { en: 'Day and night', es: 'De día y de noche' };
    const hours = { en: lineOf(words.en), es: lineOf(words.es) };
    const text = show([{ ...center, hours }], language).text();
    expect(text).toContain(`${label} ${words[language]}`);
  });

  it('name the county of each, and on the page of a town say that it is the town’s', () => {
    const all = show([center], language);
    expect(all('li').first().text()).toBe(`${t('crisisCenters.county')} Collier`);
    expect(all('h2').text()).toBe(t('crisisCenters.heading'));
    expect(show([center], language, true)('h2').text()).toBe(t('crisisCenters.inCounty'));
  });

  it('are nothing, not even a heading, where none is known', () => {
    expect(show([], language).text()).toBe('');
  });
});

it('a source that a page has itself is not listed again for its crisis centers', () => {
  const source = (url: string) => ({ name: 'A law', url, checkedOn: '2026-03-01' });
  const [own, other] = [source('https://own.test/'), source('https://other.test/')];
  const page = { ...siteIn('en').page('home'), sources: [{ ...own, claim: 'Its claim' }] };
  const { sources } = withSources(page, [{ ...center, sources: [own, other] }]);
  expect(sources.map(({ url, claim }) => [url, claim])).toEqual([
    [own.url, 'Its claim'],
    [other.url, 'Center'],
  ]);
});
