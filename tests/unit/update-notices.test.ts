import { describe, expect, it, vi } from 'vitest';
import {
  hideNotice,
  updateNotices,
  watchNotices,
} from '../../components/notices/update-notices.client';
import { noticesKey } from '../../lib/consent/storage.client';
import { comingBack, setUpFakePage, stubStorage, tell } from '../support/fake-page';

setUpFakePage();

describe('the notices', () => {
  /** The notices of a page; urgent ones have no button. */
  function showPage(notices: { id: string; from?: string; until?: string; urgent?: true }[]) {
    const shown = notices.map(({ id, from = '2026-11-01', until = '2026-12-01', urgent }) => {
      const button = { value: id, hidden: true, closest: () => notice };
      const notice = {
        id,
        dataset: { from: `${from}T00:00:00Z`, until: `${until}T00:00:00Z` },
        hidden: false,
        isRemoved: false,
        querySelector: () => (urgent ? null : button),
        remove: () => {
          notice.isRemoved = true;
        },
        button,
      };
      return notice;
    });
    const section = { hidden: false };
    vi.stubGlobal('document', {
      querySelectorAll: () => shown.filter(({ isRemoved }) => !isRemoved),
      getElementById: () => section,
    });
    return {
      section,
      hide: (id: string) => {
        const { button } = shown.find((notice) => notice.id === id) ?? {};
        hideNotice({ target: { closest: () => button } } as never);
      },
      visible: () =>
        shown.filter(({ hidden, isRemoved }) => !hidden && !isRemoved).map(({ id }) => id),
    };
  }

  it('are hidden one after the other, and stay so; an urgent one is shown in any case', () => {
    const stored = new Map<string, string>();
    stubStorage('localStorage', stored);
    const page = showPage([{ id: 'storm' }, { id: 'holiday' }, { id: 'flood', urgent: true }]);
    page.hide('storm');
    expect(page.visible()).toEqual(['holiday', 'flood']);
    page.hide('holiday');
    expect(page.visible()).toEqual(['flood']);
    expect(page.section.hidden).toBe(false);
    const next = showPage([{ id: 'storm' }, { id: 'holiday' }]);
    updateNotices();
    expect(next.visible()).toEqual([]);
    expect(next.section.hidden).toBe(true);
    // What is over is forgotten.
    showPage([{ id: 'holiday' }]);
    updateNotices();
    expect([...stored]).toEqual([[noticesKey, 'holiday']]);
    showPage([{ id: 'holiday', until: '2026-11-20' }]);
    updateNotices();
    expect(stored.size).toBe(0);
  });

  it('are hidden on the page alone where storage is blocked', () => {
    stubStorage('localStorage');
    const page = showPage([{ id: 'storm' }]);
    updateNotices();
    expect(page.visible()).toEqual(['storm']);
    page.hide('storm');
    expect(page.visible()).toEqual([]);
  });

  it('follow the clock while the page is open, also for longer than a timer can wait', () => {
    stubStorage('localStorage', new Map());
    const page = showPage([{ id: 'storm', from: '2027-01-10', until: '2027-01-12' }]);
    const waits = vi.spyOn(globalThis, 'setTimeout');
    watchNotices();
    // A longer wait would be over at once, again and again.
    expect(waits.mock.calls.map(([, delay]) => delay)).toEqual([2 ** 31 - 1]);
    const visibleOn = (day: string) => {
      vi.advanceTimersByTime(Date.parse(`${day}T00:00:01Z`) - Date.now());
      return page.visible();
    };
    updateNotices();
    expect(visibleOn('2027-01-09')).toEqual([]);
    expect(visibleOn('2027-01-10')).toEqual(['storm']);
    expect(visibleOn('2027-01-12')).toEqual([]);
    expect(waits.mock.calls.length).toBeLessThan(10);
  });

  it.each([...comingBack, 'storage', 'pageswapped'])('are updated on %s', (event) => {
    const stored = new Map<string, string>();
    stubStorage('localStorage', stored);
    const page = showPage([{ id: 'storm' }]);
    watchNotices();
    stored.set(noticesKey, 'storm');
    expect(page.visible()).toEqual(['storm']);
    tell(event);
    expect(page.visible()).toEqual([]);
  });
});
