import { describe, expect, it } from 'vitest';
import { compareLanguages, compareQuotedFacts } from '../../lib/checks/languages.server';
import { readContent } from '../../lib/content/content.server';
import { sourceOf } from '../../lib/content/source.server';
import { contentFolder } from '../../lib/files/folders.server';
import type { Finding } from '../../lib/findings/finding';

const { 'crisis-lines': lines } = readContent(contentFolder);

/** The findings on two texts, or on two files if they have front matter. */
function compared(english: string, spanish: string): Finding[] {
  const faults: Finding[] = [];
  const file = (text: string) => (text.startsWith('---') ? text : `---\na: 1\n---\n${text}`);
  const en = sourceOf('en/about.md', file(english), faults);
  const es = sourceOf('es/about.md', file(spanish), faults);
  return en && es ? compareLanguages(en, es, lines) : faults;
}

const fields = (yaml: string) => `---\n${yaml}\n---\n`;

describe('two languages of a text', () => {
  it.each([
    ['a heading', '## One', 'Uno'],
    ['the level of a heading', '### One', '## Uno'],
    ['a heading that one has', '## One\n\n## Two', '## Uno'],
    ['a heading that the other has', '## One', '## Uno\n\n## Dos'],
    ['an entry of a list', '- One\n- Two', '- Uno'],
    ['the kind of a list', '1. One', '- Uno'],
    ['a row of a table', '| A | B |\n|---|---|\n| C | D |', '| A | B |\n|---|---|'],
    ['a box', '> One', 'Uno'],
    ['a paragraph', 'One.\n\nTwo.', 'Uno.'],
    ['a fact', 'It costs {feeFirst}.', 'Cuesta {feeFollowUp}.'],
    ['a fact and what stands for it', 'It costs {feeFirst}.', 'Cuesta $150.'],
    ['a link to a page', 'See [us](page:contact).', 'Vea [esto](page:about).'],
    ['the emergency number', 'Call {911}.', 'Llame.'],
    ['the number for a crisis', 'Call {988}.', 'Llame al {911}.'],
    ['the number for help', 'Call {211}.', 'Llame.'],
    ['a number that only Spanish has', 'Call.', 'Llame al {211}.'],
    ['what a link dials', '[call](tel:711)', '[llame](tel:511)'],
    ['a number and words that dial another', 'Call {988}.', '[Llame]({911}).'],
    ['a condition', '{ifVideo} We meet.', 'Hay consultas.'],
    ['the day of a dated paragraph', '{until 2031-01-01} One.', '{until 2031-01-02} Uno.'],
  ])('must not differ in %s', (_, english, spanish) => {
    expect(compared(english, spanish)).toHaveLength(1);
  });

  it.each([
    ['figures, at which the launch check guesses', '$5 in 3 days, 988', '$6 en 5 días, 211'],
    ['the key for Spanish', '{988}', '{988} y oprima 2'],
    ['who is meant', '{doctor} and {practice}', '{psychiatrist}, {pronoun} y {profession}'],
    ['how a profession begins', '{Psychiatrist} and {Profession}', 'Ella'],
    [
      'a number for a crisis named once more',
      'Call {988}.\n\nOr go.',
      'Al {988}.\n\nO vaya, o llame al {988}.',
    ],
    [
      'a number for help named once more',
      'Call {211}.\n\nOr go.',
      'Al {211}.\n\nO vaya, o llame al {211}.',
    ],
    ['the text line', 'call or text {988}', 'llame al {988} o [mande AYUDA al 988]({text988})'],
    ['the words of a link that calls', '[call 24/7](tel:711)', '[llame](tel:711)'],
    ['a name', 'Ask {name}.', 'Pregunte.'],
    ['an address elsewhere', '[a](https://a.gov/2)', '[a](https://b.gov/es/3)'],
    ['the heading in a link', '[a](page:contact#hours)', '[a](page:contact#horario)'],
    ['line breaks in a paragraph', 'One\ntwo.\n\n> One\n>\n> Two', 'Uno.\n\n> Uno\n>\n> Dos'],
  ])('may write in their own way %s', (_, english, spanish) => {
    expect(compared(english, spanish)).toEqual([]);
  });

  it('are told apart with the line in each', () => {
    const [fault] = compared(
      'One.\n\n## Two\n\nFrom {feeFirst}.',
      'Uno.\nUno.\n\n## Dos\n\nDesde {phone}.',
    );
    expect(fault).toMatchObject({
      file: 'content/es/about.md',
      line: 9,
      field: 'text',
      values: { found: '{phone}', expected: '{feeFirst}', model: 'content/en/about.md:8' },
    });
  });

  it.each([
    ['## Two', 'Uno', 'a heading ##: Two', 'a paragraph: Uno', 'un párrafo: Uno'],
    [
      '- Two',
      '1. Uno',
      'an entry of a list: Two',
      'a numbered entry of a list: Uno',
      'una entrada de una lista numerada: Uno',
    ],
    [
      '> Two',
      '- Uno',
      'a paragraph in a box: Two',
      'an entry of a list: Uno',
      'una entrada de una lista: Uno',
    ],
    ['One.\n\nTwo.', 'Uno.', 'a paragraph: Two.', 'nothing', 'nada'],
    [
      'One.',
      '| Uno |\n|---|',
      'a paragraph: One.',
      'a row of a table: Uno',
      'una fila de una tabla: Uno',
    ],
  ])('are described in plain words: %j and %j', (english, spanish, expected, found, inSpanish) => {
    const [fault] = compared(english, spanish);
    const { values = {} } = fault ?? {};
    const printed = (value: unknown, language: 'en' | 'es') =>
      typeof value === 'object' && value
        ? (value as Record<string, string>)[language]?.trim()
        : value;
    expect([printed(values.expected, 'en'), printed(values.found, 'en')]).toEqual([
      expected,
      found,
    ]);
    expect(printed(values.found, 'es')).toBe(inSpanish);
  });

  it('are told apart by the number of entries of a list, a single one being one', () => {
    const [fault] = compared(fields('a: [x, y]'), fields('a: [x]'));
    expect(fault?.values).toMatchObject({
      expected: { en: '2 entries', es: '2 entradas' },
      found: { en: '1 entry', es: '1 entrada' },
    });
  });

  it('are held to the first difference alone', () => {
    expect(compared('## One\n\n- 3\n\n5', '### Uno\n\n5\n\n- 7')).toHaveLength(1);
  });
});

