import type { Language } from '../language';

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

/** The names of the days of the week, in the order of `Date.getUTCDay`. */
const weekdays: Record<Language, readonly string[]> = {
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

/**
 * "Friday, November 27" or "viernes 27 de noviembre", followed by the year if it is not that of today.
 * @param today ISO date; without it there is no year
 */
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

/** "9:00 AM – 5:00 PM", with no-break spaces inside each time. */
export function timeRange(hours: { opens: string; closes: string }, language: Language): string {
  return `${clockTime(hours.opens, language)} – ${clockTime(hours.closes, language)}`;
}
