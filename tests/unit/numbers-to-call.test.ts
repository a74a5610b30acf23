import { basename } from 'node:path';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { LineText, UnlinkedLine } from '../../components/ui/LineText';
import { checkNumbers } from '../../lib/checks/numbers.server';
import { readContent } from '../../lib/content/content.server';
import { factsIn, practiceFactsIn } from '../../lib/content/fact-table.server';
import { crisisLinesSchema } from '../../lib/content/schemas/crisis-lines.server';
import { line, lineUpTo } from '../../lib/content/schemas/fields.server';
import { sourceOf } from '../../lib/content/source.server';
import { fillPlainText, fillTextWithLinks, lineOf } from '../../lib/content/text/plain.server';
import { validate } from '../../lib/content/validate.server';
import { contentFolder } from '../../lib/files/folders.server';
import { bareNumbers } from '../../lib/guesses/numbers.server';
import type { Language } from '../../lib/language';
import { siteIn } from '../../lib/site.server';
import { lineWords } from '../../lib/words/line';
import { asFacts } from '../support/facts';
import { readAsBody } from '../support/read-text';
import { rendered } from '../support/rendered';

const content = readContent(contentFolder);
const { phone } = content.practice;
const faultsIn = (schema: z.ZodType, value: unknown) => validate(schema, value).faults;
const factsOf = (language: Language) =>
  factsIn(language, content.words[language].dictionary.facts, content);

/** The links of a text as "words > address". */
function linksIn(text: string, language: Language = 'en'): string[] {
  const { html } = readAsBody(text, { facts: factsOf(language), language });
  return [...html.matchAll(/<a href="([^"]+)">([^<]+)<\/a>/g)].map(
    ([, address, words]) => `${words} > ${address?.replace('&#x26;', '&')}`,
  );
}

describe('a number to call', () => {
  it.each([
    ['Call {988}, or {911}.', ['988 > tel:988', '911 > tel:911']],
    ['Call or text {text988}.', ['988 > sms:988']],
    ['**{211}**', ['211 > tel:211']],
    ['| Emergency |\n|---|\n| {911} |', ['911 > tel:911']],
    ['> Call {911} NOW', ['911 > tel:911']],
    ['[Call us]({phone})', ['Call us > tel:+12395550100']],
    ['[1-800-222-1222](tel:+18002221222)', ['1-800-222-1222 > tel:+18002221222']],
  ])('is a link where its mark stands: %s', (text, links) => {
    expect(linksIn(text)).toEqual(links);
  });

  it('is the same number in other words and by another way in Spanish', () => {
    expect(linksIn('Mande {text988}', 'es')).toEqual(['AYUDA al 988 > sms:988?&body=AYUDA']);
  });

  it.each([
    'We call 988 patients a year.',
    'Call 988, 24 hours a day, or (239) 555-0100.',
    'Llame al 911.',
    '## When to call {911}',
    'Fax {fax}',
  ])('is words where it has no mark, and in a heading: %s', (text) => {
    expect(linksIn(text)).toEqual([]);
  });

  it('is words in a link to something else', () => {
    expect(linksIn('[when to call {911}](https://clinic.example/)')).toEqual([
      'when to call 911 > https://clinic.example/',
    ]);
  });

  it('of a crisis center is known once somebody has confirmed it', () => {
    const [center] = content.crisis;
    if (!center) throw new Error('The sample has no crisis center.');
    const numberOf = (confirmedOn: string | null) => {
      const crisis = [{ ...center, phone: { number: '(239) 234-5678', confirmedOn } }];
      return practiceFactsIn('en', { ...content, crisis })[center.id]?.value;
    };
    expect(numberOf(null)).toBeNull();
    expect(numberOf('2026-11-01')).toEqual({ words: '(239) 234-5678', href: 'tel:+12392345678' });
  });

  it('that is not known takes its sentence with it', () => {
    const facts = asFacts({ center: null });
    expect(readAsBody('Go in. Or call {center}. Now.', { facts }).passages).toEqual([
      'Go in. Now.',
    ]);
    expect(fillTextWithLinks('Go in. Or call {center}. Now.', facts, 'en')).toBe('Go in. Now.');
  });
});

