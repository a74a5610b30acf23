import type { Language } from './language';
import { localTime } from './local-time';

const longDates = formats({ dateStyle: 'long' });
const daysOfWeek = formats({ weekday: 'long', month: 'long', day: 'numeric' });
const fullDates = formats({ dateStyle: 'full' });
const clockTimes = formats({ timeStyle: 'short' });

/** "2026-11-21" as "November 21, 2026" or "21 de noviembre de 2026". */
export function longDate(date: string, language: Language): string {
  return longDates[language].format(new Date(`${date}T00:00:00Z`));
}

/** "Friday, November 27" or "viernes 27 de noviembre"; with its year, unless it is that of today. */
export function dayOfWeek(date: string, language: Language, today = date): string {
  const format = date.slice(0, 4) === today.slice(0, 4) ? daysOfWeek : fullDates;
  const day = format[language].format(new Date(`${date}T00:00:00Z`));
  return language === 'es' ? day.replace(',', '') : day;
}

/** "17:00" as "5:00 PM" or "5:00 p. m.", with no-break spaces. */
export function clockTime(time: string, language: Language): string {
  return clockTimes[language].format(new Date(`2000-01-01T${time}:00Z`)).replace(/\s/g, '\u00a0');
}

/** The ISO date of today in a time zone, an IANA name. */
export function todayIn(timeZone: string): string {
  return localTime(new Date(), timeZone).slice(0, 10);
}

/** The ISO date some days after another. */
export function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The moment at which the clocks of a time zone show a time: "2026-11-25T17:00". */
export function momentOf(time: string, timeZone: string): Date {
  const shown = Date.parse(`${time}Z`);
  let moment = shown;
  // Twice: the first result may be on the other side of a change to or from daylight saving time.
  for (let pass = 0; pass < 2; pass++) {
    moment += shown - Date.parse(`${localTime(moment, timeZone)}Z`);
  }
  return new Date(moment);
}

/** Created once: creating a format takes a hundred times as long as using it. */
function formats(options: Intl.DateTimeFormatOptions): Record<Language, Intl.DateTimeFormat> {
  return {
    en: new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }),
    es: new Intl.DateTimeFormat('es-US', { ...options, timeZone: 'UTC' }),
  };
}
