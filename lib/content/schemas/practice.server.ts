import { z } from 'zod';
import { mapTrackers, trackerRegistry } from '../../tracking/registry';
import type { FloridaTimeZone } from '../florida-counties';
import { siteNameForm } from '../web-address.server';
import * as field from './fields.server';
import { message } from './message.server';

/** A figure of the home page, with a source or as a sample. */
const figure = (number: z.ZodNumber = z.int().min(0)) => {
  // A sample may lack the number: the page then shows where it goes.
  const provenFigure = z
    .strictObject({ value: field.known(number), ...field.backed })
    .check(field.isBacked)
    .refine(({ value, source }) => source === undefined || value !== null, {
      error: message({ en: 'the number that the source gives', es: 'el número que da la fuente' }),
      path: ['value'],
    });
  return field.known(provenFigure);
};

const email = z.email({
  error: message({
    en: 'an email address such as office@example.com',
    es: 'una dirección de correo como oficina@example.com',
  }),
});

const bareDomain = field.text
  .regex(siteNameForm, {
    error: message({
      en: 'a bare domain such as example.com',
      es: 'un dominio solo, como example.com',
    }),
  })
  .regex(/^(?!www\.)/, {
    error: message({
      en: 'the domain alone, without www. The address of the site is always https://www. and the domain, and the domain alone leads there',
      es: 'el dominio solo, sin www. La dirección del sitio es siempre https://www. y el dominio, y el dominio solo lleva allí',
    }),
  });
const timeZones = ['America/New_York', 'America/Chicago'] satisfies FloridaTimeZone[];

/** A ZIP code in the post office's areas of Florida; 340 is the military's. */
const zip = field
  .textOf(/^\d{5}$/, '34102', { en: ', five digits', es: ', cinco cifras' })
  .regex(/^(?!340)3[234]/, {
    error: message({
      en: 'a ZIP code of Florida, which begins with 32, 33 or 34',
      es: 'un código postal de Florida, que empieza con 32, 33 o 34',
    }),
  });

const florida = z.literal('FL', {
  error: message({
    en: 'FL. This site is written for Florida’s law; another state needs its own texts and code',
    es: 'FL. Este sitio está escrito según las leyes de Florida; otro estado necesita sus propios textos y código',
  }),
});

/** Words within a sentence, which the page ends with a full stop of its own. */
const partOfSentence = field.text.refine((text) => !text.endsWith('.'), {
  error: message({
    en: 'a few words within a sentence, such as “a second waiting room”, without a full stop',
    es: 'unas palabras dentro de una oración, como «una segunda sala de espera», sin punto final',
  }),
});

const building = z.strictObject({
  stepFree: field.yesOrNo,
  elevator: field.yesOrNo,
  accessibleRestroom: field.yesOrNo,
  parking: field.known(field.bilingual),
  bus: field.known(field.bilingual),
  waitingRoom: field.known(field.inBoth(partOfSentence)),
});

const form = z.strictObject({
  name: field.bilingual,
  file: field.textOf(/^\/.+\.\w+$/, '/forms/history.pdf'),
});

const existingPatients = z.strictObject({
  portal: field.known(field.webAddress),
  payment: field.known(field.webAddress),
  refills: field.known(field.webAddress),
  videoVisit: field.known(field.webAddress),
  languages: field.known(field.spoken),
  forms: field.list(form),
});

const figures = z.strictObject({
  yearsOfExperience: figure(),
  patientSuccessRate: figure(z.number().min(0).max(100)),
  positiveReviews: figure(),
});

const trackers = z.strictObject(
  mapTrackers((tracker) => {
    const { pattern, example } = trackerRegistry[tracker].id;
    return field.known(field.textOf(pattern, example));
  }),
);

const formService = z.strictObject({
  name: field.text,
  agreementSignedOn: field.known(field.pastDate),
});

const editor = z.strictObject({
  host: z.enum(['github', 'gitlab']),
  repository: field.textOf(/^[\w.-]+(\/[\w.-]+)+$/, 'owner/website'),
  branch: field.textOf(/^[\w./-]+$/, 'edits'),
  signIn: field.known(field.webAddress),
});

/** The schema of `practice.yaml`: the facts of the practice and the settings of the site. */
export const practiceSchema = z.strictObject({
  name: field.text,
  sample: field.sample,
  phone: field.usPhone,
  email,
  whatsApp: field.yesOrNo,
  address: z.strictObject({
    // Street and suite in one field. Pages, the vCard, directions and search engines print it as one line.
    street: field.text,
    city: field.text,
    state: florida,
    zip,
  }),
  region: field.bilingual,
  position: field.known(z.strictObject(field.coordinates)),
  building: building.prefault({}),
  profiles: field.list(field.webAddress),
  bookingAddress: field.known(field.webAddress),
  bookingLanguages: field.known(field.spoken),
  existingPatients: existingPatients.prefault({}),
  referrals: field.known(
    z.strictObject({
      fax: field.known(field.usPhone),
      send: field.bilingual,
      report: field.bilingual,
    }),
  ),
  civilRightsCoordinator: field.known(field.text),
  reviewsAddress: field.known(field.webAddress),
  neutralPage: field.inBoth(field.webAddress),
  figures: figures.prefault({}),
  video: field.known(field.textOf(/^\/.+\.mp4$/, '/video/welcome.mp4')),
  doesNotApply: field.doesNotApply,
  domain: bareDomain,
  timeZone: z.enum(timeZones),
  trackers: trackers.prefault({}),
  discretion: z.enum(['reduced', 'strict']).default('strict'),
  trackersDecidedOn: field.known(field.pastDate),
  storagePrefix: field.textOf(/^[a-z0-9_]+$/, 'naples_psychiatry', {
    en: ', in small letters, digits and _',
    es: ', con minúsculas, cifras y _',
  }),
  cookiePolicyRevision: field.count,
  formAddress: field.known(field.webAddress),
  formService: field.known(formService),
  editor: field.known(editor),
  // Empty by default: a CDN learns the address of each visitor before any consent.
  flags: field.known(field.inBoth(field.webAddress)),
});

export type Practice = z.infer<typeof practiceSchema>;
