import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fileSchemas } from '../../lib/content/file-schemas.server';
import { cliniciansSchema } from '../../lib/content/schemas/clinicians.server';
import {
  bilingual,
  date,
  known,
  nonEmptyList,
  spoken,
  text,
  textUpTo,
} from '../../lib/content/schemas/fields.server';
import type { Words } from '../../lib/content/schemas/message.server';
import { practiceSchema } from '../../lib/content/schemas/practice.server';
import { visitsSchema } from '../../lib/content/schemas/visits.server';
import { validate } from '../../lib/content/validate.server';
import { entriesOf, type FieldSchema, jsonSchemaOf } from '../../lib/editor/json-schema.server';

const { address, email, whatsApp } = practiceSchema.shape;
const { zip } = address.shape;
const { missedVisitFee, kinds, callBackWithin } = visitsSchema.shape;
const { minutes } = kinds.element.shape;

/** What a schema expects of a value, each time in English and Spanish. */
const expected = (schema: z.ZodType, value: unknown) =>
  validate(schema, value).faults.map(({ expected }) => [expected.en, expected.es]);

describe('what is wrong in a field is said in both languages:', () => {
  it.each<[fault: string, schema: z.ZodType, value: unknown, en: string, es: string]>([
    [
      'a number without quotation marks',
      zip,
      34102,
      "write it as '34102', in quotation marks",
      "escríbalo como '34102', entre comillas",
    ],
    [
      'a price with cents',
      missedVisitFee,
      149.5,
      'expected a whole number, without decimals',
      'se esperaba un número entero, sin decimales',
    ],
    [
      'half a minute',
      minutes,
      30.5,
      'expected a whole number, without decimals',
      'se esperaba un número entero, sin decimales',
    ],
    ['one minute of a visit', minutes, 1, 'expected 2 or more', 'se esperaba 2 o más'],
    ['one minute to a call', callBackWithin, 1, 'expected 2 or more', 'se esperaba 2 o más'],
    ['words for a price', missedVisitFee, 'free', 'expected a number', 'se esperaba un número'],
    ['too low a number', missedVisitFee, -1, 'expected 0 or more', 'se esperaba 0 o más'],
    [
      'too high a number',
      z.number().max(100),
      101,
      'expected 100 or less',
      'se esperaba 100 o menos',
    ],
    [
      'an address that is none',
      email,
      'x',
      'an email address such as office@example.com',
      'una dirección de correo como oficina@example.com',
    ],
    [
      'a day that is none',
      date,
      'x',
      'a day of the calendar, written as 2026-11-27',
      'un día del calendario, escrito como 2026-11-27',
    ],
    [
      'another word than yes or no',
      whatsApp,
      'yes',
      'expected true (yes) or false (no)',
      'se esperaba true (sí) o false (no)',
    ],
    [
      'another word than true or false',
      z.boolean(),
      'yes',
      'expected true (yes) or false (no)',
      'se esperaba true (sí) o false (no)',
    ],
    [
      'another value than those offered',
      z.enum(['left', 'right']),
      'up',
      'expected one of these: left, right',
      'se esperaba uno de estos: left, right',
    ],
    ['another value than the one', z.literal('rtl'), 'x', 'expected rtl', 'se esperaba rtl'],
    [
      'a text in the place of a list',
      spoken,
      'en',
      'expected a list, each entry on a line that begins with -',
      'se esperaba una lista, cada entrada en una línea que empieza con -',
    ],
    [
      'a text in the place of a file',
      cliniciansSchema,
      'x',
      'expected a list, each entry on a line that begins with -',
      'se esperaba una lista, cada entrada en una línea que empieza con -',
    ],
    [
      'a text in the place of a group',
      practiceSchema,
      'x',
      'expected a group of fields, each on a line below',
      'se esperaba un grupo de campos, cada uno en una línea de abajo',
    ],
    ['an empty list', spoken, [], 'expected 1 or more entries', 'entradas: 1 o más'],
    [
      'too long a list',
      z.array(z.string()).max(1),
      ['a', 'b'],
      'expected 1 entries at most',
      'entradas: 1 o menos',
    ],
    ['no text', text, undefined, 'write a text here', 'escriba aquí un texto'],
    [
      'a text in one language alone',
      bilingual,
      'Psychiatrist',
      'write it in both languages, on two lines below: one begins with en: and one with es:',
      'escríbalo en los dos idiomas, en dos líneas de abajo: una empieza con en: y otra con es:',
    ],
    [
      'a list in the place of a short text',
      textUpTo(1),
      ['a', 'b'],
      'expected a text',
      'se esperaba un texto',
    ],
    [
      'a doctor’s title',
      cliniciansSchema.def.items[0].shape.name,
      'Dr. Jo Doe',
      'write it as Alex Sample, without Dr. before it or MD after it',
      'escríbalo como Alex Sample, sin Dr. delante ni MD detrás',
    ],
    ...[null, '', ' '].flatMap((empty): [string, z.ZodType, unknown, string, string][] => [
      [
        `nothing (${JSON.stringify(empty)}) behind the name of a field that has to be there`,
        z.strictObject({ name: text }),
        { name: empty },
        'write a text here',
        'escriba aquí un texto',
      ],
      [
        `nothing (${JSON.stringify(empty)}) behind the name of a field that may be absent`,
        z.strictObject({ name: known(text), alias: text.optional() }),
        { name: empty, alias: 'x' },
        'write a text here, or delete the line',
        'escriba aquí un texto, o borre la línea',
      ],
    ]),
    [
      'nothing behind yes or no, which may be absent',
      z.strictObject({ whatsApp }),
      { whatsApp: null },
      'expected true (yes) or false (no), or delete the line',
      'se esperaba true (sí) o false (no), o borre la línea',
    ],
    [
      'an empty entry of a list',
      z.array(text),
      ['x', null],
      'write a text here, or delete the line',
      'escriba aquí un texto, o borre la línea',
    ],
    [
      'the only entry of a list that has to have one',
      nonEmptyList(text),
      [null],
      'write a text here',
      'escriba aquí un texto',
    ],
  ])('%s', (_, schema, value, en, es) => {
    expect(expected(schema, value)).toEqual([[en, es]]);
  });

  it('two names that no field has, each at its place', () => {
    const { faults } = validate(z.strictObject({ name: text }), { name: 'x', nmae: 'x', fax: 'x' });
    const [en, es] = [
      'no field has this name here. Correct the name, or delete the line',
      'aquí ningún campo tiene este nombre. Corríjalo o borre la línea',
    ];
    expect(faults).toEqual([
      { path: ['nmae'], expected: { en, es } },
      { path: ['fax'], expected: { en, es } },
    ]);
  });
});

