import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it, vi } from 'vitest';
import { type ZodType, z } from 'zod';
import { factKinds } from '../../lib/content/fact-table.server';
import { fileSchemas } from '../../lib/content/file-schemas.server';
import {
  coordinates,
  known,
  pageTitle,
  pastDate,
  pastYear,
  sample,
  source,
  text,
  webAddress,
} from '../../lib/content/schemas/fields.server';
import { hoursSchema } from '../../lib/content/schemas/hours.server';
import { insurersSchema } from '../../lib/content/schemas/insurers.server';
import { noticesSchema } from '../../lib/content/schemas/notices.server';
import { pageSchemas } from '../../lib/content/schemas/pages.server';
import { practiceSchema } from '../../lib/content/schemas/practice.server';
import { visitsSchema } from '../../lib/content/schemas/visits.server';
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

describe('the example of each field', () => {
  /** All fields of a schema that show an example, with its path. */
  function withExamples(schema: z.ZodType, path: string): [string, z.ZodType, unknown[]][] {
    const { examples } = schema.meta() ?? {};
    const own: [string, z.ZodType, unknown[]][] = Array.isArray(examples)
      ? [[path, schema, examples]]
      : [];
    const inner = Object.entries(schema.def).flatMap(([part, value]) => {
      if (part === 'shape')
        return Object.entries(value as Record<string, z.ZodType>).flatMap(([name, field]) =>
          withExamples(field, `${path}.${name}`),
        );
      return [value]
        .flat()
        .filter((one) => one instanceof z.ZodType)
        .flatMap((one) => withExamples(one, path));
    });
    return own.length > 0 ? own : inner;
  }

  const all = Object.entries({ ...fileSchemas, ...pageSchemas }).flatMap(([name, schema]) =>
    withExamples(schema, name),
  );

  it('is one that the field accepts', () => {
    expect(new Set(all.map(([path]) => path)).size).toBeGreaterThan(40);
    const refused = all.flatMap(([path, schema, examples]) =>
      examples.filter((example) => !schema.safeParse(example).success).map((one) => [path, one]),
    );
    expect(refused).toEqual([]);
  });
});

function refusals(schema: FieldSchema | undefined, value: unknown) {
  // Other keywords than those of JSON Schema are for the editor.
  const validate = new Ajv({ strict: false, allErrors: true }).compile(schema ?? {});
  return validate(value) ? [] : validate.errors;
}

describe('a value at a limit', () => {
  const thisYear = new Date().getFullYear();
  const day = (opens: string, closes: string) => ({ days: ['Mo'], opens, closes });
  const closed = (from: string, until: string) => ({ from, until, reason: { en: 'A', es: 'A' } });
  const hours = (regular: object[], exceptions: object[] = []) => ({ regular, exceptions });
  const { nextOpening, ages } = visitsSchema.shape;
  const { figures, address } = practiceSchema.shape;
  const opening = (date: string) => ({ date, confirmedOn: '2026-11-02' });
  const rate = (value: number) => ({ patientSuccessRate: { value, sample: true } });
  const place = (zip: string) => ({ street: '1 Main Street', city: 'Naples', state: 'FL', zip });
  const notice = (until: string) => [
    { id: 'a', from: '2026-11-25T17:00', until, urgent: false, text: { en: 'A.', es: 'A.' } },
  ];
  const named = (one: object, other: object) => [
    { id: 'a', name: 'Oak Health', ...one },
    { id: 'b', name: 'Elm Health', ...other },
  ];
  const proof = { name: 'A survey', url: 'https://survey.example/', checkedOn: '2026-11-01' };
  const withProof = (change: object) => ({ positiveReviews: { value: 3, ...change } });

  it.each<[what: string, schema: ZodType, right: unknown, wrong: unknown]>([
    [
      'an afternoon that begins when the morning ends, or earlier',
      hoursSchema,
      hours([day('09:00', '12:00'), day('12:00', '17:00')]),
      hours([day('09:00', '12:00'), day('11:59', '17:00')]),
    ],
    [
      'days off after others, or within them',
      hoursSchema,
      hours(
        [day('09:00', '12:00')],
        [closed('2026-12-24', '2026-12-26'), closed('2026-12-27', '2026-12-28')],
      ),
      hours(
        [day('09:00', '12:00')],
        [closed('2026-12-24', '2026-12-26'), closed('2026-12-26', '2026-12-28')],
      ),
    ],
    ['patients from 18 years on, or younger', ages, { from: 18 }, { from: 17 }],
    ['one age, or a last one below the first', ages, { from: 18, to: 18 }, { from: 19, to: 18 }],
    [
      'an opening within a year of the day on which it was confirmed, or later',
      nextOpening,
      opening('2027-11-03'),
      opening('2027-11-04'),
    ],
    ['a rate of all patients, or of more', figures, rate(100), rate(101)],
    ['a ZIP code of Florida, or of Alabama', address, place('32504'), place('36504')],
    ['a ZIP code of Florida, or of Georgia', address, place('34102'), place('31522')],
    [
      'the last minute of a day, or an hour after it',
      noticesSchema,
      notice('2026-11-25T23:59'),
      notice('2026-11-26T24:00'),
    ],
    [
      'an insurer by other names, or by the name of one below',
      insurersSchema,
      named({ alsoCalled: ['Oak'] }, {}),
      named({ alsoCalled: ['Elm Health'] }, {}),
    ],
    [
      'an insurer by other names, or by the name of one above',
      insurersSchema,
      named({}, { alsoCalled: ['Elm'] }),
      named({}, { alsoCalled: ['Oak Health'] }),
    ],
    [
      'a figure with a source, or one that is a sample as well',
      figures,
      withProof({ source: proof }),
      withProof({ source: proof, sample: true }),
    ],
    [
      'a figure that is a sample, or one without a source',
      figures,
      withProof({ sample: true }),
      withProof({}),
    ],
    ['a place in the Keys, or in the sea below them', coordinates.north, 24.5, 23.9],
    ['a place in Florida, or one with its sign lost', coordinates.east, -81.8, 81.8],
    ['this year, or the next', pastYear, thisYear, thisYear + 1],
  ])('%s', (_, schema, right, wrong) => {
    expect(schema.safeParse(right).error?.issues ?? []).toEqual([]);
    expect(schema.safeParse(wrong).success).toBe(false);
  });

  it('that was done today in Florida is done, when the day in London is the next', () => {
    vi.useFakeTimers({ now: new Date('2026-11-22T03:00:00Z') });
    expect(pastDate.safeParse('2026-11-21').success).toBe(true);
    expect(pastDate.safeParse('2026-11-22').success).toBe(false);
    vi.useRealTimers();
  });
});
