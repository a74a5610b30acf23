import { z } from 'zod';
import { daysAfter } from '../../time/days.server';
import * as field from './fields.server';
import { message } from './message.server';

const price = z.int().min(0).max(9999);

/** The ways to pay for a visit. The dictionaries have their names. */
const paymentWay = z.enum(['cards', 'cash', 'checks', 'hsa']);

const kind = z.strictObject({
  id: z.enum(['first', 'followUp', 'video', 'other']),
  name: field.bilingual,
  price: field.known(price),
  minutes: field.known(field.minutes),
  forWhom: field.known(field.bilingual),
});

const nextOpening = z
  .strictObject({
    date: field.date,
    confirmedOn: field.pastDate,
  })
  .refine(({ date, confirmedOn }) => confirmedOn <= date, {
    error: message({
      en: 'a day not before that on which the opening was confirmed',
      es: 'un día que no sea anterior a aquel en que se confirmó la cita',
    }),
    path: ['date'],
  })
  .refine(({ date, confirmedOn }) => date <= daysAfter(confirmedOn, 366), {
    error: message({
      en: 'a day within a year of that on which the opening was confirmed; leave the opening out if there is none',
      es: 'un día dentro del año que sigue a aquel en que se confirmó la cita; si no hay ninguna, quite la cita',
    }),
    path: ['date'],
  });

const adultAge = z
  .int()
  .min(18, {
    error: message({
      en: 'an age of 18 or more: the texts of this site are for adults',
      es: 'una edad de 18 o más: los textos de este sitio son para adultos',
    }),
  })
  .max(120);

const ages = z
  .strictObject({ from: adultAge, to: z.int().max(120).optional() })
  .refine(({ from, to = from }) => from <= to, {
    error: message({
      en: 'an age not below the first one',
      es: 'una edad que no sea menor que la primera',
    }),
    path: ['to'],
  });

const staff = z.strictObject({ who: field.bilingual, languages: field.spoken });

/** An answer that pages print unchanged. */
const answer = field.known(field.bilingualLine);

const answers = z.strictObject({
  afterHours: answer,
  otherHours: answer,
  benefits: answer,
  rhythm: answer,
  letters: answer,
  records: answer,
  videoProgram: answer,
  stimulants: answer,
  stimulantsContinued: answer,
  firstAdhdVisit: answer,
  papers: answer,
  wait: answer,
  discount: answer,
  phoneOnly: answer,
  children: answer,
  controlledByVideo: answer,
  controlledLater: answer,
});

/** The answers that are only about visits by video. */
export const answersOfVideo = ['videoProgram', 'controlledByVideo', 'controlledLater'] as const;

/** The schema of `visits.yaml`. */
export const visitsSchema = z.strictObject({
  sample: field.sample,
  newPatients: field.known(z.enum(['accepted', 'waitingList', 'notAccepted'])),
  nextOpening: field.known(nextOpening),
  kinds: field.nonEmptyList(kind),
  missedVisitFee: field.known(price),
  paidBy: field.known(field.nonEmptyList(paymentWay).check(field.haveNoneTwice())),
  superbill: field.yesOrNo,
  medicareAssignment: field.yesOrNo,
  office: field.yesOrNo,
  videoFrom: field.known(field.bilingual),
  ages: field.known(ages),
  staffLanguages: field.known(z.array(staff)),
  replyWithin: field.known(field.count),
  refillsWithin: field.known(field.count),
  callBackWithin: field.known(field.minutes),
  treatmentReplyWithin: field.known(field.count),
  aiNotes: field.yesOrNo,
  cardOnFile: field.yesOrNo,
  spanishAtNight: field.yesOrNo,
  spanishTherapists: field.yesOrNo,
  coverage: field.known(field.bilingualLine),
  answers: answers.prefault({}),
  doesNotApply: field.doesNotApply,
});

export type Visits = z.infer<typeof visitsSchema>;

/** For how many days after an opening was confirmed it is shown. */
const openingShownForDays = 7;

/**
 * The last day on which an opening is shown, as an ISO date: the day of the opening itself, or, if that is
 * earlier, the end of the time for which a confirmation holds.
 */
export function lastDayShown({ date, confirmedOn }: z.infer<typeof nextOpening>): string {
  const confirmed = daysAfter(confirmedOn, openingShownForDays);
  return date < confirmed ? date : confirmed;
}
