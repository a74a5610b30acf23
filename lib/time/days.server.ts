import { UserError } from '../user-error.server';
import { localTime } from './local-time';

/** The days of the week as schema.org abbreviates them. */
export const week = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;

export type Day = (typeof week)[number];

/**
 * The ISO date of today in a time zone. The environment variable BUILD_DAY replaces it, to repeat the build of
 * an earlier day.
 * @param timeZone IANA name
 * @throws {UserError} where BUILD_DAY is no day
 */
export function todayIn(timeZone: string): string {
  const day = process.env.BUILD_DAY || localTime(new Date(), timeZone).slice(0, 10);
  if (isDay(day)) return day;
  throw new UserError(`BUILD_DAY is "${day}"; expected a day written as 2026-11-21, or nothing.`);
}

/** Whether a text is a day of this century's calendar in the form 2026-11-21. No practice has a day in another one. */
export const isDay = (text: string): boolean =>
  /^20\d{2}-\d{2}-\d{2}$/.test(text) && new Date(text).toJSON()?.slice(0, 10) === text;

/** The ISO date that is a number of days after another one. */
export function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

/**
 * The ISO date a year after another one, until which a confirmation, a reading or a review holds. After February 29 it
 * is March 1.
 */
export function aYearAfter(date: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year + 1, month - 1, day)).toISOString().slice(0, 10);
}