describe('whatever is written into a field', () => {
  const values = [
    undefined,
    null,
    true,
    0,
    -1e9,
    1e20,
    5.5,
    Number.NaN,
    '',
    ' ',
    'x',
    '**x**',
    'x\n\nx',
    'x'.repeat(500),
    '2999-01-01',
    'https://[x',
    [],
    [null],
    Array(40).fill('x'),
    Array(40).fill({}),
    {},
    { nmae: 'x' },
  ];
  const said = new Map<string, { words: Words; of: string }>();
  for (const [file, schema] of Object.entries(fileSchemas)) {
    for (const place of placesIn(jsonSchemaOf(schema), [])) {
      for (const value of values) {
        for (const { expected } of validate(schema, withValue(place, value)).faults) {
          const of = `${file} ${place.join('.')}: ${JSON.stringify(value)}`;
          said.set(JSON.stringify(expected), { words: expected, of });
        }
      }
    }
  }

  it('is never refused without saying what is expected there', () => {
    const unclear = /another value|otro valor|invalid|inv[aá]lid|undefined|null|NaN|\bZod|regex/i;
    const isClear = ({ en, es }: Words) =>
      en !== '' && es !== '' && en !== es && !unclear.test(`${en} ${es}`);
    expect(said.size).toBeGreaterThan(100);
    expect([...said.values()].filter(({ words }) => !isClear(words))).toEqual([]);
  });
});

/** A place of each kind of field in a file. */
function placesIn(field: FieldSchema, place: string[], seen = new Set<string>()): string[][] {
  const kind = JSON.stringify(field);
  if (seen.has(kind)) return [];
  seen.add(kind);
  return [
    place,
    ...Object.entries(field.properties ?? {}).flatMap(([name, inner]) =>
      placesIn(inner, [...place, name], seen),
    ),
    ...entriesOf(field).flatMap((entry) => placesIn(entry, [...place, '*'], seen)),
  ];
}

/** A file with nothing but a value at a place. */
const withValue = (place: readonly string[], value: unknown): unknown =>
  place.reduceRight((inner, name) => (name === '*' ? [inner] : { [name]: inner }), value);
