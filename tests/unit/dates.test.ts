import { afterEach, describe, expect, it, vi } from 'vitest';
import { aYearAfter, daysAfter, todayIn } from '../../lib/time/days.server';
import {
  clockTime,
  dateWithWeekday,
  dayOfMonth,
  longDate,
  timeRange,
} from '../../lib/time/format.server';
import { localTime, momentOf } from '../../lib/time/local-time';

describe('longDate', () => {
  it('writes a date out in the page’s language', () => {
    expect(longDate('2026-02-01', 'en')).toBe('February 1, 2026');
    expect(longDate('2026-02-01', 'es')).toBe('1 de febrero de 2026');
  });

  it.each([
    ['en', 'January February March April May June July August September October November December'],
    [
      'es',
      'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
    ],
  ] as const)('names each of the twelve months in its place: %s', (language, months) => {
    const numbers = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));
    const written = numbers.map((number) => longDate(`2026-${number}-15`, language));
    expect(written.map((day) => /[a-z]{3,}/i.exec(day)?.[0]).join(' ')).toBe(months);
  });
});

it('dayOfMonth writes a day without its year and without a zero before it', () => {
  expect(dayOfMonth('2026-02-01', 'en')).toBe('February 1');
  expect(dayOfMonth('2026-02-01', 'es')).toBe('1 de febrero');
});

describe('aYearAfter', () => {
  it.each([
    ['2026-11-21', '2027-11-21'],
    ['2027-02-28', '2028-02-28'],
    ['2028-02-29', '2029-03-01'],
  ])('is the same day of the next year, or the day after if there is none: %s', (day, next) => {
    expect(aYearAfter(day)).toBe(next);
  });
});

it.each([
  ['2027-03-13', 1, '2027-03-14'],
  ['2027-03-14', 1, '2027-03-15'],
  ['2027-03-10', 7, '2027-03-17'],
  ['2026-10-31', 2, '2026-11-02'],
])('daysAfter counts days, also where the clocks change: %s and %d', (date, days, after) => {
  // The tests run in a time zone with daylight saving time (`vitest.config.ts`).
  expect(new Date('2027-01-15').getTimezoneOffset()).not.toBe(
    new Date('2027-07-15').getTimezoneOffset(),
  );
  expect(daysAfter(date, days)).toBe(after);
});

describe('clockTime', () => {
  it('writes a time as the language does in the United States', () => {
    expect(clockTime('17:00', 'en')).toBe('5:00\u00a0PM');
    expect(clockTime('00:15', 'en')).toBe('12:15\u00a0AM');
    expect(clockTime('09:30', 'es')).toBe('9:30\u00a0a.\u00a0m.');
    expect(clockTime('12:00', 'es')).toBe('12:00\u00a0p.\u00a0m.');
  });

  it.each([
    ['00:00', '12:00 AM'],
    ['00:59', '12:59 AM'],
    ['01:00', '1:00 AM'],
    ['11:59', '11:59 AM'],
    ['12:00', '12:00 PM'],
    ['12:59', '12:59 PM'],
    ['13:00', '1:00 PM'],
    ['23:59', '11:59 PM'],
  ])('turns at noon and at midnight: %s is %s', (time, words) => {
    expect(clockTime(time, 'en')).toBe(words.replace(' ', '\u00a0'));
    const spanish = words.replace(' AM', '\u00a0a.\u00a0m.').replace(' PM', '\u00a0p.\u00a0m.');
    expect(clockTime(time, 'es')).toBe(spanish);
  });

  it('stands twice in a range, the opening first', () => {
    const hours = { opens: '09:00', closes: '13:30' };
    const ranges = [timeRange(hours, 'en'), timeRange(hours, 'es')];
    expect(ranges.map((range) => range.replaceAll('\u00a0', ' '))).toEqual([
      '9:00 AM – 1:30 PM',
      '9:00 a. m. – 1:30 p. m.',
    ]);
  });
});

