import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { reachesSomebody } from '../../lib/content/reachable.server';
import { cliniciansSchema } from '../../lib/content/schemas/clinicians.server';
import { crisisSchema } from '../../lib/content/schemas/crisis.server';
import {
  date,
  pastDate,
  text as plainText,
  usPhone,
  webAddress,
} from '../../lib/content/schemas/fields.server';
import { hoursSchema } from '../../lib/content/schemas/hours.server';
import { insurersSchema } from '../../lib/content/schemas/insurers.server';
import { languageHelpSchema } from '../../lib/content/schemas/language-help.server';
import { noticesSchema } from '../../lib/content/schemas/notices.server';
import { pageSchemas } from '../../lib/content/schemas/pages.server';
import { placesSchema } from '../../lib/content/schemas/places.server';
import { practiceSchema } from '../../lib/content/schemas/practice.server';
import { county, mapSchema, townsSchema } from '../../lib/content/schemas/towns.server';
import { visitsSchema } from '../../lib/content/schemas/visits.server';
import { validate } from '../../lib/content/validate.server';
import { todayIn } from '../../lib/time/days.server';

const { ages, kinds, missedVisitFee, nextOpening, paidBy } = visitsSchema.shape;
const { sources } = pageSchemas.about.shape;
const { topics } = pageSchemas.home.shape;
const { doors } = pageSchemas['for-patients'].shape;
const { exceptions, regular } = hoursSchema.shape;
const { figures, timeZone } = practiceSchema.shape;
const { zip } = practiceSchema.shape.address.shape;
const { inPracticeSince, languages, name, npi } = cliniciansSchema.def.items[0].shape;

const text = { en: 'Closed.', es: 'Cerrado.' };
const reason = { en: 'Holiday', es: 'Feriado' };
const closed = (...days: [from: string, until: string][]) =>
  days.map(([from, until]) => ({ from, until, reason }));
const open = (...times: [opens: string, closes: string][]) =>
  times.map(([opens, closes]) => ({ days: ['Mo'], opens, closes }));
const opening = (day: string, confirmedOn: string) => ({ date: day, confirmedOn });
const notice = (from: string, until: string) => [{ id: 'storm', from, until, urgent: false, text }];
const linked = (to: string) => [
  { id: 'storm', from: '2026-11-25', until: '2026-11-28', urgent: false, text, link: { to, text } },
];
const survey = { name: 'A survey', url: 'https://survey.example/', checkedOn: '2026-11-21' };
const offers = (...langs: string[]) => langs.map((lang) => ({ lang, name: lang, text: 'Help' }));
/** English and the fifteen languages that 45 CFR 92.11 asks for in Florida. */
const offered = 'en es ht vi pt zh fr tl ru ar it de ko pl gu th'.split(' ');
const read = (checkedOn: string, expiresOn: string) => [
  { name: 'A law', url: 'https://law.example/', checkedOn, expiresOn },
];
const insurers = (...entries: { name: string; alsoCalled?: string[] }[]) =>
  entries.map((entry, index) => ({ id: `insurer-${index}`, ...entry }));
const town = (id: string, office: boolean) => ({
  id,
  county: 'Collier',
  office,
  paths: { en: `/locations/${id}`, es: `/es/ubicaciones/${id}` },
});
const frame = (north: number, south: number, west: number, east: number) => ({
  frame: { north, south, west, east },
  source: 'Drawn by hand',
});

const license = (number: string) => ({ number, lookUp: 'https://flhealthsource.gov' });
const jo = {
  name: 'Jo Doe',
  credentials: 'MD',
  role: reason,
  formOfAddress: reason,
  license: license('ME 123456'),
  npi: '1234567893',
  languages: ['en'],
};
/** A clinician whose numbers are samples. */
const sampled = (name: string) => ({
  ...jo,
  name,
  npi: '0000000000',
  license: license('ME 000000'),
});
const crisisCenter = (id: string, address = '100 Sample Street') => ({
  id,
  name: 'Sample Crisis Center',
  county: 'Collier',
  address,
  does: reason,
  sources: [survey],
});

