import type { Language } from '../language';
import { trackersInUse } from '../tracking/registry';
import { addressLine } from '../words/postal-address';
import { phoneLink } from '../words/telephones';
import { capitalized, listOf, titleCase } from '../words/text.server';
import { professionOf } from './credentials';
import type { FactFiles } from './file-schemas.server';
import type { Clinician, Clinicians } from './schemas/clinicians.server';
import type { FactWords } from './schemas/dictionary.server';
import { type Insurer, isInNetwork } from './schemas/insurers.server';
import type { Practice } from './schemas/practice.server';
import type { Visits } from './schemas/visits.server';
import { languagesSpoken } from './spoken-languages.server';
import type { Facts } from './text/facts';

/** The facts of the practice and its lead. Other files of facts may quote these too. */
export function practiceFactsIn(language: Language, practice: Practice, [lead]: Clinicians): Facts {
  const { street, city, zip } = practice.address;
  const trackers = trackersInUse(practice.trackers);
  const receivesForm = practice.formAddress ? practice.formService : null;
  return {
    practice: practice.name,
    region: practice.region[language],
    name: fullName(lead),
    doctor: lead.formOfAddress[language],
    pronoun: lead.pronoun?.[language] ?? null,
    board: lead.board ?? null,
    license: lead.licence.number,
    phone: practice.phone,
    phoneLink: phoneLink(practice.phone),
    fax: practice.referrals?.fax ?? null,
    coordinator: practice.civilRightsCoordinator,
    email: practice.email,
    neutralSite: new URL(practice.neutralPage).hostname.replace('www.', ''),
    formService: receivesForm?.name ?? null,
    ifFormAgreement: receivesForm?.agreementSignedOn ? '' : null,
    ifTools: trackers.length > 0 ? '' : null,
    ifAnalytics: trackers.includes('analytics') ? '' : null,
    ifReplay: trackers.includes('replay') ? '' : null,
    ifPixel: trackers.includes('pixel') ? '' : null,
    street,
    city,
    zip,
    address: addressLine(practice.address),
  };
}

/**
 * All facts in one language, by the names under which texts quote them. Null is a fact that is not known; a
 * condition, `if…`, is empty if it holds and null if it does not.
 * @param words the dictionary's words for facts
 */
export function factsIn(
  language: Language,
  words: FactWords,
  files: Pick<FactFiles, 'practice' | 'clinicians' | 'visits' | 'insurers' | 'towns'>,
): Facts {
  const { practice, clinicians, visits, insurers, towns } = files;
  const { building, whatsApp, video } = practice;
  const officeTown = towns.find(({ office, retired }) => office && !retired);
  const spanishSpeakers = languagesSpoken({ clinicians, visits, language }).get('es');
  return {
    ...practiceFactsIn(language, practice, clinicians),
    ...visitFacts(language, words, visits),
    ...professionFacts(language, words, clinicians),
    ...insurerFacts(language, words, insurers),
    officePage: officeTown ? `towns/${officeTown.id}` : null,
    parking: building.parking?.[language] ?? null,
    bus: building.bus?.[language] ?? null,
    spanishSpokenBy: listed(language, spanishSpeakers),
    ifWhatsApp: ifTrue(whatsApp === true),
    ifNoWhatsApp: ifTrue(whatsApp === false),
    ifClip: ifTrue(Boolean(video)),
  };
}

/** A condition, for whose name texts have nothing printed. */
const ifTrue = (holds: boolean) => (holds ? '' : null);

const listed = (language: Language, names: string[] | undefined) =>
  names ? listOf(names, language) : null;

/** Lengths, prices, times and answers. */
function visitFacts(language: Language, words: FactWords, visits: Visits): Facts {
  const businessDays = (days: number | null | undefined) =>
    days ? `${days} ${days === 1 ? words.businessDay : words.businessDays}` : null;
  const first = visits.kinds.find(({ id }) => id === 'first');
  const followUp = visits.kinds.find(({ id }) => id === 'followUp');
  const paidBy = visits.paidBy?.map((way) => words.paidBy[way]);
  const answers = Object.entries(visits.answers).map(([name, answer]): [string, string | null] => [
    name,
    answer?.[language] ?? null,
  ]);
  return {
    minutesFirst: first?.minutes?.toString() ?? null,
    minutesFollowUp: followUp?.minutes?.toString() ?? null,
    feeFirst: dollars(first?.price, visits.sample),
    feeFollowUp: dollars(followUp?.price, visits.sample),
    missedVisitFee: dollars(visits.missedVisitFee, visits.sample),
    ifMissedVisitFee: ifTrue((visits.missedVisitFee ?? 0) > 0),
    ifNoMissedVisitFee: ifTrue(visits.missedVisitFee === 0),
    ifMissedVisitFeeUnknown: ifTrue(visits.missedVisitFee == null),
    paidBy: listed(language, paidBy),
    replyWithin: businessDays(visits.replyWithin),
    refillsWithin: businessDays(visits.refillsWithin),
    coverage: visits.coverage?.[language] ?? null,
    ...Object.fromEntries(answers),
    afterHours: afterHours(language, words, visits),
    ifVideo: ifTrue(Boolean(visits.videoFrom)),
    ifNoVideo: ifTrue(!visits.videoFrom),
    ifAssignment: ifTrue(visits.medicareAssignment === true),
    ifNoAssignment: ifTrue(visits.medicareAssignment === false),
  };
}

