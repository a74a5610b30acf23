import { z } from 'zod';
import { mapTrackers, trackerRegistry } from '../../tracking/registry';
import * as field from './fields.server';
import {
  bilingual,
  fields,
  hint,
  notForStaff,
  text,
  textOf,
  usPhone,
  webAddress,
} from './fields.server';

const figure = (printed: string, value: z.ZodNumber) =>
  fields(`Printed as ${printed}; null is not printed.`, {
    value: value.describe('The number alone.'),
    ...field.backed,
  })
    .check(field.isBacked)
    .nullable();

const publicFile = textOf(/^\/.+\.\w+$/, 'a path below public/, such as /forms/history.pdf');
const clip = textOf(/^\/.+\.mp4$/, 'a path below public/, such as /video/welcome.mp4, or null');
const form = z.strictObject({
  name: bilingual.describe('What the form is for.'),
  file: publicFile.describe('The file.'),
});
const page = (name: string) => webAddress.nullable().describe(`${name}; null is none.`);

const discretion = z.enum(['reduced', 'strict']).default('strict');

const isTimeZone = (name: string) => Intl.supportedValuesOf('timeZone').includes(name);

export const practiceSchema = z.strictObject({
  sample: field.sample.describe(
    'Every page says that the practice is not real. Delete it when it is.',
  ),
  name: text.meta(hint('Name of the practice.', 'Sample Coast Psychiatry')),
  phone: usPhone.meta(hint('The number that patients call.', '(239) 555-0100')),
  email: z.email('an e-mail address').meta(hint('Where patients write.', 'hello@example.com')),
  whatsApp: z
    .boolean()
    .nullish()
    .describe('Whether patients can write to that telephone number on WhatsApp.'),
  domain: z
    .hostname('a bare domain such as example.com')
    .regex(/^(?!www\.)/, 'no www.')
    .describe('The domain alone; pages call themselves by its www host.'),
  address: fields('Where the office is.', {
    street: text.meta(hint('Number, street and suite.', '100 Sample Street, Suite 0')),
    city: text.meta(hint('The town.', 'Naples')),
    state: z.literal('FL').describe('The state.'),
    zip: textOf(/^\d{5}$/, 'a five-digit ZIP code in quotes').meta(hint('ZIP code.', '34102')),
  }),
  region: bilingual.meta(
    hint('Where patients come from, as texts name it; in Spanish with its article.', {
      en: 'Southwest Florida',
      es: 'el suroeste de Florida',
    }),
  ),
  position: fields('Where the entrance is.', { north: field.north, east: field.east }).nullish(),
  timeZone: text
    .refine(isTimeZone, 'a time zone such as America/New_York')
    .meta(hint(`By which hours are meant, an IANA name. ${notForStaff}`, 'America/New_York')),
  building: fields('What a visitor with a disability needs to know.', {
    stepFree: z.boolean().nullish().describe('Whether the entrance has no step.'),
    elevator: z.boolean().nullish().describe('Whether there is an elevator.'),
    accessibleRestroom: z.boolean().nullish().describe('Whether a wheelchair fits the restroom.'),
    parking: bilingual.nullish().describe('Where to park, and what it costs.'),
    waitingRoom: bilingual.nullish().describe('How patients can wait out of sight, as in the car.'),
  }),
  profiles: z.array(webAddress).describe('Its pages elsewhere: a map’s entry, a society.'),
  trackers: fields(
    `Ids of tools, null for none: analytics is Google Analytics 4, replay Microsoft Clarity, pixel
    TikTok’s. Read their terms first: Clarity’s exclude pages with health content, TikTok’s forbid
    passing health data on, and Google signs no HIPAA agreement for Analytics. A visitor’s consent
    changes none of that. A psychiatric practice does best to leave replay and pixel at null.
    ${notForStaff}`,
    mapTrackers((tracker) => {
      const { id, variable } = trackerRegistry[tracker];
      return textOf(id.pattern, `an id such as ${id.example}, or null`)
        .nullable()
        .describe(`null is none. In a build, the environment variable ${variable} goes first.`);
    }),
  ),
  discretion: discretion.describe(
    `What tools may learn of the page that a visitor reads, with consent. reduced: on the pages of
    conditions and treatments Analytics is told "/services/…" and a general title; replay and pixel
    run on every page and see it, its address included. strict: besides, these two do not run on
    the pages of conditions, towns, contact and emergencies. Whoever reads one of these tells that
    he or she may need care: who uses replay or pixel should choose strict.`,
  ),
  trackersDecidedOn: field.pastDate
    .nullable()
    .describe('When the practice decided which of these tools it uses; null is not yet.'),
  storagePrefix: textOf(/^[a-z0-9_]+$/, 'lower-case letters, digits and _').meta(
    hint(
      `Begins the name of all that the site keeps in a browser. Whoever changes it asks every visitor
      about cookies again.
    ${notForStaff}`,
      'naples_psychiatry',
    ),
  ),
  cookiePolicyRevision: field.count.describe(
    `Raise it by one when the cookie policy changes in a way that visitors should be asked about:
    whoever chose under a lower number sees the banner again, and nothing optional runs until then.
    ${notForStaff}`,
  ),
  formAddress: webAddress.nullable().describe(
    `Where the contact form is sent; null opens the visitor’s mail program. Plain e-mail is not
     encrypted from end to end: the companies that carry it can read it. A visitor is told that
    a message was received only if the site may read the service’s answer: ask its support, or look
    for "CORS", "allowed domains" or "AJAX" in its settings. The answer has the header
    "Access-Control-Allow-Origin" with the site’s address (https:// and the domain, nothing after it)
    or *, and status 200 once the service has the message, 400 or more where it has not; it leads to
    no page of thanks. Else messages may arrive, but visitors read that we could not confirm it.
    ${notForStaff}`,
  ),
  formService: fields(
    `Who receives the form there. Whoever receives a name together with a wish for care receives
    protected health information (45 CFR 160.103), and has to sign a business associate agreement
    before the form goes live (45 CFR 164.504(e)).`,
    {
      name: text.describe('The company, as the privacy policy names it.'),
      agreementSignedOn: field.pastDate.nullable().describe('When it signed; null is not yet.'),
    },
  ).nullable(),
  security: fields(
    `To whom, and until when, faults in the site’s security are reported; null writes no security.txt. ${notForStaff}`,
    {
      contact: textOf(
        /^(mailto:[^@\s]+@\S+|https:\/\/\S+|tel:\+\d+)$/,
        'mailto:…, https://… or tel:+1…',
      ).meta(hint('Where they are reported.', 'mailto:security@example.com')),
      expiresOn: field.dayWithinAYear.describe(
        'The last day on which that holds: a year ahead at most. The build and the launch check say so 30 days before.',
      ),
    },
  ).nullable(),
  editor: fields(
    `The editor for staff, at /admin of the site, which saves to a repository; null has none. ${notForStaff}`,
    {
      host: z.enum(['github', 'gitlab']).describe('Where the repository is.'),
      repository: textOf(
        /^[\w.-]+(\/[\w.-]+)+$/,
        'an owner and a name, such as owner/website',
      ).meta(hint('The repository.', 'owner/website')),
      branch: textOf(/^[\w./-]+$/, 'the name of a branch').meta(
        hint(
          'Where changes wait until the site builds with them; not the one that is live.',
          'edits',
        ),
      ),
      signIn: webAddress
        .nullable()
        .describe('The address of the worker for signing in; null is by access token alone.'),
    },
  ).nullable(),
  bookingAddress: page('The records provider’s booking page, linked from the contact page'),
  bookingLanguages: field.spoken.nullable().describe('The languages of that page.'),
  existingPatients: fields('Where people who are patients already do things online.', {
    portal: page('The patient portal'),
    payment: page('Where bills are paid'),
    refills: page('Where refills are asked for'),
    videoVisit: page('Where a visit by video begins'),
    forms: z.array(form).describe('Forms to print, which are files below public/.'),
  }),
  referrals: fields('For doctors and therapists who refer a patient.', {
    fax: usPhone.nullish().describe('The fax number.'),
    send: bilingual.describe('What to send.'),
    report: bilingual.describe('What they hear back.'),
  }).nullish(),
  reviewsAddress: page('The practice’s own page with a review service'),
  neutralPage: webAddress.meta(
    hint(
      `Where “Leave this page” leads from pages about conditions and emergencies: a page that anybody
      may look at. None that shows what was looked for or bought before.`,
      'https://www.weather.gov/',
    ),
  ),
  flags: fields(
    `Flags at a CDN, which learns who visits before any consent; null is our own. ${notForStaff}`,
    {
      en: webAddress.describe('The flag beside English.'),
      es: webAddress.describe('The flag beside Spanish.'),
    },
  ).nullable(),
  video: clip.nullable().describe('The welcome clip; captions (….en.vtt) beside it; null is none.'),
  figures: fields('What the home page counts.', {
    yearsOfExperience: figure('15+', z.int('a whole number').min(0, 'years')),
    patientSuccessRate: figure('98 %', z.number().min(0, 'percent').max(100, 'percent')),
    positiveReviews: figure('120', z.int('a whole number').min(0, 'a number of reviews')),
  }),
});

export type Practice = z.infer<typeof practiceSchema>;
