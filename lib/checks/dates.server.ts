import { visit } from 'unist-util-visit';
import { lastDayShown } from '../content/schemas/visits.server';
import { pathIn } from '../content/source.server';
import { periodOf } from '../content/text/dates.server';
import {
  type ContentWith,
  fileOf,
  pagesOf,
  pathOfPage,
  type ReadableContent,
} from '../content/types';
import { type Finding, finding, type Place } from '../findings/finding';
import { aYearAfter, daysAfter } from '../time/days.server';
import { type Rule, rule } from './rule.server';

/** How many days ahead the end of a paragraph is reported. */
const warningDays = 30;

/** Finds paragraphs that end soon, days that are over, and sources that nobody has read for a year. */
export const dateRules: readonly Rule[] = [
  datedParagraphs,
  rule(['notices'], pastNotices),
  rule(['clinicians'], pastClinicians),
  rule(['hours'], pastExceptions),
  rule(['visits'], pastOpening),
  oldSources,
];

/** Paragraphs that end within `warningDays` days: one finding for each page and day. */
function datedParagraphs(content: ReadableContent): Finding[] {
  const soon = daysAfter(content.today, warningDays);
  return pagesOf(content).flatMap((page) => {
    const source = content.sources.get(fileOf(page));
    const parsed = source?.treeOf('text');
    if (!source || !parsed || !('tree' in parsed)) return [];
    const ends = new Map<string, number | undefined>();
    visit(parsed.tree, 'paragraph', ({ data, position }) => {
      const { until } = periodOf(data?.dateMarks ?? []);
      if (until && until <= soon && !ends.has(until)) ends.set(until, position?.start.line);
    });
    return [...ends].map(([day, line]) => {
      const place = { file: source.path, field: 'text', line: source.lineOf('text', line) };
      return finding('paragraph-ends', place, { day });
    });
  });
}

/** Notices that were over before today began. */
function pastNotices({ folder, notices, today }: ContentWith<'notices'>): Finding[] {
  return notices.flatMap(({ until }, index) =>
    until <= `${today}T00:00`
      ? over(folder, 'notices.yaml', `${index}.until`, until.slice(0, 10))
      : [],
  );
}

/** Clinicians whose last day is over. */
function pastClinicians({ folder, clinicians, today }: ContentWith<'clinicians'>): Finding[] {
  return clinicians.flatMap(({ until }, index) =>
    until && until < today ? over(folder, 'clinicians.yaml', `${index}.until`, until) : [],
  );
}

/** Exceptions from the hours that are over. */
function pastExceptions({ folder, hours, today }: ContentWith<'hours'>): Finding[] {
  return hours.exceptions.flatMap(({ from, until = from }, index) =>
    until < today ? over(folder, 'hours.yaml', `exceptions.${index}`, until) : [],
  );
}

/** A next opening that is no longer shown. */
function pastOpening({ folder, visits, today }: ContentWith<'visits'>): Finding[] {
  if (!visits.nextOpening) return [];
  const lastDay = lastDayShown(visits.nextOpening);
  return lastDay < today ? [over(folder, 'visits.yaml', 'nextOpening', lastDay)] : [];
}

const over = (folder: string, file: string, field: string, day: string) =>
  finding('over', { file: pathIn(folder, file), field }, { day });

/** Sources that were last read a year ago or more. */
function oldSources(content: ReadableContent): Finding[] {
  return pagesOf(content).flatMap((page) =>
    page.sources.flatMap(({ checkedOn }, index) => {
      const place = { file: pathOfPage(content, page), field: `sources.${index}.checkedOn` };
      return confirmationFindings(place, checkedOn, content.today);
    }),
  );
}

/**
 * The finding that something has to be confirmed, read or reviewed, for the first time or again after a year.
 * @param day ISO date of the last confirmation; null if there was none
 */
export function confirmationFindings(place: Place, day: string | null, today: string): Finding[] {
  if (day === null) return [finding('never-confirmed', place)];
  return aYearAfter(day) <= today ? [finding('not-confirmed', place, { day })] : [];
}
