import { z } from 'zod';
import { lifetimes } from '../consent/cookies';
import { mapFrame } from '../constants';
import { contactErrors, contactFields } from '../contact-form';
import { type Day, week } from '../hours.server';
import { isPageId, type PageKind } from '../routes.server';
import { trackerRegistry } from '../tracking/registry';
import { mapTrackers, trackerNames } from '../tracking/trackers.server';
import { isLanguageTag, languageTagExpected, splitByLanguage } from './language-marks.server';

const onTheMap = {
  north: `degrees north from ${mapFrame.south} to ${mapFrame.north}`,
  east: `degrees east from ${mapFrame.west} to ${mapFrame.east}`,
};

const text = z.string().trim().min(1, 'some text');
const date = z.iso.date('a date written as 2026-11-21');
const webAddress = z.url({ protocol: /^https?$/, error: 'a full web address, https://…' });
const usPhone = z
  .string()
  .regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'a US telephone number written as (239) 555-0100');

const languageTag = z.string().refine(isLanguageTag, languageTagExpected);

const source = z.strictObject({
  /** What in it is in another language than the file is marked, as in Markdown. */
  name: text.refine(
    (name) => splitByLanguage(name).every(({ lang }) => lang === undefined || isLanguageTag(lang)),
    `a name whose marks have ${languageTagExpected}`,
  ),
  url: webAddress,
  checkedOn: date,
  /** The language of the source; absent where it is that of the page. */
  lang: languageTag.optional(),
});

/** A figure or review is either backed by a source or openly a sample; never neither. */
const backed = {
  source: source.optional(),
  sample: z.literal(true).optional(),
};
const isBacked = (claim: { source?: unknown; sample?: unknown }) =>
  (claim.source === undefined) !== (claim.sample === undefined);
const backedMessage = 'either a source (name, url, checkedOn) or sample: true, not both';

const figure = z
  .strictObject({ value: text, ...backed })
  .refine(isBacked, { error: backedMessage, path: ['source'] });

const bilingual = z.strictObject({ en: text, es: text });

const answer = z
  .strictObject({
    question: bilingual,
    answer: bilingual,
    confirmedOn: date.optional(),
    sample: z.literal(true).optional(),
  })
  .refine(({ confirmedOn, sample }) => (confirmedOn === undefined) !== (sample === undefined), {
    error: 'either a date or sample: true, not both',
    path: ['confirmedOn'],
  });

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
  sample: z.literal(true).optional(),
  name: text,
  psychiatrist: z.strictObject({
    name: text,
    /** Licence type as Florida's advertising rules ask for it, "MD" or "DO". */
    credentials: text,
    boardCertifiedBy: text,
    licence: text,
  }),
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

/** `content/insurers.yaml`: the plans accepted, in the order shown. */
export const insurersSchema = z
  .array(
    z.strictObject({
      id: z.string().regex(/^[a-z0-9-]+$/, 'lower-case letters, digits and hyphens'),
      name: text,
    }),
  )
  .min(1)
  .superRefine((insurers, context) => {
    insurers.forEach(({ id }, index) => {
      if (insurers.findIndex((other) => other.id === id) < index) {
        context.addIssue({ code: 'custom', path: [index, 'id'], message: 'an id used only once' });
      }
    });
  });

/** `content/towns.yaml`: where a town stands on the map, by its page's id without "towns/". */
export const townsSchema = z.record(
  z.custom<string>((id) => isPageId(`towns/${id}`), 'a town that lib/routes.server.ts has'),
  z.strictObject({
    north: z.number().min(mapFrame.south, onTheMap.north).max(mapFrame.north, onTheMap.north),
    east: z.number().min(mapFrame.west, onTheMap.east).max(mapFrame.east, onTheMap.east),
    labelSide: z.enum(['left', 'right', 'above', 'below']),
  }),
);

/** `content/language-help.yaml`: the offer of free language help, each in its own language. */
export const languageHelpSchema = z
  .array(
    z.strictObject({
      lang: languageTag,
      name: text,
      direction: z.literal('rtl').optional(),
      text,
    }),
  )
  .min(16, 'English and the fifteen languages that 45 CFR 92.11 asks for');

const group = <Key extends string>(...keys: Key[]) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, text])) as Record<Key, typeof text>);

const pageTitle = text.max(60, 'at most 60 characters');
const pageDescription = text.min(120, '120 to 160 characters').max(160, '120 to 160 characters');

/** In a Spanish file: fingerprint of the English text it was written from. */
const translationOf = z
  .string()
  .regex(/^[0-9a-f]{12}$/, 'twelve digits; npm run accept-translation writes them')
  .optional();

