import { visit } from 'unist-util-visit';
import { pathIn } from '../content/source.server';
import { periodOf } from '../content/text/dates.server';
import { type Content, fileOf, pagesOf, pathOfPage } from '../content/types';
import { type Finding, finding, type Place } from '../findings/finding';
import { daysAfter, lastDayShown } from '../time/dates.server';

/** How many days ahead the end of a paragraph is reported. */
const warningDays = 30;

/** Finds paragraphs that end soon, days that are over, and sources that nobody has read for a year. */
export function checkDates(content: Content): Finding[] {
  return [...datedParagraphs(content), ...pastDays(content), ...oldSources(content)];
}

/** Paragraphs that end within `warningDays` days: one finding for each page and day. */
function datedParagraphs(content: Content): Finding[] {
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

/** Notices, clinicians, exceptions from the hours and the next opening that were over before today began. */
function pastDays(content: Content): Finding[] {
  const { folder, clinicians, notices, hours, today } = content;
  const { nextOpening } = content.visits;
  const lastOpeningDay = nextOpening ? lastDayShown(nextOpening) : undefined;
  const over = (file: string, field: string, day: string) =>
    finding('over', { file: pathIn(folder, file), field }, { day });
  return [
    ...notices.flatMap(({ until }, index) =>
      until <= `${today}T00:00` ? over('notices.yaml', `${index}.until`, until.slice(0, 10)) : [],
    ),
    ...clinicians.flatMap(({ until }, index) =>
      until && until < today ? over('clinicians.yaml', `${index}.until`, until) : [],
    ),
    ...hours.exceptions.flatMap(({ from, until = from }, index) =>
      until < today ? over('hours.yaml', `exceptions.${index}`, until) : [],
    ),
    ...(lastOpeningDay !== undefined && lastOpeningDay < today
      ? [over('visits.yaml', 'nextOpening', lastOpeningDay)]
      : []),
  ];
}

/** Sources that were last read a year ago or more. */
function oldSources(content: Content): Finding[] {
  return pagesOf(content).flatMap((page) =>
    page.sources.flatMap(({ checkedOn }, index) => {
      const place = { file: pathOfPage(content, page), field: `sources.${index}.checkedOn` };
      return confirmationFindings(place, checkedOn, content.today);
    }),
  );
}

/**
 * The finding that something has to be confirmed, read or reviewed, for the first time or again.
 * @param day ISO date of the last confirmation; null if there was none
 */
export function confirmationFindings(place: Place, day: string | null, today: string): Finding[] {
  if (day === null) return [finding('never-confirmed', place)];
  return isOld(day, today) ? [finding('not-confirmed', place, { day })] : [];
}

/** Whether a day is a year ago or more, which is as long as a confirmation holds. */
const isOld = (day: string, today: string) =>
  `${Number(day.slice(0, 4)) + 1}${day.slice(4)}` <= today;