describe('dateWithWeekday', () => {
  it('names the day of the week with the date', () => {
    expect(dateWithWeekday('2026-11-27', 'en')).toBe('Friday, November 27');
    expect(dateWithWeekday('2026-11-27', 'es')).toBe('viernes 27 de noviembre');
  });

  it.each([
    ['en', 'Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday,'],
    ['es', 'lunes martes miércoles jueves viernes sábado domingo'],
  ] as const)('names each day of the week: %s', (language, names) => {
    const days = ['02', '03', '04', '05', '06', '07', '08'];
    const written = days.map((day) => dateWithWeekday(`2026-11-${day}`, language));
    expect(written.map((day) => day.split(' ')[0]).join(' ')).toBe(names);
  });

  it('adds a year that is not that of today', () => {
    expect(dateWithWeekday('2026-11-27', 'en', '2026-01-01')).toBe('Friday, November 27');
    expect(dateWithWeekday('2027-01-03', 'en', '2026-12-31')).toBe('Sunday, January 3, 2027');
    expect(dateWithWeekday('2027-01-03', 'es', '2026-12-31')).toBe('domingo 3 de enero de 2027');
  });
});

describe('todayIn', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.useRealTimers();
  });

  it('is the day in the time zone of the practice, or the one in BUILD_DAY', () => {
    vi.useFakeTimers({ now: new Date('2026-12-31T23:00:00Z') });
    vi.stubEnv('BUILD_DAY', '');
    expect(todayIn('America/New_York')).toBe('2026-12-31');
    expect(todayIn('Asia/Tokyo')).toBe('2027-01-01');
    // Between the midnights of Florida's two zones.
    vi.setSystemTime('2026-07-01T04:30:00Z');
    expect([todayIn('America/New_York'), todayIn('America/Chicago')]).toEqual([
      '2026-07-01',
      '2026-06-30',
    ]);
    vi.stubEnv('BUILD_DAY', '2026-02-28');
    expect(todayIn('Asia/Tokyo')).toBe('2026-02-28');
  });

  it.each(['2026-02-30', '21.11.2026'])('refuses %s, which is no such day', (day) => {
    vi.stubEnv('BUILD_DAY', day);
    expect(() => todayIn('UTC')).toThrow(/BUILD_DAY/);
  });
});

describe('momentOf', () => {
  const inNaples = (time: string) => momentOf(time, 'America/New_York').toISOString();

  it('is when the clocks of the time zone show the time, on both sides of each change', () => {
    expect(inNaples('2026-03-08T01:59')).toBe('2026-03-08T06:59:00.000Z');
    expect(inNaples('2026-03-08T03:00')).toBe('2026-03-08T07:00:00.000Z');
    expect(inNaples('2026-11-01T00:59')).toBe('2026-11-01T04:59:00.000Z');
    expect(inNaples('2026-11-01T02:00')).toBe('2026-11-01T07:00:00.000Z');
  });

  it('is an hour later in the west of Florida, also where the clocks change', () => {
    const inPensacola = (time: string) => momentOf(time, 'America/Chicago').toISOString();
    expect(inPensacola('2026-03-08T01:59')).toBe('2026-03-08T07:59:00.000Z');
    expect(inPensacola('2026-03-08T03:00')).toBe('2026-03-08T08:00:00.000Z');
    expect(inPensacola('2026-11-01T00:59')).toBe('2026-11-01T05:59:00.000Z');
    expect(inPensacola('2026-11-01T02:00')).toBe('2026-11-01T08:00:00.000Z');
  });

  it('is that of midnight at the beginning of the day that is named', () => {
    expect(inNaples('2026-11-25T00:00')).toBe('2026-11-25T05:00:00.000Z');
    expect(localTime(new Date('2026-11-25T05:00:00Z'), 'America/New_York')).toBe(
      '2026-11-25T00:00',
    );
    expect(localTime(Date.parse('2026-11-25T04:59:59Z'), 'America/New_York')).toBe(
      '2026-11-24T23:59',
    );
  });

  it('is another in another time zone', () => {
    expect(momentOf('2026-11-25T17:00', 'Asia/Tokyo').toISOString()).toBe(
      '2026-11-25T08:00:00.000Z',
    );
  });
});
