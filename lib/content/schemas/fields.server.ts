import { z } from 'zod';
import { todayIn } from '../../dates.server';
import { isLanguageTag } from '../language-marks.server';

/** What the editor calls a field and, where that says too little, a hint: in English and Spanish. */
type Labels = [en: string, es: string, hint?: string | undefined, pista?: string | undefined];

/** A schema with its labels; JSON Schema has the English ones under its own keywords. */
export const named = <Schema extends z.ZodType>(schema: Schema, ...labels: Labels | []) => {
  if (labels.length === 0) return schema;
  const [title, es, description, pista] = labels;
  return schema.meta({ title, description, es: { title: es, description: pista } });
};

/** As `named`, for what is set up once, which is no task for staff. */
export const setUpOnce = <Schema extends z.ZodType>(schema: Schema, ...labels: Labels) =>
  named(schema, ...labels).meta({ forStaff: false });

/** A kind of field: `text('Name', 'Nombre')` is one with its labels, `text()` one without. */
export const kind =
  <Schema extends z.ZodType>(schema: Schema) =>
  (...labels: Labels | []) =>
    named(schema, ...labels);

/** A group of fields. */
export const group = <Shape extends z.ZodRawShape>(en: string, es: string, shape: Shape) =>
  named(z.strictObject(shape), en, es);

/** A fact that is left out while nobody knows it; null for who reads it. */
export const known = <Schema extends z.ZodType>(schema: Schema) =>
  schema.optional().transform((value) => value ?? null);

/** A group of facts that is left out while nobody knows it. */
export const knownGroup = <Shape extends z.ZodRawShape>(en: string, es: string, shape: Shape) =>
  known(group(en, es, shape));

/** A list of any length. */
export const array = <Entry extends z.ZodType>(entry: Entry, ...labels: Labels | []) =>
  named(z.array(entry), ...labels);

/** A list that may be left out; for who reads it, it has no entries then. */
export const list = <Entry extends z.ZodType>(entry: Entry, ...labels: Labels | []) =>
  array(entry, ...labels).default([]);

/** A list of at least one entry. */
export const listOf = <Entry extends z.ZodType>(entry: Entry, ...labels: Labels | []) =>
  array(entry, ...labels).min(1);

/** True or left out; the editor writes false. */
export const flag = kind(
  z
    .boolean()
    .transform((value) => value || undefined)
    .optional(),
);

/** Yes, no or not known. */
export const yesOrNo = kind(
  known(z.boolean().meta({ choices: { true: ['Yes', 'Sí'], false: ['No', 'No'] } })),
);

/** One of some values, each with what the editor calls it in English and Spanish. */
export const choice = <const Value extends string>(
  choices: Record<Value, [en: string, es: string]>,
) => kind(z.enum(Object.keys(choices) as Value[]).meta({ choices }));

export const text = kind(z.string().trim().min(1, 'some text'));

/** A text of one form, with an example of it. */
export const textOf = (pattern: RegExp, example: string) =>
  kind(
    z
      .string()
      .regex(pattern, { abort: true, error: `write it as ${example}` })
      .meta({ examples: [example] }),
  );

/** A text of some length; the build measures it with its facts in their places. */
const textOfLength = (min: number, max: number, ...labels: Labels) =>
  text(...labels)
    .refine(({ length }) => length >= min && length <= max, `${min} to ${max} characters`)
    .meta({ pattern: `^([^{]{${min},${max}}|[^{]*\\{[^]*)$` });

// What is no day is not compared with others as well.
const dateError = 'a day of the calendar, written as 2026-11-27';
export const date = kind(z.iso.date({ abort: true, error: dateError }).meta({ input: 'date' }));

/** A day on which somebody did something: today or earlier. */
export const pastDate = kind(
  // Of Florida's two time zones the one in which a day begins first.
  date().refine((day) => day <= todayIn('America/New_York'), 'a day that is not in the future'),
);

const anyAddress = textOf(/^https?:\/\/\S+$/, 'https://example.com/');
export const webAddress = kind(
  anyAddress()
    .refine(URL.canParse)
    .regex(/^https:/, 'an address that begins with https://; http:// is not encrypted')
    .meta({ pattern: '^https://\\S+$' }),
);
export const languageTag = kind(
  z.string().refine(isLanguageTag, 'a language tag such as en, es or ht'),
);

/** How many; also days and minutes. */
export const count = kind(z.int().min(1));
export const spoken = kind(listOf(languageTag('Language', 'Idioma')));

export const usPhone = textOf(/^\(\d{3}\) \d{3}-\d{4}$/, '(239) 555-0100');
export const entryId = textOf(/^[a-z0-9-]+$/, 'cape-coral');

const north = named(z.number().min(24).max(31.5), 'Degrees north', 'Grados norte');
/** West of Greenwich, with a minus. */
const east = named(z.number().min(-88).max(-79), 'Degrees east', 'Grados este');

export const coordinates = { north, east };

/** The same in each language. */
export const inBoth = <Schema extends z.ZodType>(en: Schema, es = en) =>
  kind(z.strictObject({ en: named(en, 'English', 'Inglés'), es: named(es, 'Español', 'Español') }));

export const bilingual = inBoth(text());

export const pageTitle = textOfLength(
  1,
  60,
  'Title (60 characters at most)',
  'Título en buscadores (60 caracteres como máximo)',
);
export const pageDescription = textOfLength(
  120,
  160,
  'Description (120 to 160 characters)',
  'Descripción (de 120 a 160 caracteres)',
);

/** Of a text, so that a change of it shows. The editor and commands write it. */
export const fingerprint = z
  .string()
  .regex(/^[0-9a-f]{12}$/, 'twelve digits; npm run sign and accept-translation write them')
  .optional()
  .meta({ input: 'hidden' });

/** Where a fact comes from. */
export const source = group('Source', 'Fuente', {
  name: text('Name', 'Nombre'),
  // It may be an old page.
  url: anyAddress('Web address', 'Dirección web').refine(URL.canParse),
  lang: languageTag('Language, if another', 'Idioma, si es otro').optional(),
  checkedOn: pastDate('Last read on', 'Leído por última vez el'),
});

export type SourceReference = z.infer<typeof source>;

export const sample = flag('Sample', 'Ejemplo');

/** A figure or review has a source or is openly a sample; `isBacked` holds it to one of the two. */
export const backed = { source: source.optional(), sample };
export const isBacked = z.refine<{ source?: unknown; sample?: unknown }>(
  ({ source, sample }) => (source === undefined) !== (sample === undefined),
  { error: 'either a source (name, url, checkedOn) or sample: true, not both', path: ['source'] },
);

/** Holds a list to entries of which no two clash. */
export const noTwo = <Entry>(clash: (one: Entry, other: Entry) => boolean, error: string) =>
  z.superRefine((entries: Entry[], context) => {
    entries.forEach((entry, index) => {
      const isLater = entries.slice(0, index).some((other) => clash(entry, other));
      if (isLater) context.addIssue({ code: 'custom', path: [index], message: error });
    });
  });

/** Holds the entries of a list to ids that are used once. */
export const haveIdsOnce = noTwo<{ id: string }>(
  (one, other) => one.id === other.id,
  'an id that no entry above has',
);
