import { z } from 'zod';
import { isLanguageTag, languageTagExpected, splitByLanguage } from '../language-marks.server';

export const text = z.string().trim().min(1, 'some text');
export const date = z.iso.date('a date written as 2026-11-21');
/** JSON Schema's own format refuses addresses with letters such as ñ. */
export const webAddress = z
  .url({ protocol: /^https?$/, error: 'a full web address, https://…' })
  .meta({ pattern: '^\\s*[Hh][Tt][Tt][Pp][Ss]?:' });
export const languageTag = z.string(languageTagExpected).refine(isLanguageTag, languageTagExpected);
export const languagesOf = z.array(languageTag).min(1);

/** A text of one form; `expected` says which. */
export const textLike = (pattern: RegExp, expected: string) =>
  z.string(expected).regex(pattern, expected);

export const usPhone = textLike(
  /^\(\d{3}\) \d{3}-\d{4}$/,
  'a US telephone number written as (239) 555-0100',
);

export const entryId = textLike(/^[a-z0-9-]+$/, 'lower-case letters, digits and hyphens');

/** What people are told of a field: what it means, and examples of it. */
export const hint = (description: string, ...examples: unknown[]) => ({ description, examples });

/** A group of fields, and what it is for. */
export const fields = <Shape extends z.ZodRawShape>(description: string, shape: Shape) =>
  z.strictObject(shape).describe(description);

export const latitude = z.number().meta({ ...hint('Degrees north.', 26.142), unit: 'degrees' });
export const longitude = z.number().meta({ ...hint('Degrees east.', -81.795), unit: 'degrees' });

/** A text in each language. */
export const bilingual = z.strictObject({ en: text, es: text });

export const pageTitle = text
  .max(60, 'at most 60 characters')
  .describe('Title in search results, at most 60 characters.');
export const pageDescription = text
  .min(120, '120 to 160 characters')
  .max(160, '120 to 160 characters')
  .describe('What search results say of the page, in 120 to 160 characters.');

export const translationOf = textLike(
  /^[0-9a-f]{12}$/,
  'twelve digits; npm run accept-translation writes them',
)
  .optional()
  .describe('In a Spanish file: fingerprint of the English text that it was written from.');

/** Where a fact comes from. */
export const source = z.strictObject({
  name: text
    .refine(
      (name) => splitByLanguage(name).every(({ lang = 'en' }) => isLanguageTag(lang)),
      `a name whose marks have ${languageTagExpected}`,
    )
    .meta(hint('Who says it; other languages are marked.', '[Business Observer]{lang=en}')),
  url: webAddress.describe('The page of the source itself.'),
  checkedOn: date.describe('The day on which somebody last read it there.'),
  lang: languageTag.optional().describe('Its language, where it is not that of the page.'),
});

export type SourceReference = z.infer<typeof source>;

export const sample = z
  .literal(true)
  .optional()
  .describe('Says openly that this stands in for the practice’s own; left out where it does not.');

/** A figure or review has a source or is openly a sample; `isBacked` holds it to one of the two. */
export const backed = {
  source: source.optional().describe('Where it comes from; either this or sample: true.'),
  sample,
};
export const isBacked = eitherSampleOr('source', 'a source (name, url, checkedOn)');

/** Holds an object to either the field or `sample: true`, never both and never neither. */
function eitherSampleOr(field: string, description: string) {
  return z.refine<Record<string, unknown>>(
    (value) => (value[field] === undefined) !== (value.sample === undefined),
    { error: `either ${description} or sample: true, not both`, path: [field] },
  );
}

/** Holds the entries of a list to ids that are used once. */
export const haveIdsOnce = z.superRefine((entries: { id: string }[], context) => {
  entries.forEach(({ id }, index) => {
    if (entries.findIndex((other) => other.id === id) < index) {
      context.addIssue({ code: 'custom', path: [index, 'id'], message: 'an id used only once' });
    }
  });
});
