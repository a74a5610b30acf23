import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fileSchemas } from '../../lib/content/file-schemas.server';
import { jsonSchemaOf } from '../../lib/content/hints.server';
import { textOf } from '../../lib/content/schemas/fields.server';
import { type EditorField, editorSettings, fileFields } from '../../lib/editor/config.server';
import {
  contentFiles,
  filesOutOfForm,
  schemaOf,
  schemas,
} from '../../lib/editor/content-files.server';
import {
  describeCopied,
  describeFault,
  differencesBetween,
  faultsIn,
} from '../../lib/editor/faults';
import { type Entry, inForm, readEntry, unequalLists, writeEntry } from '../../lib/editor/form';
import { editorHeaders, editorPolicy } from '../../lib/editor/policy.server';
import { messageOf, spanishConfig, translate, words } from '../../lib/editor/words';
import { contentFolder } from '../../lib/folders.server';
import { projectFolder } from '../project';

const editor = {
  host: 'github',
  repository: 'owner/website',
  branch: 'edits',
  signIn: null,
} as const;
const { config, pictures, spanish } = editorSettings({ editor, timeZone: 'America/New_York' });

const textOfFile = (file: string) => readFileSync(join(contentFolder, file), 'utf8');

/** The faults of a file after fields of it were changed. */
function faultsAfter(file: string, change: (entry: Entry) => Entry) {
  const schema = schemas[schemaOf(file)] ?? {};
  const entry = readEntry(schema, textOfFile(file));
  return faultsIn({ name: file, text: writeEntry(schema, { ...entry, ...change(entry) }) });
}

const both = (en: string, es = en) => ({ en, es });
const day = { from: '2027-07-05', reason: both('Holiday'), hours: null };
const notice = { id: 'a', from: '2027-07-05T08:00', until: '2027-07-09', urgent: false };
const link = (to: string) => ({ to, text: both('More') });
const week = { days: ['Tu', 'Mo'], opens: '09:00', closes: '17:00' };
const later = '2999-01-01';

/** What one file alone tells to be wrong. */
const faults = [
  ...faultsAfter('hours.yaml', ({ regular }) => ({
    regular: [...(regular as []), week, { ...week, days: ['Mo'], closes: '08:00' }],
    exceptions: [{ ...day, until: '2027-07-04' }],
  })),
  ...faultsAfter('hours.yaml', ({ regular }) => ({
    regular: [...(regular as []), { ...week, days: ['Mo'] }],
    exceptions: [day, { ...day, reason: both('{phone}') }],
  })),
  ...faultsAfter('notices.yaml', () => ({
    entries: [
      { ...notice, text: both('{fone}'), link: link('contact') },
      { ...notice, text: both('x'), link: link('page:contacto') },
    ],
  })),
  ...faultsAfter('notices.yaml', () => ({
    entries: [
      { ...notice, text: both('x') },
      { ...notice, text: both('x'), until: '2027-07-01' },
    ],
  })),
  ...faultsAfter('notices.yaml', () => ({ entries: [{ ...notice, text: both('{phone}', 'x') }] })),
  ...faultsAfter('towns.yaml', ({ entries }) => ({
    entries: (entries as Entry[]).map((town) => ({ ...town, paths: Object(entries)[0].paths })),
  })),
  ...faultsAfter('practice.yaml', ({ figures }) => ({
    domain: 'www.example.com',
    timeZone: 'Naples',
    neutralPage: 'http://example.com',
    cookiePolicyRevision: 0,
    trackersDecidedOn: later,
    name: ' ',
    figures: {
      ...Object(figures),
      yearsOfExperience: { value: 1.5 },
      positiveReviews: { value: 1 },
      patientSuccessRate: { value: 101 },
    },
  })),
  ...faultsAfter('clinicians.yaml', ({ entries }) => ({
    entries: [
      { ...Object(entries)[0], inPracticeSince: 1900, formOfAddress: both('Dr. Li', 'Dra. Li') },
    ],
  })),
  ...faultsAfter('language-help.yaml', ({ entries }) => ({
    entries: [{ ...Object(entries)[0], lang: 'English' }, ...(entries as []).slice(1)],
  })),
  ...faultsAfter('es/about.md', () => ({
    lead: 'Llame a { phone }',
    questions: [{ question: '¿Dónde?', answer: '[Aquí](page: contact)' }],
    body: '> [!PASOS]\n> x\n\n> [!STEPS]\n> x\n\n> [!CHECKLIST]\n> x\n\n> [!QUOTE]\n> x\n\n> [!NOTE]\n\n> [!NOTE]\n> x\ny\n\n# A\n\n## B\n\n## B\n\n##C\n\n• d\n\n[e] (page:contact)\n\n** f**\n\n<b>\n\n![g](h)\n\n[1](tel:2)[239](tel:911)',
  })),
];

