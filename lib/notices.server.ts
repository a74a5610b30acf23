import type { Notice } from './content/schemas/notices.server';
import { momentOf } from './dates.server';
import { localTime } from './local-time';

/** A notice whose moments are instants (ISO, UTC). */
export interface TimedNotice extends Notice {
  /** The ISO date of the last day on which it is shown, where the practice is. */
  lastDay: string;
  hasBegun: boolean;
}

/** The notices that are not over, by the clock of the practice, the urgent ones first. */
export function timedNotices(notices: Notice[], timeZone: string, now = new Date()): TimedNotice[] {
  return notices
    .map((notice) => {
      const from = momentOf(notice.from, timeZone);
      const until = momentOf(notice.until, timeZone);
      return {
        ...notice,
        from: from.toISOString(),
        until: until.toISOString(),
        // One that ends at midnight is not shown on the day that begins.
        lastDay: localTime(until.getTime() - 1, timeZone).slice(0, 10),
        hasBegun: from <= now,
      };
    })
    .filter(({ until }) => until > now.toISOString())
    .sort((a, b) => Number(b.urgent) - Number(a.urgent));
}
