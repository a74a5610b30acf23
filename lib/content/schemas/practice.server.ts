import { z } from 'zod';
import { trackerRegistry } from '../../tracking/registry';
import { mapTrackers } from '../../tracking/trackers.server';
import * as field from './fields.server';
import { bilingual, fields, hint, text, textLike, usPhone, webAddress } from './fields.server';

const figure = (description: string, value: z.ZodNumber, unit?: string) =>
  fields(description, {
    value: value.meta({ description: 'The number alone.', unit }),
    ...field.backed,
  }).check(field.isBacked);

const publicFile = textLike(/^\/.+\.\w+$/, 'a path below public/, such as /forms/history.pdf');
const form = z.strictObject({ name: bilingual, file: publicFile });
const page = (description: string) =>
  webAddress.nullable().meta({ description, whenNull: 'there is none' });

const isTimeZone = (name: string) => Intl.supportedValuesOf('timeZone').includes(name);

export const practiceSchema = z.strictObject({
  sample: field.sample.describe(
    'Every page says that the practice is not real. Delete it when it is.',
  ),
  name: text.meta(hint('Name of the practice.', 'Sample Coast Psychiatry')),
  phone: usPhone.describe('The number that patients call.'),
  email: z.email('an e-mail address').meta(hint('Where patients write.', 'hello@example.com')),
  domain: z
    .hostname('a bare domain such as example.com')
    .regex(/^(?!www\.)/, 'no www.')
    .describe('The domain alone; pages call themselves by its www host.'),
  address: fields('Where the office is.', {
    street: text.meta(hint('Number, street and suite.', '100 Sample Street, Suite 0')),
    city: text.meta(hint('The town.', 'Naples')),
    state: z.literal('FL').describe('The state.'),
    zip: textLike(/^\d{5}$/, 'a five-digit ZIP code in quotes').meta(hint('ZIP code.', '34102')),
  }),
  position: fields('Where the entrance is.', {
    north: field.latitude,
    east: field.longitude,
  }).nullish(),
  timeZone: text
    .refine(isTimeZone, 'a time zone such as America/New_York')
    .meta(hint('By which hours are meant, an IANA name.', 'America/New_York')),
  building: fields('What a visitor with a disability needs to know.', {
    stepFree: z.boolean().nullish().describe('Whether the entrance has no step.'),
    elevator: z.boolean().nullish().describe('Whether there is an elevator.'),
    accessibleRestroom: z.boolean().nullish().describe('Whether a wheelchair fits the restroom.'),
    parking: bilingual.nullish().describe('Where to park, and what it costs.'),
  }),
  profiles: z
    .array(webAddress)
    .describe('The practice’s own pages elsewhere: a map’s entry, a directory, a society.'),
  trackers: fields(
    `Ids of the outside tools that the practice uses: analytics is Google Analytics 4, replay is
    Microsoft Clarity, pixel is TikTok’s. Read the companies’ terms first: Clarity’s
    exclude pages with health content, TikTok’s forbid passing health data on, and Google signs no
    HIPAA agreement for Analytics. A visitor’s consent changes none of that. A psychiatric practice
    does best to leave replay and pixel at null.`,
    mapTrackers((tracker) => {
      const { id, variable } = trackerRegistry[tracker];
      return textLike(id.pattern, `an id such as ${id.example}, or null`)
        .nullable()
        .meta({
          description: `In a build, the environment variable ${variable} takes its place.`,
          whenNull: 'not used; nothing of it is built into the site',
        });
    }),
  ),
  discretion: z
    .enum(['reduced', 'strict'])
    .default('reduced')
    .describe(
      `What the tools may learn of the page that a visitor reads, once the visitor has agreed. With
    reduced, Analytics is told "/services/…" and a general title on the pages of conditions and
    treatments, while replay and pixel run on every page and see it and its address as the visitor
    does. With strict, these two do not run at all on the pages of conditions, towns, contact and
    emergencies. Whoever reads one of these tells that he or she may need care, so a practice that
    uses replay or pixel should choose strict.`,
    ),
  trackersDecidedOn: field.date.nullable().meta({
    description: 'When the practice decided which of these tools it uses.',
    whenNull: 'not decided yet',
  }),
  cookiePolicyRevision: z
    .int('a whole number')
    .min(1, 'a number from 1')
    .meta(
      hint(
        `Revision of the cookie policy. Raise it by one when the policy changes in a way that visitors
      should be asked about: whoever chose under a lower number sees the banner again, and nothing
      optional runs until then.`,
        2,
      ),
    ),
  formAddress: webAddress.nullable().meta({
    description: `Where the contact form is sent. For the site to tell a visitor that a message was
    received, the form service must let the site read its answer; ask its support, or look for
    "CORS", "allowed domains" or "AJAX" in its settings. The answer carries the header
    "Access-Control-Allow-Origin" with the site’s address (https:// and the domain, nothing after
    it) or *, and has status 200 once the service has the message, 400 or more where it has not. A
    service that sends visitors on to a page of thanks must be set not to. Without this, messages may
    well arrive, but a visitor reads that we could not confirm it.`,
    whenNull: 'the form opens the visitor’s own mail program',
  }),
  bookingAddress: page('The records provider’s booking page, linked from the contact page.'),
  bookingLanguages: field.languagesOf.nullable().describe('The languages of the booking page.'),
  existingPatients: fields('Where people who are patients already do things online.', {
    portal: page('The patient portal.'),
    payment: page('Where bills are paid.'),
    refills: page('Where refills are asked for.'),
    videoVisit: page('Where a visit by video begins.'),
    forms: z.array(form).describe('Forms to print, which are files below public/.'),
  }),
  referrals: fields('For doctors and therapists who refer a patient.', {
    fax: usPhone.nullish().describe('The fax number.'),
    send: bilingual.describe('What to send.'),
    report: bilingual.describe('What they hear back.'),
  }).nullish(),
  reviewsAddress: page('The practice’s own page with a review service.'),
  flags: fields('The languages’ flags at a CDN, which learns who visits before any consent.', {
    en: webAddress.describe('The flag beside English.'),
    es: webAddress.describe('The flag beside Spanish.'),
  })
    .nullable()
    .meta({ whenNull: 'the site’s own flags' }),
  video: textLike(/^\/.+\.mp4$/, 'a path such as /video/welcome.mp4, or null')
    .nullable()
    .meta({
      description:
        'The welcome clip below public/, its captions beside it (welcome.en.vtt, welcome.es.vtt).',
      whenNull: 'no clip',
    }),
  figures: fields('What the home page counts.', {
    yearsOfExperience: figure('Printed with a plus: 15+.', z.int().min(0, 'years'), 'years'),
    patientSuccessRate: figure(
      'Printed as 98 %.',
      z.number().min(0).max(100, 'at most 100'),
      'percent',
    ),
    positiveReviews: figure('Printed as 120.', z.int().min(0, 'a number')),
  }),
});

export type Practice = z.infer<typeof practiceSchema>;
