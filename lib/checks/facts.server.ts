import { printedFigures } from '../content/facts.server';
import { type Content, fileOf, pagesOf } from '../content/types';
import { isOld } from './dates.server';
import { type Finding, finding } from './finding';

/** What is a sample, not known yet, or was confirmed too long ago. */
export function checkFacts(content: Content): Finding[] {
  const { practice, clinicians, visits, hours, insurers, crisisCenters, languageHelp } = content;
  const { figures: _, ...facts } = practice;
  const files = { practice: facts, clinicians, visits, hours, insurers, crisis: crisisCenters };
  return [
    ...Object.entries({ ...files, 'language-help': languageHelp }).flatMap(([name, value]) =>
      leavesOf(value).flatMap((leaf) => findingOf(leaf, `content/${name}.yaml`, content.today)),
    ),
    ...sampleFigures(content),
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

/** Where null is a decision, or has findings of its own. */
const decided =
  /^(trackers|formAddress|formService|booking|reviewsAddress|flags|security|editor|video|existingPatients)|\.hours$/;

function findingOf({ field, value }: Leaf, file: string, today: string): Finding[] {
  const place = { file, field };
  if (value === undefined) return [];
  if (/(^|\.)sample$/.test(field)) return [finding('sample', place, { found: field })];
  if (/confirmedOn$/i.test(field)) {
    return typeof value === 'string' && !isOld(value, today)
      ? []
      : [finding('not-confirmed', place)];
  }
  if (value === null) return decided.test(field) ? [] : [finding('not-known', place)];
  const isSample = typeof value === 'string' && sampleLooks.test(value);
  return isSample ? [finding('sample', place, { found: value })] : [];
}

function sampleFigures({ practice }: Content): Finding[] {
  return printedFigures(practice)
    .filter(({ sample }) => sample)
    .map(({ name, text }) => {
      const place = { file: 'content/practice.yaml', field: `figures.${name}` };
      return finding('sample-figure', place, { found: text });
    });
}

function sampleReviews(content: Content): Finding[] {
  return pagesOf(content).flatMap((page) =>
    (page.kind === 'home' ? page.reviews : []).flatMap(({ sample, text }, index) => {
      const place = { file: `content/${fileOf(page)}`, field: `reviews.${index}` };
      return sample ? finding('sample', place, { found: text }) : [];
    }),
  );
}
