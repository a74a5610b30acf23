import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fileSchemas } from '../../lib/content/file-schemas.server';
import { jsonSchemaOf } from '../../lib/content/hints.server';
import { textOf } from '../../lib/content/schemas/fields.server';
import { type EditorField, editorSettings, fileFields } from '../../lib/editor/config.server';
import { contentFiles, filesOutOfForm, schemas } from '../../lib/editor/content-files.server';
import { inForm, readEntry, writeEntry } from '../../lib/editor/form';
import { editorHeaders, editorPolicy } from '../../lib/editor/policy.server';
import { spanishConfig } from '../../lib/editor/words';
import { contentFolder } from '../../lib/folders.server';
import { projectFolder } from '../project';

const editor = {
  host: 'github',
  repository: 'owner/website',
  branch: 'edits',
  signIn: null,
} as const;
const { config, pictures, spanish } = editorSettings({ editor, timeZone: 'America/New_York' });

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
      Object.keys(spanish).filter((text) => !read.has(text)),
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
    const words = z.array(z.string());
    const schema = jsonSchemaOf(z.strictObject({ names: words, en: words, es: words }));
    const text = 'en: [ "to" ]\nes: []\nnames:\n  # A comment\n  - "CDC"\n';
    expect(inForm(schema, text)).toBe('names:\n  - CDC\n\nen:\n  - to\n\nes: []\n');
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
