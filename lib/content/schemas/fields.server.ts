import { z } from 'zod';
import { monthNames, monthsAfter, todayIn } from '../../dates.server';
import { isLanguageTag, languageTagExpected, splitByLanguage } from '../language-marks.server';

export const text = z.string().trim().min(1, 'some text');
// What is no day is not compared with others as well.
export const date = z.iso.date({ error: ({ input }) => dayExpected(String(input)), abort: true });

function dayExpected(found: string): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(found) ?? [];
  const name = monthNames.en[Number(month) - 1];
  const lost = name ? `${name} ${Number(day)}, ${year}` : `month ${month}: year-month-day`;
  const missing = day ? `; there is no ${lost}` : '';
  return `a day written as 2026-11-21${missing}`;
}

// Of Florida's two time zones the one in which a day begins first.
const today = () => todayIn('America/New_York');

/** A day on which somebody did something: today or earlier. */
export const pastDate = date.refine((day) => day <= today(), {
  error: () => `a day that is not in the future; today is ${today()}`,
});
/** A last day that has to be set anew each year. */
export const dayWithinAYear = date.refine((day) => day <= monthsAfter(today(), 12), {
  error: () => `a day within a year: ${monthsAfter(today(), 12)} at the latest`,
});
/** JSON Schema's own format refuses addresses with letters such as ñ. */
const anyAddress = z
  .url({ protocol: /^https?$/, error: 'a full web address, https://…' })
  .meta({ pattern: '^\\s*[Hh][Tt][Tt][Pp][Ss]?:' });
export const webAddress = anyAddress.refine(
  (address) => !/^http:/i.test(address),
  'an address that begins with https://; http:// is not encrypted',
);
export const languageTag = z.string(languageTagExpected).refine(isLanguageTag, {
  error: ({ input }) =>
    `${languageTagExpected}${/ /.test(String(input)) ? ', with a comma between two' : ''}`,
});

/** How many; also days and minutes. */
export const count = z.int('a whole number').min(1, 'a number from 1');

/** A list of at least one entry. */
export const listOf = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).min(1);
export const spoken = listOf(languageTag).meta({ examples: [['en', 'es']] });

/** A text of one form; `expected` says which. */
export const textOf = (pattern: RegExp, expected: string) =>
  z.string(expected).regex(pattern, {
    error: ({ input }) => expected + lookAlikeIn(String(input), pattern),
  });

const lookAlikes: [found: RegExp, meant: string][] = [
  [/[‐‑‒–—−]/, '-'],
  [/[Oo](?=\d)|(?<=\d)[Oo]/, '0'],
  [/[Il](?=\d)|(?<=\d)[Il]/, '1'],
  [/^[“”‘’«]|[“”‘’»]$/, '"'],
];

/** What looks like the right character and is another, where that is all that is wrong. */
function lookAlikeIn(input: string, pattern: RegExp): string {
  for (const [found, meant] of lookAlikes) {
    const [character] = found.exec(input) ?? [];
    const right = input.replace(new RegExp(found, 'g'), meant === '"' ? '' : meant);
    if (character && pattern.test(right)) return `, with ${meant} in place of ${character}`;
  }
  return '';
}

export const usPhone = textOf(
  /^\(\d{3}\) \d{3}-\d{4}$/,
  'a US telephone number written as (239) 555-0100',
);

export const entryId = textOf(/^[a-z0-9-]+$/, 'lower-case letters, digits and hyphens');

/**
 * What people are told of a field: its meaning (messages quote the first sentence), unit and what
 * null says, and examples. Another language can stand beside them in the metadata, by its code.
 */
export const hint = (description: string, ...examples: unknown[]) => ({ description, examples });

/** Ends the description of what is set up once. */
export const notForStaff = 'No task for staff: ask whoever runs the site.';

/** A group of fields, and what it is for. */
export const fields = <Shape extends z.ZodRawShape>(description: string, shape: Shape) =>
  z.strictObject(shape).describe(description);

const within = (least: number, most: number, expected: string) =>
  z.number().min(least, expected).max(most, expected);
const [northern, western] = ['24 to 31 degrees', '-88 to -79, with a minus: west of Greenwich'];
export const north = within(24, 31.5, northern).meta(hint('In degrees north.', 26.142));
export const east = within(-88, -79, western).meta(hint('In degrees east.', -81.795));

/** A text in each language. */
export const bilingual = z.strictObject({ en: text, es: text });

export const pageTitle = text
  .max(60, 'at most 60 characters')
  .describe('Title in search results, at most 60 characters.');
export const pageDescription = text
  .min(120, '120 to 160 characters')
  .max(160, '120 to 160 characters')
  .describe('What search results say of the page, in 120 to 160 characters.');

/** Of a text, so that a change of it shows. */
export const fingerprint = textOf(
  /^[0-9a-f]{12}$/,
  'twelve digits; npm run sign and accept-translation write them',
).nullish();

/** Where a fact comes from. */
export const source = z.strictObject({
  name: text
    .refine(
      (name) => splitByLanguage(name).every(({ lang = 'en' }) => isLanguageTag(lang)),
      `a name whose marks have ${languageTagExpected}`,
    )
    .meta(hint('Who says it; other languages are marked.', '[Business Observer]{lang=en}')),
  // It may be an old page.
  url: anyAddress.describe('The page of the source itself.'),
  lang: languageTag.optional().describe('Its language, where it is not that of the page.'),
  checkedOn: pastDate.describe('The day on which somebody last read it there.'),
});

export type SourceReference = z.infer<typeof source>;

export const sample = z
  .literal(true)
  .optional()
  .describe('Invented, and marked so. Delete it when it is true.');

/** A figure or review has a source or is openly a sample; `isBacked` holds it to one of the two. */
export const backed = { source: source.optional().describe('Where it comes from.'), sample };
export const isBacked = z.refine<{ source?: unknown; sample?: unknown }>(
  ({ source, sample }) => (source === undefined) !== (sample === undefined),
  { error: 'either a source (name, url, checkedOn) or sample: true, not both', path: ['source'] },
);

/** Holds the entries of a list to ids that are used once. */
export const haveIdsOnce = z.superRefine((entries: { id: string }[], context) => {
  entries.forEach(({ id }, index) => {
    if (entries.findIndex((other) => other.id === id) < index) {
      const message = 'an id that no entry above has';
      context.addIssue({ code: 'custom', path: [index, 'id'], message });
    }
  });
});
