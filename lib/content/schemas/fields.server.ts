import { z } from 'zod';
import { isDay, todayIn } from '../../time/days.server';
import { lineWords } from '../../words/line';
import { dialsAnother } from '../../words/telephones';
import { isLanguageTag } from '../language-tags.server';
import { reachesSomebody } from '../reachable.server';
import { searchLengths } from '../search-lengths.server';
import { lineOf } from '../text/plain.server';
import { hasMarkdownSigns } from '../text/plain-signs.server';
import { webAddressFault, webAddressPattern } from '../web-address.server';
import { message, type Words } from './message.server';

// A schema reads a few files once. To compile it first, as Zod would, costs a build 0.7 s more.
z.config({ jitless: true });

/** A fact that the file lacks while nobody knows it. It is null in the data then. */
export const known = <Schema extends z.ZodType>(schema: Schema) =>
  schema.optional().transform((value) => value ?? null);

/** A list that the file may lack. It is empty in the data then. */
export const list = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).default([]);

/** A list of at least one entry. */
export const nonEmptyList = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).min(1);

/** True or absent. The editor writes false, which counts as absent. */
export const flag = z
  .boolean()
  .transform((value) => value || undefined)
  .optional();

/** Yes, no or not known. */
export const yesOrNo = known(z.literal([true, false]));

/**
 * A string. YAML reads 34102 and true as a number and a boolean unless they are in quotation marks.
 * @param expected the message about such a value, which asks for the quotation marks
 */
const string = (expected: Words) =>
  z.string({
    error: ({ input }) =>
      typeof input === 'number' || typeof input === 'boolean' ? message(expected) : undefined,
  });

const anyText = string({
  en: 'a text, in quotation marks',
  es: 'un texto, entre comillas',
})
  .trim()
  .min(1, {
    error: message({ en: 'write a text here', es: 'escriba aquí un texto' }),
  });

/** A plain text of one paragraph. */
export const text = anyText
  .refine((value) => !hasMarkdownSigns(value), {
    error: message({
      en: 'words alone: readers would see signs such as **, •, [ ]( ), <b> or &nbsp; here',
      es: 'solo palabras: aquí se verían signos como **, •, [ ]( ), <b> o &nbsp;',
    }),
  })
  .refine((value) => !/\n\s*\n/.test(value), {
    error: message({
      en: 'one paragraph, without an empty line',
      es: 'un solo párrafo, sin líneas vacías',
    }),
  });

/** A plain text of at most so many characters, because its place on the page is narrow. */
export const textUpTo = (maxLength: number) => text.max(maxLength, { error: tooLong(maxLength) });

const tooLong = (maxLength: number) =>
  message({
    en: `at most ${maxLength} characters, since its place is narrow`,
    es: `como máximo ${maxLength} caracteres, porque su lugar es estrecho`,
  });

const lineText = anyText
  .refine((value) => !hasMarkdownSigns(lineWords(lineOf(value))), {
    error: message({
      en: 'words, numbers such as {phone}, and telephone links such as [1-800-985-5990](tel:+18009855990)',
      es: 'palabras, números como {phone} y enlaces a un teléfono como [1-800-985-5990](tel:+18009855990)',
    }),
  })
  .refine((value) => phoneLinksIn(value).every(({ href }) => reachesSomebody(href)), {
    error: message({
      en: 'a telephone link to a number that exists, such as [1-800-985-5990](tel:+18009855990)',
      es: 'un enlace a un número que exista, como [1-800-985-5990](tel:+18009855990)',
    }),
  })
  .refine((value) => !phoneLinksIn(value).some(dialsAnother), {
    error: message({
      en: 'a telephone link that dials the number that it shows',
      es: 'un enlace que marque el mismo número que muestra',
    }),
  });

const phoneLinksIn = (value: string) =>
  lineOf(value).parts.filter((part) => typeof part !== 'string');

/**
 * A plain text in which numbers are links: `{988}`, `[1-800-985-5990](tel:+18009855990)`. It is for places in which a
 * link can stand.
 */
export const line = lineText.transform(lineOf).meta({ holds: 'numbers' });

