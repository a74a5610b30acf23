import { z } from 'zod';
import { lifetimes, sitePurposes } from '../../consent/cookies';
import { contactErrors, contactFields } from '../../contact-form';
import { trackerNames } from '../../tracking/registry';
import { fields, fingerprint, label, pageDescription, pageTitle, text } from './fields.server';
import { paymentWays } from './visits.server';

/** Texts by their keys, given as lists with spaces between them: 'label menu close'. */
const group = <List extends string>(...lists: List[]) =>
  z.strictObject(
    Object.fromEntries(
      lists.flatMap((list) => list.split(' ')).map((key) => [key, text]),
    ) as Record<Words<List>, typeof text>,
  );

/** The union of the words of 'label menu close'. */
type Words<List extends string> = List extends `${infer Word} ${infer Others}`
  ? Word | Words<Others>
  : List;

/**
 * `content/<language>/dictionary.yaml`: the short texts of the interface. A key stands here once,
 * with its place in the page as its name; both languages must have exactly these keys.
 */
export const dictionarySchema = fields(label('Dictionary', 'Diccionario'), {
  language: group('switchTo switchLabel shown failed'),
  nav: group(
    'label menu close home about services viewAllServices telepsychiatry locations',
    'contact bookNow skip breadcrumbs',
  ),
  crisis: group('label lead emergency lifeline lifelineText lifelineTextLink'),
  hero: group('ourServices callNow badgeCertified badgeCity badgeRegion badges topics pause'),
  image: group('loading unavailable'),
  pictures: group('coast videoVisit bilingual policies'),
  stats: group('label yearsOfExperience patientSuccessRate positiveReviews sample'),
  insurance: group(
    'heading intro footnote list pause play find findHint inNetwork outOfNetwork notAccepted',
    'unknown confirmedOn planNote questionsLink',
  ),
  telehealth: group('heading text link'),
  about: group('heading text link'),
  clinician: group(
    'board licence lookUp npi medicalSchool residency fellowship inPracticeSince',
    'languages interests affiliations newPatients takesNewPatients takesNoNewPatients',
    'sample',
  ),
  glance: group(
    'heading sample newPatients accepted waitingList notAccepted nextOpening confirmedOn',
    'minutes withoutInsurance where office video ages andOver to languages speaks speak reply',
    'refills away paidBy superbill',
  ),
  fees: group('heading visit length forWhom price note'),
  services: group('heading intro'),
  bilingual: group('heading text visit forms website'),
  areas: group('heading intro map office'),
  callToAction: group('heading text call request'),
  reviews: group('heading intro sample link'),
  forPatients: group('doors heading text link'),
  faq: group('heading concerns'),
  contact: group(
    'heading intro phone email address hours closed booking bookingNote card save',
  ).extend({
    form: group(
      ...contactFields,
      'send openMail english spanish scheduling noMedicalDetails byMail subject sending',
      'next nextSteps',
    ).extend({
      trap: text,
      hints: group('caller email phone preferredLanguage times message'),
      choices: group(
        'unanswered myself someone new current either office video otherInsurer noInsurer unsure',
        'sameLanguage otherLanguage',
      ),
      errors: group('summary', ...contactErrors),
      outcomes: group('sent failed unconfirmed handedOver'),
    }),
  }),
  page: group(
    'reviewedBy reviewedOn sources checkedOn inLanguage questions otherServices',
    'otherTowns contents',
  ),
  toolbar: group('label call book locations'),
  leave: group('link inShort about noScript'),
  floating: group('label'),
  video: group('open title dismiss'),
  toast: group('region close'),
  policy: group('effectiveOn effectiveFrom draft changes summary others'),
  consent: group(
    'heading text noTools privacyControl acceptAll rejectAll manage settings inShort',
    'inShortKey saved title intro alwaysOn save cancel failed',
  ).extend({ categories: group('necessary analytics marketing') }),
  cookies: group('heading name category setBy purpose kept inUse noneInUse').extend({
    categories: group('necessary analytics marketing'),
    setters: group('site', ...trackerNames),
    purposes: group(...sitePurposes, 'toggle', ...trackerNames, 'advertisement'),
    lifetimes: group(...lifetimes),
  }),
  yourChoice: group('heading intro delete deleted'),
  receipt: group(
    'heading intro when addresses whose flags formService bookingService reviewService',
    'nobody none closing',
  ).extend({
    occasions: group('before analytics marketing form booking reviews'),
  }),
  languageHelp: group('heading'),
  openNow: group('openUntil closed opens opensToday at through closedOn'),
  notices: group('label until dismiss'),
  crisisCenters: group('heading inCounty county address hours phone more'),
  blocks: group('urgent elsewhere comparison'),
  visit: group(
    'directions googleMaps appleMaps building stepFree noStepFree elevator noElevator',
    'restroom noRestroom parking profiles',
  ),
  existingPatients: group('heading portal payment refills videoVisit forms elsewhere'),
  referrals: group('heading fax send report'),
  facts: group('businessDay businessDays onlyInCounty').extend({
    states: group('inNetwork outOfNetwork notAccepted'),
    paidBy: group(...paymentWays),
  }),
  days: group('Mo Tu We Th Fr Sa Su to'),
  footer: group(
    'label services locations policies nondiscrimination languageHelp',
    'accessibility practice sampleNotice rights',
  ),
  notFound: group('heading text home otherLanguage otherLanguageLink').extend({
    title: pageTitle,
    description: pageDescription,
  }),
  redirect: group('title'),
  translationOf: fingerprint,
});

/** The words that facts are made of. */
export type FactWords = z.infer<typeof dictionarySchema>['facts'];

export type Dictionary = Omit<z.infer<typeof dictionarySchema>, 'translationOf'>;

/** `nav.home`, `contact.form.firstName`, …: the dictionary's keys, typed. */
export type DictionaryKey = Keys<Dictionary>;

type Keys<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Keys<T[K]>}`;
}[keyof T & string];
