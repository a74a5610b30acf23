import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { CallNote, useHoursData } from '../../components/hours/Hours';
import { openNow, statusInWords } from '../../components/hours/open-now';
import type { HoursData } from '../../components/hours/update-hours.client';
import { hoursSchema } from '../../lib/content/schemas/hours.server';
import { lineOf } from '../../lib/content/text/plain.server';
import {
  comingExceptions,
  describeException,
  hoursInWords,
  regularHoursInWords,
  runsOfDays,
} from '../../lib/hours.server';
import { siteIn } from '../../lib/site.server';
import type { Day } from '../../lib/time/days.server';
import { utcOffsets } from '../../lib/time/utc-offsets';
import { rendered } from '../support/rendered';

describe('runsOfDays', () => {
  it('joins only days that follow each other', () => {
    expect(runsOfDays(['Mo', 'Tu', 'We', 'Th'])).toEqual([['Mo', 'Th']]);
    expect(runsOfDays(['Mo', 'We', 'Fr'])).toEqual([
      ['Mo', 'Mo'],
      ['We', 'We'],
      ['Fr', 'Fr'],
    ]);
    expect(runsOfDays(['Mo', 'Tu', 'Fr'])).toEqual([
      ['Mo', 'Tu'],
      ['Fr', 'Fr'],
    ]);
  });
});

const thanksgiving = {
  from: '2026-11-26',
  until: '2026-11-27',
  reason: { en: 'Thanksgiving', es: 'Día de Acción de Gracias' },
  hours: null,
};

describe('comingExceptions', () => {
  const shownOn = (today: string) =>
    comingExceptions({ regular: [], exceptions: [thanksgiving] }, today).length === 1;

  it('begin within 60 days and are not over', () => {
    expect(shownOn('2026-09-26')).toBe(false);
    expect(shownOn('2026-09-27')).toBe(true);
    expect(shownOn('2026-11-27')).toBe(true);
    expect(shownOn('2026-11-28')).toBe(false);
  });

  it('are in order of their days, whatever their order in the file', () => {
    const day = (from: string) => ({ ...thanksgiving, from, until: undefined });
    const exceptions = ['2027-01-01', '2026-12-25'].map(day);
    const shown = comingExceptions({ regular: [], exceptions }, '2026-12-01');
    expect(shown.map(({ from }) => from)).toEqual(['2026-12-25', '2027-01-01']);
  });
});

describe('describeException', () => {
  const describeIn = (language: 'en' | 'es', exception: Parameters<typeof describeException>[0]) =>
    describeException(exception, siteIn(language)).replace(/\s/g, ' ');

  it('names days, hours and reason in words', () => {
    expect(describeIn('en', thanksgiving)).toBe(
      'Thursday, November 26 to Friday, November 27: closed (Thanksgiving)',
    );
    expect(describeIn('es', thanksgiving)).toBe(
      'del jueves 26 al viernes 27 de noviembre: cerrado (Día de Acción de Gracias)',
    );
    expect(describeIn('es', { ...thanksgiving, until: '2026-12-01' })).toMatch(
      /^del jueves 26 de noviembre al martes 1 de diciembre: /,
    );
    const { until: _, ...day } = thanksgiving;
    const hours = { opens: '09:00', closes: '12:00' };
    expect(describeIn('en', { ...day, hours })).toBe(
      'Thursday, November 26: 9:00 AM – 12:00 PM (Thanksgiving)',
    );
    expect(describeIn('es', { ...day, hours })).toBe(
      'jueves 26 de noviembre: 9:00 a. m. – 12:00 p. m. (Día de Acción de Gracias)',
    );
    // Days that end as they begin are one day.
    expect(describeIn('es', { ...thanksgiving, until: '2026-11-26' })).toMatch(
      /^jueves 26 de noviembre: cerrado/,
    );
    expect(describeIn('es', { ...thanksgiving, from: '2026-12-31', until: '2027-01-01' })).toMatch(
      /^del jueves 31 de diciembre al viernes 1 de enero: /,
    );
  });
});

it('the days of an entry are in the order of the week, whatever their order in the file', () => {
  const run = { days: ['Fr', 'Tu', 'Mo'], opens: '09:00', closes: '17:00' };
  expect(hoursSchema.parse({ regular: [run] }).regular).toEqual([
    { ...run, days: ['Mo', 'Tu', 'Fr'] },
  ]);
});

it('the hours in one line name the days apart, and what is coming', () => {
  const run = { days: ['Mo', 'We', 'Th'] as Day[], opens: '09:00', closes: '17:00' };
  const hours = { regular: [run], exceptions: [thanksgiving] };
  expect(hoursInWords({ ...siteIn('en'), hours, today: '2026-11-01' })).toBe(
    'Monday, Wednesday to Thursday 9:00 AM – 5:00 PM; Thursday, November 26 to Friday, November 27: closed (Thanksgiving)',
  );
  expect(regularHoursInWords({ ...siteIn('en'), hours })).toBe(
    'Monday, Wednesday to Thursday 9:00 AM – 5:00 PM',
  );
  expect(hoursInWords({ ...siteIn('es'), hours, today: '2026-11-28' }).toLowerCase()).toBe(
    'lunes, miércoles a jueves 9:00 a. m. – 5:00 p. m.',
  );
  const friday = { days: ['Fr'] as Day[], opens: '09:00', closes: '13:00' };
  expect(
    regularHoursInWords({ ...siteIn('en'), hours: { ...hours, regular: [run, friday] } }),
  ).toBe('Monday, Wednesday to Thursday 9:00 AM – 5:00 PM; Friday 9:00 AM – 1:00 PM');
});

describe('the data from which the browser reads whether the office is open', () => {
  const regular = [{ days: ['Mo', 'Th'] as Day[], opens: '09:00', closes: '17:00' }];
  const shortDay = {
    from: '2026-12-24',
    reason: { en: 'Christmas Eve', es: 'Nochebuena' },
    hours: { opens: '10:30', closes: '12:00' },
  };
  const hours = { regular, exceptions: [thanksgiving, shortDay] };
  const Data = () => createElement('p', useHoursData());

  it.each([
    ['2026-11-26T15:00:00Z', 'We open Monday at 9:00 AM'],
    ['2026-12-24T16:00:00Z', 'Open until 12:00 PM'],
    ['2026-12-24T15:00:00Z', 'We open today at 10:30 AM'],
    ['2026-12-28T15:00:00Z', 'Open until 5:00 PM'],
  ])('knows holidays and short days: at %s it says "%s"', (moment, words) => {
    const $ = rendered(createElement(Data), {
      ...siteIn('en'),
      hours,
      utcOffsets: utcOffsets('America/New_York', '2026-11-01'),
    });
    const data: HoursData = JSON.parse($('[data-hours]').attr('data-hours') ?? '');
    const status = statusInWords(openNow(data, new Date(moment)), data.words, 'en');
    expect(status.replace(/\s/g, ' ')).toBe(words);
  });
});

it('the note below a call says who answers while the office is closed, where that is known, and the hours', () => {
  const noteWith = (whoAnswers: string | null) =>
    rendered(createElement(CallNote), {
      ...siteIn('en'),
      whoAnswers: whoAnswers === null ? null : lineOf(whoAnswers),
    });
  const hours = (note: ReturnType<typeof noteWith>) => note('[data-open-now] + *').text();
  expect(noteWith('A nurse answers at night.')('p').first().text()).toBe(
    'A nurse answers at night.',
  );
  expect(noteWith(null)('p')).toHaveLength(2);
  expect(hours(noteWith(null))).toMatch(/^Monday .*9:00\sAM/);
});
