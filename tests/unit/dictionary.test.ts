import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { contactFields } from '../../lib/contact-form';
import { readContent } from '../../lib/content/content.server';
import { dictionarySchema } from '../../lib/content/schemas/dictionary.server';
import { validate } from '../../lib/content/schemas/message.server';
import { type FieldSchema, jsonSchemaOf } from '../../lib/editor/json-schema.server';
import { contentFolder } from '../../lib/files/folders.server';
import { isLine, lineWords } from '../../lib/words/line';
import { listFiles } from '../../scripts/lib/files';
import { projectFolder } from '../support/project';

const { words } = readContent(contentFolder);
/** Keys whose last part comes from the data: a day, a category of cookies, an occasion, a figure. */
const composed =
  /^(days|consent\.categories|cookies\.(categories|setters|purposes|lifetimes)|receipt\.occasions|facts|blocks|existingPatients|glance|stats|contact\.form\.(hints|errors|outcomes))\./;

/** Names, and words that are the same in Spanish. */
const sharedWords = new Set([
  'Marketing',
  'Google Analytics',
  'Microsoft Clarity',
  'Google Maps',
  'Apple Maps',
  'Fax',
]);

/** Keys that are made of the names of fields. */
const labels = contactFields.map((name) => `contact.form.${name}`);

const { en, es } = { en: words.en.dictionary, es: words.es.dictionary };

describe('the dictionary', () => {
  it('has no unused key', () => {
    const code = ['components', 'lib', 'pages']
      .map((folder) => join(projectFolder, folder))
      .flatMap((folder) => listFiles(folder).map((file) => join(folder, file)))
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(file, 'utf8'))
      .join();
    const unused = entries(en)
      .map(([key]) => key)
      .filter((key) => !code.includes(`'${key}'`) && !composed.test(key) && !labels.includes(key));
    expect(unused).toEqual([]);
  });

  it('has its fields in the order of its files, which a save would change otherwise', () => {
    const keysOf = (field: FieldSchema, prefix = ''): string[] =>
      Object.entries(field.properties ?? {}).flatMap(([name, inner]) =>
        inner.properties ? keysOf(inner, `${prefix}${name}.`) : [prefix + name],
      );
    const file = readFileSync(join(contentFolder, 'es/dictionary.yaml'), 'utf8');
    expect(keysOf(jsonSchemaOf(dictionarySchema))).toEqual(
      entries(parse(file)).map(([key]) => key),
    );
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

  it('has the specification’s groups of keys in both languages', { tags: '@3.5' }, () => {
    for (const dictionary of [en, es]) {
      expect(Object.keys(dictionary)).toEqual(
        expect.arrayContaining(['nav', 'hero', 'stats', 'about', 'services', 'contact']),
      );
    }
  });

  it('has the form’s fields of the specification in both languages', { tags: '@3.6' }, () => {
    const fields = 'firstName lastName email phone preferredLanguage message send'.split(' ');
    for (const dictionary of [en, es]) {
      expect(Object.keys(dictionary.contact.form)).toEqual(expect.arrayContaining(fields));
    }
  });
});

function entries(group: object, prefix = ''): [string, string][] {
  return Object.entries(group).flatMap(([key, value]) =>
    typeof value === 'string' || isLine(value)
      ? [[prefix + key, isLine(value) ? lineWords(value) : value]]
      : entries(value, `${prefix}${key}.`),
  );
}
