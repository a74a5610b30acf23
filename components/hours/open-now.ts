import { localTime } from '../../lib/time/local-time';

/** The hours of the office, as in `content/hours.yaml`: times as 09:00, dates as 2026-11-26. */
export interface Schedule {
  /** IANA name. */
  timeZone: string;
  /** The days are Mo, Tu, We, Th, Fr, Sa and Su. */
  regular: (Times & { days: string[] })[];
  /** Exceptions on the days from `from` to `until`. Hours of null mean closed all day. */
  exceptions: { from: string; until?: string | undefined; hours: Times | null }[];
}

type Times = { opens: string; closes: string };

/** Open, with the time of closing; or closed, with the next opening if that is known. */
type Status = { closes: string } | { opens: string; date: string; inDays: number } | 'closed';

/** The words for a status, from `openNow` in the dictionary. */
export type StatusWords = Record<'openUntil' | 'closed' | 'opens' | 'opensToday' | 'at', string> & {
  /** The words for each time of the schedule: "5:00 PM" for 17:00. */
  times: Record<string, string>;
};

/** How many days ahead the next opening is searched. */
const horizon = 60;

/** The status of the office at a moment. */
export function openNow({ timeZone, regular, exceptions }: Schedule, moment: Date): Status {
  const [today = '', time = ''] = localTime(moment, timeZone).split('T');
  for (let inDays = 0; inDays < horizon; inDays++) {
    const day = new Date(Date.parse(today) + inDays * 86_400_000);
    const date = day.toISOString().slice(0, 10);
    const name = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'][day.getUTCDay()] ?? '';
    const exception = exceptions.find(({ from, until = from }) => from <= date && date <= until);
    const hours = exception ? [exception.hours] : regular.filter(({ days }) => days.includes(name));
    const times = hours.filter((hours) => hours !== null);
    for (const { opens, closes } of times.sort((a, b) => (a.opens < b.opens ? -1 : 1))) {
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
  const { openUntil, closed, opens, opensToday, at, times } = words;
  // One o’clock is singular in Spanish.
  const clock = (before: string, time: string) =>
    `${before} ${times[time]}`.replace(/\blas (?=1:)/, 'la ');
  if (status === 'closed') return closed;
  if ('closes' in status) return clock(openUntil, status.closes);
  // Without a date the day of the week would mean this week's.
  const date = status.inDays > 6 ? ({ month: 'long', day: 'numeric' } as const) : {};
  const format = new Intl.DateTimeFormat(language, { timeZone: 'UTC', weekday: 'long', ...date });
  const day = `${opens} ${format.format(new Date(status.date))} ${at}`;
  return clock(status.inDays === 0 ? opensToday : day, status.opens);
}
