import { z } from 'zod';
import { isLanguageTag, languageTagExpected, splitByLanguage } from '../language-marks.server';

export const text = z.string().trim().min(1, 'some text');
export const date = z.iso.date('a day that there is, written as 2026-11-21');
export const webAddress = z.url({ protocol: /^https?$/, error: 'a full web address, https://…' });
export const languageTag = z.string().refine(isLanguageTag, languageTagExpected);

export const usPhone = z
  .string()
  .regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'a US telephone number written as (239) 555-0100');

/** A text in each language. */
export const bilingual = z.strictObject({ en: text, es: text });

export const pageTitle = text.max(60, 'at most 60 characters');
export const pageDescription = text
  .min(120, '120 to 160 characters')
  .max(160, '120 to 160 characters');

/** In a Spanish file: fingerprint of the English text it was written from. */
export const translationOf = z
  .string()
  .regex(/^[0-9a-f]{12}$/, 'twelve digits; npm run accept-translation writes them')
  .optional();

/** Where a fact comes from. */
export const source = z.strictObject({
  /** What in it is in another language than the file is marked, as in Markdown. */
  name: text.refine(
    (name) => splitByLanguage(name).every(({ lang }) => lang === undefined || isLanguageTag(lang)),
    `a name whose marks have ${languageTagExpected}`,
  ),
  url: webAddress,
  checkedOn: date,
  /** The language of the source; absent where it is that of the page. */
  lang: languageTag.optional(),
});

export type SourceReference = z.infer<typeof source>;

/** Says openly that a value stands in for one of the practice's. */
export const sample = z.literal(true).optional();

/** A figure or review has a source or is openly a sample; `isBacked` holds it to one of the two. */
export const backed = { source: source.optional(), sample };
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