describe('two languages of fields', () => {
  it.each([
    ['a field', 'a: x\nb: y', 'a: x'],
    ['a field of the other alone', 'a: x', 'a: x\nb: y'],
    ['the length of a list', 'a: [x, y]', 'a: [x]'],
    ['a date', 'a: 2026-02-15', 'a: 2026-02-16'],
    ['yes and no', 'a: true', 'a: false'],
    ['what is not known', 'a: null', 'a: x'],
    ['what a text quotes', 'a: [{ b: "{phone}" }]', 'a: [{ b: 3 days }]'],
  ])('must not differ in %s', (_, english, spanish) => {
    expect(compared(fields(english), fields(spanish))).toHaveLength(1);
  });

  it('may differ in who signed, and in what search results and sources are called', () => {
    const english =
      'approvedBy: Jo\ntitle: 3 ways\ndescription: 3 ways\nsources: [{ name: 3 ways }]';
    const spanish = 'approvedBy: null\ntitle: Vías\ndescription: Vías\nsources: [{ name: Vías }]';
    expect(compared(fields(english), fields(spanish))).toEqual([]);
  });
});

describe('a text in both languages of one file', () => {
  const findingsOn = (en: string, es: string) => {
    const faults: Finding[] = [];
    const source = sourceOf('notices.yaml', `- text: { en: "${en}", es: "${es}" }\n`, faults);
    return source ? compareQuotedFacts(source, lines) : faults;
  };

  it.each([
    ['a fact', 'Closed, {phone}.', 'Cerrado.'],
    ['a number for a crisis', 'Call {988}.', 'Llame al {911}.'],
    ['a condition', '{ifVideo} We meet.', 'Hay consultas.'],
  ])('quotes the same: %s', { tags: '@3.8' }, (_, en, es) => {
    expect(findingsOn(en, es)).toMatchObject([
      { file: 'content/notices.yaml', line: 1, field: '0.text.es' },
    ]);
    expect(findingsOn(en, en)).toEqual([]);
  });
});