const page = (language: string, body: string, fields = 'lead: a\n') => ({
  name: `${language}/about.md`,
  text: `---\n${fields}---\n${body}\n`,
});
/** What two languages of a page tell to be unequal. */
const differences = [
  ['a\n\nb', 'a'],
  ['## A\n\n- a\n- b', '## A\n\n- a'],
  ['## A\n\n- a', '## A\n\na\n\nb'],
  ['## A\n\na', '## B\n\nb\n\n## C\n\nc'],
  ['## A\n\na\n\n## B', '## B'],
  ['## A', '### A'],
  ['> [!NOTE]\n> a', 'a'],
  ['## A\n\n{phone}', '## A\n\n{fax}'],
  ['{phone} $5', 'January 5, 2026'],
].flatMap(([en = '', es = '']) => [
  ...differencesBetween(page('en', en), page('es', es, 'lead: b\n')),
  ...differencesBetween(page('en', ''), page('es', '')),
  ...differencesBetween(page('en', ''), page('es', '', 'a: b\n')),
]);
const facts = { en: { name: 'x'.repeat(70) }, es: {} };
const tooLong = faultsIn(page('en', '', 'title: "{name}"\n'), facts).filter(
  ({ field }) => field === 'title',
);
const [first = ''] = describeCopied(
  { ...page('en', 'Naples', 'keywords: [Naples]\n'), name: 'en/towns/a.md' },
  ['towns/naples'],
  (text) => text,
);
const inEditor = readFileSync(join(projectFolder, 'lib/editor/editor.client.ts'), 'utf8');
const told = [
  ...[...faults, ...differences, ...tooLong].flatMap(({ field, found, expected }) => [
    words(field),
    found,
    // A part of a text is translated as well.
    ...`${found}, ${expected}`.split(/, (?:as )?| (?=that begins)/),
    messageOf(expected),
  ]),
  first,
  ...[...inEditor.matchAll(/['`]([A-Z][^'`]*[.?])['`]/g)].map(([, text = '']) => text),
  messageOf('3, as in en/about.md'),
];
const isOf = (text: string) => (message: string) => translate({ [text]: '-' }, message) !== message;

