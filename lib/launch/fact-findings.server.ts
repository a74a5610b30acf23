import type { Finding } from '../checks/finding';
import type { Content } from '../content/types';
import { findingIn, freshFor, monthsAfter, sampleLooks } from '../finding.server';

/** A text, number, yes or no, or null at any depth of a file. */
interface Leaf {
  /** As staff find it in the file, an entry by its name or place: `Humana.state`. */
  field: string;
  value: unknown;
}

/** What is a sample, not known yet, or was confirmed too long ago in the files of facts. */
export function factFindings(content: Content): Finding[] {
  const { today, practice, clinicians, visits, hours, insurers, crisisCenters, languageHelp } =
    content;
  const { figures: _, ...facts } = practice;
  const files = {
    'practice.yaml': facts,
    'clinicians.yaml': clinicians,
    'visits.yaml': visits,
    'hours.yaml': hours,
    'insurers.yaml': insurers,
    'crisis.yaml': crisisCenters,
    'language-help.yaml': languageHelp,
  };
  return Object.entries(files).flatMap(([file, value]) =>
    leavesOf(value).flatMap((leaf) => findingOf(leaf, findingIn(file), today)),
  );
}

/** Where null is a decision, or has findings of its own. */
const decided =
  /^(trackers|formAddress|formService|booking|reviewsAddress|flags|security|editor|video|existingPatients)|\.hours$/;

function findingOf(
  { field, value }: Leaf,
  finding: ReturnType<typeof findingIn>,
  today: string,
): Finding[] {
  if (value === undefined) return [];
  if (field === 'sample' || field.endsWith('.sample')) {
    return [
      finding(field, 'true', { todo: 'delete the line once the facts are the practice’s own' }),
    ];
  }
  if (
    field.endsWith('onfirmedOn') &&
    (value === null || String(value) < monthsAfter(today, -freshFor))
  ) {
    const todo = 'ask whether it still holds, and write the date';
    return [finding(field, value === null ? 'not confirmed' : String(value), { todo })];
  }
  if (value === null && !decided.test(field)) {
    const todo = 'write it, or delete the line where it does not apply; until then it is not shown';
    return [finding(field, 'not known', { todo })];
  }
  if (typeof value === 'string' && sampleLooks.test(value)) {
    return [finding(field, value, { todo: 'write the practice’s own in its place' })];
  }
  return [];
}

function leavesOf(value: unknown, field = ''): Leaf[] {
  if (value === null || typeof value !== 'object') return [{ field, value }];
  return Object.entries(value).flatMap(([key, item]) => {
    const name = Array.isArray(value) && typeof item?.name === 'string' ? item.name : key;
    return leavesOf(item, field ? `${field}.${name}` : name);
  });
}
