import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { factSchemas } from '../../lib/content/file-schemas.server';
import { divideFrontMatter } from '../../lib/content/front-matter';
import { visitsSchema } from '../../lib/content/schemas/visits.server';
import { acceptTranslation } from '../../lib/content/signatures.server';
import { valueAt } from '../../lib/nested-value.server';
import { firstOfEachKind } from '../../scripts/lib/pages';
import { ContentCopy } from '../support/content-copy';
import { table } from '../support/routes';

const content = new ContentCopy();

/** The findings as "code file field". */
const found = () => content.findings().map(({ code, file, field }) => `${code} ${file} ${field}`);

/** A practice without visits by video, and so without the page about them. */
function withoutVideo() {
  content.set('visits.yaml', 'videoFrom', undefined);
  for (const language of ['en', 'es']) content.remove(`${language}/telepsychiatry.md`);
}

describe('one wrong field', () => {
  it.each([
    ['practice.yaml', 'phone'],
    ['visits.yaml', 'newPatients'],
    ['clinicians.yaml', '0.name'],
    ['insurers.yaml', '0.state'],
    ['towns.yaml', '0.county'],
  ])('does not hide that there are no visits by video: %s', (file, field) => {
    withoutVideo();
    const before = found();
    content.set(file, field, ['wrong']);
    expect(found().filter((finding) => !before.includes(finding))).toEqual([
      `schema ${file} ${field}`,
    ]);
  });

  it.each([
    ['services.yaml', '0.id'],
    ['towns.yaml', '1.retired'],
    ['policies.yaml', '2.paths.en'],
  ])('of a list of pages makes no link to them a fault: %s', (file, field) => {
    content.set(file, field, ['wrong']);
    expect(found()).toEqual([`schema ${file} ${field}`]);
  });

  it.each([
    ['en/for-patients.md', 'title: x: y'],
    ['en/services/adhd-treatment.md', 'title:'],
    ['en/dictionary.yaml', 'nav: x: y'],
  ])('hides no English part to which Spanish pages lead: %s', (file, line) => {
    content.replace(file, /^\w+:/m, `${line}\n$&`);
    const files = found().map((finding) => finding.split(' ')[1]);
    expect(new Set(files)).toEqual(new Set([file]));
  });

  it('makes no part unknown whose heading quotes a fact', () => {
    content.append('en/about.md', '\n## Near {city}\n\nHere. See [it](page:about#near-naples).\n');
    content.append(
      'es/about.md',
      '\n## Cerca de {city}\n\nAquí. Vea [esto](page:about#near-naples).\n',
    );
    acceptTranslation(content.folder, 'about.md');
    expect(found()).toEqual([]);
    content.set('practice.yaml', 'phone', ['wrong']);
    expect(found()).toEqual(['schema practice.yaml phone']);
  });

  it('makes no sentence a fault whose condition nobody knows then', () => {
    withoutVideo();
    content.set('practice.yaml', 'name', ['wrong']);
    content.append('en/about.md', '\n{ifVideo} See [us](page:telepsychiatry) or {phone}.\n');
    content.append('es/about.md', '\n{ifVideo} Vea [esto](page:telepsychiatry) o {phone}.\n');
    acceptTranslation(content.folder, 'about.md');
    expect(found()).toEqual(['schema practice.yaml name']);
  });
});