const refused: [fault: string, schema: z.ZodType, value: unknown, at: string][] = [
  ['ages from 65 to 18', ages, { from: 65, to: 18 }, 'to'],
  ['ages from 18 to 17', ages, { from: 18, to: 17 }, 'to'],
  ['ages from 30 to 29', ages, { from: 30, to: 29 }, 'to'],
  ['the same insurer twice', insurersSchema, insurers({ name: 'Aetna' }, { name: 'Aetna' }), '1'],
  ['its name in capitals', insurersSchema, insurers({ name: 'Aetna' }, { name: 'AETNA' }), '1'],
  ['its name with an accent', insurersSchema, insurers({ name: 'Aetna' }, { name: 'Aétna' }), '1'],
  ['its name with a space', insurersSchema, insurers({ name: 'AvMed' }, { name: 'Av Med' }), '1'],
  ['its name with a dash', insurersSchema, insurers({ name: 'AvMed' }, { name: 'Av-Med' }), '1'],
  [
    'an insurer that an entry above calls so as well',
    insurersSchema,
    insurers({ name: 'United Healthcare', alsoCalled: ['UHC'] }, { name: 'U.H.C.' }),
    '1',
  ],
  [
    'an insurer that is also called as an entry above',
    insurersSchema,
    insurers({ name: 'Molina' }, { name: 'Cigna' }, { name: 'MHC', alsoCalled: ['molina'] }),
    '2',
  ],
  ['a holiday that ends first', exceptions, closed(['2026-12-25', '2026-12-24']), '0.until'],
  ['a holiday of last year', exceptions, closed(['2027-01-01', '2026-01-02']), '0.until'],
  ['a notice that ends first', noticesSchema, notice('2026-11-25', '2026-11-23'), '0.until'],
  [
    'a notice that ends an hour before it begins',
    noticesSchema,
    notice('2026-11-25T17:00', '2026-11-25T16:00'),
    '0.until',
  ],
  ['a source over when read', sources, read('2026-11-21', '2026-11-20'), '0.expiresOn'],
  ['a source over on that day', sources, read('2026-11-21', '2026-11-21'), '0.expiresOn'],
  ['hours that end as they begin', regular, open(['09:00', '09:00']), '0.closes'],
  [
    'a holiday twice',
    exceptions,
    closed(['2026-12-24', '2026-12-25'], ['2026-12-25', '2026-12-26']),
    '1',
  ],
  [
    'a holiday twice, the later first',
    exceptions,
    closed(['2026-12-25', '2026-12-26'], ['2026-12-24', '2026-12-25']),
    '1',
  ],
  [
    'a notice that ends as it begins',
    noticesSchema,
    notice('2026-11-25T17:00', '2026-11-25T17:00'),
    '0.until',
  ],
  [
    'two notices that are hidden as one',
    noticesSchema,
    [...notice('2026-11-25', '2026-11-26'), ...notice('2026-12-25', '2026-12-26')],
    '1',
  ],
  ['hours with seconds', regular, open(['09:00:30', '17:00']), '0.opens'],
  ['a notice with seconds', noticesSchema, notice('2026-11-25T17:00:30', '2026-11-28'), '0.from'],
  ['a price below zero', missedVisitFee, -50, ''],
  [
    'a figure with a source that is a sample',
    figures,
    { positiveReviews: { value: 5, source: survey, sample: true } },
    'positiveReviews.source',
  ],
  [
    'a figure whose source gives no number',
    figures,
    { positiveReviews: { source: survey } },
    'positiveReviews.value',
  ],
  [
    'a rate above 100 %',
    figures,
    { patientSuccessRate: { value: 101, sample: true } },
    'patientSuccessRate.value',
  ],
  ['an NPI that lacks a digit', npi, '123456789', ''],
  ['an NPI with two digits exchanged', npi, '1234567983', ''],
  ['an NPI whose check digit is wrong', npi, '1234567890', ''],
  ['ages from 5', ages, { from: 5 }, 'from'],
  ['ages from 17', ages, { from: 17, to: 99 }, 'from'],
  ['ages to 999', ages, { from: 18, to: 999 }, 'to'],
  ['an opening in 2062', nextOpening, opening('2062-12-06', '2026-11-22'), 'date'],
  ['minutes without an end', kinds, [{ id: 'first', name: text, minutes: 1e9 }], '0.minutes'],
  ['a time zone of Asia', timeZone, 'Asia/Tokyo', ''],
  ['a time zone of another state', timeZone, 'America/Denver', ''],
  ['a ZIP code of California', zip, '90210', ''],
  ['a ZIP code of Georgia', zip, '31601', ''],
  ['a ZIP code of the military', zip, '34002', ''],
  ['a county that Florida does not have', county, 'Colier', ''],
  ['a clinician twice', cliniciansSchema, [jo, { ...jo, npi: undefined }], '1'],
  [
    'two clinicians with one NPI',
    cliniciansSchema,
    [jo, { ...jo, name: 'Al Roe', license: license('OS 2') }],
    '1',
  ],
  [
    'two clinicians with one license',
    cliniciansSchema,
    [
      { ...jo, license: license('ME 1') },
      { ...jo, name: 'Al Roe', npi: undefined, license: license('ME 1') },
    ],
    '1',
  ],
  [
    'a first day before the years in practice',
    cliniciansSchema,
    [{ ...jo, from: '2009-05-01', inPracticeSince: 2010 }],
    '0.inPracticeSince',
  ],
  [
    'two towns in one place',
    townsSchema,
    ['naples', 'estero'].map((id) => ({
      ...town(id, id === 'naples'),
      position: { north: 26.1, east: -81.8, labelSide: 'left' },
    })),
    '1',
  ],
  ['a crisis center twice', crisisSchema, [crisisCenter('a'), crisisCenter('b')], '1'],
  ...['2026-12-01T12:00Z', '2026-12-01T12:00+01:00', '2026-12-01T12', '2026-12-01 12:00'].map(
    (from): [string, z.ZodType, unknown, string] => [
      `a notice from ${from}`,
      noticesSchema,
      notice(from, '2026-12-24'),
      '0.from',
    ],
  ),
  ['hours of another time zone', regular, open(['09:00Z', '17:00']), '0.opens'],
  ...['0000-01-01', '1899-12-31', '9999-12-31'].map((day): [string, z.ZodType, unknown, string] => [
    `the day ${day}`,
    date,
    day,
    '',
  ]),
  ['a title before a name', name, 'Ms. Jo Doe', ''],
  ['a title before a name, in Spanish', name, 'Dra. Jo Doe', ''],
  ['two paragraphs in the place of one', plainText, 'One.\n\nTwo.', ''],
  ['thirteen topics', topics, Array(13).fill('Anxiety'), ''],
  [
    'four cards at the top of a page',
    doors,
    Array(4).fill({ title: 'A', text: 'B', heading: 'C' }),
    '',
  ],
  ['a card that leads nowhere', doors, [{ title: 'A', text: 'B' }], '0.heading'],
  [
    'a card that leads to two places',
    doors,
    [{ title: 'A', text: 'B', heading: 'C', page: 'for-families' }],
    '0.heading',
  ],
  [
    'a place that stands twice',
    placesSchema,
    Array(2).fill({ name: 'Marco Island', county: 'Collier' }),
    '1',
  ],
  ['help in fifteen languages', languageHelpSchema, offers(...offered.slice(1)), ''],
  ['help in a language that stands twice', languageHelpSchema, offers(...offered, 'ht'), '16'],
  [
    'an office in a town without a page',
    townsSchema,
    [{ ...town('naples', true), retired: true }],
    '',
  ],
  ['an opening that was over', nextOpening, opening('2026-11-20', '2026-11-22'), 'date'],
  ['a way to pay that stands twice', paidBy, ['cards', 'cash', 'cards'], '2'],
  ['a language that stands twice', languages, ['en', 'es', 'en'], '2'],
  ['two towns with the office', townsSchema, [town('naples', true), town('estero', true)], '1'],
  ['a map with its south above', mapSchema, frame(25, 26, -82, -81), 'frame.south'],
  ['a map with its west in the east', mapSchema, frame(26, 25, -81, -82), 'frame.west'],
  ['a year to come', inPracticeSince, 2999, ''],
  ...['2026-02-30', '2027-02-29', '2026-11-31', '2026-13-01', '2026-00-10', '2026-04-00'].map(
    (day): [string, z.ZodType, unknown, string] => [`the day ${day}`, date, day, ''],
  ),
  ['a notice from a day that is none', noticesSchema, notice('2026-02-30', '2026-12-01'), '0.from'],
  [
    'a notice until a time that is none',
    noticesSchema,
    notice('2026-11-25', '2026-11-28T24:30'),
    '0.until',
  ],
  ...[
    '(012) 155-0100',
    '(112) 555-0100',
    '(239) 155-0100',
    '(239) 055-0100',
    '(911) 555-0100',
    '(239) 911-0100',
    '239.555.0100',
    '+1 239 555 0100',
  ].map((number): [string, z.ZodType, unknown, string] => [
    `the number ${number}`,
    usPhone,
    number,
    '',
  ]),
  ['a ZIP code without quotation marks', zip, 34102, ''],
  ['an address that is none', webAddress, 'https://[x', ''],
  ['a link of a notice that calls nobody', noticesSchema, linked('tel:+10121550100'), '0.link.to'],
  ['a link of a notice that writes to nobody', noticesSchema, linked('mailto:'), '0.link.to'],
];

