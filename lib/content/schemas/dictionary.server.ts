import { z } from 'zod';
import { lifetimes, sitePurposes } from '../../consent/cookies';
import { contactErrors, contactFields } from '../../contact-form';
import { trackerNames } from '../../tracking/registry';
import * as field from './fields.server';
import { paymentWays } from './visits.server';

/** Texts by their keys, given as lists with spaces between them: 'label menu close'. */
const texts = <List extends string>(...lists: List[]) =>
  z.strictObject(
    Object.fromEntries(
      lists.flatMap((list) => list.split(' ')).map((key) => [key, field.text()]),
    ) as Record<Words<List>, ReturnType<typeof field.text>>,
  );

/** The union of the words of 'label menu close'. */
type Words<List extends string> = List extends `${infer Word} ${infer Others}`
  ? Word | Words<Others>
  : List;

/**
 * `content/<language>/dictionary.yaml`: the short texts of the interface. A key stands here once,
 * with its place in the page as its name; both languages must have exactly these keys.
 */
export const dictionarySchema = field.group('Dictionary', 'Diccionario', {
  language: texts('switchTo switchLabel shown failed'),
  nav: texts(
    'label menu close home about services viewAllServices telepsychiatry locations',
    'contact bookNow skip breadcrumbs',
  ),
  crisis: texts('label lead emergency lifeline lifelineText lifelineTextLink'),
  hero: texts('ourServices callNow badgeCertified badgeCity badgeRegion badges topics pause'),
  image: texts('loading unavailable'),
  pictures: texts('coast videoVisit bilingual policies'),
  stats: texts('label yearsOfExperience patientSuccessRate positiveReviews sample'),
  insurance: texts(
    'heading intro footnote list pause play find findHint inNetwork outOfNetwork notAccepted',
    'unknown confirmedOn planNote questionsLink',
  ),
  telehealth: texts('heading text link'),
  about: texts('heading text link'),
  clinician: texts(
    'board licence lookUp npi medicalSchool residency fellowship inPracticeSince',
    'languages interests affiliations newPatients takesNewPatients takesNoNewPatients',
    'sample',
  ),
  glance: texts(
    'heading sample newPatients accepted waitingList notAccepted nextOpening confirmedOn',
    'minutes withoutInsurance where office video ages andOver to languages speaks speak reply',
    'refills away paidBy superbill',
  ),
  fees: texts('heading visit length forWhom price note'),
  services: texts('heading intro'),
  bilingual: texts('heading text visit forms website'),
  areas: texts('heading intro map office'),
  callToAction: texts('heading text call request'),
  reviews: texts('heading intro sample link'),
  forPatients: texts('doors heading text link'),
  faq: texts('heading concerns'),
  contact: texts(
    'heading intro phone email address hours closed booking bookingNote card save',
  ).extend({
    form: texts(
      ...contactFields,
      'send openMail english spanish scheduling noMedicalDetails byMail subject sending',
      'next nextSteps',
    ).extend({
      trap: field.text(),
      required: field.text(),
      hints: texts('caller email phone preferredLanguage times message'),
      choices: texts(
        'unanswered myself someone new current either office video otherInsurer noInsurer unsure',
        'sameLanguage otherLanguage',
      ),
      errors: texts('summary', ...contactErrors),
      outcomes: texts('sent failed unconfirmed handedOver'),
    }),
  }),
  page: texts(
    'reviewedBy reviewedOn sources checkedOn inLanguage questions otherServices',
    'otherTowns contents',
  ),
  toolbar: texts('label call book locations'),
  leave: texts('link about noScript'),
  floating: texts('label'),
  video: texts('open title dismiss'),
  toast: texts('region close'),
  policy: texts('effectiveOn effectiveFrom draft changes summary others'),
  consent: texts(
    'heading text noTools privacyControl acceptAll rejectAll manage settings inShort',
    'inShortKey saved title intro alwaysOn save cancel failed',
  ).extend({ categories: texts('necessary analytics marketing') }),
  cookies: texts('heading name category setBy purpose kept inUse noneInUse').extend({
    categories: texts('necessary analytics marketing'),
    setters: texts('site', ...trackerNames),
    purposes: texts(...sitePurposes, 'toggle', ...trackerNames, 'advertisement'),
    lifetimes: texts(...lifetimes),
  }),
  yourChoice: texts('heading intro delete deleted'),
  receipt: texts(
    'heading intro when addresses whose flags formService bookingService reviewService',
    'nobody none closing',
  ).extend({
    occasions: texts('before analytics marketing form booking reviews'),
  }),
  languageHelp: texts('heading'),
  openNow: texts('openUntil closed opens opensToday at through closedOn'),
  notices: texts('label until dismiss'),
  crisisCenters: texts('heading inCounty county address hours phone more'),
  blocks: texts('urgent comparison'),
  visit: texts(
    'directions googleMaps appleMaps building stepFree noStepFree elevator noElevator',
    'restroom noRestroom parking profiles',
  ),
  existingPatients: texts('heading portal payment refills videoVisit forms elsewhere'),
  referrals: texts('heading fax send report'),
  facts: texts('businessDay businessDays onlyInCounty').extend({
    states: texts('inNetwork outOfNetwork notAccepted'),
    paidBy: texts(...paymentWays),
  }),
  days: texts('Mo Tu We Th Fr Sa Su to'),
  footer: texts(
    'label services locations policies nondiscrimination languageHelp',
    'accessibility practice sampleNotice rights',
  ),
  notFound: texts('heading text home otherLanguage otherLanguageLink').extend({
    title: field.pageTitle,
    description: field.pageDescription,
  }),
  redirect: texts('title'),
  translationOf: field.fingerprint,
});

/** The words that facts are made of. */
export type FactWords = z.infer<typeof dictionarySchema>['facts'];

export type Dictionary = Omit<z.infer<typeof dictionarySchema>, 'translationOf'>;

/** `nav.home`, `contact.form.firstName`, …: the dictionary's keys, typed. */
export type DictionaryKey = Keys<Dictionary>;

type Keys<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Keys<T[K]>}`;
}[keyof T & string];