describe('what Save says of faults', () => {
  it('is nothing where there is none', () => {
    expect(
      contentFiles.flatMap(({ file }) => faultsIn({ name: file, text: textOfFile(file) })),
    ).toEqual([]);
  });

  it('names the field, what was found and what to do, in Spanish as well', () => {
    const [first] = faultsAfter('hours.yaml', () => ({
      exceptions: [{ ...day, until: '2027-07-04' }],
    }));
    const say = (inSpanish: (text: string) => string) => first && describeFault(first, inSpanish);
    expect(say((text) => text)).toBe(
      'Hours › Exceptions › 1 › Until: "2027-07-04". Write a day not before 2027-07-05, the first one.',
    );
    expect(say((text) => translate(spanish, text))).toBe(
      'Horario › Excepciones › 1 › Hasta: "2027-07-04". Elija un día que no sea anterior al primero, 2027-07-05.',
    );
    const inSpanish = told.map((text) => translate(spanish, text));
    expect(inSpanish.filter((text) => /^Write/.test(text))).toEqual([]);
  });

  it('measures a title with the facts in their places', () => {
    expect(tooLong[0]?.found).toMatch(/\(70 characters\)$/);
  });

  it('names what the two languages of a text do not have alike', () => {
    const [fault] = differencesBetween(
      page('en', '## How\n\na\n\nb'),
      page('es', '## Cómo\n\na', 'lead: b\n'),
    );
    expect(fault && describeFault(fault, (text) => translate(spanish, text))).toBe(
      'Español › Texto › Párrafos: 1 párrafo, debajo de "## Cómo". En inglés, 2 párrafos, debajo de "## How": ponga lo mismo en los dos idiomas.',
    );
  });

  it('names the fields in which a copied town’s page still has the other town', () => {
    expect(first).toBe('English still says “Naples” in: Keywords, Text.');
  });

  it('leaves to the build whether a town has a page', () => {
    const entries = [{ ...notice, text: both('x'), link: link('page:towns/new') }];
    expect(faultsAfter('notices.yaml', () => ({ entries }))).toEqual([]);
  });
});