/** What texts call the lead, by the credentials. */
function professionFacts(language: Language, words: FactWords, [lead]: Clinicians): Facts {
  // Spanish uses the masculine form, "un psiquiatra", where nothing else is known.
  const form = lead.spanishForm ?? 'masculine';
  const leadProfession = professionOf(lead.credentials) ?? 'physician';
  const profession = words.professions[leadProfession][form];
  const psychiatrist = `${words.one[form]} ${profession}`;
  return {
    psychiatrist,
    Psychiatrist: capitalized(psychiatrist),
    profession,
    Profession: language === 'en' ? titleCase(profession) : capitalized(profession),
    ifPhysician: ifTrue(leadProfession === 'physician'),
    ifNotPhysician: ifTrue(leadProfession !== 'physician'),
  };
}

/** Which insurers and programs the practice is in network with. */
function insurerFacts(language: Language, words: FactWords, insurers: readonly Insurer[]): Facts {
  const program = (id: string) => insurers.find((insurer) => insurer.id === id);
  const accepted = insurers.filter(isInNetwork);
  return {
    medicare: insurerState(program('medicare'), language, words),
    medicaid: insurerState(program('medicaid'), language, words),
    ifInsurers: ifTrue(accepted.length > 0),
    ifMedicare: ifTrue(accepted.some(({ id }) => id === 'medicare')),
    ifMedicaid: ifTrue(accepted.some(({ id }) => id === 'medicaid')),
  };
}

/** "Alex Sample, MD". */
export function fullName({ name, credentials }: Clinician): string {
  return `${name}, ${credentials}`;
}

/**
 * A price in dollars: "$150", or "$000" for a sample; null if it is not known.
 * @param price whole dollars
 */
export function dollars(price: number | null | undefined, sample: true | undefined): string | null {
  if (price === null || price === undefined) return null;
  return sample ? '$000' : `$${String(price).replace(/(?<=^\d+)(?=(\d{3})+$)/g, ',')}`;
}

/** The sign in the place of a figure that has no number yet. */
export const noFigure = '—';

/**
 * The figures of the home page as a language prints them: "15+", "98%" or "98 %", "120". A sample without a number
 * is `noFigure`.
 */
export function printedFigures({ figures }: Pick<Practice, 'figures'>, language: Language) {
  const print = (name: keyof Practice['figures'], suffix: string) => {
    const figure = figures[name];
    if (!figure) return [];
    const { value, source, sample } = figure;
    return [{ name, source, sample, text: value === null ? noFigure : value + suffix }];
  };
  return [
    print('yearsOfExperience', '+'),
    print('patientSuccessRate', language === 'es' ? '\u00a0%' : '%'),
    print('positiveReviews', ''),
  ].flat();
}

/** Who answers while the office is closed and, if that is known, how soon they call back; null if the first is not known. */
export function afterHours(
  language: Language,
  { calledBackWithin, minutes }: FactWords,
  { answers, callBackWithin }: Visits,
): string | null {
  const answer = answers.afterHours?.[language];
  if (!answer) return null;
  return callBackWithin ? `${answer} ${calledBackWithin} ${callBackWithin} ${minutes}.` : answer;
}

/** "We are in network with Medicare."; null if that is not known. */
function insurerState(insurer: Insurer | undefined, language: Language, words: FactWords) {
  if (!insurer?.state) return null;
  const { name, state, counties } = insurer;
  const where = counties ? `, ${countiesIn(language, counties, words.onlyInCounty)}` : '';
  const takes = {
    'in network': words.states.inNetwork,
    'out of network': words.states.outOfNetwork,
    'not accepted': words.states.notAccepted,
  };
  return `${takes[state]} ${name}${where}.`;
}

/** "only in the county of Collier or Lee". */
export function countiesIn(language: Language, counties: string[], onlyInCounty: string): string {
  return `${onlyInCounty} ${listOf(counties, language, 'or')}`;
}
