import { dayOfWeek, timesOn, type WeekAndExceptions } from '../../lib/time/opening-times';
import { localTimeBy, type UtcOffset } from '../../lib/time/utc-offsets';

/** The hours of the office, as in `content/hours.yaml`: times as 09:00, dates as 2026-11-26. */
export interface Schedule extends WeekAndExceptions {
  /** Of the practice's time zone. */
  utcOffsets: UtcOffset[];
}

/** Open, with the time of closing; or closed, with the next opening if that is known. */
type Status = { closes: string } | { opens: string; date: string; inDays: number } | 'closed';

/** The words for a status, from `openNow` in the dictionary. */
export type StatusWords = Record<'openUntil' | 'closed' | 'opens' | 'opensToday' | 'at', string> & {
  /** The words for each time of the schedule: "5:00 PM" for 17:00. */
  times: Record<string, string>;
  /** The words for each day of the week: Monday for Mo. */
  days: Record<string, string>;
};

/** How many days ahead the next opening is searched. */
const horizon = 60;

/** The status of the office at a moment. */
export function openNow(schedule: Schedule, moment: Date): Status {
  const [today = '', time = ''] = localTimeBy(schedule.utcOffsets, moment).split('T');
  for (let inDays = 0; inDays < horizon; inDays++) {
    const date = new Date(Date.parse(today) + inDays * 86_400_000).toISOString().slice(0, 10);
    for (const { opens, closes } of timesOn(date, schedule)) {
      if (inDays > 0 || time < opens) return { opens, date, inDays };
      if (time < closes) return { closes };
    }
  }
  return 'closed';
}

/**
 * A status in words: "Open until 5:00 PM", "We open Monday at 9:00 AM". They stay on the screen until the visitor comes
 * back (`update-hours.client.ts`), so they have to stay true for a while: a time, not "in 30 minutes".
 */
export function statusInWords(status: Status, words: StatusWords, language: string): string {
  const { openUntil, closed, opens, opensToday, at, times, days } = words;
  // One o’clock is singular in Spanish.
  const clock = (before: string, time: string) =>
    `${before} ${times[time]}`.replace(/\blas (?=1:)/, 'la ');
  if (status === 'closed') return closed;
  if ('closes' in status) return clock(openUntil, status.closes);
  if (status.inDays === 0) return clock(opensToday, status.opens);
  const { date, inDays } = status;
  // Without a date the day of the week would mean this week's.
  const day = inDays > 6 ? longDay(new Date(date), language) : days[dayOfWeek(date)];
  return clock(`${opens} ${day} ${at}`, status.opens);
}

/** "Monday, November 30", "lunes 30 de noviembre". */
function longDay(date: Date, language: string): string {
  const inWords = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options }).format(date);
  const day = inWords({ weekday: 'long' });
  return `${day}${language === 'en' ? ',' : ''} ${inWords({ month: 'long', day: 'numeric' })}`;
}
