import { localTime } from '../../lib/local-time';

/** When the office is open, as in `content/hours.yaml`; times as 09:00, dates as 2026-11-26. */
export interface Schedule {
  /** An IANA name. */
  timeZone: string;
  /** The days are Mo, Tu, We, Th, Fr, Sa and Su. */
  regular: (Times & { days: string[] })[];
  /** Of the days from the first to the last; null is closed all day. */
  exceptions: { from: string; until?: string | undefined; hours: Times | null }[];
}

type Times = { opens: string; closes: string };

/** Open, and until when; or closed, and when it opens, where that is known. */
type Status = { closes: string } | { opens: string; date: string; inDays: number } | 'closed';

/** The words of a status, from the dictionary's `openNow`. */
export type StatusWords = Record<'openUntil' | 'closed' | 'opens' | 'opensToday' | 'at', string> & {
  /** How each time of the schedule is written: 17:00 as "5:00 PM". */
  times: Record<string, string>;
};

/** How far ahead an opening is looked for, in days. */
const horizon = 60;

/** Whether the office is open at a moment. */
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

/** "Open until 5:00 PM", "Closed, opens Monday at 9:00 AM". */
export function sayStatus(status: Status, words: StatusWords, language: string): string {
  const { openUntil, closed, opens, opensToday, at, times } = words;
  // One o’clock is singular in Spanish.
  const clock = (before: string, time: string) =>
    `${before} ${times[time]}`.replace(/\blas (?=1:)/, 'la ');
  if (status === 'closed') return closed;
  if ('closes' in status) return clock(openUntil, status.closes);
  // A day of the week alone would be that of this week.
  const date = status.inDays > 6 ? ({ month: 'long', day: 'numeric' } as const) : {};
  const format = new Intl.DateTimeFormat(language, { timeZone: 'UTC', weekday: 'long', ...date });
  const day = `${opens} ${format.format(new Date(status.date))} ${at}`;
  return `${closed}, ${clock(status.inDays === 0 ? opensToday : day, status.opens)}`;
}
