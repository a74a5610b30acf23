import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { everything } from '../../lib/consent/record';
import { trackerRegistry } from '../../lib/tracking/registry';
import { createAnalytics } from '../../lib/tracking/vendors/analytics';
import { createPixel } from '../../lib/tracking/vendors/pixel';
import { createReplay } from '../../lib/tracking/vendors/replay';

const analyticsOnly = { analytics: true, marketing: false };
const page = { address: '/services/…', title: 'Services', language: 'en' };
const pageFields = {
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

let window: Pick<Window, 'dataLayer' | 'clarity' | 'ttq' | 'TiktokAnalyticsObject'> & {
  [disable: `ga-disable-${string}`]: boolean;
};
beforeEach(() => {
  window = {};
  vi.stubGlobal('window', window);
  vi.stubGlobal('location', { origin: 'https://www.example.test' });
  vi.stubGlobal('document', { referrer: '' });
});
afterEach(() => vi.unstubAllGlobals());

describe('analytics', () => {
  const queue = () => (window.dataLayer as unknown as IArguments[]).map((call) => Array.from(call));

  it('denies, then sends the choice, then configures, then reports the page', {
    tags: ['@4.24', '@4.25', '@9.6'],
  }, () => {
    const adapter = createAnalytics('G-1');
    adapter.start(analyticsOnly, page);
    adapter.view(page);
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
          ...pageFields,
        },
      ],
      ['event', 'page_view', pageFields],
    ]);
  });

  it.each([
    [true, false, storage('granted', 'denied')],
    [true, true, storage('granted', 'granted')],
    [false, true, storage('denied', 'granted')],
    [false, false, storage('denied', 'denied')],
  ])(
    'lets its storage follow analytics (%s), and ads’ storage, user data and personalization marketing (%s)',
    { tags: '@4.25' },
    (analytics, marketing, expected) => {
      window.dataLayer = [];
      createAnalytics('G-1').update?.({ analytics, marketing });
      expect(queue()).toEqual([['consent', 'update', expected]]);
    },
  );

  it('queues arguments objects, as Google’s script asks, and switches all off when denied', {
    tags: '@4.26',
  }, () => {
    const adapter = createAnalytics('G-1');
    adapter.start(analyticsOnly, page);
    adapter.deny();
    expect(window['ga-disable-G-1']).toBe(true);
    expect(queue().at(-1)).toEqual(['consent', 'update', storage('denied', 'denied')]);
    for (const call of window.dataLayer as unknown as unknown[]) {
      expect(Object.prototype.toString.call(call)).toBe('[object Arguments]');
    }
  });

  it.each([
    ['https://search.test/?q=depression', 'https://search.test/'],
    ['https://www.example.test/services/anxiety-treatment?a=b', ''],
    ['', ''],
  ])(
    'names the website a visitor came from, but not the practice’s own: "%s" as "%s"',
    (referrer, name) => {
      vi.stubGlobal('document', { referrer });
      window.dataLayer = [];
      createAnalytics('G-1').view(page);
      expect(queue()[0]?.[2]).toMatchObject({ page_referrer: name });
    },
  );

  it('sends the toggle’s language so that leaving the page does not lose it', {
    tags: '@4.5',
  }, () => {
    window.dataLayer = [];
    createAnalytics('G-1').toggled?.('es');
    expect(queue()).toEqual([
      ['event', 'language_changed', { language: 'es', transport_type: 'beacon' }],
    ]);
  });
});

describe('replay', () => {
  it('receives each choice separately, and is stopped when it is denied', { tags: '@4.31' }, () => {
    const adapter = createReplay('abc');
    adapter.start(analyticsOnly, page);
    adapter.update?.(everything);
    adapter.deny();
    expect(window.clarity?.q).toEqual([
      ['consentv2', { ad_Storage: 'denied', analytics_Storage: 'granted' }],
      ['consentv2', { ad_Storage: 'granted', analytics_Storage: 'granted' }],
      ['consentv2', { ad_Storage: 'denied', analytics_Storage: 'denied' }],
      ['stop'],
    ]);
  });
});

describe('pixel', () => {
  it('is granted consent before it reports the page, and loses it when it is denied', {
    tags: ['@4.34', '@4.36'],
  }, () => {
    const adapter = createPixel('ABC');
    adapter.start(everything, page);
    adapter.view(page);
    adapter.deny();
    expect(Array.from(window.ttq ?? [])).toEqual([['grantConsent'], ['page'], ['revokeConsent']]);
  });

  it('is found by TikTok’s script under the names that this reads', () => {
    createPixel('ABC').start(everything, page);
    const queue = window.ttq as { _i?: Record<string, { _u: string }> } & typeof window.ttq;
    expect(window.TiktokAnalyticsObject).toBe('ttq');
    expect(Object.keys(queue?._i ?? {})).toEqual(['ABC']);
    expect(queue?._i?.ABC?._u).toBe('https://analytics.tiktok.com/i18n/pixel/events.js');
  });
});

describe.each([
  ['analytics', createAnalytics('G-1')],
  ['replay', createReplay('abc')],
  ['pixel', createPixel('ABC')],
] as const)('what the registry says of %s', (name, adapter) => {
  const { category, hosts, id, recordsToggles, readsPage } = trackerRegistry[name];

  it('holds for its adapter', () => {
    expect(adapter).toMatchObject({ name, category, readsPage });
    expect(adapter.toggled !== undefined).toBe(recordsToggles);
  });

  it('names the host of its script', { tags: '@7.8' }, () => {
    const { origin } = new URL(adapter.source);
    const known = hosts['script-src'];
    expect(
      known.some((host) => origin.endsWith(host.replace(/^https:\/\/\*?/, ''))),
      origin,
    ).toBe(true);
  });

  it('is asked for with the id of the practice', () => {
    const { pathname, searchParams } = new URL(adapter.source);
    const ids = { analytics: 'G-1', replay: 'abc', pixel: 'ABC' };
    expect([...searchParams.values(), ...pathname.split('/')]).toContain(ids[name]);
  });

  it('has an example of its ids', () => expect(id.example).toMatch(id.pattern));
});
