import type { Language } from '../language';
import { phoneLink } from '../telephones';
import { listOf } from '../text.server';
import { trackersInUse } from '../tracking/registry';
import type { FactFiles } from './file-schemas.server';
import type { Clinician, Clinicians } from './schemas/clinicians.server';
import type { FactWords } from './schemas/dictionary.server';
import type { Insurer } from './schemas/insurers.server';
import type { Practice } from './schemas/practice.server';
import { languagesSpoken } from './spoken-languages.server';
import type { Facts } from './text/facts';

/** The facts that are the same in both languages. */
export function practiceFacts(practice: Practice, [lead]: Clinicians): Facts {
  const { street, city, state, zip } = practice.address;
  const tools = trackersInUse(practice.trackers);
  const receivesForm = practice.formAddress ? practice.formService : null;
  return {
    practice: practice.name,
    name: fullName(lead),
    board: lead.board ?? null,
    license: lead.licence.number,
    phone: practice.phone,
    phoneLink: phoneLink(practice.phone),
    fax: practice.referrals?.fax ?? null,
    email: practice.email,
    neutralSite: new URL(practice.neutralPage).hostname.replace('www.', ''),
    formService: receivesForm?.name ?? null,
    ifFormAgreement: receivesForm?.agreementSignedOn ? '' : null,
    ifTools: tools.length > 0 ? '' : null,
    ifAnalytics: tools.includes('analytics') ? '' : null,
    ifReplay: tools.includes('replay') ? '' : null,
    ifPixel: tools.includes('pixel') ? '' : null,
    street,
    city,
    zip,
    address: `${street}, ${city}, ${state} ${zip}`,
  };
}

/** All facts, in one language. */
export function factsIn(
  language: Language,
  words: FactWords,
  files: Pick<FactFiles, 'practice' | 'clinicians' | 'visits' | 'insurers' | 'towns'>,
): Facts {
  const { practice, clinicians, visits, insurers, towns } = files;
  const businessDays = (days: number | null | undefined) =>
    days ? `${days} ${days === 1 ? words.businessDay : words.businessDays}` : null;
  const officeTown = towns.find(({ office, retired }) => office && !retired);
  const first = visits.kinds.find(({ id }) => id === 'first');
  const followUp = visits.kinds.find(({ id }) => id === 'followUp');
  const listed = (names: string[] | undefined) => (names ? listOf(names, language) : null);
  const spanishSpeakers = languagesSpoken({ clinicians, visits, language }).get('es');
  const program = (id: string) => insurers.find((insurer) => insurer.id === id);
  const accepted = (insurer: Insurer | undefined) => (insurer?.state === 'in network' ? '' : null);
  return {
    ...practiceFacts(practice, clinicians),
    region: practice.region[language],
    officePage: officeTown ? `towns/${officeTown.id}` : null,
    doctor: clinicians[0].formOfAddress[language],
    minutesFirst: first?.minutes?.toString() ?? null,
    minutesFollowUp: followUp?.minutes?.toString() ?? null,
    feeFirst: dollars(first?.price, visits.sample),
    feeFollowUp: dollars(followUp?.price, visits.sample),
    missedVisitFee: dollars(visits.missedVisitFee, visits.sample),
    paidBy: listed(visits.paidBy?.map((way) => words.paidBy[way])),
    parking: practice.building.parking?.[language] ?? null,
    replyWithin: businessDays(visits.replyWithin),
    refillsWithin: businessDays(visits.refillsWithin),
    pronoun: clinicians[0].pronoun?.[language] ?? null,
    coverage: visits.coverage?.[language] ?? null,
    ...Object.fromEntries(
      Object.entries(visits.answers).map(([name, answer]) => [name, answer?.[language] ?? null]),
    ),
    spanishSpokenBy: listed(spanishSpeakers),
    medicare: insurerState(program('medicare'), language, words),
    medicaid: insurerState(program('medicaid'), language, words),
    ifWhatsApp: practice.whatsApp ? '' : null,
    ifNoWhatsApp: practice.whatsApp === false ? '' : null,
    ifClip: practice.video ? '' : null,
    ifInsurers: insurers.some(({ state }) => state === 'in network') ? '' : null,
    ifMedicare: accepted(program('medicare')),
    ifMedicaid: accepted(program('medicaid')),
  };
}

/** "Alex Sample, MD". */
export function fullName({ name, credentials }: Clinician): string {
  return `${name}, ${credentials}`;
}

/** A price as "$150", a sample's as "$000"; null where it is not known. */
export function dollars(price: number | null | undefined, sample: true | undefined): string | null {
  if (price === null || price === undefined) return null;
  return sample ? '$000' : `$${String(price).replace(/(?<=^\d+)(?=(\d{3})+$)/g, ',')}`;
}

/** The figures as they are printed, "15+", "98 %", "120"; samples of zero are "00 %" and "000". */
export function printedFigures({ figures }: Practice) {
  const print = (name: keyof Practice['figures'], digits: number, suffix: string) => {
    const figure = figures[name];
    if (!figure) return [];
    const { value, source, sample } = figure;
    const text = String(value).padStart(sample ? digits : 0, '0') + suffix;
    return [{ name, source, sample, text }];
  };
  return [
    print('yearsOfExperience', 1, '+'),
    print('patientSuccessRate', 2, ' %'),
    print('positiveReviews', 3, ''),
  ].flat();
}

/** "We are in network with Medicare."; null where the practice has not said. */
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

/** "only in the county of Collier or Lee", of the counties in which an insurer's state holds. */
export function countiesIn(language: Language, counties: string[], onlyInCounty: string): string {
  return `${onlyInCounty} ${listOf(counties, language, 'or')}`;
}
