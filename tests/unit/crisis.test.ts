import { createElement, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { CrisisBar } from '../../components/crisis/CrisisBar';
import { CrisisButtons } from '../../components/crisis/CrisisButtons';
import { CrisisCard } from '../../components/crisis/CrisisCard';
import { CrisisCenters, withSources } from '../../components/crisis/CrisisCenters';
import { BriefCrisisLinks, CrisisLinks } from '../../components/crisis/CrisisLinks';
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

  it('lead to each, and only on the page of a town to more help', () => {
    const href = siteIn(language).href('policies/emergency-policy');
    const others = [center, { ...center, name: 'Other', address: '2 Second Street' }];
    const all = show(others, language);
    const ways = all('a[href*="maps"]').toArray();
    expect(
      ways.map((way) => [
        all(way).text(),
        new URL(all(way).attr('href') ?? '').searchParams.get('destination'),
      ]),
    ).toEqual([
      ['1 First Street', '1 First Street'],
      ['2 Second Street', '2 Second Street'],
    ]);
    expect(all(`a[href="${href}"]`)).toHaveLength(0);
    expect(show(others, language, true)(`a[href="${href}"]`).text()).toBe(t('crisisCenters.more'));
  });

  it('say in their own language what each does', () => {
    expect(show([center], language)('h3 + p').text()).toBe(`${center.does[language].parts}`);
  });

  it('are below a list of all the crisis lines, the one for danger to life first as a button', () => {
    const site = siteIn(language);
    const [first, ...others] = site.crisisLines;
    const lines = [...others, first] as typeof site.crisisLines;
    const reversed = { ...site, crisisLines: lines };
    const linksIn = (part: () => ReactNode) => {
      const $ = rendered(createElement(part), reversed);
      return $('a[href^="tel:"], a[href^="sms:"]')
        .toArray()
        .map((link) => [$(link).attr('href'), $(link).text()]);
    };
    const withWords = (key: 'words' | 'brief', some = lines) =>
      some.map(({ href, [key]: words }) => [href, words]);
    expect(linksIn(CrisisLinks)).toEqual(withWords('words'));
    expect(linksIn(BriefCrisisLinks)).toEqual(withWords('brief'));
    expect(linksIn(CrisisCard)).toEqual(withWords('brief'));
    expect(linksIn(CrisisBar)).toEqual(withWords('brief'));
    const urgent = lines.filter(({ urgent }) => urgent);
    const buttons = rendered(createElement(CrisisButtons), reversed);
    expect(buttons('a.bg-accent').attr('href')).toBe('tel:911');
    expect(buttons('a.bg-accent')).toHaveLength(1);
    expect(urgent.map(({ href }) => href)).toEqual(['tel:911']);
    expect(linksIn(CrisisButtons)).toEqual(
      withWords('words', [...urgent, ...lines.filter(({ urgent }) => !urgent)]),
    );
  });

  it('are one press away from the bar of every page, which says of a sample that it is one', () => {
    const site = siteIn(language);
    const bar = (sample: true | undefined) =>
      rendered(createElement(CrisisBar), { ...site, practice: { ...site.practice, sample } });
    expect(bar(true)('aside a').first().attr('href')).toBe(site.href('policies/emergency-policy'));
    const nav = bar(true)('nav a');
    expect(nav.first().text()).toBe(t('forPatients.link'));
    expect(nav.last().attr('href')).toBe(site.href('for-families'));
    expect(nav).toHaveLength(2);
    expect(bar(true).text()).toContain(t('footer.sampleBrief'));
    expect(bar(undefined).text()).not.toContain(t('footer.sampleBrief'));
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
