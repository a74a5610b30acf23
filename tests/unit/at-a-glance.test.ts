import { load } from 'cheerio';
import { createElement, Fragment } from 'react';
import { describe, expect, it } from 'vitest';
import { AtAGlance } from '../../components/at-a-glance/AtAGlance';
import { Fees } from '../../components/at-a-glance/Fees';
import type { Visits } from '../../lib/content/schemas/visits.server';
import { lineOf } from '../../lib/content/text/plain.server';
import { type Site, siteIn } from '../../lib/site.server';
import { lineWords } from '../../lib/words/line';
import { capitalized } from '../../lib/words/text.server';
import { texts } from '../build/built-site';
import { rendered } from '../support/rendered';

const site = siteIn('en');
const cardOf = (visits: Partial<Visits>) =>
  rendered(createElement(AtAGlance), { ...site, visits: { ...site.visits, ...visits } });

it('insurance is the second fact: how many insurers, the public ones by name, and where to look', () => {
  const second = (insurers: Site['insurers']) => {
    const $ = rendered(createElement(AtAGlance), { ...site, insurers });
    return $('.facts dl > div').eq(1);
  };
  const fact = second(site.insurers);
  expect(fact.find('dt').text()).toBe(site.t('glance.insurance'));
  const lines = fact
    .find('dd')
    .toArray()
    .map((line) => fact.find(line).text());
  expect(lines).toEqual([
    `15 ${site.t('glance.insurers')}`,
    'Including Medicare and Medicaid',
    site.t('glance.check'),
  ]);
  expect(fact.find('a').attr('href')).toBe('/#insurance');
  // A program that the practice does not take is not among them.
  const notTaken = site.insurers.map((insurer) =>
    insurer.id === 'medicaid' ? { ...insurer, state: 'not accepted' as const } : insurer,
  );
  expect(second(notTaken).text()).toContain('Including Medicare');
  expect(second(notTaken).text()).not.toContain('Medicaid');
  // Up to three insurers are named. Without any, the card has no such fact.
  const firstLine = (count: number) =>
    second(site.insurers.slice(0, count)).find('dd').first().text();
  expect(firstLine(2)).toBe('Aetna and United Healthcare');
  expect(firstLine(3)).toMatch(/^Aetna, United Healthcare, and \w+/);
  expect(firstLine(4)).toBe(`4 ${site.t('glance.insurers')}`);
  expect(second([]).text()).not.toContain(site.t('glance.insurance'));
});

it('phones show how many facts are folded', () => {
  const $ = rendered(createElement(AtAGlance), site);
  const folded = $('details dl > div').length;
  expect($('summary').text()).toBe(`${folded} ${site.t('glance.more')}`);
});

it('ages and languages are seen before the card is unfolded', () => {
  const $ = cardOf({ ages: { from: 18 } });
  $('details').remove();
  const seen = $('dd')
    .toArray()
    .map((fact) => $(fact).text());
  expect(seen).toEqual(expect.arrayContaining(['18 and over', 'English and Spanish']));
});

