import { type Content, fileOf, pagesOf } from '../content/types';
import { daysAfter, lastDayShown, monthsAfter, week } from '../dates.server';
import { type Finding, finding } from './finding';

/** How many days before it happens something is reported. */
const warningDays = 30;

/** What is over or will be soon, and what was last looked at too long ago. */
export function checkDates(content: Content): Finding[] {
  return [
    ...datedParagraphs(content),
    ...pastDays(content),
    ...openingWhenClosed(content),
    ...security(content),
    ...oldSources(content),
  ];
}

/** Paragraphs that end on a day, which a source of the page has to give a reason for. */
function datedParagraphs(content: Content): Finding[] {
  const soon = daysAfter(content.today, warningDays);
  return pagesOf(content).flatMap((page) => {
    const source = content.sources.get(fileOf(page));
    if (!source) return [];
    const file = `content/${fileOf(page)}`;
    const days = [...new Set(source.raw.match(/(?<=\{until )[\d-]{10}(?=\})/g))];
    // The page itself has only sources that hold today.
    const sources: { expiresOn?: string | null }[] = Object(source.data).sources ?? [];
    const backed = sources.map(({ expiresOn }) => expiresOn);
    return [
      ...days.flatMap((day) => {
        const place = { file, field: 'text', line: source.lineOf(['text'], `{until ${day}}`) };
        return [
          ...(backed.includes(day) ? [] : [finding('paragraph-without-source', place, { day })]),
          ...(day > soon ? [] : [finding('paragraph-ends', place, { day })]),
        ];
      }),
      ...backed.flatMap((day, index) => {
        const place = { file, field: `sources.${index}.expiresOn` };
        return day && !days.includes(day)
          ? finding('source-without-paragraph', place, { day })
          : [];
      }),
    ];
  });
}

/** Notices, closing days and the next opening, if they were over before today began. */
function pastDays({ notices, hours, visits: { nextOpening }, today }: Content): Finding[] {
  const over = (file: string, field: string, day: string) =>
    finding('over', { file: `content/${file}`, field }, { day });
  return [
    ...notices.flatMap(({ until }, index) =>
      until <= `${today}T00:00` ? over('notices.yaml', `${index}.until`, until.slice(0, 10)) : [],
    ),
    ...hours.exceptions.flatMap(({ from, until = from }, index) =>
      until < today ? over('hours.yaml', `exceptions.${index}`, until) : [],
    ),
    ...[nextOpening ?? []]
      .flat()
      .map(lastDayShown)
      .filter((day) => day < today)
      .map((day) => over('visits.yaml', 'nextOpening', day)),
  ];
}

function openingWhenClosed({ hours, visits }: Content): Finding[] {
  const day = visits.nextOpening?.date;
  if (!day) return [];
  const exception = hours.exceptions.find(({ from, until = from }) => from <= day && day <= until);
  // Sunday, 0, is the last.
  const weekday = week.at(new Date(day).getUTCDay() - 1);
  const isOpen = hours.regular.some(({ days }) => days.some((open) => open === weekday));
  if (exception ? exception.hours : isOpen) return [];
  const place = { file: 'content/visits.yaml', field: 'nextOpening.date' };
  return [finding('opening-when-closed', place, { day })];
}

function security({ practice: { security }, today }: Content): Finding[] {
  if (!security || daysAfter(today, warningDays) < security.expiresOn) return [];
  const place = { file: 'content/practice.yaml', field: 'security.expiresOn' };
  return [finding('security-expires', place, { day: security.expiresOn })];
}

function oldSources(content: Content): Finding[] {
  return pagesOf(content).flatMap((page) =>
    (page.sources ?? []).flatMap(({ name, checkedOn }, index) => {
      const place = { file: `content/${fileOf(page)}`, field: `sources.${index}.checkedOn` };
      return isOld(checkedOn, content.today)
        ? finding('old-source', place, { name, day: checkedOn })
        : [];
    }),
  );
}

/** Whether a day is so long ago that what was confirmed, read or reviewed on it has to be again. */
export const isOld = (day: string, today: string) => monthsAfter(day, 12) <= today;
