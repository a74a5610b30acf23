import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Fault } from '../../lib/content/faults.server';
import { readSource } from '../../lib/content/source.server';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'slips-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const colon = 'quotation marks around a text that has a colon: "Visits: how long?"';
const neighbours = 'as many spaces before each line as before its neighbours: ';
const dash = 'a dash before each entry of a list: ';
const around = 'quotation marks around the whole text: ';
const braces =
  'as many { as } and [ as ], one comma between two fields, and nothing after the last }';
const tab = 'spaces: a line must not begin with a tab';

/** Two entries, as the editor writes them. */
const entries = `- id: aetna
  name: Aetna
  state: in network
- id: cigna
  name: Cigna
  state: null
`;

/** What was slipped, the text with it, the line that is to be named and what is expected there. */
const slips: [slip: string, text: string, line: number, expected: string][] = [
  ['[] above an entry', `[]\n${entries}`, 1, 'either [], which is none, or the others: delete []'],
  ['[] below an entry', `${entries}[]\n`, 7, 'either [], which is none, or the others: delete []'],
  [
    '[] above the entries of a field',
    'exceptions: []\n\n  - from: 2026-11-26\n',
    1,
    'either [], which is none, or the others: delete []',
  ],
  [
    'null above the fields of a group',
    '- link: null\n    to: page:contact\n',
    1,
    'either null, which is none, or the others: delete null',
  ],
  ['a tab before a field', '- id: aetna\n\tname: Aetna\n', 2, tab],
  [
    'a tab before a field that is null, after a text',
    '- from: 2026-12-25\n  reason:\n    en: Christmas\n    es: Navidad\n\thours: null\n',
    5,
    tab,
  ],
  [
    'an entry two spaces to the right, after one with a list',
    '- name: Alex\n  languages:\n    - en\n    - es\n  sample: true\n  - name: Maria\n',
    6,
    `${neighbours}0, not 2`,
  ],
  ['a tab before a line of a text', 'answer: |\n\tWe talk.\n', 2, tab],
  ['a tab in a line of a text', 'answer: |\n  We\n\n\ttalk.\nlead: x\n', 4, tab],
  [
    'a fact at the start of a text',
    'answer: {doctor} will decide: now or later.\n',
    1,
    `${around}"{doctor} will decide: now or later."`,
  ],
  ['a fact alone', 'lead: {name}\n', 1, `${around}"{name}"`],
  [
    'a fact at the start of a text in braces',
    '- { question: {doctor} says what, answer: x }\n',
    1,
    `${around}"{doctor} says what"`,
  ],
  [
    'a link at the start of a text',
    'lead: [Call us](page:contact) now\n',
    1,
    `${around}"[Call us](page:contact) now"`,
  ],
  ['a quotation at the start of a text', 'answer: "No", we say.\n', 1, `${around}'"No", we say.'`],
  [
    'quotation marks within others of their kind',
    'answer: "Say "no" to it"\n',
    1,
    'other quotation marks, or none, around the whole text: Say "no" to it',
  ],
  ['emphasis at the start of a text', 'lead: *Now* we\n', 1, `${around}"*Now* we"`],
  ['a sign with a meaning of its own', 'lead: !Now we\n', 1, `${around}"!Now we"`],
  [
    'curly quotation marks',
    'lead: “Visits: how long?”\n',
    1,
    'straight quotation marks, " and not “',
  ],
  [
    'a number sign',
    'street: 1 Bay Street, Suite #5\n',
    1,
    'quotation marks around a text with a #',
  ],
  [
    'a comma in a text in braces',
    'reason: { en: Christmas, and a rest, es: Navidad }\n',
    1,
    'quotation marks around a text with a comma: "Christmas, and a rest"',
  ],
  [
    'a colon before a fact in braces',
    'text: {en: Closed: {phone}., es: Cerrado.}\n',
    1,
    `${around}"Closed: {phone}."`,
  ],
  [
    'two dashes',
    entries.replace('- id: cigna', '- - id: cigna'),
    4,
    'one dash too many: an entry has one, before its first field',
  ],
  ['a colon in a text', 'lead: Visits: how long?\n', 1, colon],
  ['a colon in a text in braces', '- { question: Visits: how long? }\n', 1, colon],
  [
    'no comma in braces',
    '- { id: aetna name: Aetna }\n',
    1,
    `a comma before name, which is another field; or ${colon}`,
  ],
  [
    'no comma after inner braces',
    '- { reason: { en: A, es: B } hours: null }\n',
    1,
    'a comma before hours, which is another field',
  ],
  ['a comma too many', '- { id: aetna,, name: x }\n', 1, braces],
  [
    'no closing brace',
    '- { id: aetna\n- { id: cigna }\n',
    1,
    'a closing }, one for each that opens',
  ],
  ['no closing brace in the last line', 'days: x\nreason: { en: A\n', 2, 'a closing }'],
  [
    'no closing bracket',
    'days: [Mo, Tu\nopens: 09:00\n',
    1,
    'a closing ], one for each that opens',
  ],
  ['no opening brace', '- id: aetna, name: Aetna }\n', 1, braces],
  ['a bracket too many', 'days: [Mo, Tu]]\n', 1, braces],
  ['a comma after braces', '- { id: aetna },\n', 1, braces],
  ['no dash before braces', '- { id: aetna }\n{ id: cigna }\n', 2, `${dash}- { id: cigna }`],
  ['no dash before a text', 'days:\n  - Mo\n  Tu\n', 3, `${dash}- Tu`],
  ['no dash', entries.replace('- id: cigna', 'id: cigna'), 4, `${dash}- id: cigna`],
  ['spaces for a dash', entries.replace('- id: cigna', '  id: cigna'), 4, `${dash}- id: cigna`],
  ['no space after a dash', 'days:\n  - Mo\n  -Tu\n', 3, 'a space after the dash: - Tu'],
  [
    'no space after a colon',
    'bookingAddress:https://example.com\nvideo: null\n',
    1,
    'a space after the colon: bookingAddress: https://example.com',
  ],
  ['no space after a colon in braces', '- { id:aetna }\n', 1, 'a space after the colon: id: aetna'],
  ['a semicolon for a colon', 'a: x\nopens; 09:00\n', 2, 'as in "opens: 09:00"'],
  [
    'no colon',
    'name: x\nphone (239) 555-0100\n',
    2,
    'a name with a colon, as in "phone: (239) 555-0100"',
  ],
  [
    'a text that is not indented',
    '- question: x\n  answer: |\n  We talk.\n\n  You ask.\n',
    3,
    '4 spaces before it, as before each line of the text of answer',
  ],
  [
    'the second part of a text that is not indented',
    '- answer: |\n     We talk.\n\n  - You ask.\n',
    4,
    '5 spaces before it, as before each line of the text of answer',
  ],
  ['a space too few', entries.replace('  name', ' name'), 2, `${neighbours}2, not 1`],
  ['a space too many', entries.replace('  name', '   name'), 2, `${neighbours}2, not 3`],
  ['a dash too far to the right', 'a:\n  - b: c\n   - b: d\n', 3, `${neighbours}2, not 3`],
  ['a dash too far to the left', 'a:\n  - b: c\n - b: d\n', 3, `${neighbours}2, not 1`],
  ['spaces before the first field', ' name: x\nphone: x\n', 1, 'no spaces before the first field'],
  [
    'a group whose fields are not indented',
    'name: x\nformService:\nname: y\nagreementSignedOn: null\n',
    3,
    'two more spaces before each field of formService',
  ],
  ['a mistake of another kind', 'name: x\n---\nphone: x\n', 2, 'like its neighbours: name: x'],
];

