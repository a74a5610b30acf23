import type { Notice } from './content/schemas/notices.server';
import { momentOf } from './dates.server';
import { localTime } from './local-time';

/**
 * The notices that are not over before a day begins, the urgent ones first, with instants (ISO, UTC).
 * A build knows no time of day; browsers do, and show and hide them to the minute.
 * @param today ISO date where the practice is
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
        /** The ISO date of the last day on which it is shown: not one that begins as it ends. */
        lastDay: localTime(until.getTime() - 1, timeZone).slice(0, 10),
        /** Or does so on the day of the build. */
        hasBegun: notice.from.slice(0, 10) <= today,
      };
    })
    .sort((a, b) => Number(b.urgent) - Number(a.urgent));
}
