import type { Language } from './language';

const longDates = formats({ dateStyle: 'long' });
const clockTimes = formats({ timeStyle: 'short' });

/** "2026-11-21" as "November 21, 2026" or "21 de noviembre de 2026". */
export function longDate(date: string, language: Language): string {
  return longDates[language].format(new Date(`${date}T00:00:00Z`));
}

/** "17:00" as "5:00 PM" or "5:00 p. m.", with no-break spaces. */
export function clockTime(time: string, language: Language): string {
  return clockTimes[language].format(new Date(`2000-01-01T${time}:00Z`)).replace(/\s/g, '\u00a0');
}

/** The ISO date of today where the practice is. */
export function floridaToday(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date());
}

/** The ISO date so many days after another. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Created once: creating a format takes a hundred times as long as using it. */
function formats(options: Intl.DateTimeFormatOptions): Record<Language, Intl.DateTimeFormat> {
  return {
    en: new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }),
    es: new Intl.DateTimeFormat('es-US', { ...options, timeZone: 'UTC' }),
  };
}
