import { z } from 'zod';
import type { Line } from '../../words/line';
import {
  acceptedTexts,
  line,
  lineUpTo,
  pageDescription,
  pageTitle,
  text,
  textUpTo as upTo,
} from './fields.server';

/**
 * The schema of `content/<language>/dictionary.yaml`: the short texts of the interface, in the order of the files.
 * Both languages have exactly these keys. A text whose place is narrow has its longest length; in a
 * `line` numbers are links.
 */
// biome-ignore format: texts that stand together stand side by side
export const dictionarySchema = z.strictObject({
  language: z.strictObject({ switchTo: upTo(14), switchLabel: text, shown: text, failed: text }),
  nav: z.strictObject({
    label: text, menu: upTo(14), close: upTo(14), home: upTo(28), about: upTo(28),
    services: upTo(28), viewAllServices: upTo(36), telepsychiatry: upTo(28), locations: upTo(28),
    contact: upTo(28), patients: upTo(28), bookNow: upTo(20), skip: text, breadcrumbs: text,
  }),
  crisis: z.strictObject({
    label: text, lead: upTo(40),
  }),
  hero: z.strictObject({
    ourServices: upTo(32), callNow: upTo(32), badgeCertified: upTo(60), badgeCity: upTo(60),
    badgeRegion: upTo(60), badges: text, topics: text, pause: upTo(20),
  }),
  image: z.strictObject({ loading: text, unavailable: text }),
  pictures: z.strictObject({ coast: text, videoVisit: text, bilingual: text }),
  stats: z.strictObject({
    label: text, yearsOfExperience: upTo(48), patientSuccessRate: upTo(48),
    positiveReviews: upTo(48), sample: upTo(32),
  }),
  insurance: z.strictObject({
    heading: text, intro: text, footnote: text, list: text, pause: text, of: upTo(16), play: text,
    find: upTo(48), findHint: text, inNetwork: upTo(40), outOfNetwork: upTo(40),
    notAccepted: upTo(40), unknown: text, confirmedOn: upTo(40), planNote: text,
    questionsLink: text,
  }),
  telehealth: z.strictObject({ heading: text, text: text, link: upTo(48) }),
  about: z.strictObject({ heading: text, text: text, link: upTo(60) }),
  clinician: z.strictObject({
    board: upTo(60), license: upTo(60), lookUp: upTo(40), npi: upTo(60), medicalSchool: upTo(60),
    residency: upTo(60), fellowship: upTo(60), inPracticeSince: upTo(60), languages: upTo(60),
    interests: upTo(60), affiliations: upTo(60), newPatients: upTo(60), takesNewPatients: text,
    takesNoNewPatients: text, sample: text,
  }),
  glance: z.strictObject({
    heading: text, sample: text, newPatients: upTo(48), accepted: text, waitingList: text,
    notAccepted: text, minutes: upTo(24), withoutInsurance: upTo(40), where: upTo(48), office: text, video: text, andOver: text, to: text,
    languages: upTo(48), speaks: text, speak: text, reply: upTo(48), refills: upTo(48),
    away: upTo(48), paidBy: upTo(48), superbill: text, insurance: upTo(40), insurers: upTo(40),
    including: upTo(24), check: upTo(40), more: upTo(40),
  }),
  visitCard: z.strictObject({
    heading: upTo(40), with: upTo(16), opening: upTo(60), askForOpening: upTo(48),
    waitingList: text, notAccepted: text, office: upTo(24), video: upTo(24), insurer: upTo(40),
    inNetwork: text, otherInsurer: text, noInsurer: text, ask: upTo(32), askForList: upTo(40),
    orCall: upTo(24),
  }),
  fees: z.strictObject({
    heading: text, visit: upTo(32), length: upTo(32), forWhom: upTo(32), price: upTo(32),
    note: text,
  }),
  services: z.strictObject({ heading: text, intro: text, which: text }),
  bilingual: z.strictObject({ heading: text, text: text, visit: text, forms: text, website: text }),
  areas: z.strictObject({ heading: text, intro: text, map: text, office: upTo(20) }),
  callToAction: z.strictObject({ heading: text, text: text, call: lineUpTo(40), request: upTo(40) }),
  reviews: z.strictObject({ heading: text, intro: text, sample: upTo(32), link: upTo(48) }),
  forPatients: z.strictObject({ doors: text, heading: text, text: text, link: upTo(48) }),
  faq: z.strictObject({ heading: text, concerns: text }),
  contact: z.strictObject({
    heading: text, intro: text, phone: upTo(40), email: upTo(40), address: upTo(40),
    hours: upTo(40), closed: line, more: upTo(40), booking: upTo(80), bookingNote: text,
    card: upTo(60), save: upTo(40),
    form: z.strictObject({
      visitFor: upTo(80), caller: upTo(80), firstName: upTo(60), lastName: upTo(60),
      email: upTo(60), phone: upTo(60), preferredLanguage: upTo(60), patient: upTo(60),
      visit: upTo(60), times: upTo(60), insurer: upTo(60), letterLanguage: upTo(60),
      message: upTo(60), send: upTo(40), openMail: upTo(40), callAndSay: upTo(40), wording: text,
      opening: text, copy: upTo(40), english: upTo(24), spanish: upTo(24),
      visitAndMessage: upTo(60), noMedicalDetails: line, byMail: text,
      subject: upTo(80), sending: upTo(40), next: text, nextSteps: text, trap: text,
      required: upTo(40),
      hints: z.strictObject({
        caller: text, email: text, phone: text, preferredLanguage: text, times: text, message: text,
      }),
      choices: z.strictObject({
        unanswered: upTo(60), myself: upTo(60), someone: upTo(60), new: upTo(60), current: upTo(60),
        either: upTo(60), office: upTo(60), video: upTo(60), otherInsurer: upTo(60),
        noInsurer: upTo(60), unsure: upTo(60), sameLanguage: upTo(60), otherLanguage: upTo(60),
      }),
      errors: z.strictObject({
        summary: text, firstNameMissing: text, lastNameMissing: text, emailAndPhoneMissing: text,
        emailInvalid: text, phoneInvalid: text, timesTooLong: text, messageTooLong: text,
      }),
      outcomes: z.strictObject({
        sent: line, failed: line, unconfirmed: line, trapped: line, handedOver: line, tooLong: line,
        copied: line, notCopied: line,
      }),
    }),
  }),
  page: z.strictObject({
    reviewedBy: text, reviewedOn: text, nextReview: text, sources: text, checkedOn: text,
    inLanguage: text, questions: text, otherServices: text, otherTowns: text, contents: text,
  }),
  toolbar: z.strictObject({ label: text, call: upTo(14), book: upTo(14), locations: upTo(14) }),
  leave: z.strictObject({ link: upTo(28), brief: upTo(14), about: text, noScript: text }),
  floating: z.strictObject({ label: text }),
  video: z.strictObject({ open: text, title: upTo(36), dismiss: text }),
  toast: z.strictObject({ region: text, close: text }),
  policy: z.strictObject({
    effectiveOn: text, effectiveFrom: text, draft: text, changes: text, summary: text, others: text,
  }),
  consent: z.strictObject({
    heading: upTo(48), text: text, noTools: text, privacyControl: text, acceptAll: upTo(32),
    rejectAll: upTo(32), manage: upTo(32), settings: upTo(36), inShort: text, isOn: upTo(20),
    isOff: upTo(20), saved: text, title: upTo(48), intro: text, alwaysOn: upTo(32), save: upTo(32),
    cancel: upTo(32), failed: text,
    categories: z.strictObject({ necessary: text, analytics: text, marketing: text }),
  }),
  cookies: z.strictObject({
    heading: text, name: upTo(32), category: upTo(32), setBy: upTo(32), purpose: upTo(32),
    kept: upTo(32), inUse: text, noneInUse: text,
    categories: z.strictObject({ necessary: upTo(32), analytics: upTo(32), marketing: upTo(32) }),
    setters: z.strictObject({ site: text, analytics: text, replay: text, pixel: text }),
    purposes: z.strictObject({
      consent: text, clip: text, draft: text, notices: text, left: text, toggle: text,
      analytics: text, replay: text, pixel: text, advertisement: text,
    }),
    lifetimes: z.strictObject({
      visit: text, sixMonths: text, twoYears: text, thirteenMonths: text, oneYear: text,
      threeMonths: text, oneDay: text, oneMinute: text, notice: text,
    }),
  }),
  yourChoice: z.strictObject({ heading: text, intro: text, delete: upTo(60), deleted: text }),
  receipt: z.strictObject({
    heading: text, intro: text, when: upTo(32), addresses: upTo(32), whose: upTo(32), flags: text,
    formService: text, bookingService: text, reviewService: text, nobody: text, none: text,
    closing: text, shorthand: text,
    occasions: z.strictObject({
      before: text, analytics: text, marketing: text, form: text, booking: text, reviews: text,
    }),
  }),
  languageHelp: z.strictObject({ heading: text }),
  openNow: z.strictObject({
    openUntil: upTo(40), closed: upTo(40), opens: upTo(40), opensToday: upTo(40), at: upTo(16),
    through: upTo(16), closedOn: upTo(40),
  }),
  notices: z.strictObject({ label: text, until: text, dismiss: upTo(36) }),
  crisisCenters: z.strictObject({
    heading: text, inCounty: text, county: upTo(28), address: upTo(28), hours: upTo(28),
    phone: upTo(28), mobileTeam: upTo(40), more: text,
  }),
  blocks: z.strictObject({ urgent: text, comparison: text }),
  visit: z.strictObject({
    directions: upTo(40), googleMaps: upTo(28), appleMaps: upTo(28), building: upTo(40),
    stepFree: text, noStepFree: text, elevator: text, noElevator: text, restroom: text,
    noRestroom: text, parking: upTo(40), bus: upTo(40), profiles: upTo(40),
  }),
  existingPatients: z.strictObject({
    heading: text, portal: upTo(60), payment: upTo(60), refills: upTo(60), videoVisit: upTo(60),
    forms: text, elsewhere: text,
  }),
  referrals: z.strictObject({ heading: text, fax: upTo(40), send: upTo(40), report: upTo(40) }),
  facts: z.strictObject({
    businessDay: text, businessDays: text, minutes: text, calledBackWithin: text,
    one: z.strictObject({ feminine: text, masculine: text }),
    professions: z.strictObject({
      physician: z.strictObject({ feminine: text, masculine: text }),
      nurse: z.strictObject({ feminine: text, masculine: text }),
      assistant: z.strictObject({ feminine: text, masculine: text }),
    }),
    onlyInCounty: text,
    states: z.strictObject({ inNetwork: text, outOfNetwork: text, notAccepted: text }),
    paidBy: z.strictObject({ cards: text, cash: text, checks: text, hsa: text }),
  }),
  days: z.strictObject({
    Mo: upTo(20), Tu: upTo(20), We: upTo(20), Th: upTo(20), Fr: upTo(20), Sa: upTo(20),
    Su: upTo(20), to: upTo(16),
  }),
  footer: z.strictObject({
    label: text, services: upTo(36), locations: upTo(36), policies: upTo(36),
    nondiscrimination: text, languageHelp: text, accessibility: text, practice: upTo(36),
    sampleNotice: text, sampleBrief: upTo(48), rights: text,
  }),
  notFound: z.strictObject({
    heading: text, text: text, meant: text, home: upTo(48), otherLanguage: text, otherLanguageLink: text,
    title: pageTitle, description: pageDescription,
  }),
  redirect: z.strictObject({ title: text }),
  acceptedTexts,
});

/** The part of the dictionary from which facts are made. */
export type FactWords = z.infer<typeof dictionarySchema>['facts'];

export type Dictionary = Omit<z.infer<typeof dictionarySchema>, 'acceptedTexts'>;

/** The keys of the dictionary's texts, such as `nav.home` and `contact.form.firstName`. */
export type DictionaryKey = Keys<Dictionary, string>;

/** The keys of the texts in which numbers are links, such as `contact.closed`. */
export type LineKey = Keys<Dictionary, Line>;

type Keys<T, Value> = {
  [K in keyof T & string]: T[K] extends Value
    ? K
    : T[K] extends string | Line
      ? never
      : `${K}.${Keys<T[K], Value>}`;
}[keyof T & string];
