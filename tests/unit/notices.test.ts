import { createElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Notices } from '../../components/notices/Notices';
import { noticesSchema } from '../../lib/content/schemas/notices.server';
import { lineOf } from '../../lib/content/text/plain.server';
import { languages } from '../../lib/language';
import { timedNotices } from '../../lib/notices.server';
import { siteIn } from '../../lib/site.server';
import { rendered } from '../support/rendered';

// The build makes it.
vi.mock('virtual:inline-script/notices/first-paint', () => ({ code: 'update()' }));

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

describe.each(languages)('the notices of a page in %s', (language) => {
  const site = siteIn(language);
  const text = { en: lineOf('We are closed.'), es: lineOf('Hemos cerrado.') };
  const link = { to: 'page:contact', text: { en: 'Write to us', es: 'Escríbanos' } };
  const show = (...notices: object[]) => {
    const timed = timedNotices(
      notices.map((change) => ({ ...notice, text, ...change })),
      'America/New_York',
      '2026-11-25',
    );
    return rendered(createElement(Notices), { ...site, notices: timed, today: '2026-11-25' });
  };
  const day = { en: 'Friday, November 27', es: 'viernes 27 de noviembre' }[language];

  it('say what is to be said, the last day, and where there is more, in its language', () => {
    const $ = show({ link });
    expect($('#notices p').text().replace(/\s+/g, ' ').trim()).toBe(
      `${text[language].parts} ${site.t('notices.until')} ${day}. ${link.text[language]} ${site.t('notices.dismiss')}`,
    );
    expect($('#notices a').attr('href')).toBe(site.href('contact'));
    expect($('#notices').attr('aria-label')).toBe(site.t('notices.label'));
    expect(show({})('#notices a')).toHaveLength(0);
  });

  it('have the moments between which scripts show each, and until then those of the day of the build', () => {
    const later = { id: 'holiday', from: '2026-11-26T00:00', until: '2026-11-28T00:00' };
    const $ = show({}, later);
    const parts = $('#notices > div');
    expect(parts.map((_, part) => $(part).attr('data-from')).get()).toEqual([
      '2026-11-25T22:00:00.000Z',
      '2026-11-26T05:00:00.000Z',
    ]);
    expect(parts.map((_, part) => $(part).attr('data-until')).get()).toEqual(
      Array(2).fill('2026-11-28T05:00:00.000Z'),
    );
    expect(parts.map((_, part) => $(part).is('[hidden]')).get()).toEqual([false, true]);
    expect($('#notices').is('[hidden]')).toBe(false);
    expect(show(later)('#notices').is('[hidden]')).toBe(true);
    // Right after the notices, so that none of them moves the page.
    expect($('#notices').next().is('script')).toBe(true);
  });

  it('can be hidden, except an urgent one, by a button that only a script shows', () => {
    const $ = show({}, { id: 'flood', urgent: true });
    const buttons = $('#notices button');
    expect(buttons.map((_, button) => $(button).attr('value')).get()).toEqual(['storm']);
    expect(buttons.is('[hidden]')).toBe(true);
    const [urgent, other] = $('#notices > div').toArray();
    expect($(urgent).find('button')).toHaveLength(0);
    // It stands out.
    expect([$(urgent).is('.font-semibold'), $(other).is('.font-semibold')]).toEqual([true, false]);
  });

  it('are nothing where there are none', () => {
    expect(show().html()).not.toContain('notices');
  });
});