describe('the card says what patients decide by:', () => {
  it.each<[Partial<Visits>, string]>([
    [{ newPatients: 'waitingList' }, 'Waiting list'],
    [{ newPatients: 'notAccepted' }, 'Not at the moment'],
    [{ ages: { from: 18 } }, '18 and over'],
    [{ ages: { from: 18, to: 64 } }, '18 to 64'],
    [{ replyWithin: 1 }, '1 business day'],
    [{ replyWithin: 2 }, '2 business days'],
    [{ staffLanguages: [] }, 'Dr. Sample speaks Spanish'],
    [{}, 'Dr. Sample and the front desk speak Spanish'],
    [
      { staffLanguages: [{ who: { en: 'A nurse', es: 'Una enfermera' }, languages: ['ht'] }] },
      'A nurse speaks Haitian Creole',
    ],
  ])('%o', (visits, words) => {
    const $ = cardOf(visits);
    const facts = $('dd').toArray();
    expect(facts.map((fact) => $(fact).text())).toContain(words);
  });

  it('where visits are, and whom to call while the clinician is away', () => {
    const line = lineOf('A colleague answers.');
    const coverage = { en: line, es: line };
    const $ = cardOf({ videoFrom: { en: 'anywhere in Florida', es: '' }, coverage });
    const factOf = (term: string) =>
      texts(
        load($.html($('dl > div').filter((_, fact) => $(fact).find('dt').text() === term))),
        'dd',
      );
    expect(factOf(site.t('glance.where'))).toEqual(
      [`${site.t('glance.office')} Naples`, `${site.t('glance.video')} anywhere in Florida`].map(
        capitalized,
      ),
    );
    expect(factOf(site.t('glance.away'))).toEqual(['A colleague answers.']);
  });

  it('how soon it replies and refills, and not what it does not offer', () => {
    const days = { replyWithin: 3, refillsWithin: 5 };
    const text = cardOf({ ...days, office: false, superbill: false }).text();
    expect(text).toContain(`${site.t('glance.reply')}3 `);
    expect(text).toContain(`${site.t('glance.refills')}5 `);
    const offered = cardOf({ office: true, superbill: true }).text().toLowerCase();
    for (const key of ['glance.office', 'glance.superbill'] as const) {
      expect(text.toLowerCase()).not.toContain(site.t(key).toLowerCase());
      expect(offered).toContain(site.t(key).toLowerCase());
    }
  });
});

it('each fact that is not known, or is none, has no place', () => {
  const terms = (visits: Partial<Visits>) => texts(cardOf(visits), '.facts dt');
  const all = terms({});
  const without = (key: string) => all.filter((term) => term !== key);
  const { t } = site;
  const [first, followUp] = site.visits.kinds;
  const unknown: [Partial<Visits>, string][] = [
    [{ newPatients: null, ages: null }, t('glance.newPatients')],
    [{ office: null, videoFrom: null }, t('glance.where')],
    [{ office: false, videoFrom: null }, t('glance.where')],
    [{ replyWithin: null }, t('glance.reply')],
    [{ refillsWithin: null }, t('glance.refills')],
    [{ coverage: null }, t('glance.away')],
    [{ paidBy: null, superbill: false }, t('glance.paidBy')],
    [{ paidBy: [], superbill: null }, t('glance.paidBy')],
    [{ kinds: [first] as Visits['kinds'] }, followUp?.name.en ?? ''],
  ];
  for (const [visits, term] of unknown) {
    expect(all, term).toContain(term);
    expect(terms(visits), term).toEqual(without(term));
  }
  expect(cardOf({ office: null, videoFrom: null, ages: null }).text()).not.toMatch(
    /undefined|null|false|NaN/,
  );
});

it('a visit without minutes has its price alone, and a price of nothing is said', () => {
  const [first] = site.visits.kinds;
  const linesOf = (minutes: number | null, price: number | null) => {
    const kinds = [{ ...first, minutes, price }] as Visits['kinds'];
    const $ = cardOf({ kinds, sample: undefined });
    const fact = $('dl > div').filter((_, fact) => $(fact).find('dt').text() === first?.name.en);
    return texts(load($.html(fact)), 'dd');
  };
  const withoutInsurance = site.t('glance.withoutInsurance');
  expect(linesOf(null, 350)).toEqual([`$350 ${withoutInsurance}`]);
  expect(linesOf(90, null)).toEqual(['90 minutes']);
  expect(linesOf(90, 0)).toEqual(['90 minutes', `$0 ${withoutInsurance}`]);
  expect(linesOf(null, null)).toEqual([]);
});

