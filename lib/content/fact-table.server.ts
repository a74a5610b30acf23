import type { Language } from '../language';
import { trackerNames, trackersInUse } from '../tracking/registry';
import type { Line } from '../words/line';
import { addressLine } from '../words/postal-address';
import { callLink, type PhoneLink } from '../words/telephones';
import { capitalized, listOf, titleCase } from '../words/text.server';
import { type Profession, professionOf } from './credentials';
import { afterHours, dollars, fullName, insurerState } from './facts.server';
import type { FactFiles } from './file-schemas.server';
import type { Clinician, Clinicians } from './schemas/clinicians.server';
import type { FactWords } from './schemas/dictionary.server';
import { isIdInNetwork, isInNetwork } from './schemas/insurers.server';
import type { Practice } from './schemas/practice.server';
import { officeTown } from './schemas/towns.server';
import type { Visits } from './schemas/visits.server';
import { languagesSpoken } from './spoken-languages.server';
import type { Fact, FactKind, Facts } from './text/facts';

/** What facts of the practice are made of. */
interface OfPractice {
  language: Language;
  practice: Practice;
  lead: Clinician;
}

/** What all facts are made of. */
interface Known extends OfPractice, Pick<FactFiles, 'visits' | 'insurers' | 'towns'> {
  clinicians: Clinicians;
  /** The dictionary's words for facts. */
  words: FactWords;
}

/**
 * A fact: its kind, and the function that makes it, which gives null if it is not known; for a condition, whether it
 * holds.
 */
type Row<From> =
  | { kind: 'words' | 'name' | 'sentence'; of: (known: From) => string | Line | null }
  | { kind: 'number'; of: (known: From) => PhoneLink | null }
  | { kind: 'condition'; of: (known: From) => boolean };

type Rows<From> = Readonly<Record<string, Row<From>>>;

/** The facts of the practice and its lead, which other files of facts may quote too. */
const ofPractice = {
  practice: { kind: 'name', of: ({ practice }) => practice.name },
  name: { kind: 'name', of: ({ lead }) => fullName(lead) },
  doctor: { kind: 'name', of: ({ lead, language }) => lead.formOfAddress[language] },
  pronoun: { kind: 'name', of: ({ lead, language }) => lead.pronoun?.[language] ?? null },
  board: { kind: 'words', of: ({ lead }) => lead.board ?? null },
  boardLookUp: { kind: 'words', of: ({ lead }) => lead.boardLookUp ?? null },
  license: { kind: 'words', of: ({ lead }) => lead.license.number },
  phone: { kind: 'number', of: ({ practice }) => callLink(practice.phone) },
  fax: { kind: 'words', of: ({ practice }) => practice.referrals?.fax ?? null },
  email: { kind: 'words', of: ({ practice }) => practice.email },
  street: { kind: 'words', of: ({ practice }) => practice.address.street },
  city: { kind: 'words', of: ({ practice }) => practice.address.city },
  zip: { kind: 'words', of: ({ practice }) => practice.address.zip },
  address: { kind: 'words', of: ({ practice }) => addressLine(practice.address) },
  region: { kind: 'words', of: ({ practice, language }) => practice.region[language] },
  coordinator: { kind: 'words', of: ({ practice }) => practice.civilRightsCoordinator },
  neutralSite: {
    kind: 'words',
    of: ({ practice, language }) =>
      new URL(practice.neutralPage[language]).hostname.replace('www.', ''),
  },
  formService: { kind: 'words', of: ({ practice }) => receiverOfForm(practice)?.name ?? null },
  ifFormAgreement: {
    kind: 'condition',
    of: ({ practice }) => Boolean(receiverOfForm(practice)?.agreementSignedOn),
  },
  ifTools: { kind: 'condition', of: ({ practice }) => trackersInUse(practice.trackers).length > 0 },
  // `ifAnalytics`, `ifReplay`: one for each tracker of the registry.
  ...Object.fromEntries(
    trackerNames.map((name): [string, Row<OfPractice>] => [
      `if${capitalized(name)}`,
      {
        kind: 'condition',
        of: ({ practice }) => trackersInUse(practice.trackers).includes(name),
      },
    ]),
  ),
} satisfies Rows<OfPractice>;