const accepted: [what: string, schema: z.ZodType, value: unknown][] = [
  ['ages without an end', ages, { from: 18 }],
  ['a single age', ages, { from: 18, to: 18 }],
  ['ages from 18 to 65', ages, { from: 18, to: 65 }],
  [
    'insurers whose names begin alike',
    insurersSchema,
    insurers({ name: 'United' }, { name: 'United Healthcare' }),
  ],
  [
    'insurers that people call the same',
    insurersSchema,
    insurers({ name: 'Aetna', alsoCalled: ['Blue'] }, { name: 'Cigna', alsoCalled: ['Blue'] }),
  ],
  [
    'an insurer that is written in two ways',
    insurersSchema,
    insurers({ name: 'AvMed', alsoCalled: ['Av Med'] }),
  ],
  [
    'insurers in letters that English does not have',
    insurersSchema,
    insurers({ name: 'Тест' }, { name: 'Проба' }),
  ],
  ['a holiday of one day', exceptions, closed(['2026-12-25', '2026-12-25'])],
  [
    'two holidays that follow each other',
    exceptions,
    closed(['2026-12-24', '2026-12-24'], ['2026-12-25', '2026-12-25']),
  ],
  [
    'an afternoon that begins as the morning ends',
    regular,
    open(['09:00', '12:00'], ['12:00', '17:00']),
  ],
  [
    'an opening on the day on which it was confirmed',
    nextOpening,
    opening('2026-11-20', '2026-11-20'),
  ],
  ['something done today', pastDate, todayIn('America/New_York')],
  ['something begun this year', inPracticeSince, Number(todayIn('America/New_York').slice(0, 4))],
  ['help in sixteen languages', languageHelpSchema, offers(...offered)],
  ['a leap day', date, '2028-02-29'],
  ['an NPI', npi, '1234567893'],
  ['the NPI of a sample', npi, '0000000000'],
  ['a ZIP code of Pensacola', zip, '32501'],
  ['a time zone of the Panhandle', timeZone, 'America/Chicago'],
  ['an opening in eleven months', nextOpening, opening('2027-10-22', '2026-11-22')],
  ['a county with a dash', county, 'Miami-Dade'],
  [
    'a clinician with another role from a day on',
    cliniciansSchema,
    [
      { ...jo, until: '2026-12-31' },
      { ...jo, from: '2027-01-01' },
    ],
  ],
  ['two samples of clinicians', cliniciansSchema, [sampled('Jo Doe'), sampled('Al Roe')]],
  [
    'two sites of one crisis center',
    crisisSchema,
    [crisisCenter('a'), crisisCenter('b', '1 Main St.')],
  ],
  ['a sample number', usPhone, '(239) 555-0100'],
  ['a number without charge', usPhone, '(800) 222-1222'],
  ['a ZIP code in quotation marks', zip, '34102'],
];