describe('a slip in YAML', () => {
  it.each(slips)('is named by its line and mended: %s', (_, text, line, expected) => {
    expect(faultIn('slip.yaml', text)).toMatchObject({
      line,
      field: 'YAML',
      found: text.split('\n')[line - 1]?.trim(),
      expected: expect.stringContaining(expected),
    });
  });

  it('is named by its line in a Markdown file, whatever its line breaks', () => {
    const text = '---\r\ntitle: x\r\nlead: {doctor} says.\r\n---\r\n\r\nText.\r\n';
    expect(faultIn('slip.md', text)).toMatchObject({
      line: 3,
      expected: `${around}"{doctor} says."`,
    });
  });
});

describe('what is right', () => {
  it.each([
    ['a note after a value', 'confirmedOn: 2026-11-21 # by telephone\n'],
    ['braces and brackets', '- { days: [Mo, Tu], reason: { en: "A, b: c", es: B } }\n'],
    ['a number sign within a word or a text below |', 'lead: a#5\nanswer: |\n  Suite #5\n'],
  ])('is no slip: %s', (_, text) => {
    expect(faultIn('right.yaml', text)).toBeUndefined();
  });
});

function faultIn(file: string, text: string): Fault | undefined {
  const faults: Fault[] = [];
  writeFileSync(join(folder, file), text);
  readSource(folder, file, faults);
  return faults[0];
}