/** The facts of visits, insurers, the building and the people. */
const ofOtherFiles = {
  psychiatrist: { kind: 'name', of: (known) => psychiatrist(known) },
  Psychiatrist: { kind: 'name', of: (known) => capitalized(psychiatrist(known)) },
  profession: { kind: 'name', of: (known) => profession(known) },
  Profession: {
    kind: 'name',
    of: (known) => (known.language === 'en' ? titleCase : capitalized)(profession(known)),
  },
  ifPhysician: { kind: 'condition', of: ({ lead }) => kindOfLead(lead) === 'physician' },
  ifNotPhysician: { kind: 'condition', of: ({ lead }) => kindOfLead(lead) !== 'physician' },
  spanishSpokenBy: {
    kind: 'words',
    of: ({ clinicians, visits, language }) =>
      listed(language, languagesSpoken({ clinicians, visits, language }).get('es')),
  },

  officePage: {
    kind: 'words',
    of: ({ towns }) => {
      const town = officeTown(towns);
      return town ? `towns/${town.id}` : null;
    },
  },
  parking: {
    kind: 'sentence',
    of: ({ practice, language }) => practice.building.parking?.[language] ?? null,
  },
  bus: {
    kind: 'sentence',
    of: ({ practice, language }) => practice.building.bus?.[language] ?? null,
  },
  ifWhatsApp: { kind: 'condition', of: ({ practice }) => practice.whatsApp === true },
  ifNoWhatsApp: { kind: 'condition', of: ({ practice }) => practice.whatsApp === false },
  ifClip: { kind: 'condition', of: ({ practice }) => Boolean(practice.video) },

  minutesFirst: { kind: 'words', of: ({ visits }) => minutesOf('first', visits) },
  minutesFollowUp: { kind: 'words', of: ({ visits }) => minutesOf('followUp', visits) },
  feeFirst: { kind: 'words', of: ({ visits }) => priceOf('first', visits) },
  feeFollowUp: { kind: 'words', of: ({ visits }) => priceOf('followUp', visits) },
  missedVisitFee: {
    kind: 'words',
    of: ({ visits }) => dollars(visits.missedVisitFee, visits.sample),
  },
  ifMissedVisitFee: { kind: 'condition', of: ({ visits }) => (visits.missedVisitFee ?? 0) > 0 },
  ifNoMissedVisitFee: { kind: 'condition', of: ({ visits }) => visits.missedVisitFee === 0 },
  ifMissedVisitFeeUnknown: {
    kind: 'condition',
    of: ({ visits }) => visits.missedVisitFee == null,
  },
  paidBy: {
    kind: 'words',
    of: ({ visits, words, language }) =>
      listed(
        language,
        visits.paidBy?.map((way) => words.paidBy[way]),
      ),
  },
  replyWithin: { kind: 'words', of: ({ visits, words }) => days(visits.replyWithin, words) },
  refillsWithin: { kind: 'words', of: ({ visits, words }) => days(visits.refillsWithin, words) },
  ifRefillsUnknown: { kind: 'condition', of: ({ visits }) => visits.refillsWithin === null },
  treatmentReplyWithin: {
    kind: 'words',
    of: ({ visits, words }) => days(visits.treatmentReplyWithin, words),
  },
  ifTreatmentReplyUnknown: {
    kind: 'condition',
    of: ({ visits }) => visits.treatmentReplyWithin === null,
  },
  ifAiNotes: { kind: 'condition', of: ({ visits }) => visits.aiNotes === true },
  ifNoAiNotes: { kind: 'condition', of: ({ visits }) => visits.aiNotes === false },
  ifAiNotesUnknown: { kind: 'condition', of: ({ visits }) => visits.aiNotes === null },
  ifCardOnFile: { kind: 'condition', of: ({ visits }) => visits.cardOnFile === true },
  ifNoCardOnFile: { kind: 'condition', of: ({ visits }) => visits.cardOnFile === false },
  ifSpanishAtNight: { kind: 'condition', of: ({ visits }) => visits.spanishAtNight === true },
  ifNoSpanishAtNight: { kind: 'condition', of: ({ visits }) => visits.spanishAtNight === false },
  ifSpanishTherapists: { kind: 'condition', of: ({ visits }) => visits.spanishTherapists === true },
  ifNoSpanishTherapists: {
    kind: 'condition',
    of: ({ visits }) => visits.spanishTherapists === false,
  },
  ifVideo: { kind: 'condition', of: ({ visits }) => Boolean(visits.videoFrom) },
  ifNoVideo: { kind: 'condition', of: ({ visits }) => !visits.videoFrom },

  coverage: {
    kind: 'sentence',
    of: ({ visits, language }) => visits.coverage?.[language] ?? null,
  },
  afterHours: {
    kind: 'sentence',
    of: ({ language, words, visits }) => afterHours(language, words, visits),
  },
  ifCallBackUnknown: {
    kind: 'condition',
    of: ({ visits }) => !visits.answers.afterHours || visits.callBackWithin === null,
  },
  otherHours: answer('otherHours'),
  benefits: answer('benefits'),
  rhythm: answer('rhythm'),
  letters: answer('letters'),
  ifLettersUnknown: { kind: 'condition', of: ({ visits }) => !visits.answers.letters },
  records: answer('records'),
  ifRecordsUnknown: { kind: 'condition', of: ({ visits }) => !visits.answers.records },
  videoProgram: answer('videoProgram'),
  stimulants: answer('stimulants'),
  stimulantsContinued: answer('stimulantsContinued'),
  firstAdhdVisit: answer('firstAdhdVisit'),
  papers: answer('papers'),
  wait: answer('wait'),
  discount: answer('discount'),
  phoneOnly: answer('phoneOnly'),
  children: answer('children'),
  controlledByVideo: answer('controlledByVideo'),
  controlledLater: answer('controlledLater'),

  medicare: { kind: 'sentence', of: (known) => programState('medicare', known) },
  medicaid: { kind: 'sentence', of: (known) => programState('medicaid', known) },
  ifInsurers: { kind: 'condition', of: ({ insurers }) => insurers.some(isInNetwork) },
  ifMedicare: { kind: 'condition', of: (known) => accepts('medicare', known) },
  ifMedicaid: { kind: 'condition', of: (known) => accepts('medicaid', known) },
  ifAssignment: { kind: 'condition', of: ({ visits }) => visits.medicareAssignment === true },
  ifNoAssignment: { kind: 'condition', of: ({ visits }) => visits.medicareAssignment === false },
} satisfies Rows<Known>;

