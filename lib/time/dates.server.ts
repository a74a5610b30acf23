import type { Language } from '../language';
import { UserError } from '../user-error.server';
import { localTime } from './local-time';

// Not from Intl: its names differ between versions of Node, and a build has to be the same in all.
const monthNames: Record<Language, readonly string[]> = {
  en: [
    ...['January', 'February', 'March', 'April', 'May', 'June'],
    ...['July', 'August', 'September', 'October', 'November', 'December'],
  ],
  es: [
    ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio'],
    ...['julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
  ],
};

/** The days of the week as schema.org abbreviates them. */
export const week = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;

export type Day = (typeof week)[number];

/** The names of the days of the week, in the order of `Date.getUTCDay`. */
export const weekdays: Record<Language, readonly string[]> = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  es: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
};

/** The marks of the two halves of the day. */
const halves: Record<Language, { beforeNoon: string; afterNoon: string }> = {
  en: { beforeNoon: 'AM', afterNoon: 'PM' },
  es: { beforeNoon: 'a.\u00a0m.', afterNoon: 'p.\u00a0m.' },
};

/** "2026-11-21" as "November 21, 2026" or "21 de noviembre de 2026". */
export function longDate(date: string, language: Language): string {
  return dayOfMonth(date, language) + (language === 'en' ? ', ' : ' de ') + date.slice(0, 4);
}

/** "Friday, November 27" or "viernes 27 de noviembre", followed by the year if it is not the present one. */
export function dateWithWeekday(date: string, language: Language, today = date): string {
  const name = weekdays[language][new Date(date).getUTCDay()];
  const isThisYear = date.slice(0, 4) === today.slice(0, 4);
  const day = isThisYear ? dayOfMonth(date, language) : longDate(date, language);
  return `${name}${language === 'en' ? ',' : ''} ${day}`;
}

/** "November 21" or "21 de noviembre". */
export function dayOfMonth(date: string, language: Language): string {
  const month = monthNames[language][Number(date.slice(5, 7)) - 1];
  const day = Number(date.slice(8));
  return language === 'en' ? `${month} ${day}` : `${day} de ${month}`;
}

/** "17:00" as "5:00 PM" or "5:00 p. m.", with no-break spaces. */
export function clockTime(time: string, language: Language): string {
  const hour = Number(time.slice(0, 2));
  const { beforeNoon, afterNoon } = halves[language];
  return `${hour % 12 || 12}${time.slice(2)}\u00a0${hour < 12 ? beforeNoon : afterNoon}`;
}

/**
 * The ISO date of today in a time zone. The environment variable BUILD_DAY replaces it, to repeat the build of
 * an earlier day.
 * @param timeZone IANA name
 * @throws {UserError} where BUILD_DAY is no day
 */
export function todayIn(timeZone: string): string {
  const day = process.env.BUILD_DAY || localTime(new Date(), timeZone).slice(0, 10);
  if (new Date(day).toJSON()?.slice(0, 10) === day) return day;
  throw new UserError(`BUILD_DAY is "${day}"; expected a day written as 2026-11-21, or nothing.`);
}

/** Whether a text is a day of the calendar in the form 2026-11-21. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(text).toJSON()?.slice(0, 10) === text;

/** The ISO date that is a number of days after another one. */
export function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

/**
 * The ISO date a year after another one, until which a confirmation, a reading or a review holds. After February 29 it
 * is March 1.
 */
export function aYearAfter(date: string): string {
  const nextYear = `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`;
  return isDay(nextYear) ? nextYear : daysAfter(date, 366);
}

/** The moment at which the clocks of a time zone show a local time such as "2026-11-25T17:00". */
export function momentOf(time: string, timeZone: string): Date {
  const shown = Date.parse(`${time}Z`);
  let moment = shown;
  // Twice: the first result may be on the other side of a change to or from daylight saving time.
  for (let pass = 0; pass < 2; pass++) {
    moment += shown - Date.parse(`${localTime(moment, timeZone)}Z`);
  }
  return new Date(moment);
}

/** For how many days after an opening was confirmed it is shown. */
const openingShownForDays = 7;

/**
 * The last day on which an opening is shown, as an ISO date: the day of the opening itself, or, if that is
 * earlier, the end of the time for which a confirmation holds.
 */
export function lastDayShown({ date, confirmedOn }: { date: string; confirmedOn: string }): string {
  const confirmed = daysAfter(confirmedOn, openingShownForDays);
  return date < confirmed ? date : confirmed;
}
