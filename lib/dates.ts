import type { Language } from './language';

/** "2026-11-21" as "November 21, 2026" or "21 de noviembre de 2026". */
export function longDate(date: string, language: Language): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-US' : 'es-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));
}

/** "17:00" as "5:00 PM" or "5:00 p. m.", which no line break parts. */
export function clockTime(time: string, language: Language): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-US' : 'es-US', {
    timeStyle: 'short',
    timeZone: 'UTC',
  })
    .format(new Date(`2000-01-01T${time}:00Z`))
    .replace(/\s/g, '\u00a0');
}

/** The ISO date of today where the practice is. */
export function floridaToday(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date());
}
