import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { factKinds } from '../../lib/content/fact-table.server';
import { fileSchemas } from '../../lib/content/file-schemas.server';
import {
  known,
  pageTitle,
  sample,
  source,
  text,
  webAddress,
} from '../../lib/content/schemas/fields.server';
import { pageSchemas } from '../../lib/content/schemas/pages.server';
import { entriesOf, type FieldSchema, jsonSchemaOf } from '../../lib/editor/json-schema.server';
import { projectFolder } from '../support/project';

const schemas = Object.fromEntries(
  Object.entries(fileSchemas).map(([name, schema]) => [name, jsonSchemaOf(schema)]),
);

describe('the fields of content files', () => {
  it('say which texts hold Markdown, and which only passages in another language', () => {
    const holding = (field: FieldSchema, kind: FieldSchema['holds'], path: string): string[] => [
      ...(field.holds === kind ? [path] : []),
      ...Object.entries({ ...field.properties, ...entriesOf(field)[0]?.properties }).flatMap(
        ([name, inner]) => holding(inner, kind, `${path}.${name}`),
      ),
    ];
    const home = jsonSchemaOf(pageSchemas.home);
    expect(holding(home, 'markdown', 'home')).toEqual([
      'home.questions.answer',
      'home.concerns.answer',
    ]);
    expect(holding(home, 'language marks', 'home')).toEqual([
      'home.sources.name',
      'home.reviews.source.name',
    ]);
  });

  it('have a list of every fact that a text may quote', () => {
    const page = readFileSync(join(projectFolder, '.github/texts.md'), 'utf8');
    const [, list = ''] = page.split('## Facts that texts quote');
    const named = [...list.matchAll(/`\{(\w+)\}`/g)].map(([, name]) => name);
    expect(named.sort()).toEqual([...factKinds.keys()].sort());
  });
});

describe.each([
  ['a plain field', text],
  ['the name of a source', source.shape.name],
])('%s', (_, schema) => {
  it.each([
    ...['**Closed today', 'Closed*', '• Closed', 'See the [map] (page:contact)', 'Costs ~~$90'],
    ...[
      '_ it _',
      'Call _us',
      'Closed\\ntoday',
      'Press `1',
      '[ ] Closed',
      '[x] Closed',
      'Closed]',
      '| Closed',
      '![Map]',
    ],
    ...['&bull; Closed', 'Closed \uF0E0', 'Closed\u0085', '<b>Closed</b>', '- Closed', '## Closed'],
    ...['Closed\n• today', '[Closed **today]{lang=en}', '1. Closed\n2. *Open*'],
  ])('has no signs of Markdown or HTML: %j', (value) => {
    expect(schema.safeParse(value).success).toBe(false);
  });

  it.each([
    ...['Title | Practice', 'AT&T & co. < 5', '#1 in [Naples]', 'snake_case', '1. Closed', '→ Map'],
    ...['½ or ~5', '— Bien.', '+Info', 'See https://a.example/_a', '[Cerrado]{lang=es} today'],
  ])('may hold %j', (value) => {
    expect(schema.safeParse(value).success).toBe(true);
  });
});

describe('the JSON Schema', () => {
  it.each([
    ['a title that is short enough once its facts are filled in', pageTitle, '{name} '.repeat(20)],
    ['an address with an encoded letter', webAddress, 'https://example.com/%C3%B1'],
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
});

function refusals(schema: FieldSchema | undefined, value: unknown) {
  // Other keywords than those of JSON Schema are for the editor.
  const validate = new Ajv({ strict: false, allErrors: true }).compile(schema ?? {});
  return validate(value) ? [] : validate.errors;
}