/** The same, with at most so many characters that readers see. */
export const lineUpTo = (maxLength: number) =>
  lineText
    .refine((value) => lineWords(lineOf(value)).length <= maxLength, { error: tooLong(maxLength) })
    .transform(lineOf)
    .meta({ holds: 'numbers', maxLength });

/**
 * The names of fields in the same group that do not apply, so that the launch check does not ask for them.
 * Like other fields of several files, it has a name under `shared` in the labels (`lib/editor/labels/`).
 */
export const doesNotApply = list(text).meta({ shared: 'doesNotApply' });

/** A text in Markdown: paragraphs, lists, links, `[words]{lang=en}`. */
export const markdown = anyText.meta({ holds: 'markdown' });

/** A plain text in which `[words]{lang=en}` is the only markup. */
const markedName = text.meta({ holds: 'language marks' });

/**
 * A text of a certain form.
 * @param example a text of that form, for messages
 * @param rule a rule that the example does not show, for messages
 */
export const textOf = (pattern: RegExp, example: string, rule: Words = { en: '', es: '' }) => {
  const form = {
    en: `write it as ${example}${rule.en}`,
    es: `escríbalo como ${example}${rule.es}`,
  };
  const formInQuotes = {
    en: `write it as '${example}', in quotation marks`,
    es: `escríbalo como '${example}', entre comillas`,
  };
  return string(formInQuotes)
    .regex(pattern, { abort: true, error: message(form) })
    .meta({ examples: [example] });
};

/**
 * A text of limited length. The build measures it after facts are filled in; the pattern, which the editor checks, lets a
 * text with braces have any length.
 */
const textOfLength = ({ min, max }: Record<'min' | 'max', number>) =>
  text
    .refine(({ length }) => length >= min && length <= max, {
      error: message({ en: `${min} to ${max} characters`, es: `de ${min} a ${max} caracteres` }),
    })
    .meta({ pattern: `^([^{]{${min},${max}}|[^{]*\\{[^]*)$` });

const dateError = message({
  en: 'a day of the calendar, written as 2026-11-27',
  es: 'un día del calendario, escrito como 2026-11-27',
});
// `abort`: a text that is no day is not compared with other days.
export const date = z.iso
  .date({ abort: true, error: dateError })
  .refine(isDay, { abort: true, error: dateError });

/** A day on which something was done: today or earlier. */
export const pastDate = date
  // Florida has two time zones; in this one a day begins first.
  .refine((day) => day <= todayIn('America/New_York'), {
    error: message({
      en: 'a day that is not in the future',
      es: 'un día que no esté en el futuro',
    }),
  });

/** A year in which something began: this year or an earlier one. */
export const pastYear = z
  .int()
  .min(1950)
  .refine((year) => year <= Number(todayIn('America/New_York').slice(0, 4)), {
    error: message({
      en: 'a year that is not in the future',
      es: 'un año que no esté en el futuro',
    }),
  });

const addressOf = (options?: { mayBeHttp: boolean }) =>
  anyText
    .superRefine((address, context) => {
      const expected = webAddressFault(address, options);
      if (expected) context.addIssue({ code: 'custom', message: message(expected) });
    })
    .meta({
      pattern: options?.mayBeHttp
        ? webAddressPattern.replace('https:', 'https?:')
        : webAddressPattern,
      examples: ['https://example.com/'],
    });

/** The address of a page on another website. */
export const webAddress = addressOf();

/** A language tag such as `en` or `ht`. */
export const languageTag = z.string().refine(isLanguageTag, {
  error: message({
    en: 'a language tag such as en, es or ht',
    es: 'un código de idioma como en, es o ht',
  }),
});

/** A number of things or days: an integer from 1 to 999. */
export const count = z.int().min(1).max(999);

/** A number of minutes: an integer from 2 to 999, because pages have the plural after it. */
export const minutes = z.int().min(2).max(999);

/** A list of languages, each of them once. */
export const spoken = nonEmptyList(languageTag).check(haveNoneTwice());

