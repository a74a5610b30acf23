import { daysAfter } from '../dates.server';
import { daysAhead } from '../hours.server';
import type { Content } from './types';

/** A day from which a build differs from those before it, and the file that says so. */
export interface Due {
  day: string;
  file: string;
  what: string;
}

/** What of the content begins or ends after one day and until another: ISO dates. */
export function dueBetween(content: Content, after: string, today: string): Due[] {
  return [...paragraphs(content), ...facts(content)]
    .filter(({ day }) => after < day && day <= today)
    .sort((one, other) => one.day.localeCompare(other.day));
}

/** The marks of paragraphs; sources end with the paragraphs that they back. */
function paragraphs({ sources }: Content): Due[] {
  return [...sources.values()].flatMap(({ file, raw }) =>
    [...raw.matchAll(/\{(from|until) ([\d-]{10})\}/g)].map(([, word, day = '']) => ({
      file,
      day,
      what: `a paragraph, ${word} then`,
    })),
  );
}

function facts({ notices, hours, visits: { nextOpening } }: Content): Due[] {
  return [
    ...notices.flatMap(({ id, from, until }) => [
      { file: 'notices.yaml', day: from.slice(0, 10), what: `the notice ${id} begins` },
      { file: 'notices.yaml', day: until.slice(0, 10), what: `the notice ${id} ends` },
    ]),
    ...hours.exceptions.flatMap(({ from, until = from, reason }) => [
      { file: 'hours.yaml', day: daysAfter(from, -daysAhead), what: `${reason.en} comes near` },
      { file: 'hours.yaml', day: daysAfter(until, 1), what: `${reason.en} is over` },
    ]),
    ...[nextOpening ?? []].flat().map((opening) => ({
      file: 'visits.yaml',
      day: daysAfter(lastDayShown(opening), 1),
      what: 'the next opening is over',
    })),
  ];
}

/** The last day on which the next opening is shown, an ISO date. */
export function lastDayShown({
  date,
  confirmedOn,
  shownForDays,
}: NonNullable<Content['visits']['nextOpening']>): string {
  const confirmed = daysAfter(confirmedOn, shownForDays);
  return date < confirmed ? date : confirmed;
}
