import { describe, expect, it } from 'vitest';
import {
  openNow,
  type Schedule,
  type StatusWords,
  statusInWords,
} from '../../components/hours/open-now';
import { utcOffsets } from '../../lib/time/utc-offsets';

const week: Schedule = {
  utcOffsets: utcOffsets('America/New_York', '2026-01-01'),
  regular: [
    { days: ['Mo', 'Tu', 'We', 'Th'], opens: '09:00', closes: '17:00' },
    { days: ['Fr'], opens: '09:00', closes: '13:00' },
  ],
  exceptions: [
    { from: '2026-11-26', until: '2026-11-27', hours: null },
    { from: '2026-12-24', hours: { opens: '09:00', closes: '12:00' } },
    { from: '2026-12-25', hours: null },
  ],
};

const at = (moment: string, schedule = week) => openNow(schedule, new Date(moment));

describe('whether the office is open', () => {
  it('turns at the minute of opening and of closing, by the practice’s clock', () => {
    // November 18 is a Wednesday, and Naples is five hours behind UTC.
    expect(at('2026-11-18T13:59:59Z')).toEqual({ opens: '09:00', date: '2026-11-18', inDays: 0 });
    expect(at('2026-11-18T14:00:00Z')).toEqual({ closes: '17:00' });
    expect(at('2026-11-18T21:59:00Z')).toEqual({ closes: '17:00' });
    expect(at('2026-11-18T22:00:00Z')).toEqual({ opens: '09:00', date: '2026-11-19', inDays: 1 });
  });

  it('goes by the clocks of the practice’s own half of Florida', () => {
    const panhandle = { ...week, utcOffsets: utcOffsets('America/Chicago', '2026-01-01') };
    expect(at('2026-11-18T14:59:00Z', panhandle)).toMatchObject({ date: '2026-11-18', inDays: 0 });
    expect(at('2026-11-18T15:00:00Z', panhandle)).toEqual({ closes: '17:00' });
    expect(at('2026-11-18T22:59:00Z', panhandle)).toEqual({ closes: '17:00' });
    expect(at('2026-11-18T23:00:00Z', panhandle)).toMatchObject({ date: '2026-11-19' });
  });

  it('counts the days from the practice’s midnight', () => {
    expect(at('2026-11-19T04:59:59Z')).toMatchObject({ date: '2026-11-19', inDays: 1 });
    expect(at('2026-11-19T05:00:00Z')).toMatchObject({ date: '2026-11-19', inDays: 0 });
  });

  it('knows the hours of each day of the week', () => {
    const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
    const regular = days.map((day, index) => ({
      days: [day],
      opens: '00:00',
      closes: `1${index}:00`,
    }));
    const closes = days.map((_, index) =>
      at(`2026-11-${16 + index}T05:00:00Z`, { ...week, regular, exceptions: [] }),
    );
    expect(closes).toEqual(regular.map(({ closes }) => ({ closes })));
  });

  it('is closed on each day of a holiday, and on no day beside it', () => {
    const noons = ['25', '26', '27', '30'].map((day) => at(`2026-11-${day}T17:00:00Z`));
    expect(noons.map((status) => typeof status === 'object' && 'closes' in status)).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  it('looks for the next opening sixty days ahead', () => {
    const away = (until: string) =>
      at('2026-11-18T17:00:00Z', {
        ...week,
        regular: [
          { days: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'], opens: '09:00', closes: '17:00' },
        ],
        exceptions: [{ from: '2026-11-18', until, hours: null }],
      });
    expect(away('2027-01-15')).toEqual({ opens: '09:00', date: '2027-01-16', inDays: 59 });
    expect(away('2027-01-16')).toBe('closed');
  });

  it('is the same seen from Tokyo, where it is the next morning', () => {
    expect(at('2026-11-19T06:59:00+09:00')).toEqual({ closes: '17:00' });
    expect(at('2026-11-19T07:01:00+09:00')).toMatchObject({ date: '2026-11-19', inDays: 1 });
  });

  it('leads from Friday afternoon to Monday', () => {
    expect(at('2026-11-20T17:59:00Z')).toEqual({ closes: '13:00' });
    expect(at('2026-11-20T18:00:00Z')).toEqual({ opens: '09:00', date: '2026-11-23', inDays: 3 });
  });

  it('follows the change to daylight saving time and back', () => {
    // On March 8, 2026, and November 1, 2026, both Sundays.
    expect(at('2026-03-06T14:00:00Z')).toEqual({ closes: '13:00' });
    expect(at('2026-03-09T12:59:00Z')).toMatchObject({ date: '2026-03-09', inDays: 0 });
    expect(at('2026-03-09T13:00:00Z')).toEqual({ closes: '17:00' });
    expect(at('2026-03-08T04:30:00Z')).toMatchObject({ date: '2026-03-09', inDays: 2 });
    expect(at('2026-10-30T13:00:00Z')).toEqual({ closes: '13:00' });
    expect(at('2026-11-02T13:59:00Z')).toMatchObject({ date: '2026-11-02', inDays: 0 });
    expect(at('2026-11-02T14:00:00Z')).toEqual({ closes: '17:00' });
    expect(at('2026-11-01T03:30:00Z')).toMatchObject({ date: '2026-11-02', inDays: 2 });
  });

  it('knows holidays and short days', () => {
    expect(at('2026-11-26T15:00:00Z')).toEqual({ opens: '09:00', date: '2026-11-30', inDays: 4 });
    expect(at('2026-12-24T16:59:00Z')).toEqual({ closes: '12:00' });
    expect(at('2026-12-24T17:00:00Z')).toEqual({ opens: '09:00', date: '2026-12-28', inDays: 4 });
  });

  it('leads from a closed day to one on which it is open by exception', () => {
    const exceptions = [
      ...week.exceptions,
      { from: '2026-11-28', hours: { opens: '10:00', closes: '12:00' } },
    ];
    expect(at('2026-11-27T15:00:00Z', { ...week, exceptions })).toMatchObject({
      opens: '10:00',
      date: '2026-11-28',
    });
  });

  it('knows a break, and that it may not open again', () => {
    const regular = [
      { days: ['We'], opens: '13:00', closes: '17:00' },
      { days: ['We'], opens: '09:00', closes: '12:00' },
    ];
    expect(at('2026-11-18T16:59:00Z', { ...week, regular })).toEqual({ closes: '12:00' });
    expect(at('2026-11-18T17:30:00Z', { ...week, regular })).toMatchObject({ opens: '13:00' });
    expect(at('2026-11-18T17:30:00Z', { ...week, regular: [], exceptions: [] })).toBe('closed');
  });
});

describe('its words', () => {
  const en: StatusWords = {
    openUntil: 'Open until',
    closed: 'Closed',
    opens: 'We open',
    opensToday: 'We open today at',
    at: 'at',
    days: { Mo: 'Monday' },
    times: { '09:00': '9:00 AM', '12:00': '12:00 PM', '13:00': '1:00 PM', '17:00': '5:00 PM' },
  };
  const es: StatusWords = {
    openUntil: 'Abierto hasta las',
    closed: 'Cerrado',
    opens: 'Abrimos el',
    opensToday: 'Abrimos hoy a las',
    at: 'a las',
    days: { Mo: 'lunes' },
    times: {
      '09:00': '9:00 a. m.',
      '12:00': '12:00 p. m.',
      '13:00': '1:00 p. m.',
      '17:00': '5:00 p. m.',
    },
  };
  const monday = { opens: '09:00', date: '2026-11-30' };

  it.each([
    [{ closes: '17:00' }, 'Open until 5:00 PM', 'Abierto hasta las 5:00 p. m.'],
    [{ closes: '12:00' }, 'Open until 12:00 PM', 'Abierto hasta las 12:00 p. m.'],
    [{ closes: '13:00' }, 'Open until 1:00 PM', 'Abierto hasta la 1:00 p. m.'],
    [{ ...monday, inDays: 0 }, 'We open today at 9:00 AM', 'Abrimos hoy a las 9:00 a. m.'],
    [{ ...monday, inDays: 4 }, 'We open Monday at 9:00 AM', 'Abrimos el lunes a las 9:00 a. m.'],
    [{ ...monday, inDays: 6 }, 'We open Monday at 9:00 AM', 'Abrimos el lunes a las 9:00 a. m.'],
    [
      { ...monday, inDays: 7 },
      'We open Monday, November 30 at 9:00 AM',
      'Abrimos el lunes 30 de noviembre a las 9:00 a. m.',
    ],
    ['closed' as const, 'Closed', 'Cerrado'],
  ])('are right in both languages for %o: "%s", "%s"', (status, english, spanish) => {
    expect(statusInWords(status, en, 'en')).toBe(english);
    expect(statusInWords(status, es, 'es')).toBe(spanish);
  });
});
