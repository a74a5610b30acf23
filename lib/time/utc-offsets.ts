import { localTime } from './local-time';

/** How many minutes the clocks of a time zone are ahead of UTC, and from when on. They are behind it if that is negative. */
export interface UtcOffset {
  /** A moment as `Date.toJSON` writes it. */
  from: string;
  minutes: number;
}

const hour = 3_600_000;
const day = 24 * hour;

/**
 * The offsets of a time zone for three years, the first one from the day before on. With them a browser computes
 * local times without `Intl`, whose first use takes a slow phone 70 ms.
 * @param timeZone IANA name
 * @param today ISO date
 */
export function utcOffsets(timeZone: string, today: string): UtcOffset[] {
  const minutesAt = (moment: number) =>
    (Date.parse(`${localTime(moment, timeZone)}Z`) - moment) / 60_000;
  const start = Date.parse(today) - day;
  const offsets = [{ from: new Date(start).toJSON(), minutes: minutesAt(start) }];
  // The search goes by days, then by hours, because a local time takes long to compute.
  for (let eve = start; eve < start + 3 * 365 * day; eve += day) {
    if (minutesAt(eve) === minutesAt(eve + day)) continue;
    let change = eve;
    while (minutesAt(change) === minutesAt(eve)) change += hour;
    offsets.push({ from: new Date(change).toJSON(), minutes: minutesAt(change) });
  }
  return offsets;
}

/**
 * The local time of a moment by the offsets of a time zone: "2026-11-25T17:00". The last offset holds without an end, and
 * the first one for earlier moments too.
 */
export function localTimeBy(offsets: readonly UtcOffset[], moment: Date): string {
  const { minutes = 0 } =
    offsets.findLast(({ from }) => Date.parse(from) <= moment.getTime()) ?? offsets[0] ?? {};
  return new Date(moment.getTime() + minutes * 60_000).toJSON().slice(0, 16);
}
