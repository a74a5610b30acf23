import { describe, expect, it } from 'vitest';
import { trackerRegistry } from '../../lib/tracking/registry';
import { type AnalyticsWindow, createAnalytics } from '../../lib/tracking/vendors/analytics';
import { createPixel, type PixelWindow } from '../../lib/tracking/vendors/pixel';
import { createReplay, type ReplayWindow } from '../../lib/tracking/vendors/replay';

const analyticsOnly = { analytics: true, marketing: false };
const all = { analytics: true, marketing: true };
const page = { address: '/services/…', title: 'Services', language: 'en' };
const told = {
  page_location: 'https://www.example.test/services/…',
  page_title: 'Services',
  page_referrer: '',
};

const storage = (analytics: string, ads: string) => ({
  analytics_storage: analytics,
  ad_storage: ads,
  ad_user_data: ads,
  ad_personalization: ads,
});

describe('analytics', () => {
  const setUp = (referrer = '') => {
    const window: AnalyticsWindow = {
      location: { origin: 'https://www.example.test' },
      document: { referrer },
    };
    const queue = () => (window.dataLayer as ArrayLike<unknown>[]).map((call) => Array.from(call));
    return { window, queue, adapter: createAnalytics('G-1', window) };
  };

  it('denies, then tells the choice, then configures, then reports the page (§4.24, §9.6)', () => {
    const { window, queue, adapter } = setUp();
    adapter.prepare(analyticsOnly, page);
    adapter.view?.(page);
    expect(queue()).toEqual([
      ['consent', 'default', { ...storage('denied', 'denied'), wait_for_update: 500 }],
      ['consent', 'update', storage('granted', 'denied')],
      ['js', expect.any(Date)],
      [
        'config',
        'G-1',
        {
          send_page_view: false,
          allow_google_signals: false,
          allow_ad_personalization_signals: false,
          ...told,
        },
      ],
      ['event', 'page_view', told],
    ]);
    expect(window['ga-disable-G-1']).toBe(false);
  });

  it.each([
    [true, false, storage('granted', 'denied')],
    [true, true, storage('granted', 'granted')],
    [false, true, storage('denied', 'granted')],
    [false, false, storage('denied', 'denied')],
  ])(
    'lets its storage follow analytics (%s), and ads’ storage, user data and personalization marketing (%s) (§4.25)',
    (analytics, marketing, expected) => {
      const { queue, adapter } = setUp();
      adapter.update?.({ analytics, marketing });
      expect(queue()).toEqual([['consent', 'update', expected]]);
    },
  );

  it('queues arguments objects, as Google’s script asks', () => {
    const { window, adapter } = setUp();
    adapter.prepare(all, page);
    for (const call of window.dataLayer as unknown[]) {
      expect(Object.prototype.toString.call(call)).toBe('[object Arguments]');
    }
  });

  it('switches all off before it denies, and on again before it grants (§4.26)', () => {
    const { window, queue, adapter } = setUp();
    adapter.prepare(all, page);
    const before = queue().length;
    adapter.revoke(true);
    expect(window['ga-disable-G-1']).toBe(true);
    adapter.resume(all, page);
    expect(window['ga-disable-G-1']).toBe(false);
    adapter.view?.(page);
    expect(queue().slice(before)).toEqual([
      ['consent', 'update', storage('denied', 'denied')],
      ['consent', 'update', storage('granted', 'granted')],
      ['event', 'page_view', told],
    ]);
  });

  it('removes commands that its script has not read yet', () => {
    const { queue, adapter } = setUp();
    adapter.prepare(all, page);
    adapter.view?.(page);
    adapter.revoke(false);
    expect(queue().map(([name]) => name)).toEqual([
      'consent',
      'consent',
      'js',
      'config',
      'consent',
    ]);
  });

  it('names the website a visitor came from, but not the practice’s own', () => {
    for (const [referrer, expected] of [
      ['https://search.test/?q=depression', 'https://search.test/'],
      ['https://www.example.test/services/anxiety-treatment?a=b', ''],
      ['', ''],
      ['no address', ''],
    ]) {
      const { queue, adapter } = setUp(referrer);
      adapter.view?.(page);
      expect(queue()[0]?.[2]).toMatchObject({ page_referrer: expected });
    }
  });

  it('sends the toggle’s language so that leaving the page does not lose it (§4.5)', () => {
    const { queue, adapter } = setUp();
    adapter.toggled?.('es');
    expect(queue()).toEqual([
      ['event', 'language_changed', { language: 'es', transport_type: 'beacon' }],
    ]);
  });

  it('works if the data layer is not a list', () => {
    for (const dataLayer of [null, 'x', 1, {}, () => {}]) {
      const { window, adapter } = setUp();
      window.dataLayer = dataLayer;
      expect(() => {
        adapter.prepare(all, page);
        adapter.revoke(false);
      }).not.toThrow();
    }
  });
});

