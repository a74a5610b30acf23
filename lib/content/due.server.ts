import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { daysAfter } from '../dates.server';
import { daysAhead } from '../hours.server';
import { translatedFiles } from './translations.server';
import type { Content } from './types';

/** A day from which a build differs from those before it, and the file that says so. */
export interface Due {
  day: string;
  file: string;
  what: string;
}

/** What of the content begins or ends after one day and until another: ISO dates. */
export function dueBetween(folder: string, content: Content, after: string, today: string): Due[] {
  return [...paragraphs(folder), ...facts(content)]
    .filter(({ day }) => after < day && day <= today)
    .sort((one, other) => one.day.localeCompare(other.day));
}

/** The marks of paragraphs; sources end with the paragraphs that they back. */
function paragraphs(folder: string): Due[] {
  const files = translatedFiles.flatMap((name) => [`en/${name}`, `es/${name}`]);
  return files.flatMap((file) => {
    const marks = readFileSync(join(folder, file), 'utf8').matchAll(
      /\{(from|until) ([\d-]{10})\}/g,
    );
    return [...marks].map(([, word, day = '']) => ({
      file,
      day,
      what: `a paragraph, ${word} then`,
    }));
  });
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
    ...(nextOpening
      ? [
          {
            file: 'visits.yaml',
            day: daysAfter(lastDayShown(nextOpening), 1),
            what: 'the next opening is over',
          },
        ]
      : []),
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