// In the North American plan no area code or exchange begins with 0 or 1, or ends with 11.
export const usPhone = textOf(/^\((?!.11)[2-9]\d{2}\) (?!.11)[2-9]\d{2}-\d{4}$/, '(239) 555-0100', {
  en: '; area code and exchange begin with 2 to 9',
  es: '; el código de área y las tres cifras siguientes empiezan con 2 a 9',
});
/** A name by which texts quote an entry: `{text988}`. */
export const quotedName = textOf(/^(?!if[A-Z])[A-Za-z0-9]+$/, 'text988', {
  en: ', in letters and digits, without spaces',
  es: ', con letras y cifras, sin espacios',
});
export const entryId = textOf(/^[a-z0-9-]+$/, 'cape-coral', {
  en: ', in small letters, digits and hyphens, without spaces',
  es: ', con minúsculas, cifras y guiones, sin espacios',
});

const north = z.number().min(24).max(31.5);
/** Negative, because Florida is west of Greenwich. */
const east = z.number().min(-88).max(-79);

export const coordinates = { north, east };

/** A group with a field for each language. */
export const inBoth = <Schema extends z.ZodType>(en: Schema, es = en) =>
  z.strictObject(
    { en: en.meta({ shared: 'en' }), es: es.meta({ shared: 'es' }) },
    {
      error: ({ code }) =>
        code === 'invalid_type'
          ? message({
              en: 'write it in both languages, on two lines below: one begins with en: and one with es:',
              es: 'escríbalo en los dos idiomas, en dos líneas de abajo: una empieza con en: y otra con es:',
            })
          : undefined,
    },
  );

export const bilingual = inBoth(text);
/** The same, with numbers that are links. */
export const bilingualLine = inBoth(line);

/** The title of a page in search results. */
export const pageTitle = textOfLength(searchLengths.title);
/** The description of a page in search results. */
export const pageDescription = textOfLength(searchLengths.description);

/** The fingerprint of a text, by which a later change of it shows. The editor and two commands write it. */
export const fingerprint = z
  .string()
  .regex(/^[0-9a-f]{12}$/, {
    error: message({
      en: 'twelve digits and letters from a to f, as npm run sign and accept-translation write them',
      es: 'doce cifras y letras de la a a la f, como las escriben npm run sign y accept-translation',
    }),
  })
  .optional();

/** In a Spanish file: the fingerprint of the English text and the Spanish one as they were accepted. */
export const acceptedTexts = fingerprint.meta({ shared: 'acceptedTexts' });

/** The source of a fact. */
export const source = z
  .strictObject({
    name: markedName,
    // Not `webAddress`: an old page may lack https.
    url: addressOf({ mayBeHttp: true }),
    lang: languageTag.optional(),
    checkedOn: pastDate,
  })
  .meta({ shared: 'source' });

export type SourceReference = z.infer<typeof source>;

/** Marks a value that stands for one of the practice's. */
export const sample = flag.meta({ shared: 'sample' });

/** The fields of a figure or a review that prove it: it has a source or is marked as a sample. */
export const backed = { source: source.optional(), sample };
/** Checks that a figure or a review has either a source or the mark of a sample. */
export const isBacked = z.refine<{ source?: unknown; sample?: unknown }>(
  ({ source, sample }) => (source === undefined) !== (sample === undefined),
  {
    error: message({
      en: 'either a source (name, url, checkedOn) or sample: true, not both',
      es: 'o una fuente (name, url, checkedOn) o sample: true, no las dos cosas',
    }),
    path: ['source'],
  },
);

/**
 * Checks that no two entries of a list clash. The later one is at fault.
 * @param expected what its message says is expected
 */
export function noTwo<Entry>(clash: (one: Entry, other: Entry) => boolean, expected: Words) {
  return z.superRefine((entries: Entry[], context) => {
    entries.forEach((entry, index) => {
      const clashes = entries.slice(0, index).some((other) => clash(entry, other));
      if (clashes) {
        context.addIssue({ code: 'custom', path: [index], message: message(expected) });
      }
    });
  });
}

/** Checks that a list of plain values has each value once. */
export function haveNoneTwice() {
  return noTwo<string>((one, other) => one === other, {
    en: 'a value that no entry above has',
    es: 'un valor que no esté ya en la lista',
  });
}

/** Checks that no two entries of a list have the same id. */
export const haveIdsOnce = noTwo<{ id: string }>((one, other) => one.id === other.id, {
  en: 'an id that no entry above has',
  es: 'un identificador que no tenga ninguna entrada anterior',
});