/** A stub of the loaded Clarity. */
function fakeClarity() {
  const calls: unknown[][] = [];
  const clarity = Object.assign((...call: unknown[]) => void calls.push(call), { v: '0.8' });
  return { calls, clarity };
}

describe('replay', () => {
  const tags = [
    ['set', 'language', 'en'],
    ['set', 'site_type', 'psychiatry practice'],
    ['set', 'practice_location', 'Naples, FL'],
  ];
  const consent = (analytics: string, ads: string) => [
    'consentv2',
    { ad_Storage: ads, analytics_Storage: analytics },
  ];
  const queueOf = (window: ReplayWindow) => (window.clarity as { q?: unknown[] }).q;
  /** An adapter that was told of full consent, and whose script has come. */
  const arrived = () => {
    const window: ReplayWindow = {};
    const adapter = createReplay('abc', window);
    adapter.prepare(all, page);
    const { calls, clarity } = fakeClarity();
    window.clarity = clarity;
    adapter.arrive?.(all, page);
    return { adapter, calls };
  };

  it('queues the choice with both keys, and leaves no version in the queue', () => {
    const window: ReplayWindow = {};
    const adapter = createReplay('abc', window);
    adapter.prepare(analyticsOnly, page);
    adapter.view?.(page);
    expect(queueOf(window)).toEqual([consent('granted', 'denied')]);
    expect(window.clarity).not.toHaveProperty('v');
  });

  it('tags the page with language, site type and practice location, again when it is shown again (§4.30)', () => {
    const { adapter, calls } = arrived();
    expect(calls).toEqual([consent('granted', 'granted'), ...tags]);
    adapter.moved?.(page);
    expect(calls.slice(4)).toEqual(tags);
  });

  it('tags each use of the toggle with selected_language (§4.6)', () => {
    const { calls, clarity } = fakeClarity();
    createReplay('abc', { clarity }).toggled?.('es');
    expect(calls).toEqual([['set', 'selected_language', 'es']]);
  });

  it('is denied, then stopped; starts, then is granted, then tagged (§4.31)', () => {
    const { adapter, calls } = arrived();
    calls.length = 0;
    adapter.revoke(true);
    expect(calls).toEqual([consent('denied', 'denied'), ['stop']]);
    adapter.resume(all, page);
    expect(calls.slice(2)).toEqual([['start'], consent('granted', 'granted'), ...tags]);
  });

  /** What Microsoft's loader does: it puts the start first, and fetches Clarity itself. */
  const runLoader = (window: ReplayWindow) => {
    const clarity = window.clarity as ((...call: unknown[]) => void) & { q: unknown[] };
    clarity('start', { projectId: 'abc' });
    clarity.q.unshift(clarity.q.pop());
    clarity('set', 'C_IS', '0');
  };

  it('denied while its loader is on the way, waits with an empty queue, and starts on a regrant', () => {
    const window: ReplayWindow = {};
    const adapter = createReplay('abc', window);
    adapter.prepare(all, page);
    adapter.revoke(false);
    expect(queueOf(window)).toEqual([]);
    runLoader(window);
    adapter.revoke(true);
    expect(queueOf(window)).toEqual([]);
    expect(adapter.isReady?.()).toBe(false);
    adapter.resume(all, page);
    expect(queueOf(window)).toEqual([
      ['start', { projectId: 'abc' }],
      consent('granted', 'granted'),
      ...tags,
    ]);
  });

  it('denied between its loader and Clarity, waits with an empty queue', () => {
    const window: ReplayWindow = {};
    const adapter = createReplay('abc', window);
    adapter.prepare(all, page);
    runLoader(window);
    adapter.arrive?.(all, page);
    adapter.revoke(true);
    expect(queueOf(window)).toEqual([]);
    const { calls, clarity } = fakeClarity();
    window.clarity = clarity;
    expect(adapter.isReady?.()).toBe(true);
    adapter.resume(all, page);
    expect(calls).toEqual([
      ['start', { projectId: 'abc' }],
      consent('granted', 'granted'),
      ...tags,
    ]);
  });

  it('stops again only if it is running', () => {
    const window: ReplayWindow = {};
    const adapter = createReplay('abc', window);
    adapter.stopAgain?.();
    expect(window.clarity).toBeUndefined();
    const { calls, clarity } = fakeClarity();
    window.clarity = clarity;
    adapter.stopAgain?.();
    expect(calls).toEqual([consent('denied', 'denied'), ['stop']]);
  });
});

