import { describe, expect, it } from 'vitest';
import { noticesSchema } from '../../lib/content/schemas/notices.server';
import { lineOf } from '../../lib/content/text/plain.server';
import { timedNotices } from '../../lib/notices.server';

const notice = {
  id: 'storm',
  from: '2026-11-25T17:00',
  until: '2026-11-28T00:00',
  urgent: false,
  text: { en: lineOf('Closed.'), es: lineOf('Cerrado.') },
  link: null,
};
const on = (today: string, change = {}) =>
  timedNotices([{ ...notice, ...change }], 'America/New_York', today);

describe('the notices of a build', () => {
  it('have instants by the practice’s clock, and end on the day before midnight', () => {
    expect(on('2026-11-20')).toEqual([
      {
        ...notice,
        from: '2026-11-25T22:00:00.000Z',
        until: '2026-11-28T05:00:00.000Z',
        lastDay: '2026-11-27',
        hasBegun: false,
      },
    ]);
  });

  it('follow daylight saving time', () => {
    const [summer] = on('2026-03-01', {
      from: '2026-03-07T12:00',
      until: '2026-03-08T12:00',
    });
    expect(summer?.from).toBe('2026-03-07T17:00:00.000Z');
    expect(summer?.until).toBe('2026-03-08T16:00:00.000Z');
  });

  it('have begun from their first day, and are left out after their last', () => {
    expect(on('2026-11-24')[0]?.hasBegun).toBe(false);
    expect(on('2026-11-25')[0]?.hasBegun).toBe(true);
    expect(on('2026-11-27')).toHaveLength(1);
    expect(on('2026-11-28')).toHaveLength(0);
  });
});

it('the urgent notices come first', () => {
  const urgent = { ...notice, id: 'flood', urgent: true };
  const timed = timedNotices([notice, urgent], 'America/New_York', '2026-11-20');
  expect(timed.map(({ id }) => id)).toEqual(['flood', 'storm']);
});

describe('a notice’s link', () => {
  const words = { en: 'Closed.', es: 'Cerrado.' };
  const check = (to: string) =>
    noticesSchema.safeParse([{ ...notice, text: words, link: { to, text: words } }]).success;

  it('leads to a page, to the web or to a telephone', () => {
    expect(['page:contact', 'https://clinic.example/', 'tel:911'].map(check)).toEqual([
      true,
      true,
      true,
    ]);
    expect(['http://clinic.example/', '/contact'].map(check)).toEqual([false, false]);
  });
});
