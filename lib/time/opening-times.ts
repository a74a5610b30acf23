/** A span of a day in which an office is open, in 24 hours: 09:00. */
export type Times = { opens: string; closes: string };

/** When an office is open: its week, and the days on which it keeps other hours. */
export interface WeekAndExceptions {
  /** The days are Mo, Tu, We, Th, Fr, Sa and Su. */
  regular: (Times & { days: readonly string[] })[];
  /** Exceptions on the days from `from` to `until`. Hours of null mean closed all day. */
  exceptions: { from: string; until?: string | undefined; hours: Times | null }[];
}

/**
 * The times at which an office is open on a day, the earliest first; none if it is closed.
 * @param date ISO date
 */
export function timesOn(date: string, { regular, exceptions }: WeekAndExceptions): Times[] {
  const exception = exceptions.find(({ from, until = from }) => from <= date && date <= until);
  if (exception) return exception.hours ? [exception.hours] : [];
  return regular
    .filter(({ days }) => days.includes(dayOfWeek(date)))
    .sort((a, b) => (a.opens < b.opens ? -1 : 1));
}

/** The day of the week of an ISO date, as `WeekAndExceptions` abbreviates it. */
export const dayOfWeek = (date: string) =>
  ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'][new Date(date).getUTCDay()] ?? '';
