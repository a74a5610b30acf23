import { pathIn } from '../content/source.server';
import { type Content, pagesOf, pathOfPage } from '../content/types';
import { type Finding, finding } from '../findings/finding';
import { isOld } from './dates.server';

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
      leavesOf(content[name]).flatMap((leaf) =>
        findingOf(leaf, pathIn(content.folder, `${name}.yaml`), content.today),
      ),
    ),
    ...sampleReviews(content),
  ];
}

/** Patterns of samples: the word itself, reserved numbers and domains, rows of zeros. */
export const sampleLooks = /sample|muestra|\.example\b|555-01\d\d|0{3,}|^0+\b|\b0+ %/i;

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

/** Where null is a decision. */
const decided =
  /^(figures|trackers|formAddress|formService|booking|reviewsAddress|flags|editor|video|existingPatients)|^exceptions\.\d+\.hours$/;

function findingOf({ field, value }: Leaf, file: string, today: string): Finding[] {
  const place = { file, field };
  if (value === undefined) return [];
  if (/(^|\.)sample$/.test(field)) {
    const code = field.startsWith('figures.') ? 'sample-figure' : 'sample';
    return [finding(code, place, { found: field })];
  }
  if (/confirmedOn$/i.test(field)) {
    return typeof value === 'string' && !isOld(value, today)
      ? []
      : [finding('not-confirmed', place)];
  }
  if (value === null) return decided.test(field) ? [] : [finding('not-known', place)];
  const isSample = typeof value === 'string' && sampleLooks.test(value);
  return isSample ? [finding('sample', place, { found: value })] : [];
}

function sampleReviews(content: Content): Finding[] {
  return pagesOf(content).flatMap((page) =>
    (page.kind === 'home' ? page.reviews : []).flatMap(({ sample, text }, index) => {
      const place = { file: pathOfPage(content, page), field: `reviews.${index}` };
      return sample ? finding('sample', place, { found: text }) : [];
    }),
  );
}