describe('facts that contradict each other', () => {
  it.each(refused)('are refused in both languages: %s', (_, schema, value, at) => {
    const [en, es] = (['en', 'es'] as const).map((language) => faultsOf(language, schema, value));
    expect(en?.map(({ path }) => path)).toEqual([at]);
    expect(es?.map(({ path }) => path)).toEqual([at]);
    expect(es?.[0]?.message).not.toBe(en?.[0]?.message);
  });

  it.each(accepted)('are not: %s', (_, schema, value) => {
    expect(faultsOf('en', schema, value)).toEqual([]);
  });
});

describe('a link', () => {
  it.each([
    'tel:',
    'tel:12',
    'tel:123',
    'tel:111',
    'TEL:111',
    'tel:741741',
    'tel:+19115550100',
    'tel:+12399115550',
    'sms:1234',
    'sms:1234567',
    'tel:HELP',
    'tel:5550100',
    'tel:+10121550100',
    'tel:0121550100',
    'tel:(239) 555-0100',
    'tel:+1234567890123456',
    'sms:',
    'sms:+11121550100',
    'mailto:',
    'mailto:office',
    'mailto:@example.com',
    'mailto:?subject=Hello',
    'mailto:office@example.com,',
  ])('that reaches nobody is known as such: %s', (link) => {
    expect(reachesSomebody(link)).toBe(false);
  });

  it.each([
    'tel:911',
    'tel:988',
    'tel:211',
    'tel:311',
    'sms:12345',
    'mailto:office@example.com,desk@example.com',
    'tel:+12395550100',
    'tel:2395550100',
    'tel:18002221222',
    'tel:+442071234567',
    'sms:988',
    'sms:988?&body=AYUDA',
    'sms:741741',
    'mailto:office@example.com',
    'mailto:office@example.com?subject=Hello',
    'https://example.com/',
    'page:contact',
  ])('that reaches somebody is known as such: %s', (link) => {
    expect(reachesSomebody(link)).toBe(true);
  });
});

function faultsOf(language: 'en' | 'es', schema: z.ZodType, value: unknown) {
  return validate(schema, value).faults.map(({ path, expected }) => ({
    path: path.join('.'),
    message: expected[language],
  }));
}
