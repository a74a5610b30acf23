import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readContent } from '../../lib/content/content.server';
import { factsIn } from '../../lib/content/facts.server';
import {
  entryOf,
  type FieldSchema,
  factSchemas,
  fileSchemas,
  jsonSchemaOf,
} from '../../lib/content/file-schemas.server';
import {
  known,
  pageTitle,
  sample,
  text,
  webAddress,
} from '../../lib/content/schemas/fields.server';
import { pageSchemas } from '../../lib/content/schemas/pages.server';
import { translatedFiles } from '../../lib/content/signatures.server';
import { contentFolder } from '../../lib/folders.server';
import { languages } from '../../lib/language';
import { routes } from '../../lib/routes.server';
import { projectFolder } from '../project';

const schemas = Object.fromEntries(
  Object.entries(fileSchemas).map(([name, schema]) => [name, jsonSchemaOf(schema)]),
);
const isPage = (name: string) => name.startsWith('page-');
const yamlNames = Object.keys(schemas).filter((name) => !isPage(name));

describe('the fields of content files', () => {
  it('have a label in both languages', () => {
    const unnamed = (field: FieldSchema, path: string): string[] => [
      ...((field.title && field.es?.title) || field.input === 'hidden' ? [] : [path]),
      ...Object.entries(field.properties ?? {}).flatMap(([name, inner]) =>
        unnamed(inner, `${path}.${name}`),
      ),
      ...Object.entries(entryOf(field)?.properties ?? {}).flatMap(([name, inner]) =>
        unnamed(inner, `${path}[].${name}`),
      ),
    ];
    const edited = Object.entries({ ...factSchemas, ...pageSchemas });
    expect(edited.flatMap(([name, schema]) => unnamed(jsonSchemaOf(schema), name))).toEqual([]);
  });

  it('have a list of every fact that a text may quote', () => {
    const content = readContent(contentFolder);
    const facts = factsIn('en', content.words.en.dictionary.facts, content);
    const page = readFileSync(join(projectFolder, '.github/texts.md'), 'utf8');
    const [, list = ''] = page.split('## Facts that texts quote');
    const named = [...list.matchAll(/`\{(\w+)\}`/g)].map(([, name]) => name);
    expect(named.sort()).toEqual(Object.keys(facts).sort());
  });
});

describe('the JSON Schema', () => {
  const kindOf = new Map<string, string>(routes.map(({ id, kind }) => [`${id}.md`, kind]));
  const files = [
    ...yamlNames
      .filter((name) => name !== 'dictionary')
      .map((name) => ({ file: `${name}.yaml`, schema: name })),
    ...languages.flatMap((language) =>
      translatedFiles.map((name) => ({
        file: `${language}/${name}`,
        schema: kindOf.has(name) ? `page-${kindOf.get(name)}` : 'dictionary',
      })),
    ),
  ];

  it.each(files)('accepts content/$file', ({ file, schema }) => {
    const text = readFileSync(join(contentFolder, file), 'utf8');
    const yaml = file.endsWith('.md') ? text.split(/^---$/m)[1] : text;
    expect(refusals(schemas[schema], parse(yaml ?? ''))).toEqual([]);
  });

  it.each([
    ['a title that is short enough once its facts are filled in', pageTitle, '{name} '.repeat(20)],
    ['an address with a letter that English does not have', webAddress, 'https://example.com/ñ'],
    ['a fact that is not known', z.strictObject({ fax: known(text) }), {}],
    ['a field that may be left out', z.strictObject({ sample }), {}],
    ['what the editor writes in its place', z.strictObject({ sample }), { sample: false }],
  ])('accepts %s', (_, schema, value) => {
    expect(refusals(jsonSchemaOf(schema), value)).toEqual([]);
  });

  it('refuses an unknown field, and shows an example of a wrong one', () => {
    const refused = refusals(schemas.practice, { nmae: 'x', phone: '239.555.0100' });
    expect(refused).toContainEqual(expect.objectContaining({ keyword: 'additionalProperties' }));
    expect(refused).toContainEqual(expect.objectContaining({ instancePath: '/phone' }));
    expect(schemas.practice?.properties?.phone).toMatchObject({ examples: ['(239) 555-0100'] });
  });

  it('of each YAML file is named in the settings of VS Code', () => {
    const settings = readFileSync(join(projectFolder, '.vscode/settings.json'), 'utf8');
    expect(JSON.parse(settings)['yaml.schemas']).toEqual(
      Object.fromEntries(
        yamlNames.map((name) => [
          `./dist/schemas/${name}.json`,
          `content/${name === 'dictionary' ? '*/' : ''}${name}.yaml`,
        ]),
      ),
    );
  });
});

function refusals(schema: FieldSchema | undefined, value: unknown) {
  // What is none of its keywords is for editors.
  const validate = new Ajv({ strict: false, allErrors: true }).compile(schema ?? {});
  return validate(value) ? [] : validate.errors;
}
