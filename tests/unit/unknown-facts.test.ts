import { describe, expect, it } from 'vitest';
import { fillPlainText } from '../../lib/content/text/plain.server';
import { asFacts } from '../support/facts';
import { readAsBody } from '../support/read-text';

const facts = asFacts({
  phone: '(239) 555-0100',
  center: null,
  name: 'Alex Sample, MD',
  fax: null,
  faxLink: null,
  papers: null,
  letters: 'Letters take a week.',
  ifMedicare: '',
  ifMedicaid: null,
});

const read = (text: string) => readAsBody(text, { facts }).html;

describe('a text that quotes unknown facts', () => {
  it.each([
    ['a sentence', 'Call {phone}. Or fax {fax}! We answer.', 'Call {phone}. We answer.'],
    ['no sentence whose condition holds', '{ifMedicare}We bill.', 'We bill.'],
    ['a sentence with a condition', 'One. {ifMedicaid}Two. Three.', 'One. Three.'],
    ['a fact that is a sentence', 'Read. {papers} Tell us.', 'Read. Tell us.'],
    ['a fact that is a sentence at the end', 'Read. {papers}', 'Read.'],
    ['no sentence beside one that is known', '{letters} Tell us.', 'Letters take a week. Tell us.'],
    [
      'a sentence that begins with it',
      'One {phone} two. {fax} is ours. Three.',
      'One {phone} two. Three.',
    ],
    ['a sentence after a title', 'Ask Dr. Li or fax {fax}. Three.', 'Three.'],
    ['a sentence after the title of a patient', 'Ask Mrs. Li or fax {fax}. Three.', 'Three.'],
    ['a sentence after bold words', '**Away?** {papers} Call.', '**Away?** Call.'],
    ['a sentence with bold words', '**Fax:** {fax}. Call.', 'Call.'],
    ['a sentence whose link it is in', 'See [us]({faxLink}). Call.', 'Call.'],
    ['a sentence around bold words', 'Send **a fax** to {fax}. Call.', 'Call.'],
    ['a paragraph that begins with a condition', '{ifMedicaid}One. Two.\n\nThree.', 'Three.'],
    ['a paragraph that is empty after that', 'One.\n\nFax {fax}.\n\nTwo.', 'One.\n\nTwo.'],
    ['a sentence in the next line', 'Call us first.  \nOr fax {fax} today.', 'Call us first.'],
    ['a heading that quotes it', '## Fax {fax}\n\nText.', 'Text.'],
    [
      'a heading that is empty after that',
      '## One\n\nText.\n\n## Fax\n\nFax {fax}.\n\n### Why\n\n{fax}',
      '## One\n\nText.',
    ],
    [
      'an entry of a list, and keeps its neighbors',
      '- **Call:** {phone}\n- **Fax:** {fax}\n- Or write. Or fax {fax}.',
      '- **Call:** {phone}\n- Or write.',
    ],
    ['an entry with all below it', '- One\n- Fax {fax}:\n  - Two', '- One'],
    ['an entry that begins with a condition', '- {ifMedicaid}One. Two.\n- Three', '- Three'],
    ['a list that is empty after that, and what led to it', 'Ways:\n\n- {fax}\n\nEnd.', 'End.'],
    ['a list that is empty, and all that led to it', 'See:\n\nWays:\n\n- {fax}\n\nEnd.', 'End.'],
    [
      'a list that is empty after that, and bold words above it',
      '**Ways:**\n\n- {fax}\n\nEnd.',
      'End.',
    ],
    [
      'a box that is empty after that',
      '> It costs {fax}.\n\n> Call:\n>\n> - {fax}\n> - {phone}',
      '> Call:\n>\n> - {phone}',
    ],
    [
      'a row of a table',
      '| A | B |\n|---|---|\n| {fax} | 1 |\n| {phone} | 2 |',
      '| A | B |\n|---|---|\n| {phone} | 2 |',
    ],
    ['a table whose head it is in', 'x\n\n| A | {fax} |\n|---|---|\n| 1 | 2 |\n| 3 | 4 |', 'x'],
    ['a table that is empty after that', 'x\n\n| A |\n|---|\n| {fax} |', 'x'],
    ['a sentence of a dated paragraph', '{until 2030-01-01} Fax {fax}. Call.', 'Call.'],
  ])('is shown without %s', (_, text, expected) => {
    expect(read(text)).toBe(read(expected));
    expect(read(text)).not.toContain('{');
  });
});

it.each([
  ['en', 'Dr.', 'Mr.', 'Mrs.', 'Ms.'],
  ['es', 'Dr.', 'Dra.', 'Sr.', 'Sra.', 'Srta.'],
] as const)('a title before a name ends no sentence: %s', (language, ...titles) => {
  for (const title of titles) {
    expect(fillPlainText(`Uno. ${title} Li {fax}. Dos.`, facts, language), title).toBe('Uno. Dos.');
  }
});

describe('a fact in its place', () => {
  it('ends a sentence once where it has a full stop of its own', () => {
    const facts = asFacts({ name: 'Coast Psychiatry, P.A.' });
    const text = 'Call {name}. {name}’s';
    const expected = 'Call Coast Psychiatry, P.A. Coast Psychiatry, P.A.’s';
    expect(readAsBody(text, { facts }).passages).toEqual([expected]);
    expect(fillPlainText(text, facts, 'en')).toBe(expected);
  });

  it('is plain words, whatever its signs', () => {
    const facts = asFacts({ name: 'A*B*C & <Sons> [x](y)' });
    expect(readAsBody('We are {name}.', { facts }).html).toBe(
      '<p>We are A*B*C &#x26; &#x3C;Sons> [x](y).</p>',
    );
  });

  it('stands in the address of a link', () => {
    expect(read('[Call us]({phone})')).toBe('<p><a href="tel:+12395550100">Call us</a></p>');
  });
});