/**
 * `content/<language>/dictionary.yaml`: the short texts of the interface. A key stands here once,
 * with its place in the page as its name; both languages must have exactly these keys.
 */
export const dictionarySchema = z.strictObject({
  translationOf,
  language: group('switchTo', 'switchLabel', 'shown', 'failed'),
  nav: group(
    'label',
    'menu',
    'close',
    'home',
    'about',
    'services',
    'viewAllServices',
    'telepsychiatry',
    'locations',
    'contact',
    'bookNow',
    'skip',
    'breadcrumbs',
  ),
  crisis: group('label', 'lead', 'emergency', 'lifeline', 'lifelineText', 'lifelineTextLink'),
  hero: group(
    'ourServices',
    'callNow',
    'badgeCertified',
    'badgeNaples',
    'badgeRegion',
    'badges',
    'topics',
    'pause',
  ),
  image: group('loading', 'unavailable'),
  /** What the site's drawings show, for those who do not see them. */
  pictures: group('coast', 'videoVisit', 'psychiatrist', 'bilingual'),
  stats: group('label', 'yearsOfExperience', 'patientSuccessRate', 'positiveReviews', 'sample'),
  insurance: group(
    'heading',
    'intro',
    'footnote',
    'list',
    'confirmedOn',
    'pause',
    'play',
    'find',
    'findHint',
    'found',
    'notFound',
  ),
  telehealth: group('heading', 'text', 'link'),
  about: group('heading', 'text', 'boardCertifiedBy', 'licence', 'link'),
  services: group('heading', 'intro'),
  bilingual: group('heading', 'text', 'visit', 'forms', 'website'),
  areas: group('heading', 'intro', 'map', 'office'),
  callToAction: group('heading', 'text', 'call'),
  reviews: group('heading', 'intro', 'sample', 'link'),
  forPatients: group('heading', 'text', 'link'),
  faq: group('heading'),
  contact: z.strictObject({
    heading: text,
    intro: text,
    phone: text,
    email: text,
    address: text,
    hours: text,
    closed: text,
    booking: text,
    save: text,
    link: text,
    form: group(
      'heading',
      ...contactFields,
      'send',
      'english',
      'spanish',
      'optional',
      'noMedicalDetails',
      'byMail',
      'subject',
      'sending',
      'trap',
    ).extend({
      errors: group('summary', ...contactErrors),
      /** What became of the message. */
      outcomes: group('sent', 'failed', 'unconfirmed', 'handedOver'),
    }),
  }),
  page: group(
    'reviewedBy',
    'reviewedOn',
    'sources',
    'checkedOn',
    'inLanguage',
    'questions',
    'otherServices',
    'otherTowns',
    'contents',
  ),
  toolbar: group('label', 'call', 'book', 'locations'),
  floating: group('label'),
  video: group('open', 'title', 'dismiss'),
  toast: group('region', 'item', 'close'),
  policy: group('effectiveOn', 'summary', 'others'),
  consent: group(
    'heading',
    'text',
    'noTools',
    'privacyControl',
    'acceptAll',
    'rejectAll',
    'manage',
    'settings',
    'inShort',
    'inShortKey',
    'saved',
    'title',
    'intro',
    'alwaysOn',
    'save',
    'cancel',
    'failed',
  ).extend({ categories: group('necessary', 'analytics', 'marketing') }),
  cookies: z.strictObject({
    heading: text,
    name: text,
    category: text,
    setBy: text,
    purpose: text,
    kept: text,
    inUse: text,
    noneInUse: text,
    notInUse: text,
    categories: group('necessary', 'analytics', 'marketing'),
    setters: group('site', ...trackerNames),
    purposes: group('consent', 'clip', 'draft', 'toggle', ...trackerNames, 'advertisement'),
    lifetimes: group(...lifetimes),
  }),
  yourChoice: group('heading', 'intro', 'delete', 'deleted'),
  receipt: group(
    'heading',
    'intro',
    'when',
    'addresses',
    'whose',
    'flags',
    'formService',
    'bookingService',
    'reviewService',
    'nobody',
    'none',
    'closing',
  ).extend({
    occasions: group('before', 'analytics', 'marketing', 'form', 'booking', 'reviews'),
  }),
  answers: group('heading', 'sample', 'confirmedOn'),
  languageHelp: group('heading'),
  days: group('Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su', 'to'),
  footer: group(
    'label',
    'services',
    'locations',
    'policies',
    'accessibility',
    'accessibilityPart',
    'practice',
    'sampleNotice',
    'rights',
  ),
  notFound: z.strictObject({
    title: pageTitle,
    description: pageDescription,
    heading: text,
    text: text,
    home: text,
    call: text,
    otherLanguage: text,
    otherLanguageLink: text,
  }),
  redirect: group('title'),
});

