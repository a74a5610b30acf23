import { z } from 'zod';
import {
  bilingual,
  count,
  date,
  fields,
  hint,
  listOf,
  pastDate,
  sample,
  spoken,
} from './fields.server';

const newPatients = z.enum(['accepted', 'waitingList', 'notAccepted']);
const price = z.int('whole dollars').min(0, 'dollars');

/** What a visit may be paid with; the dictionaries name each. */
export const paymentWays = ['cards', 'cash', 'checks', 'hsa'] as const;

const kind = z.strictObject({
  id: z.enum(['first', 'followUp', 'video', 'other']).describe('What kind it is.'),
  name: bilingual.describe('What patients call it.'),
  minutes: count.nullish().meta(hint('How long it takes, in minutes.', 60)),
  forWhom: bilingual.nullish().describe('Who comes for it.'),
  price: price
    .nullish()
    .meta(
      hint(
        'Price without insurance in dollars, without $ and commas; 0 is shown as $0, null is not shown. While sample is true, $000 stands there.',
        150,
      ),
    ),
});

const staff = z.strictObject({
  who: bilingual.meta(hint('Who speaks them.', { en: 'the front desk', es: 'la recepción' })),
  languages: spoken.describe('The languages.'),
});

export const visitsSchema = z.strictObject({
  sample,
  newPatients: newPatients.nullish().describe('Whether new patients can come.'),
  nextOpening: fields('The next free first visit, shown until its date or for so many days.', {
    date: date.describe('The day of the visit.'),
    confirmedOn: pastDate.describe('The day on which somebody looked it up.'),
    shownForDays: count.meta(hint('For how many days after that.', 14)),
  }).nullish(),
  kinds: listOf(kind).describe('Kinds of visit, the first visit first.'),
  missedVisitFee: price.nullish().meta(hint('For a missed visit, in dollars.', 50)),
  paidBy: listOf(z.enum(paymentWays)).nullish().describe('What a visit may be paid with.'),
  superbill: z.boolean().nullish().describe('Whether patients get a bill for their insurer.'),
  office: z.boolean().nullish().describe('Whether patients may come to the office.'),
  videoFrom: bilingual.nullish().describe('Where a patient must be during a visit by video.'),
  ages: fields('Ages of patients.', {
    from: count.meta(hint('The youngest, in years.', 18)),
    to: count.optional().describe('The oldest, in years; left out, there is no limit.'),
  }).nullish(),
  staffLanguages: z.array(staff).nullish().describe('Languages of the staff, not the clinicians.'),
  replyWithin: count.nullish().meta(hint('Business days until an answer.', 1)),
  refillsWithin: count.nullish().meta(hint('Business days until a refill.', 2)),
  coverage: bilingual.nullish().describe('Who answers while the clinician is away.'),
});

export type Visits = z.infer<typeof visitsSchema>;
