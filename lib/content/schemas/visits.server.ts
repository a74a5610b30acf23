import { z } from 'zod';
import { bilingual, date, languageTag, pastDate, sample } from './fields.server';

const wholeNumber = z.int('a whole number').min(1, 'a number from 1');

/** What a visit may be paid with; the dictionaries name each. */
export const paymentWays = ['cards', 'cash', 'checks', 'hsa'] as const;

/**
 * `content/visits.yaml`: what patients decide by. Null is not known yet, and is not shown; what does
 * not apply is left out.
 */
export const visitsSchema = z.strictObject({
  sample,
  newPatients: z.enum(['accepted', 'waitingList', 'notAccepted']).nullish(),
  /** Shown until its date, or until so many days after it was confirmed. */
  nextOpening: z.strictObject({ date, confirmedOn: pastDate, shownForDays: wholeNumber }).nullish(),
  /** Kinds of visit; texts quote the minutes and prices of the first two. */
  kinds: z
    .array(
      z.strictObject({
        id: z.enum(['first', 'followUp', 'video', 'other']),
        name: bilingual,
        minutes: wholeNumber.nullish(),
        forWhom: bilingual.nullish(),
        /** In dollars, without insurance. */
        price: z.number().min(0, 'dollars').nullish(),
      }),
    )
    .min(1),
  paidBy: z.array(z.enum(paymentWays)).min(1).nullish(),
  /** Whether patients get a bill that they can send to their insurer. */
  superbill: z.boolean().nullish(),
  /** Whether patients may come to the office. */
  office: z.boolean().nullish(),
  /** Where a patient must be during a visit by video. */
  videoFrom: bilingual.nullish(),
  /** In years; without `to`, there is no upper limit. */
  ages: z.strictObject({ from: wholeNumber, to: wholeNumber.optional() }).nullish(),
  /** Languages of the staff besides the clinicians', and who speaks them: "the front desk". */
  staffLanguages: z
    .array(z.strictObject({ who: bilingual, languages: z.array(languageTag).min(1) }))
    .nullish(),
  /** In business days. */
  replyWithin: wholeNumber.nullish(),
  /** In business days. */
  refillsWithin: wholeNumber.nullish(),
  /** Who covers when the clinician is away. */
  coverage: bilingual.nullish(),
});

export type Visits = z.infer<typeof visitsSchema>;
