import { type Content, fileOf, pagesOf } from '../content/types';
import { daysAfter, lastDayShown } from '../dates.server';
import { type Finding, finding } from './finding';

/** How many days before it happens something is reported. */
const warningDays = 30;

/** What is over or will be soon, and what was last looked at too long ago. */
export function checkDates(content: Content): Finding[] {
  return [...datedParagraphs(content), ...pastDays(content), ...oldSources(content)];
}

/** Paragraphs that end soon, and sources that end on a day on which no paragraph does. */
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
        return day > soon ? [] : finding('paragraph-ends', place, { day });
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
export const isOld = (day: string, today: string) => yearAfter(day) <= today;

const yearAfter = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