it('the ways to pay are in the order of the practice, with a bill for the insurer where it gives one', () => {
  const paid = (visits: Partial<Visits>) => {
    const $ = cardOf(visits);
    const fact = $('dl > div').filter(
      (_, fact) => $(fact).find('dt').text() === site.t('glance.paidBy'),
    );
    return texts(load($.html(fact)), 'dd');
  };
  const way = (name: 'cards' | 'cash') => site.t(`facts.paidBy.${name}`);
  const superbill = capitalized(site.t('glance.superbill'));
  const ways = capitalized(`${way('cash')} and ${way('cards')}`);
  expect(paid({ paidBy: ['cash', 'cards'], superbill: true })).toEqual([ways, superbill]);
  expect(paid({ paidBy: ['cash', 'cards'], superbill: false })).toEqual([ways]);
  expect(paid({ paidBy: null, superbill: true })).toEqual([superbill]);
});

it('the card and the fees say that they are samples, only where they are', () => {
  const mark = site.t('glance.sample');
  for (const part of [AtAGlance, Fees]) {
    const textWith = (sample: true | undefined) => {
      const kinds = site.visits.kinds.map((kind) => ({ ...kind, price: 100 }));
      const visits = { ...site.visits, kinds, sample };
      return rendered(createElement(part), { ...site, visits }).text();
    };
    expect(textWith(true)).toContain(mark);
    expect(textWith(undefined)).not.toContain(mark);
  }
});

it('the first visit and the next ones have their length and price, and no other visit is on the card', () => {
  const [first, followUp, video] = site.visits.kinds;
  const kinds = [
    { ...first, minutes: 90, price: 350 },
    { ...followUp, minutes: 20, price: 150 },
    { ...video, minutes: 45, price: 175 },
  ] as Visits['kinds'];
  const $ = cardOf({ kinds, sample: undefined });
  const linesOf = (kind: typeof first) =>
    $('dl > div')
      .toArray()
      .filter((fact) => $(fact).find('dt').text() === kind?.name.en)
      .map((fact) => texts(load($.html(fact)), 'dd'));
  const withoutInsurance = site.t('glance.withoutInsurance');
  expect(linesOf(first)).toEqual([['90 minutes', `$350 ${withoutInsurance}`]]);
  expect(linesOf(followUp)).toEqual([['20 minutes', `$150 ${withoutInsurance}`]]);
  expect(linesOf(video)).toEqual([]);
});

it('the facts of visits are in the language of the page', () => {
  const spanish = siteIn('es');
  const { coverage, kinds } = spanish.visits;
  const card = createElement(AtAGlance);
  const text = rendered(createElement(Fragment, null, card, createElement(Fees)), spanish).text();
  expect(text).toContain(lineWords(coverage?.es ?? { parts: ['no coverage'] }));
  expect(kinds).not.toEqual([]);
  for (const fact of kinds.flatMap(({ name, forWhom }) => [name, forWhom])) {
    expect(text).toContain(fact?.es);
  }
});

it('the fees are shown as far as they are known', () => {
  const priced = (...prices: (number | null)[]) => {
    const kinds = prices.map((price, index) => ({ ...site.visits.kinds[index], price }));
    const visits = { ...site.visits, sample: undefined, kinds } as Visits;
    return rendered(createElement(Fees), { ...site, visits })('tbody td:last-child');
  };
  expect(priced(null, null)).toHaveLength(0);
  expect(priced(1250, null).text()).toBe('$1,250');
  // The price is below the heading of the prices, the length below that of lengths.
  const row = priced(1250, null).closest('tr').children();
  const head = priced(1250, null).closest('table').find('thead th');
  expect(head.eq(1).text()).toBe(site.t('fees.length'));
  expect([head.first().text(), head.eq(2).text()]).toEqual([
    site.t('fees.visit'),
    site.t('fees.forWhom'),
  ]);
  const [kind] = site.visits.kinds;
  expect([row.first().text(), row.eq(2).text()]).toEqual([kind?.name.en, kind?.forWhom?.en]);
  expect(row.eq(1).text()).toBe('60 minutes');
  expect(head.last().text()).toBe(site.t('fees.price'));
});
