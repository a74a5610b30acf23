import { z } from 'zod';
import { todayIn } from '../../dates.server';
import { isLanguageTag, splitByLanguage } from '../language-marks.server';

/**
 * What the editor calls a field and, where that says too little, a hint: in English and Spanish.
 * JSON Schema has the English under its own keywords.
 */
export const label = (en: string, es: string, hint?: string, pista?: string) => ({
  title: en,
  description: hint,
  es: { title: es, description: pista },
});

/** The label of what is set up once, which is no task for staff. */
export const setUpOnce = (...texts: Parameters<typeof label>) => ({
  ...label(...texts),
  forStaff: false,
});

/** A group of fields. */
export const fields = <Shape extends z.ZodRawShape>(
  labels: ReturnType<typeof label>,
  shape: Shape,
) => z.strictObject(shape).meta(labels);

/** A fact that is left out while nobody knows it; null for who reads it. */
export const known = <Schema extends z.ZodType>(schema: Schema) =>
  schema.optional().transform((value) => value ?? null);

/** A list that may be left out; for who reads it, it has no entries then. */
export const list = <Schema extends z.ZodType>(entry: Schema) => z.array(entry).default([]);

/** A list of at least one entry. */
export const listOf = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).min(1);

/** True or left out; the editor writes false. */
export const flag = z
  .boolean()
  .transform((value) => value || undefined)
  .optional();

/** Yes, no or not known. */
export const yesOrNo = known(
  z.boolean().meta({ choices: { true: ['Yes', 'Sí'], false: ['No', 'No'] } }),
);

/** One of some values, each with what the editor calls it in English and Spanish. */
export const choice = <const Value extends string>(
  choices: Record<Value, [en: string, es: string]>,
) => z.enum(Object.keys(choices) as Value[]).meta({ choices });

export const text = z.string().trim().min(1, 'some text');

/** A text of one form, with an example of it. */
export const textOf = (pattern: RegExp, example: string) =>
  z
    .string()
    .regex(pattern, `write it as ${example}`)
    .meta({ examples: [example] });

/** A text of some length; the build measures it with its facts in their places. */
const textOfLength = (min: number, max: number) =>
  text
    .refine(({ length }) => length >= min && length <= max, `${min} to ${max} characters`)
    .meta({ pattern: `^([^{]{${min},${max}}|[^{]*\\{[^]*)$` });

// What is no day is not compared with others as well.
export const date = z.iso.date({ abort: true }).meta({ input: 'date' });

// Of Florida's two time zones the one in which a day begins first.
const today = () => todayIn('America/New_York');

/** A day on which somebody did something: today or earlier. */
export const pastDate = date.refine((day) => day <= today(), 'a day that is not in the future');

const anyAddress = textOf(/^https?:\/\/\S+$/, 'https://example.com/').refine(URL.canParse);
export const webAddress = anyAddress
  .regex(/^https:/, 'an address that begins with https://; http:// is not encrypted')
  .meta({ pattern: '^https://\\S+$' });
export const languageTag = z.string().refine(isLanguageTag, 'a language tag such as en, es or ht');

/** How many; also days and minutes. */
export const count = z.int().min(1);
export const spoken = listOf(languageTag.meta(label('Language', 'Idioma')));

export const usPhone = textOf(/^\(\d{3}\) \d{3}-\d{4}$/, '(239) 555-0100');
export const entryId = textOf(/^[a-z0-9-]+$/, 'cape-coral');

export const north = z.number().min(24).max(31.5).meta(label('Degrees north', 'Grados norte'));
/** West of Greenwich, with a minus. */
export const east = z.number().min(-88).max(-79).meta(label('Degrees east', 'Grados este'));

/** A text in each language. */
export const bilingual = z.strictObject({
  en: text.meta(label('English', 'Inglés')),
  es: text.meta(label('Español', 'Español')),
});

export const pageTitle = textOfLength(1, 60).meta(
  label('Title (60 characters at most)', 'Título en buscadores (60 caracteres como máximo)'),
);
export const pageDescription = textOfLength(120, 160).meta(
  label('Description (120 to 160 characters)', 'Descripción (de 120 a 160 caracteres)'),
);

/** Of a text, so that a change of it shows. The editor and commands write it. */
export const fingerprint = z
  .string()
  .regex(/^[0-9a-f]{12}$/, 'twelve digits; npm run sign and accept-translation write them')
  .optional()
  .meta({ input: 'hidden' });

/** Where a fact comes from. */
export const source = z.strictObject({
  name: text
    .refine(
      (name) => splitByLanguage(name).every(({ lang = 'en' }) => isLanguageTag(lang)),
      'a name whose marks have a language tag such as en, es or ht',
    )
    .meta(label('Name', 'Nombre')),
  // It may be an old page.
  url: anyAddress.meta(label('Web address', 'Dirección web')),
  lang: languageTag.optional().meta(label('Language, if another', 'Idioma, si es otro')),
  checkedOn: pastDate.meta(label('Last read on', 'Leído por última vez el')),
});

export type SourceReference = z.infer<typeof source>;

export const sample = flag.meta(label('Sample', 'Ejemplo'));

/** A figure or review has a source or is openly a sample; `isBacked` holds it to one of the two. */
export const backed = { source: source.optional().meta(label('Source', 'Fuente')), sample };
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