describe('a line of plain text', () => {
  const shown = (text: string) => lineOf(fillTextWithLinks(text, factsOf('en'), 'en'));

  it('has its numbers as links', () => {
    const $ = rendered(
      createElement(LineText, { line: shown('Call {988}, not 911.') }),
      siteIn('en'),
    );
    expect($.text()).toBe('Call 988, not 911.');
    expect($('a').attr('href')).toBe('tel:988');
    expect($('a')).toHaveLength(1);
  });

  it('has them as words within a link, and where no link can stand', () => {
    const call = shown('Call {phone}');
    const $ = rendered(createElement(UnlinkedLine, { line: call }), siteIn('en'));
    expect($.text()).toBe(`Call ${phone}`);
    expect($('a')).toHaveLength(0);
    expect(fillPlainText('Call {phone}', factsOf('en'), 'en')).toBe(`Call ${phone}`);
  });

  it('may hold a link to a number of somebody else', () => {
    const { parts } = line.parse('Call [1-800-985-5990](tel:+18009855990).');
    expect(parts).toEqual(['Call ', { words: '1-800-985-5990', href: 'tel:+18009855990' }, '.']);
  });

  it.each([
    'See [us](https://clinic.example/).',
    '**Closed.**',
    'Call [us](tel:12).',
    'Call [911](tel:988).',
  ])('holds no other signs, and no link that dials nobody or another: %s', (text) => {
    expect(faultsIn(line, text)).toHaveLength(1);
  });

  it('is as long as its words', () => {
    const short = lineUpTo(12);
    expect(lineWords(short.parse('Call [988](tel:988) now'))).toBe('Call 988 now');
    expect(faultsIn(short, 'Call [988](tel:988) today')).toHaveLength(1);
  });
});

describe('a crisis line', () => {
  const [first] = content['crisis-lines'];

  it.each(['sms:', 'sms:98', '988', 'sms:988 AYUDA', 'sms:988?body=', 'tel:123', 'tel:+1239'])(
    'is refused if it dials nobody: %s',
    (address) => {
      const entry = { ...first, address: { en: address, es: 'tel:988' } };
      expect(faultsIn(crisisLinesSchema, [entry])).toHaveLength(1);
    },
  );

  it.each(['ifVideo', 'text 988', 'text-988'])('has a name that texts can quote: not %s', (id) => {
    expect(faultsIn(crisisLinesSchema, [{ ...first, id }])).toHaveLength(1);
  });

  it('and a crisis center have names that nothing else has', () => {
    const lines = content['crisis-lines'].map((line, index) =>
      index === 0 ? { ...line, id: 'phone' } : line,
    );
    const crisis = content.crisis.map((center) => ({ ...center, id: '911' }));
    const taken = checkNumbers({ ...content, crisis, 'crisis-lines': lines, sources: new Map() });
    const places = taken.map(
      ({ code, file, field, values }) => `${code} ${basename(file)} ${field} ${values.found}`,
    );
    expect(places).toEqual([
      'name-taken crisis-lines.yaml 0.id phone',
      'name-taken crisis.yaml 0.id 911',
      'name-taken crisis.yaml 1.id 911',
    ]);
  });
});

describe('a number without its mark', () => {
  /** The marks that the guesses at a file name. */
  const marksFor = (file: string, text: string) => {
    const source = sourceOf(file, text, []);
    if (!source) throw new Error('The file cannot be read.');
    return bareNumbers({ ...content, sources: new Map([[file, source]]) }).map(
      ({ values }) => values.mark,
    );
  };
  const inText = (text: string) => marksFor('en/about.md', `---\nheading: Call 911\n---\n${text}`);

  it.each([
    ['Call 988 24 hours a day', ['{988}']],
    ['Call 911/988', ['{988}', '{911}']],
    ['Llame al «911».', ['{911}']],
    ['988 (call or text)', ['{988}']],
    ['Suite 211', ['{211}']],
    ['We are at (239)-555-0100.', ['{phone}']],
    ['239‑555‑0100, 2395550100, +1 239.555.0100', ['{phone}']],
    ['> - Call 911 or {988}.', ['{911}']],
    ['| A |\n|---|\n| 911 |', ['{911}']],
    ['[Call 911](tel:988)', ['{911}']],
  ])('gets a guess that names the mark: %s', (text, marks) => {
    expect(inText(text)).toEqual(marks);
  });

  it.each([
    ['Parking costs $988; in 1988; 1,211 people; 211.50; 211 % more; #988.'],
    ['Section 394.911, form 211-A, 1-988-555-0199, 911–920.'],
    ['## When to call 911\n\nCall {911}.'],
    ['[988](tel:988), [text 988](sms:988), [AYUDA al 988]({text988})'],
    ['Call (239) 555-0199.'],
  ])('gets none in a longer number, a heading or a link that dials it: %s', (text) => {
    expect(inText(text)).toEqual([]);
  });

  it('gets one in each field in which a mark would be a link', () => {
    expect(marksFor('en/about.md', '---\nlead: Call 911.\ntitle: Call 911\n---\n')).toEqual([
      '{911}',
    ]);
    expect(marksFor('notices.yaml', '- text: { en: Call 988, es: Llame al 988 }\n')).toHaveLength(
      2,
    );
  });
});
