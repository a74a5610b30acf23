import type { Notice } from './content/schemas/notices.server';
import { localTime, momentOf } from './time/local-time';

/**
 * The notices that are not over when a day begins, the urgent ones first. Their times become moments in UTC (ISO),
 * by which browsers show and hide them to the minute; a build knows only the day.
 * @param today ISO date by the practice's clock
 */
export function timedNotices(notices: Notice[], timeZone: string, today: string) {
  return notices
    .filter(({ until }) => until > `${today}T00:00`)
    .map((notice) => {
      const from = momentOf(notice.from, timeZone);
      const until = momentOf(notice.until, timeZone);
      return {
        ...notice,
        from: from.toISOString(),
        until: until.toISOString(),
        // A notice that ends at midnight is shown for the last time on the day before.
        /** The last day on which it is shown, as an ISO date. */
        lastDay: localTime(until.getTime() - 1, timeZone).slice(0, 10),
        /** Whether it begins on the day of the build or earlier. */
        hasBegun: notice.from.slice(0, 10) <= today,
      };
    })
    .sort((a, b) => Number(b.urgent) - Number(a.urgent));
}
