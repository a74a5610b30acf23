import type { Exception, OpeningHours } from './content/schemas/hours.server';
import type { Site, Translate } from './site.server';
import { type Day, daysAfter, week } from './time/days.server';
import { dateWithWeekday, timeRange } from './time/format.server';

/** How many days before its first day an exception is shown. */
const daysAhead = 60;

/**
 * The exceptions that are not over and begin within `daysAhead` days, in the order of their first days.
 * @param today ISO date
 */
export function comingExceptions({ exceptions }: OpeningHours, today: string) {
  const last = daysAfter(today, daysAhead);
  const coming = exceptions.filter(({ from, until = from }) => today <= until && from <= last);
  return coming.sort((a, b) => (a.from < b.from ? -1 : 1));
}

/** "Thursday, December 24: 9:00 AM – 12:00 PM (Christmas Eve)". Without a year, as it begins within `daysAhead` days. */
export function describeException(exception: Exception, { t, language }: Site): string {
  const { from, until = from, hours, reason } = exception;
  const [first, last] = [from, until].map((date) => dateWithWeekday(date, language));
  // "del jueves 26 al viernes 27 de noviembre"
  const isOneMonth = from.slice(0, 7) === until.slice(0, 7);
  const start = language === 'es' ? `del ${isOneMonth ? first?.split(' de ')[0] : first}` : first;
  const days = from === until ? first : `${start} ${t('openNow.through')} ${last}`;
  const times = hours ? timeRange(hours, language) : t('openNow.closedOn');
  return `${days}: ${times} (${reason[language]})`;
}

/** The hours of the week and the coming exceptions in one line, for files without a layout. */
export function hoursInWords(site: Site): string {
  const exceptions = comingExceptions(site.hours, site.today).map((exception) =>
    describeException(exception, site),
  );
  return [regularHoursInWords(site), ...exceptions].join('; ').replaceAll('\u00a0', ' ');
}

/** The hours of the week in one line, without exceptions, which would not hold for long. */
export function regularHoursInWords({ t, hours, language }: Site): string {
  const runs = hours.regular.map((run) => `${nameDays(run.days, t)} ${timeRange(run, language)}`);
  return runs.join('; ').replaceAll('\u00a0', ' ');
}

/** "Monday to Thursday", "Monday, Wednesday to Friday". */
export function nameDays(days: Day[], t: Translate): string {
  return runsOfDays(days)
    .map(([first, last]) =>
      first === last
        ? t(`days.${first}`)
        : `${t(`days.${first}`)} ${t('days.to')} ${t(`days.${last}`)}`,
    )
    .join(', ');
}

/**
 * Joins consecutive days: Mo Tu We Fr gives [Mo, We] and [Fr, Fr].
 * @param days in the order of the week, each once
 */
export function runsOfDays(days: Day[]): [first: Day, last: Day][] {
  const runs: [Day, Day][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && week.indexOf(run[1]) + 1 === week.indexOf(day)) run[1] = day;
    else runs.push([day, day]);
  }
  return runs;
}
