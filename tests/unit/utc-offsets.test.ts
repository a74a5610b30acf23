import { expect, it } from 'vitest';
import { localTime } from '../../lib/time/local-time';
import { localTimeBy, utcOffsets } from '../../lib/time/utc-offsets';

const hour = 3_600_000;
const start = Date.parse('2026-11-29');

it.each([
  ['America/New_York', -300],
  ['America/Chicago', -360],
])(
  'a browser reads the same time in %s from the offsets as from the time zone, for three years',
  (timeZone, first) => {
    const offsets = utcOffsets(timeZone, '2026-11-29');
    expect(offsets[0]?.minutes).toBe(first);
    const different = Array.from({ length: 3 * 365 * 24 }, (_, hours) => start + hours * hour)
      .flatMap((moment) => [moment - 60_000, moment])
      .filter((moment) => localTimeBy(offsets, new Date(moment)) !== localTime(moment, timeZone));
    expect(different.map((moment) => new Date(moment))).toEqual([]);
  },
);

it('keeps the last offset when a build is older than its offsets, and the first one before them', () => {
  const offsets = utcOffsets('America/New_York', '2026-11-29');
  const last = offsets.at(-1)?.minutes ?? 0;
  expect(localTimeBy(offsets, new Date('2031-06-01T12:00Z'))).toBe(
    new Date(Date.parse('2031-06-01T12:00Z') + last * 60_000).toJSON().slice(0, 16),
  );
  expect(localTimeBy(offsets, new Date('2026-11-01T12:00Z'))).toBe('2026-11-01T07:00');
});