describe('the editor’s configuration', () => {
  it('is what the package’s own schema asks for', () => {
    const file = join(projectFolder, 'node_modules/@sveltia/cms/schema/sveltia-cms.json');
    const validate = new Ajv({ strict: false, allErrors: true, validateFormats: false }).compile(
      JSON.parse(readFileSync(file, 'utf8')),
    );
    validate(JSON.parse(JSON.stringify(config)));
    expect(validate.errors ?? []).toEqual([]);
  });

  it('has every file of the content folder', () => {
    const files = (config.collections ?? []).flatMap((collection) =>
      'files' in collection ? collection.files.map(({ file }) => file) : [],
    );
    const towns = contentFiles.filter(({ file }) => /^\w\w\/towns\//.test(file));
    const edited = files.flatMap((file) =>
      file.includes('{{locale}}')
        ? ['en', 'es'].map((language) => file.replace('{{locale}}', language))
        : file,
    );
    expect([...edited, ...towns.map(({ file }) => `content/${file}`)].sort()).toEqual(
      contentFiles.map(({ file }) => `content/${file}`).sort(),
    );
  });

  it('has a field that is added to a schema, with its hint, example, limits and choices', () => {
    const schema = (fileSchemas.visits as z.ZodObject).extend({
      walkIns: z.enum(['never', 'onMondays']).describe('Whether anybody may just come.'),
      code: textOf(/^\d+$/, 'digits').meta({ description: 'A code.', examples: ['12'] }),
    });
    const fields = fileFields('visits', jsonSchemaOf(schema));
    expect(fields.at(-2)).toMatchObject({
      name: 'walkIns',
      label: 'Walk ins',
      hint: 'Whether anybody may just come.',
      widget: 'select',
      required: true,
      options: [
        { value: 'never', label: 'Never' },
        { value: 'onMondays', label: 'On mondays' },
      ],
    });
    expect(fields.at(-1)).toMatchObject({
      hint: 'A code. For example: 12',
      pattern: ['^\\d+$', 'Write digits.'],
    });
  });

  it('has each text in Spanish but the names of the dictionary’s texts', () => {
    const read = new Set<string>();
    const whole = JSON.stringify(config, (_, value) =>
      value?.name === 'dictionary' ? { ...value, fields: [] } : value,
    );
    spanishConfig(JSON.parse(whole), (text) => {
      read.add(text);
      return `${spanish[text]}`;
    });
    const file = 'lib/editor/spanish.yaml';
    expect(
      [...read].filter((text) => !spanish[text]),
      `${file} lacks these`,
    ).toEqual([]);
    expect(
      Object.keys(spanish).filter((text) => !read.has(text) && !told.some(isOf(text))),
      `${file} needs none of`,
    ).toEqual([]);
  });

  it('limits a title where no fact is quoted in it', () => {
    const [pattern = ''] = pagesField('title').pattern as string[];
    expect('x'.repeat(60)).toMatch(new RegExp(pattern));
    expect('x'.repeat(61)).not.toMatch(new RegExp(pattern));
    expect(`{name} ${'x'.repeat(61)}`).toMatch(new RegExp(pattern));
  });

  const pagesField = (name: string) =>
    fileFields('page-about', schemas['page-about'] ?? {}).find(
      (field) => field.name === name,
    ) as EditorField;
});

describe('the form of content files', () => {
  it('is that of every file', () => {
    expect(filesOutOfForm(contentFolder)).toEqual([]);
  });

  it('is found and mended where a file has another one', () => {
    const text = 'en: [ "to" ]\nes: []\nnames:\n  # A comment\n  - "CDC"\n';
    expect(inForm(schemas.spelling ?? {}, text)).toBe('names:\n  - CDC\n\nen:\n  - to\n\nes: []\n');
  });

  it('tells what is not known from what is left out, though the editor shows both as empty', () => {
    const schema = jsonSchemaOf(
      z.strictObject({ fax: z.string().nullish(), note: z.string().optional() }),
    );
    for (const text of ['fax: null\n', '{}\n']) {
      const entry = readEntry(schema, text);
      expect(writeEntry(schema, { ...entry, fax: '', note: '' })).toBe(text);
    }
  });

  it('is the same with the picture that the editor shows for a name', () => {
    const text = readFileSync(join(contentFolder, 'clinicians.yaml'), 'utf8');
    const entry = readEntry(schemas.clinicians ?? {}, text, pictures);
    expect(JSON.stringify(entry)).toContain('"image":"/images/psychiatrist.svg"');
    expect(writeEntry(schemas.clinicians ?? {}, entry)).toBe(text);
  });

  it('tells which list of a page has more entries in one language', () => {
    const english = { questions: ['a', 'b'], sources: [{ says: ['c'] }], keywords: ['d'] };
    const spanish = { questions: ['a'], sources: [{ says: [] }], keywords: ['e'] };
    expect(unequalLists(english, spanish)).toEqual([
      { name: 'questions', english: 2, spanish: 1 },
      { name: 'says', english: 1, spanish: 0 },
    ]);
    expect(unequalLists(english, english)).toEqual([]);
  });

  it('has nothing of what the editor keeps of the entries of a list', () => {
    const schema = jsonSchemaOf(
      z.strictObject({ list: z.array(z.strictObject({ a: z.string() })) }),
    );
    const entry = { list: [{ a: 'b', __sc_item_id: 'c', __sc_item_original_key_path: 'list.0' }] };
    expect(writeEntry(schema, entry)).toBe('list:\n  - a: b\n');
  });

  it('keeps what the schema does not know, for the build to name', () => {
    const schema = jsonSchemaOf(z.strictObject({ phone: z.string() }));
    expect(inForm(schema, 'fone: 1\nphone: "2"\n')).toBe('phone: "2"\n\nfone: 1\n');
  });
});

describe('the policy of the editor’s page', () => {
  it('allows the page’s own files and the repository’s host, nothing else', () => {
    for (const host of ['github', 'gitlab'] as const) {
      const hosts = editorPolicy({ ...editor, host }).match(/https:[^\s;]+/g);
      expect(hosts?.every((address) => address.includes(host))).toBe(true);
    }
    expect(editorPolicy(editor)).not.toMatch(/\*|unsafe-eval'(?<!wasm-unsafe-eval')/);
  });

  it('lets the window for signing in speak to it, where there is one', () => {
    const signIn = 'https://sign-in.example.workers.dev';
    expect(editorHeaders(editor)).not.toHaveProperty('Cross-Origin-Opener-Policy');
    expect(editorHeaders({ ...editor, signIn })).toMatchObject({
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    });
  });
});
