import { describe, expect, it } from 'vitest';
import { readContent } from '../../lib/content/content.server';
import type { Page } from '../../lib/content/types';
import { contentFolder } from '../../lib/files/folders.server';
import { languages } from '../../lib/language';
import { policyStatus } from '../../lib/policies.server';
import { siteIn } from '../../lib/site.server';
import { llms } from '../../lib/site-files/llms.server';
import { changedOn, sitemap } from '../../lib/site-files/sitemap.server';
import { vcard } from '../../lib/site-files/vcard.server';
import { scriptText } from '../../lib/structured-data/graph.server';

describe('sitemap', () => {
  it('escapes addresses, and leaves out a date that is not known', () => {
    const entry = { location: 'https://clinic.example/?a=1&b="<"', alternates: [] };
    const xml = sitemap([entry, { ...entry, changedOn: '2026-11-21' }]);
    expect(xml).toContain('<loc>https://clinic.example/?a=1&amp;b=&quot;&lt;&quot;</loc>');
    expect(xml.match(/<lastmod>2026-11-21<\/lastmod>/g)).toHaveLength(1);
  });
});

describe('the day on which the sitemap says that a page has changed', () => {
  const today = '2026-11-21';
  const site = siteIn('en');
  const service = {
    ...site.page('services/adhd-treatment'),
    sources: [],
    reviewed: undefined,
    approved: undefined,
  } as unknown as Page;
  const policy = { ...service, kind: 'policy', effectiveOn: '2026-01-01', changes: [] };
  const source = (checkedOn: string) => ({ name: 'NIMH', url: 'https://nimh.test/', checkedOn });
  const signed = (on: string) => ({ by: 'Jo', on });
  const changed = (on: string) => ({ on, what: 'The telephone.' });

  it.each([
    ['of its source', '2026-03-01', { ...service, sources: [source('2026-03-01')] }],
    [
      'of the latest of its sources, wherever it stands',
      '2026-05-01',
      { ...service, sources: [source('2026-05-01'), source('2026-03-01')] },
    ],
    [
      'of its review',
      '2026-06-01',
      { ...service, sources: [source('2026-03-01')], reviewed: signed('2026-06-01') },
    ],
    [
      'of its approval',
      '2026-07-01',
      { ...service, reviewed: signed('2026-06-01'), approved: signed('2026-07-01') },
    ],
    ['from which the policy is in force', '2026-01-01', policy],
    [
      'of the last change of a policy',
      '2026-08-01',
      { ...policy, changes: [changed('2026-08-01'), changed('2026-02-01')] },
    ],
    [
      'of a change that has come, not of one announced',
      '2026-02-01',
      { ...policy, changes: [changed('2026-12-01'), changed('2026-02-01')] },
    ],
    ['of a change of this day', today, { ...policy, changes: [changed(today)] }],
    ['of none where nothing is known', undefined, { ...policy, effectiveOn: null }],
  ])('is that %s: %s', (_, day, page) => {
    expect(changedOn(page as unknown as Page, today)).toBe(day);
  });
});

describe('a policy', () => {
  const site = { ...siteIn('en'), today: '2026-12-01' };
  const statusOf = (effectiveOn: string | null) => policyStatus(effectiveOn, site);

  it('is in force from its day on, and before it says so; without a day it is a draft', () => {
    const { t } = site;
    expect(statusOf('2026-11-30')).toBe(`${t('policy.effectiveOn')} November 30, 2026.`);
    expect(statusOf('2026-12-01')).toBe(`${t('policy.effectiveOn')} December 1, 2026.`);
    expect(statusOf('2026-12-02')).toBe(`${t('policy.effectiveFrom')} December 2, 2026.`);
    expect(statusOf(null)).toBe(t('policy.draft'));
  });
});

describe.each(languages)('llms.txt in %s', (language) => {
  const ofSample = siteIn(language);
  const policies = ofSample.policies.map((policy, index) => ({
    ...policy,
    effectiveOn: index % 2 === 0 ? '2026-01-01' : null,
  }));
  const site = { ...ofSample, policies };
  const { t, practice, phone, crisisLines } = site;
  const text = llms([site]);
  /** The lines of the list below a heading. */
  const listBelow = (heading: string) =>
    text.split(`\n## ${heading}\n\n`)[1]?.split('\n\n')[0]?.split('\n') ?? [];

  it('has each way to the practice, and to help in a crisis, after its own name', () => {
    expect(text).toContain(`- ${t('contact.phone')}: ${phone.words}\n`);
    expect(text).toContain(`- ${t('contact.email')}: ${practice.email}\n`);
    expect(text).toContain(`- ${t('contact.address')}: ${practice.address.street}`);
    const [, crisis = ''] = text.split(`- ${t('crisis.lead')} `);
    expect(crisis.split('\n')[0]?.split('; ')).toEqual(crisisLines.map(({ words }) => words));
  });

  it.each([
    ['services', t('footer.services'), site.services],
    ['towns', t('footer.locations'), site.towns],
    ['policies', t('footer.policies'), site.policies],
  ])('lists the %s below their own heading, in their order', (_, heading, pages) => {
    expect(listBelow(heading).map((line) => /^- \[(.+?)\]/.exec(line)?.[1])).toEqual(
      pages.map(({ name }) => name),
    );
  });

  it('says of a policy whether it is in force, and of a service and a town what its page is about', () => {
    expect(listBelow(t('footer.policies')).map((line) => line.split('): ')[1])).toEqual(
      site.policies.map(({ effectiveOn }) => policyStatus(effectiveOn, site)),
    );
    for (const [heading, pages] of [
      [t('footer.services'), site.services],
      [t('footer.locations'), site.towns],
    ] as const)
      expect(listBelow(heading).map((line) => line.split('): ').slice(1).join('): '))).toEqual(
        pages.map(({ summary }) => summary),
      );
  });
});

describe('vcard', () => {
  const { practice } = readContent(contentFolder);
  const lines = (name: string, notes: string[] = []) =>
    vcard({ ...practice, name }, 'https://clinic.example/', notes).split('\r\n');

  it('escapes what has a meaning in the format', () => {
    expect(lines('Smith, Doe; Sons \\ Co')).toContain('FN:Smith\\, Doe\\; Sons \\\\ Co');
    expect(lines('X', ['one', 'two'])).toContain('NOTE:one\\ntwo');
    expect(lines('X').some((line) => line.startsWith('NOTE'))).toBe(false);
  });

  it('has no line of more than 75 octets, and divides no character', () => {
    const note = 'atención en español: año, niño, ¿qué?, 😀 '.repeat(9);
    const folded = lines('X', [note]);
    expect(Math.max(...folded.map((line) => Buffer.byteLength(line)))).toBe(75);
    const unfolded = folded.join('\r\n').replaceAll('\r\n ', '');
    expect(unfolded).toContain(`NOTE:${note.replaceAll(',', '\\,')}\r\n`);
  });
});

describe('data in a script element', () => {
  it('cannot end it, and is read back as it was', () => {
    const data = { name: '</script><script>alert(1)</script>', note: '<!-- & -->' };
    expect(scriptText(data)).not.toContain('<');
    expect(JSON.parse(scriptText(data))).toEqual(data);
  });
});
