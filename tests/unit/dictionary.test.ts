import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readContent } from '../../lib/content/content.server';
import { dictionarySchema } from '../../lib/content/schemas/dictionary.server';
import { validate } from '../../lib/content/validate.server';
import { type FieldSchema, jsonSchemaOf } from '../../lib/editor/json-schema.server';
import { contentFolder } from '../../lib/files/folders.server';
import { isLine, lineWords } from '../../lib/words/line';
import { listFiles } from '../../scripts/lib/files';
import { projectFolder } from '../support/project';

const { words } = readContent(contentFolder);
/** Names, and words that are the same in Spanish. */
const sharedWords = new Set([
  'Marketing',
  'Google Analytics',
  'Microsoft Clarity',
  'Google Maps',
  'Apple Maps',
  'Fax',
]);

/** The code that may ask for a text. */
const code = ['components', 'lib', 'pages']
  .map((folder) => join(projectFolder, folder))
  .flatMap((folder) => listFiles(folder).map((name) => join(folder, name)))
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => readFileSync(name, 'utf8'))
  .join('\n');

/** What keys begin with whose last word comes from data: t(`days.${day}`). */
const beginnings = Array.from(code.matchAll(/\bt\(`([\w.]+\.)\$\{/g), ([, begin = '']) => begin);

/** The groups that are handed on as a whole: dictionary.blocks. */
const handedOn = Array.from(
  code.matchAll(/\bdictionary(?:Schema\.shape|\??)\.(\w+)(?![\w.])/g),
  ([, group]) => `${group}.`,
);

const file = parse(readFileSync(join(contentFolder, 'en/dictionary.yaml'), 'utf8'));

const { en, es } = { en: words.en.dictionary, es: words.es.dictionary };

describe('the dictionary', () => {
  it('has no unused key', () => {
    const unused = entries(en).filter(([key]) => !isUsed(key));
    expect(unused).toEqual([]);
    // The same measure finds keys that no code asks for.
    expect(['nav.noText', 'facts.noText', 'hero.noText', 'noText'].filter(isUsed)).toEqual([]);
  });

  it('has its fields in the order of its files, which a save would change otherwise', () => {
    const keysOf = (field: FieldSchema, prefix = ''): string[] =>
      Object.entries(field.properties ?? {}).flatMap(([name, inner]) =>
        inner.properties ? keysOf(inner, `${prefix}${name}.`) : [prefix + name],
      );
    const spanish = parse(readFileSync(join(contentFolder, 'es/dictionary.yaml'), 'utf8'));
    expect(keysOf(jsonSchemaOf(dictionarySchema))).toEqual(entries(spanish).map(([key]) => key));
  });

  it('refuses in both languages a text that is too long for a button or a menu', () => {
    const { nav, consent, toolbar } = dictionarySchema.shape;
    const long = 'Ask for an appointment with us';
    for (const [schema, value] of [
      [nav, { ...en.nav, bookNow: long }],
      [nav, { ...en.nav, menu: long }],
      [consent, { ...en.consent, acceptAll: `${long} today` }],
      [toolbar, { ...en.toolbar, call: long }],
      [toolbar, { ...en.toolbar, book: long }],
    ] as const) {
      const [fault] = validate(schema, value).faults;
      expect(fault?.expected.en).toMatch(/^at most \d+ characters/);
      expect(fault?.expected.es).toMatch(/^como máximo \d+ caracteres/);
    }
  });

  it('has no equal texts in both languages except shared words', { tags: '@3.8' }, () => {
    const spanish = new Map(entries(es));
    const same = entries(en)
      .filter(([key, text]) => spanish.get(key) === text)
      .map(([, text]) => text);
    expect(same.filter((text) => !sharedWords.has(text))).toEqual([]);
  });

  it.each(['nav', 'hero', 'stats', 'about', 'services'])(
    'is refused without the group %s of the specification',
    { tags: '@3.5' },
    (group) => {
      expect(lost(file)).not.toContain(group);
      expect(lost(without(file, group))).toContain(group);
    },
  );

  it.each(['firstName', 'lastName', 'email', 'phone', 'preferredLanguage', 'message', 'send'])(
    'is refused without the text %s of the contact form, which the specification names',
    { tags: '@3.6' },
    (name) => {
      const path = `contact.form.${name}`;
      const form = without(file.contact.form, name);
      expect(lost(file)).not.toContain(path);
      expect(lost({ ...file, contact: { ...file.contact, form } })).toContain(path);
    },
  );
});

/** The paths of the fields that the schema finds at fault. */
const lost = (dictionary: object) =>
  validate(dictionarySchema, dictionary).faults.map(({ path }) => path.join('.'));

const without = (group: object, name: string) =>
  Object.fromEntries(Object.entries(group).filter(([key]) => key !== name));

/**
 * Whether the code asks for a key: by its whole name; by its beginning, to which it adds a word that it has elsewhere
 * (`days.${day}`); or by a group that it hands on, and whose words it has elsewhere (`dictionary.blocks`).
 */
function isUsed(key: string): boolean {
  if (code.includes(`'${key}'`)) return true;
  const isWord = (part: string) => new RegExp(`\\b${part}\\b`).test(code);
  const begin = [...beginnings, ...handedOn].find((beginning) => key.startsWith(beginning));
  return begin !== undefined && key.slice(begin.length).split('.').every(isWord);
}

function entries(group: object, prefix = ''): [string, string][] {
  return Object.entries(group).flatMap(([key, value]) =>
    typeof value === 'string' || isLine(value)
      ? [[prefix + key, isLine(value) ? lineWords(value) : value]]
      : entries(value, `${prefix}${key}.`),
  );
}