/** The kind of each fact by its name; crisis lines and crisis centers have further names (`numbersIn`). */
export const factKinds: ReadonlyMap<string, FactKind> = new Map(
  Object.entries<{ kind: FactKind }>({ ...ofPractice, ...ofOtherFiles }).map(([name, { kind }]) => [
    name,
    kind,
  ]),
);

/** The files from which the facts are made that other files of facts may quote. */
type PracticeFiles = Pick<FactFiles, 'practice' | 'clinicians' | 'crisis' | 'crisis-lines'>;

/** The facts of the practice and its lead, and the numbers to call. Other files of facts may quote these too. */
export function practiceFactsIn(language: Language, files: PracticeFiles): Facts {
  const { practice, clinicians } = files;
  const [lead] = clinicians;
  return { ...numbersIn(language, files), ...made(ofPractice, { language, practice, lead }) };
}

/**
 * All facts in one language, by the names under which texts quote them.
 * @param words the dictionary's words for facts
 */
export function factsIn(
  language: Language,
  words: FactWords,
  files: PracticeFiles & Pick<FactFiles, 'visits' | 'insurers' | 'towns'>,
): Facts {
  const [lead] = files.clinicians;
  return {
    ...practiceFactsIn(language, files),
    ...made(ofOtherFiles, { ...files, language, words, lead }),
  };
}

/** The numbers of crisis lines and centers, by their ids. That of a center is unknown until it is confirmed. */
function numbersIn(language: Language, files: PracticeFiles): Facts {
  const lines = files['crisis-lines'].map(({ id, words, address }): [string, Fact] => [
    id,
    { kind: 'number', value: { words: words[language], href: address[language] } },
  ]);
  const centers = files.crisis.map(({ id, phone }): [string, Fact] => [
    id,
    { kind: 'number', value: phone?.confirmedOn ? callLink(phone.number) : null },
  ]);
  return Object.fromEntries([...centers, ...lines]);
}

/** The facts of some rows. A condition that holds has an empty text, one that does not has null. */
function made<From>(rows: Rows<From>, known: From): Facts {
  return Object.fromEntries(
    Object.entries(rows).map(([name, row]): [string, Fact] => [
      name,
      row.kind === 'condition'
        ? { kind: row.kind, value: row.of(known) ? '' : null }
        : { kind: row.kind, value: row.of(known) },
    ]),
  );
}

/** An answer of `visits.yaml`. */
function answer(name: keyof Visits['answers']): Row<Known> {
  return {
    kind: 'sentence',
    of: ({ visits, language }) => visits.answers[name]?.[language] ?? null,
  };
}

/** The company that receives the contact form; null if the form opens the mail program. */
const receiverOfForm = ({ formAddress, formService }: Practice) =>
  formAddress ? formService : null;

/**
 * The profession of the lead. One who does not prescribe stops a build (`lead-prescribes`); until that is corrected, the dev
 * server shows texts as for a physician.
 */
const kindOfLead = ({ credentials }: Clinician): Profession =>
  professionOf(credentials) ?? 'physician';

/** What texts call the lead, by the credentials. */
function profession({ lead, words }: Known): string {
  return words.professions[kindOfLead(lead)][spanishForm(lead)];
}

const psychiatrist = (known: Known) =>
  `${known.words.one[spanishForm(known.lead)]} ${profession(known)}`;

/** Spanish uses the masculine form, "un psiquiatra", where nothing else is known. */
const spanishForm = ({ spanishForm }: Clinician) => spanishForm ?? 'masculine';

const listed = (language: Language, names: string[] | undefined) =>
  names ? listOf(names, language) : null;

const visitOf = (id: Visits['kinds'][number]['id'], { kinds }: Visits) =>
  kinds.find((kind) => kind.id === id);

const minutesOf = (id: 'first' | 'followUp', visits: Visits) =>
  visitOf(id, visits)?.minutes?.toString() ?? null;

const priceOf = (id: 'first' | 'followUp', visits: Visits) =>
  dollars(visitOf(id, visits)?.price, visits.sample);

/** "2 business days". */
const days = (count: number | null | undefined, { businessDay, businessDays }: FactWords) =>
  count ? `${count} ${count === 1 ? businessDay : businessDays}` : null;

const programState = (id: string, { insurers, language, words }: Known) =>
  insurerState(
    insurers.find((insurer) => insurer.id === id),
    language,
    words,
  );

const accepts = (id: string, { insurers }: Known) => isIdInNetwork(id, insurers);
