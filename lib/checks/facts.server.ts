import { professionOf } from '../content/credentials';
import { pathIn } from '../content/source.server';
import { type Content, pagesOf, pathOfPage } from '../content/types';
import { type Finding, finding } from '../findings/finding';
import { confirmation } from './dates.server';

const factFiles = [
  'practice',
  'clinicians',
  'visits',
  'hours',
  'insurers',
  'crisis',
  'language-help',
] as const;

/** What is a sample, not known yet, or was confirmed too long ago. */
export function checkFacts(content: Content): Finding[] {
  return [
    ...factFiles.flatMap((name) =>
      leavesOf(content[name])
        .filter(({ field }) => !isInapplicable(field, content[name]))
        .flatMap((leaf) => findingOf(leaf, pathIn(content.folder, `${name}.yaml`), content.today)),
    ),
    ...freeVisits(content),
    ...sampleReviews(content),
  ];
}

/** Patterns of samples: the word itself, reserved numbers and domains, a number of nothing but zeros. */
export const sampleLooks =
  /sample|\bde muestra\b|^muestra\b|\.example\b|555-01\d\d|(?<![\d.,:])0{3,}(?!\d*[1-9])|^0+$/i;

/** A text, number, yes or no, or null at any depth of a file, and where it stands. */
interface Leaf {
  field: string;
  value: unknown;
}

function leavesOf(value: unknown, field = ''): Leaf[] {
  if (value === null || typeof value !== 'object') return [{ field, value }];
  return Object.entries(value).flatMap(([key, item]) =>
    leavesOf(item, field ? `${field}.${key}` : key),
  );
}

/** Where an empty field is a decision. */
const decided =
  /(^|\.)doesNotApply|^(figures|trackers|formAddress|formService|booking|reviewsAddress|flags|editor|video|existingPatients)|^exceptions\.\d+\.hours$/;

function findingOf({ field, value }: Leaf, file: string, today: string): Finding[] {
  const place = { file, field };
  if (value === undefined) return [];
  if (/(^|\.)sample$/.test(field)) {
    const code = field.startsWith('figures.') ? 'sample-figure' : 'sample';
    return [finding(code, place, { found: field })];
  }
  if (/confirmedOn$/i.test(field)) {
    return confirmation(place, typeof value === 'string' ? value : null, today);
  }
  if (value === null) {
    const name = field.replace(/^\d+\./, '');
    return decided.test(field) ? [] : [finding('not-known', place, { name })];
  }
  const isSample = typeof value === 'string' && sampleLooks.test(value);
  return isSample ? [finding('sample', place, { found: value })] : [];
}

/** What only physicians have. */
const ofPhysicians = ['medicalSchool', 'residency'];

/** Whether a field is empty because it does not apply: to this practice, entry or profession. */
function isInapplicable(field: string, facts: unknown): boolean {
  const [, index = '', name = field] = /^(\d+)\.(.+)$/.exec(field) ?? [];
  const entry = Object(index ? Object(facts)[index] : facts);
  const credentials: unknown = entry.credentials;
  const isPhysician = typeof credentials !== 'string' || professionOf(credentials) === 'physician';
  if (!isPhysician && ofPhysicians.includes(name)) return true;
  return Array.isArray(entry.doesNotApply) && entry.doesNotApply.includes(name);
}

/** Prices of 0 that are no samples: patients would read "$0 without insurance". */
function freeVisits({ folder, visits }: Content): Finding[] {
  if (visits.sample) return [];
  return visits.kinds.flatMap(({ price }, index) => {
    const place = { file: pathIn(folder, 'visits.yaml'), field: `kinds.${index}.price` };
    return price === 0 ? finding('free-visit', place) : [];
  });
}

function sampleReviews(content: Content): Finding[] {
  return pagesOf(content).flatMap((page) =>
    (page.kind === 'home' ? page.reviews : []).flatMap(({ sample, text }, index) => {
      const place = { file: pathOfPage(content, page), field: `reviews.${index}` };
      return sample ? finding('sample-review', place, { found: text }) : [];
    }),
  );
}
