import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contactFields } from '../../lib/contact-form';
import { readContent } from '../../lib/content/content.server';
import { contentFolder } from '../../lib/folders.server';
import { listFiles } from '../../scripts/lib/files';
import { projectFolder } from '../project';

const { words } = readContent(contentFolder);
/** Keys whose end is a fact: the day, the kind of cookie, the occasion, the figure. */
const composed =
  /^(days|consent\.categories|cookies\.(categories|setters|purposes|lifetimes)|receipt\.occasions|facts|blocks|existingPatients|glance|stats|contact\.form\.(hints|errors|outcomes))\./;

/** Names, and words that Spanish has as its own. */
const sharedWords = new Set([
  'Marketing',
  'Google Analytics',
  'Microsoft Clarity',
  'Google Maps',
  'Apple Maps',
  'Fax',
]);

/** Composed of the names of the fields. */
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

  it('has no equal texts in both languages except shared words (§3.8)', () => {
    const spanish = new Map(entries(es));
    const same = entries(en)
      .filter(([key, text]) => spanish.get(key) === text)
      .map(([, text]) => text);
    expect(same.filter((text) => !sharedWords.has(text))).toEqual([]);
  });

  it('has the specification’s groups of keys in both languages (§3.5)', () => {
    for (const dictionary of [en, es]) {
      expect(Object.keys(dictionary)).toEqual(
        expect.arrayContaining(['nav', 'hero', 'stats', 'about', 'services', 'contact']),
      );
      expect(dictionary.contact.form).toBeDefined();
    }
  });

  it('has the form’s fields of the specification (§3.6)', () => {
    expect(Object.keys(en.contact.form)).toEqual(
      expect.arrayContaining(
        'firstName lastName email phone preferredLanguage message send'.split(' '),
      ),
    );
  });
});

function entries(group: object, prefix = ''): [string, string][] {
  return Object.entries(group).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : entries(value, `${prefix}${key}.`),
  );
}
