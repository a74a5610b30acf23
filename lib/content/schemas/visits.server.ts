import { z } from 'zod';
import { bilingual, date, fields, hint, languagesOf, sample } from './fields.server';

const wholeNumber = z.int('a whole number').min(1, 'a number from 1');
const minutes = wholeNumber.meta({ unit: 'minutes', examples: [60] });
const years = wholeNumber.meta({ unit: 'years', examples: [18] });
const businessDays = wholeNumber.meta({ unit: 'business days', examples: [2] });
const dollars = z
  .number()
  .min(0, 'dollars')
  .meta({ unit: 'dollars', examples: [150] });

/** What a visit may be paid with; the dictionaries name each. */
export const paymentWays = ['cards', 'cash', 'checks', 'hsa'] as const;

const kind = z.strictObject({
  id: z.enum(['first', 'followUp', 'video', 'other']).describe('What kind it is.'),
  name: bilingual.describe('What patients call it.'),
  minutes: minutes.nullish().describe('How long it takes.'),
  forWhom: bilingual.nullish().describe('Who comes for it.'),
  price: dollars.nullish().describe('Price without insurance.'),
});

const staff = z.strictObject({
  who: bilingual.meta(hint('Who speaks them.', { en: 'the front desk', es: 'la recepción' })),
  languages: languagesOf.describe('The languages.'),
});

export const visitsSchema = z.strictObject({
  sample,
  newPatients: z
    .enum(['accepted', 'waitingList', 'notAccepted'])
    .nullish()
    .describe('Whether new patients can come.'),
  nextOpening: fields('The next free first visit, shown until its date or for so many days.', {
    date: date.describe('The day of the visit.'),
    confirmedOn: date.describe('The day on which somebody looked it up.'),
    shownForDays: wholeNumber.meta({ ...hint('For how long after that.', 14), unit: 'days' }),
  }).nullish(),
  kinds: z.array(kind).min(1).describe('Kinds of visit, the first visit first.'),
  paidBy: z
    .array(z.enum(paymentWays))
    .min(1)
    .nullish()
    .meta(hint('What a visit may be paid with.', ['cards', 'checks'])),
  superbill: z.boolean().nullish().describe('Whether patients get a bill for their insurer.'),
  office: z.boolean().nullish().describe('Whether patients may come to the office.'),
  videoFrom: bilingual.nullish().describe('Where a patient must be during a visit by video.'),
  ages: fields('Ages of patients.', {
    from: years.describe('The youngest.'),
    to: years.optional().describe('The oldest; left out, there is no limit.'),
  }).nullish(),
  staffLanguages: z.array(staff).nullish().describe('Languages of the staff, not the clinicians.'),
  replyWithin: businessDays.nullish().describe('How soon a message is answered.'),
  refillsWithin: businessDays.nullish().describe('How soon a prescription is refilled.'),
  coverage: bilingual.nullish().describe('Who answers while the clinician is away.'),
});

export type Visits = z.infer<typeof visitsSchema>;
