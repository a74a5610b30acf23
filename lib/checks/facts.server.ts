import { professionOf } from '../content/credentials';
import { isOfPhysicians } from '../content/schemas/clinicians.server';
import { isIdInNetwork } from '../content/schemas/insurers.server';
import type { Practice } from '../content/schemas/practice.server';
import { answersOfVideo, type Visits } from '../content/schemas/visits.server';
import { pathIn } from '../content/source.server';
import { type ContentWith, pagesOf, pathOfPage, type ReadableContent } from '../content/types';
import { type Finding, finding } from '../findings/finding';
import { type Leaf, leavesOf } from '../nested-value.server';
import { confirmationFindings } from './dates.server';
import { type Rule, rule } from './rule.server';

/** The files whose facts are checked by themselves. */
const checkedFiles = ['clinicians', 'hours', 'insurers', 'crisis', 'language-help'] as const;

/** Finds facts that are samples, that are not known, or that were confirmed a year ago or more. */
export const factRules: readonly Rule[] = [
  ...checkedFiles.map((name) => rule([name], (content) => findingsOfFile(name, content))),
  rule(['practice'], (content) =>
    findingsOfFile('practice', content, (field) => isWithoutLinks(field, content)),
  ),
  rule(['visits', 'insurers'], (content) =>
    findingsOfFile('visits', content, (field) => isNotOffered(field, content)),
  ),
  sampleReviews,
];

/**
 * The findings about the values of a file, at any depth.
 * @param isLeftOut whether nobody asks for a field
 */
function findingsOfFile<Name extends (typeof checkedFiles)[number] | 'practice' | 'visits'>(
  name: Name,
  { folder, today, [name]: facts }: ContentWith<Name>,
  isLeftOut: (field: string) => boolean = () => false,
): Finding[] {
  return leavesOf(facts)
    .filter(({ field }) => !isInapplicable(field, facts) && !isLeftOut(field))
    .flatMap((leaf) => findingsOfValue(leaf, pathIn(folder, `${name}.yaml`), today));
}

/** How samples look: the word itself, reserved telephone numbers and domains, numbers of zeros alone. */
export const sampleLooks =
  /sample|\bde muestra\b|^muestra\b|\.example\b|555-01\d\d|(?<![\d.,:])0{3,}(?!\d*[1-9])|^0+$/i;

type DecidedField =
  | keyof Practice
  | `existingPatients.${keyof Practice['existingPatients']}`
  | keyof Visits;

/**
 * The fields and groups, in any file of facts, that may be empty because the practice decided so, not because a fact is
 * missing: the launch check does not ask for them.
 */
const decided: readonly DecidedField[] = [
  'figures',
  'trackers',
  'trackersDecidedOn',
  'existingPatients.portal',
  'existingPatients.payment',
  'existingPatients.refills',
  'existingPatients.videoVisit',
  'formAddress',
  'formService',
  'bookingAddress',
  'bookingLanguages',
  'reviewsAddress',
  'flags',
  'editor',
  'video',
  'videoFrom',
];
const mayBeEmpty = new RegExp(
  `(^|\\.)doesNotApply(\\.|$)|^(${decided.join('|')})(\\.|$)|^exceptions\\.\\d+\\.hours$`,
);

/** The finding about a single value, if there is one. Fields named `sample` are true wherever they stand. */
function findingsOfValue({ field, value }: Leaf, file: string, today: string): Finding[] {
  const place = { file, field };
  if (value === undefined) return [];
  if (/(^|\.)sample$/.test(field)) {
    const code = field.startsWith('figures.') ? 'sample-figure' : 'sample';
    return [finding(code, place, { found: field })];
  }
  if (/confirmedOn$/i.test(field)) {
    return confirmationFindings(place, typeof value === 'string' ? value : null, today);
  }
  if (value === null) {
    const name = field.replace(/^\d+\./, '');
    return mayBeEmpty.test(field) ? [] : [finding('not-known', place, { name })];
  }
  const isSample = typeof value === 'string' && sampleLooks.test(value);
  return isSample ? [finding('sample', place, { found: value })] : [];
}

/** The fields of a file or an entry that say which of its other fields do not apply. */
interface Applicability {
  credentials?: string;
  board?: string | null;
  doesNotApply?: readonly string[];
}

/** Whether a field does not apply: to the profession of the clinician, or by the list `doesNotApply` beside it. */
function isInapplicable(field: string, facts: object): boolean {
  const [, index, nameInEntry] = /^(\d+)\.(.+)$/.exec(field) ?? [];
  const isInList = Array.isArray(facts) && index !== undefined;
  const entry: Applicability = isInList ? facts[Number(index)] : facts;
  const name = nameInEntry ?? field;
  const { credentials, board, doesNotApply = [] } = entry;
  const isPhysician = credentials === undefined || professionOf(credentials) === 'physician';
  if (!isPhysician && isOfPhysicians(name)) return true;
  // Texts lead to the register of the lead's board alone.
  if (name === 'boardLookUp' && (index !== '0' || !board)) return true;
  return doesNotApply.includes(name);
}

/** Whether a field is the languages of the links for patients, and the practice has no such link. */
function isWithoutLinks(field: string, { practice }: ContentWith<'practice'>): boolean {
  const { portal, payment, refills, videoVisit } = practice.existingPatients;
  return field === 'existingPatients.languages' && !(portal ?? payment ?? refills ?? videoVisit);
}

/** The facts about visits that only pages on visits by video print. */
const ofVideo = [...answersOfVideo, 'firstAdhdVisit', 'phoneOnly'].map((name) => `answers.${name}`);

/** Whether a field of `visits.yaml` is about visits by video, or about Medicare, and the practice does not have these. */
function isNotOffered(
  field: string,
  { visits, insurers }: ContentWith<'visits' | 'insurers'>,
): boolean {
  if (ofVideo.includes(field)) return !visits.videoFrom;
  return field === 'medicareAssignment' && !isIdInNetwork('medicare', insurers);
}

/** Reviews on the home page that are samples. */
function sampleReviews(content: ReadableContent): Finding[] {
  return pagesOf(content).flatMap((page) =>
    (page.kind === 'home' ? page.reviews : []).flatMap(({ sample, text }, index) => {
      const place = { file: pathOfPage(content, page), field: `reviews.${index}` };
      return sample ? finding('sample-review', place, { found: text }) : [];
    }),
  );
}
