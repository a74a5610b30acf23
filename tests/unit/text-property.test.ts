import { load } from 'cheerio';
import fc from 'fast-check';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { cleaned } from '../../lib/content/characters';
import { isComponentId } from '../../lib/content/text/headings.server';
import { treeOf } from '../../lib/content/text/parse';
import { textFaults } from '../../lib/content/text/read.server';
import { callLink, phoneLink } from '../../lib/words/telephones';
import { asFacts } from '../support/facts';
import { firstLine, fixedRoutes, readAsBody } from '../support/read-text';

/** Signs and texts that people type, paste or forget to close. None contains a numbered word. */
const pieces = [
  ...['*', '**', '_', '`', '```', '~', '~~', '~~~', '[', ']', '(', ')', '](', '][', '![', '<', '>'],
  ...['{911}', '{text988}', '(239) 555-0100', 'Call 988', '({phone})', '[988]'],
  ...['#', '##', '###', '- ', '-', '+ ', '1. ', '3. ', '1) ', 'a) ', '• ', '> ', '| ', '|', '---'],
  ...['|---|---|', '===', '{', '}', '{phone}', '{nofact}', '{ifMedicare}', '{until 2027-01-01} '],
  ...[
    '{lang=es}',
    '\\',
    '&',
    '&amp;',
    '<b>',
    '</b>',
    '<!--',
    '-->',
    '[^1]',
    ': ',
    '[ ] ',
    '!',
    '"',
  ],
  ...['(page:contact)', '(page:nowhere)', '(https://a.example)', '(tel:988)', 'https://a.example/'],
  ...[
    ' ',
    '  ',
    '    ',
    '\t',
    '\n',
    '\n\n',
    '\n\n',
    '\u200B',
    '\u00A0',
    '. ',
    ', ',
    '911 ',
    '$988',
  ],
];

/** Words of headings, some of which give the same id, that of a component, or none. */
const titles = [
  'Fees',
  'FAQ',
  'Año',
  'Ano',
  'Part',
  '2',
  '3',
  '&',
  '?',
  '½',
  'Что',
  '内',
  '{phone}',
];

/** A text of signs and numbered words, such as `word7w`, each of them once. */
const typed = fc
  .array(fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...pieces) }, fc.constant('word')), {
    minLength: 1,
    maxLength: 40,
  })
  .map((parts) => parts.map((part, index) => (part === 'word' ? `word${index}w` : part)).join(''));

/** A text of headings, many of them alike. */
const titled = fc
  .array(fc.array(fc.constantFrom(...titles), { minLength: 1, maxLength: 3 }), { maxLength: 8 })
  .map((headings) => headings.map((words) => `## ${words.join(' ')}\n\nWords.\n`).join('\n'));

const facts = asFacts({
  phone: '(239) 555-0100',
  '911': callLink('911'),
  text988: { words: 'AYUDA al 988', href: 'sms:988?&body=AYUDA' },
  ifMedicare: '',
});

describe('any text that somebody can type', () => {
  it('has each word on the page, in an address, or on a line that is refused', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const lost = lostWords(text);
        expect(lost).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  it('has headings whose ids are unique, and are none of a component', () => {
    fc.assert(
      fc.property(titled, titled, (english, spanish) => {
        const original = readAsBody(english);
        const pages = [original, readAsBody(spanish, { language: 'es', original })];
        for (const { html } of pages) {
          const $ = load(html);
          const ids = $('[id]')
            .toArray()
            .map(({ attribs }) => attribs.id ?? '');
          expect(new Set(ids).size).toBe(ids.length);
          expect(ids.filter((id) => id === '' || isComponentId(id))).toEqual([]);
          expect($('h2:not([id]), h3:not([id])')).toHaveLength(0);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('dials nothing that has no mark and no link', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const { html, findings } = readAsBody(text, { facts });
        // Refused parts are on no page.
        fc.pre(findings.length === 0);
        const $ = load(html);
        const dialed = $('a:is([href^="tel:"], [href^="sms:"])').toArray();
        for (const { attribs } of dialed) expect(text).toContain(marks[attribs.href ?? '']);
      }),
      { numRuns: 200 },
    );
  });
});

/** What a text writes to dial each of the addresses that these texts can have. */
const marks: Record<string, string> = {
  'tel:988': '(tel:988)',
  'tel:911': '{911}',
  'sms:988?&body=AYUDA': '{text988}',
  [phoneLink('(239) 555-0100')]: '{phone}',
};

/** The numbered words of a text that are neither shown nor reported. */
function lostWords(text: string): string[] {
  const body = cleaned(text);
  const words: string[] = body.match(/word\d+w/g) ?? [];
  const { html, findings } = readAsBody(text, { facts });
  const refused = new Set(findings.map(({ line = 0 }) => line - firstLine + 1));
  const parsed = treeOf(body);
  // The whole text is refused for a brace that is not closed.
  if (!('tree' in parsed)) return findings.length > 0 ? [] : words;
  const addresses: string[] = [];
  visit(parsed.tree, 'link', ({ url }) => {
    addresses.push(url);
  });
  const reading = {
    language: 'en',
    today: '2026-11-22',
    facts,
    routes: fixedRoutes,
    labels: undefined,
  } as const;
  for (const { line, lastLine } of textFaults(parsed.tree, body, reading, { isAnswer: false })) {
    for (let next = line; refused.has(line) && next <= lastLine; next++) refused.add(next);
  }
  const shown: string[] = `${load(html).text()} ${addresses.join(' ')}`.match(/word\d+w/g) ?? [];
  const lines = body.split('\n');
  return words.filter((word) => {
    const line = lines.findIndex((line) => line.includes(word)) + 1;
    return !shown.includes(word) && !refused.has(line);
  });
}
