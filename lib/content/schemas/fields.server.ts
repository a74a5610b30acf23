import { z } from 'zod';
import { todayIn } from '../../dates.server';
import { isLanguageTag, languageTagExpected, splitByLanguage } from '../language-marks.server';

export const text = z.string().trim().min(1, 'some text');
export const date = z.iso.date('a date written as 2026-11-21');
// Of Florida's two time zones the one in which a day begins first.
const today = () => todayIn('America/New_York');

/** A day on which somebody did something: today or earlier. */
export const pastDate = date.refine((day) => day <= today(), {
  error: () => `a day that is not in the future; today is ${today()}`,
});
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

/** Of a text that was signed or, in a Spanish file, of the English one it was written from. */
export const fingerprint = z
  .string()
  .regex(/^[0-9a-f]{12}$/, 'twelve digits; npm run sign and accept-translation write them')
  .nullish();

/** Where a fact comes from. */
export const source = z.strictObject({
  /** What in it is in another language than the file is marked, as in Markdown. */
  name: text.refine(
    (name) => splitByLanguage(name).every(({ lang }) => lang === undefined || isLanguageTag(lang)),
    `a name whose marks have ${languageTagExpected}`,
  ),
  url: webAddress,
  checkedOn: pastDate,
  /** The language of the source; absent where it is that of the page. */
  lang: languageTag.optional(),
});

export type SourceReference = z.infer<typeof source>;

/** Says openly that a value stands in for one of the practice's. */
export const sample = z.literal(true).optional();

/** A figure or review has a source or is openly a sample; `isBacked` holds it to one of the two. */
export const backed = { source: source.optional(), sample };
export const isBacked = z.refine<Record<string, unknown>>(
  (value) => (value.source === undefined) !== (value.sample === undefined),
  { error: 'either a source (name, url, checkedOn) or sample: true, not both', path: ['source'] },
);

/** Holds the entries of a list to ids that are used once. */
export const haveIdsOnce = z.superRefine((entries: { id: string }[], context) => {
  entries.forEach(({ id }, index) => {
    if (entries.findIndex((other) => other.id === id) < index) {
      context.addIssue({ code: 'custom', path: [index, 'id'], message: 'an id used only once' });
    }
  });
});
