import { z } from 'zod';
import { type Day, week } from '../../hours.server';
import { trackerRegistry } from '../../tracking/registry';
import { mapTrackers } from '../../tracking/trackers.server';
import { backed, date, eitherSampleOr, isBacked, sample, text, webAddress } from './fields.server';

const figure = z.strictObject({ value: text, ...backed }).check(isBacked);

const bilingual = z.strictObject({ en: text, es: text });

const answer = z
  .strictObject({
    question: bilingual,
    answer: bilingual,
    confirmedOn: date.optional(),
    sample,
  })
  .check(eitherSampleOr('confirmedOn', 'a date'));

const isInWeekOrder = (days: Day[]) =>
  days.every(
    (day, index) => index === 0 || week.indexOf(day) > week.indexOf(days[index - 1] as Day),
  );

const openingHours = z
  .strictObject({
    days: z
      .array(z.enum(week))
      .min(1)
      .refine(isInWeekOrder, 'days in the order of the week, each once'),
    opens: z.iso.time({ precision: -1, error: 'a time written as 09:00' }),
    closes: z.iso.time({ precision: -1, error: 'a time written as 17:00' }),
  })
  .refine(({ opens, closes }) => opens < closes, {
    error: 'a time later than that of opening',
    path: ['closes'],
  });

/** `content/practice.yaml`: every fact about the practice that is the same in both languages. */
export const practiceSchema = z.strictObject({
  /** Says on every page that the practice is not real; taken out when it is. */
  sample,
  name: text,
  psychiatrist: z.strictObject({
    name: text,
    /** Licence type as Florida's advertising rules ask for it, "MD" or "DO". */
    credentials: text,
    boardCertifiedBy: text,
    licence: text,
  }),
  phone: z
    .string()
    .regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'a US telephone number written as (239) 555-0100'),
  email: z.email('an e-mail address'),
  /** The bare production domain; canonical addresses use its www host. */
  domain: z.hostname('a bare domain such as example.com').regex(/^(?!www\.)/, 'no www.'),
  address: z.strictObject({
    street: text,
    city: text,
    state: z.literal('FL'),
    zip: z.string().regex(/^\d{5}$/, 'a five-digit ZIP code in quotes'),
  }),
  hours: z.array(openingHours).min(1),
  /** Tracker ids; null where the practice uses none. */
  trackers: z.strictObject(
    mapTrackers((tracker) => {
      const { pattern, example } = trackerRegistry[tracker].id;
      return z.string().regex(pattern, `an id such as ${example}, or null`).nullable();
    }),
  ),
  /** What the trackers may be told and where they run (`lib/tracking/page-privacy.server.ts`). */
  discretion: z.enum(['reduced', 'strict']).default('reduced'),
  /** When the practice decided which of the tools it uses; null where it has not. */
  trackersDecidedOn: date.nullable(),
  /** Raised when visitors have to be asked about cookies again. */
  cookiePolicyRevision: z.int('a whole number').min(1, 'a number from 1'),
  /** Where the contact form is posted; null hands the message to the visitor's mail program. */
  formAddress: webAddress.nullable(),
  /** The records provider's booking page; null leads "Book Now" to the contact page only. */
  bookingAddress: webAddress.nullable(),
  /** The practice's own page with a review service; null where there is none. */
  reviewsAddress: webAddress.nullable(),
  /** Addresses of the languages' flags at a CDN; null shows the site's own drawings. */
  flags: z.strictObject({ en: webAddress, es: webAddress }).nullable(),
  /** The welcome clip, a file below public/; null shows no video. */
  video: z
    .string()
    .regex(/^\/.+\.mp4$/, 'a path such as /video/welcome.mp4, or null')
    .nullable(),
  /** What patients ask and only the practice can say; shown in this order. */
  answers: z.array(answer),
  /** When the practice last confirmed its list of insurers; null where it has not. */
  insurersConfirmedOn: date.nullable(),
  figures: z.strictObject({
    yearsOfExperience: figure,
    patientSuccessRate: figure,
    positiveReviews: figure,
  }),
});

export type Practice = z.infer<typeof practiceSchema>;