describe('faults in many files', () => {
  it('are all told at once', () => {
    // Without the crisis lines nobody knows whether two languages quote the same number.
    for (const { file, paths } of factFiles.filter(({ file }) => file !== 'crisis-lines.yaml')) {
      const [path = ''] = paths.filter((path) => isPresent(file, path));
      if (path) content.set(file, path, undefined);
    }
    content.set('en/dictionary.yaml', 'nav.home', undefined);
    content.set('es/dictionary.yaml', 'nav.home', undefined);
    content.set('en/towns/estero.md', 'lead', undefined);
    content.append('es/contact.md', '\n<div>Uno</div>\n');
    content.append('en/contact.md', '\nSee [it](page:nowhere).\n');
    content.append('en/services/adhd-treatment.md', '\nOne more paragraph.\n');
    content.set('en/towns/immokalee.md', 'name', 'Marco Island');
    content.remove('es/about.md');
    content.remove('images/coast.svg');
    content.remove('images/icon.svg');
    const all = found();
    const inFacts = factFiles.map(({ file }) => file);
    const sound = ['notices.yaml', 'crisis-lines.yaml'];
    for (const file of inFacts.filter((file) => !sound.includes(file)))
      expect(all.join('\n')).toContain(` ${file} `);
    expect(all).toEqual(
      expect.arrayContaining([
        'schema en/dictionary.yaml nav.home',
        'schema es/dictionary.yaml nav.home',
        'schema en/towns/estero.md lead',
        'html es/contact.md text',
        'link en/contact.md text',
        'languages-differ es/services/adhd-treatment.md text',
        'missing-file es/about.md ',
        expect.stringMatching(/^not-unique en\/towns\/(?:immokalee|marco-island).md name/),
        'mark images/icon.svg ',
      ]),
    );
  });
});

/** A JSON Schema, as far as it says which fields a file may have and which it must have. */
interface Fields {
  properties?: Record<string, Fields>;
  required?: string[];
  items?: Fields;
  prefixItems?: Fields[];
  anyOf?: Fields[];
}

/** The paths of the required fields of a file; of a list, those of its first entry. */
function requiredIn(schema: z.ZodType): string[] {
  const walk = (fields: Fields, path: string[]): string[][] => {
    const { properties = {}, required = [], items, prefixItems = [], anyOf = [] } = fields;
    const [entry = items] = prefixItems;
    return [
      ...required.map((name) => [...path, name]),
      ...Object.entries(properties).flatMap(([name, inner]) => walk(inner, [...path, name])),
      ...(entry ? walk(entry, [...path, '0']) : []),
      ...anyOf.flatMap((inner) => walk(inner, path)),
    ];
  };
  const fields = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Fields;
  return walk(fields, []).map((path) => path.join('.'));
}

const factFiles = Object.entries(factSchemas).map(([name, schema]) => ({
  file: `${name}.yaml`,
  paths: requiredIn(schema),
}));

/** The dictionaries, with a text and with each part that others are made of. */
const dictionaries = ['en', 'es'].map((language) => ({
  file: `${language}/dictionary.yaml`,
  paths: ['nav.home', 'facts', 'blocks', 'pictures'],
}));

const pages = firstOfEachKind(table).map(({ route, language }) => ({
  file: `${language}/${route.id}.md`,
  paths: ['heading'],
}));

const dataOf = (file: string) => {
  const text = content.read(file);
  return parse(divideFrontMatter(text)?.fields ?? text);
};

const valueIn = (file: string, path: string) => valueAt(dataOf(file), path.split('.'));
const isPresent = (file: string, path: string) => valueIn(file, path) !== undefined;

/** The findings in other files after the name of a field was misspelt, so that the field is missing. */
function foundElsewhere(file: string, path: string): string[] {
  const text = content.read(file);
  const value = valueIn(file, path);
  content.set(file, path, undefined);
  content.set(file, `${path}x`, value);
  const all = found();
  content.write(file, text);
  expect(all.join('\n'), path).toContain(` ${file} `);
  return all.filter((finding) => !finding.includes(` ${file} `));
}

describe('a misspelt field makes no fault in another file', { tags: 'further' }, () => {
  it.each([...factFiles, ...dictionaries, ...pages])('of $file', ({ file, paths }) => {
    const present = paths.filter((path) => isPresent(file, path));
    expect(present.flatMap((path) => foundElsewhere(file, path))).toEqual([]);
  });

  it.each(Object.keys(visitsSchema.shape))(
    'of visits.yaml, without visits by video: %s',
    (path) => {
      withoutVideo();
      if (!isPresent('visits.yaml', path)) return;
      const known = found();
      const all = foundElsewhere('visits.yaml', path);
      expect(all.filter((finding) => !known.includes(finding))).toEqual([]);
    },
  );
});