describe('pixel', () => {
  const listOf = (window: PixelWindow) => [...(window.ttq as unknown[])];

  it('grants, loads, then reports the page (§4.35)', () => {
    const window: PixelWindow = {};
    const adapter = createPixel('ABC', window);
    adapter.prepare(all, page);
    adapter.view?.(page);
    expect(window.TiktokAnalyticsObject).toBe('ttq');
    expect(listOf(window)).toEqual([['grantConsent'], ['page']]);
    expect(window.ttq).toMatchObject({
      _i: { ABC: { _u: 'https://analytics.tiktok.com/i18n/pixel/events.js' } },
      _t: { ABC: expect.any(Number) },
      _o: { ABC: {} },
    });
    expect(adapter.source).toBe(
      'https://analytics.tiktok.com/i18n/pixel/events.js?sdkid=ABC&lib=ttq',
    );
  });

  it('has every method its script looks for, and never identifies a visitor', () => {
    const window: PixelWindow = {};
    createPixel('ABC', window).prepare(all, page);
    const ttq = window.ttq as Record<string, (...values: unknown[]) => void>;
    const methods =
      'page track identify instances debug on off once ready alias group enableCookie disableCookie holdConsent revokeConsent grantConsent'.split(
        ' ',
      );
    for (const method of methods) ttq[method]?.('x');
    expect(listOf(window).slice(1)).toEqual(methods.map((method) => [method, 'x']));
    expect(ttq.instance?.('ABC')).toHaveProperty('page');
  });

  it('removes queued reports, and calls the current methods (§4.36)', () => {
    const window: PixelWindow = {};
    const adapter = createPixel('ABC', window);
    adapter.prepare(all, page);
    adapter.view?.(page);
    adapter.revoke(false);
    expect(listOf(window)).toEqual([['grantConsent'], ['revokeConsent']]);
    const calls: string[] = [];
    window.ttq = {
      grantConsent: () => calls.push('grantConsent'),
      page: () => calls.push('page'),
      revokeConsent: () => calls.push('revokeConsent'),
    };
    adapter.resume(all, page);
    adapter.view?.(page);
    adapter.revoke(true);
    expect(calls).toEqual(['grantConsent', 'page', 'revokeConsent']);
  });

  it('works if another script has replaced its global', () => {
    for (const ttq of [null, 'x', () => {}, {}, Object.freeze({})]) {
      const window: PixelWindow = { ttq };
      const adapter = createPixel('ABC', window);
      expect(() => {
        adapter.prepare(all, page);
        adapter.view?.(page);
        adapter.revoke(true);
      }).not.toThrow();
    }
  });
});

describe.each([
  ['analytics', createAnalytics('G-1', { location: { origin: '' }, document: { referrer: '' } })],
  ['replay', createReplay('abc', {})],
  ['pixel', createPixel('ABC', {})],
] as const)('what the registry says of %s', (name, adapter) => {
  const { category, hosts, id, recordsToggles, whyStrict } = trackerRegistry[name];

  it('holds for its adapter', () => {
    expect(adapter).toMatchObject({ name, category, readsPage: whyStrict !== undefined });
    expect(adapter.toggled !== undefined).toBe(recordsToggles);
  });

  it('names the host of its script (§7.8)', () => {
    const { origin } = new URL(adapter.source);
    const known = hosts['script-src'];
    expect(known.some((host) => origin.endsWith(host.replace(/^https:\/\/\*?/, '')))).toBe(true);
  });

  it('has an example of its ids', () => expect(id.example).toMatch(id.pattern));
});
