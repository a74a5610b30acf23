import { type Content, fileOf, pagesOf } from '../content/types';
import { daysAfter, lastDayShown } from '../dates.server';
import { type Finding, finding } from '../findings/finding';

/** How many days before it happens something is reported. */
const warningDays = 30;

/** What is over or will be soon, and what was last looked at too long ago. */
export function checkDates(content: Content): Finding[] {
  return [...datedParagraphs(content), ...pastDays(content), ...oldSources(content)];
}

/** Paragraphs that end soon. */
function datedParagraphs(content: Content): Finding[] {
  const soon = daysAfter(content.today, warningDays);
  return pagesOf(content).flatMap((page) => {
    const source = content.sources.get(fileOf(page));
    const days = new Set(source?.raw.match(/(?<=\{until )[\d-]{10}(?=\})/g));
    return [...days]
      .filter((day) => day <= soon)
      .map((day) => {
        const line = source?.lineOf('text', `{until ${day}}`);
        return finding(
          'paragraph-ends',
          { file: `content/${fileOf(page)}`, field: 'text', line },
          { day },
        );
      });
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
    page.sources.flatMap(({ checkedOn }, index) => {
      const place = { file: `content/${fileOf(page)}`, field: `sources.${index}.checkedOn` };
      return isOld(checkedOn, content.today) ? finding('not-confirmed', place) : [];
    }),
  );
}

/** Whether a day is so long ago that what was confirmed, read or reviewed on it has to be again. */
export const isOld = (day: string, today: string) =>
  `${Number(day.slice(0, 4)) + 1}${day.slice(4)}` <= today;