const question = z.strictObject({ question: text, answer: text });

/** Fields every page's front matter may have, whatever its kind. */
const pageFields = {
  translationOf,
  title: pageTitle,
  description: pageDescription,
  keywords: z.array(text).min(1).optional(),
  /** The page's one main heading. */
  heading: text,
  /** First paragraph, under the heading. */
  lead: text,
  questions: z.array(question).optional(),
  sources: z
    .array(
      source.extend({
        /** What the source is cited for, where it is not plain from its name. */
        claim: text.optional(),
        /** The first day on which the claim no longer holds; paragraphs say {until …} with it. */
        expiresOn: date.optional(),
      }),
    )
    .optional(),
};

const review = z
  .strictObject({ text, author: text, ...backed })
  .refine(isBacked, { error: backedMessage, path: ['source'] });

const serviceIcons = [
  'brain',
  'cloud-sun',
  'focus',
  'heart-pulse',
  'pill',
  'scale',
  'shield',
  'sprout',
  'wind',
] as const;

const plainPage = z.strictObject(pageFields);

/** Front matter of `content/<language>/<page id>.md` by the page's kind. */
export const pageSchemas = {
  home: z.strictObject({
    ...pageFields,
    /** The ticker's topics. */
    topics: z.array(text).length(14, '14 topics (specification, section 1)'),
    questions: z.array(question).min(1),
    reviews: z.array(review).min(1),
  }),
  about: plainPage,
  contact: plainPage,
  services: plainPage,
  'for-patients': plainPage,
  telepsychiatry: plainPage,
  service: z.strictObject({
    ...pageFields,
    /** Short name for menus and cards. */
    name: text,
    /** The kind of service as structured data names it. */
    serviceType: text,
    summary: text,
    icon: z.enum(serviceIcons),
    reviewedBy: text,
    reviewedOn: date,
  }),
  location: z.strictObject({
    ...pageFields,
    name: text,
    summary: text,
    /** What the town's picture shows, for those who do not see it. */
    imageAlt: text,
  }),
  policy: z.strictObject({
    ...pageFields,
    name: text,
    effectiveOn: date,
    /** The policy in a few plain sentences, shown above it. */
    summary: z.array(text).min(1),
    /** Whether it names outside tools; the page says which of them are in use. */
    namesTools: z.literal(true).optional(),
    /** What the page shows below its text from the site's own data. */
    shows: z.enum(['cookies', 'language help']).optional(),
  }),
} satisfies Record<PageKind, z.ZodType>;

/** Where a fact comes from. */
export type SourceReference = z.infer<typeof source>;
export type Practice = z.infer<typeof practiceSchema>;
export type TownPositions = z.infer<typeof townsSchema>;
export type Insurer = z.infer<typeof insurersSchema>[number];
export type LanguageHelp = z.infer<typeof languageHelpSchema>[number];
export type ServiceIconName = (typeof serviceIcons)[number];
export type Dictionary = Omit<z.infer<typeof dictionarySchema>, 'translationOf'>;
export type FrontMatter<Kind extends PageKind> = z.infer<(typeof pageSchemas)[Kind]>;

/** `nav.home`, `contact.form.firstName`, …: the dictionary's keys, typed. */
export type DictionaryKey = Keys<Dictionary>;

type Keys<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Keys<T[K]>}`;
}[keyof T & string];

/** `content/glossary.yaml`: the one word for each concept, and words that have no place here. */
export const glossarySchema = z.strictObject({
  concepts: z.array(
    z.strictObject({
      en: text,
      es: text,
      /** Other words for it that are not to be used. */
      not: z.strictObject({ en: z.array(text).optional(), es: z.array(text).optional() }),
    }),
  ),
  /** Words that promise, rank or hurt. */
  unfit: z.strictObject({ en: z.array(text), es: z.array(text) }),
});

export type Glossary = z.infer<typeof glossarySchema>;

/** `content/spelling.yaml`: words that the dictionaries do not know, and that are right. */
export const spellingSchema = z.strictObject({
  /** Allowed in every language, each as a whole. */
  names: z.array(text),
  en: z.array(text),
  es: z.array(text),
});

export type Spelling = z.infer<typeof spellingSchema>;
