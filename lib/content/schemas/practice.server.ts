import { z } from 'zod';
import { trackerRegistry } from '../../tracking/registry';
import { mapTrackers } from '../../tracking/trackers.server';
import {
  backed,
  bilingual,
  isBacked,
  languageTag,
  pastDate,
  sample,
  text,
  usPhone,
  webAddress,
} from './fields.server';

const figure = z.strictObject({ value: text, ...backed }).check(isBacked);

const publicFile = z
  .string()
  .regex(/^\/.+\.\w+$/, 'a path below public/, such as /forms/history.pdf');

const isTimeZone = (name: string) => Intl.supportedValuesOf('timeZone').includes(name);

/** `content/practice.yaml`: every fact about the practice that is the same in both languages. */
export const practiceSchema = z.strictObject({
  /** Says on every page that the practice is not real; taken out when it is. */
  sample,
  name: text,
  phone: usPhone,
  email: z.email('an e-mail address'),
  /** The bare production domain; canonical addresses use its www host. */
  domain: z.hostname('a bare domain such as example.com').regex(/^(?!www\.)/, 'no www.'),
  address: z.strictObject({
    street: text,
    city: text,
    state: z.literal('FL'),
    zip: z.string().regex(/^\d{5}$/, 'a five-digit ZIP code in quotes'),
  }),
  /** The region that patients come from, as texts name it, in Spanish with its article. */
  region: bilingual,
  /** Of the entrance, in degrees north and east; null where it is not known. */
  position: z.strictObject({ north: z.number(), east: z.number() }).nullish(),
  /** By which hours are meant, an IANA name such as America/New_York. */
  timeZone: z.string().refine(isTimeZone, 'a time zone such as America/New_York'),
  /** What a visitor with a disability needs to know of the building; null is not known. */
  building: z.strictObject({
    stepFree: z.boolean().nullish(),
    elevator: z.boolean().nullish(),
    accessibleRestroom: z.boolean().nullish(),
    parking: bilingual.nullish(),
  }),
  /** The practice's own pages elsewhere: a map's entry, a directory, a society. */
  profiles: z.array(webAddress),
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
  trackersDecidedOn: pastDate.nullable(),
  /** Begins the name of everything that the site keeps in a visitor's browser. */
  storagePrefix: z.string().regex(/^[a-z0-9_]+$/, 'lower-case letters, digits and _'),
  /** Raised when visitors have to be asked about cookies again. */
  cookiePolicyRevision: z.int('a whole number').min(1, 'a number from 1'),
  /** Where the contact form is posted; null hands the message to the visitor's mail program. */
  formAddress: webAddress.nullable(),
  /**
   * The company behind `formAddress`; null where none is named. Whoever receives a name together
   * with a wish for care receives protected health information (45 CFR 160.103), and has to sign a
   * business associate agreement first (45 CFR 164.504(e)); null is not signed.
   */
  formService: z.strictObject({ name: text, agreementSignedOn: pastDate.nullable() }).nullable(),
  /** The records provider's booking page; null leads "Book Now" to the contact page only. */
  bookingAddress: webAddress.nullable(),
  /** The languages of that page; null where they are not known. */
  bookingLanguages: z.array(languageTag).min(1).nullable(),
  /** Where people who are patients already do things online. */
  existingPatients: z.strictObject({
    portal: webAddress.nullable(),
    payment: webAddress.nullable(),
    refills: webAddress.nullable(),
    videoVisit: webAddress.nullable(),
    /** Forms to print, files below public/. */
    forms: z.array(z.strictObject({ name: bilingual, file: publicFile })),
  }),
  /** For doctors and therapists who refer a patient; null where it is not settled. */
  referrals: z
    .strictObject({ fax: usPhone.nullish(), send: bilingual, report: bilingual })
    .nullish(),
  /** The practice's own page with a review service; null where there is none. */
  reviewsAddress: webAddress.nullable(),
  /** Addresses of the languages' flags at a CDN; null shows the site's own drawings. */
  flags: z.strictObject({ en: webAddress, es: webAddress }).nullable(),
  /** The welcome clip, a file below public/; null shows no video. */
  video: z
    .string()
    .regex(/^\/.+\.mp4$/, 'a path such as /video/welcome.mp4, or null')
    .nullable(),
  figures: z.strictObject({
    yearsOfExperience: figure,
    patientSuccessRate: figure,
    positiveReviews: figure,
  }),
});

export type Practice = z.infer<typeof practiceSchema>;
