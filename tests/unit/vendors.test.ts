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
    ['android-app://com.example.mail/', ''],
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

  it('receives the language, the kind of site and the place of the practice with each view', {
    tags: '@4.30',
  }, () => {
    const adapter = createReplay('abc');
    adapter.start(analyticsOnly, page);
    adapter.view(page);
    adapter.toggled?.('es');
    expect(window.clarity?.q?.slice(1)).toEqual([
      ['set', 'language', 'en'],
      ['set', 'site_type', 'psychiatry practice'],
      ['set', 'practice_location', 'Naples, FL'],
      ['set', 'selected_language', 'es'],
    ]);
  });

  it('begins with an empty queue, and is ready once Clarity has replaced it', () => {
    const adapter = createReplay('abc');
    adapter.start(analyticsOnly, page);
    adapter.start(analyticsOnly, page);
    expect(window.clarity?.q).toHaveLength(1);
    expect(adapter.isReady?.()).toBe(false);
    window.clarity = () => {};
    expect(adapter.isReady?.()).toBe(true);
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
    expect(queue).toMatchObject({ _t: { ABC: expect.any(Number) }, _o: { ABC: {} } });
  });

  it('loses no call that a page may make before TikTok’s script has loaded', () => {
    createPixel('ABC').start(everything, page);
    const queue = window.ttq as unknown as { methods: string[] } & Record<string, () => void>;
    expect(queue.methods).toEqual(
      expect.arrayContaining(['page', 'holdConsent', 'revokeConsent', 'grantConsent', 'ready']),
    );
    for (const name of queue.methods) queue[name]?.();
    expect(Array.from(window.ttq ?? []).slice(1)).toEqual(queue.methods.map((name) => [name]));
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

  it('has an example of its ids, and refuses an id with a further word or line', () => {
    expect(id.example).toMatch(id.pattern);
    for (const other of [`${id.example} x`, `x ${id.example}`, `${id.example}'`, '']) {
      expect(other).not.toMatch(id.pattern);
    }
  });

  it('names the hosts to which its script connects, and from which it loads pictures', () => {
    const google = ['https://*.google-analytics.com', 'https://*.googletagmanager.com'];
    const expected = {
      analytics: [[...google, 'https://*.analytics.google.com'], google],
      replay: [['https://*.clarity.ms'], ['https://*.clarity.ms']],
      pixel: [['https://analytics.tiktok.com'], ['https://analytics.tiktok.com']],
    };
    expect([hosts['connect-src'], hosts['img-src']]).toEqual(expected[name]);
  });
});

it.each([
  ['analytics', 'UA-1-1', 'g-abc', 'G-abc'],
  ['replay', 'ABC', 'a-b'],
  ['pixel', 'abc', 'A-B'],
] as const)('the ids of %s are not those of other trackers', (name, ...others) => {
  for (const id of others) expect(id).not.toMatch(trackerRegistry[name].id.pattern);
});

it('the cookie policy has the lifetime of each item as its vendor documents it', () => {
  const kept = Object.values(trackerRegistry).flatMap(({ items }) =>
    items.map((item) => `${item.name} ${item.kept}`),
  );
  expect(kept).toEqual([
    '_ga twoYears',
    '_ga_* twoYears',
    '_gid oneDay',
    '_gat oneMinute',
    '_gat_* oneMinute',
    '_gac_* threeMonths',
    '_gcl_* threeMonths',
    '_clck oneYear',
    '_clsk oneDay',
    '_cltk visit',
    '_ttp thirteenMonths',
    '_tt_enable_cookie thirteenMonths',
    '_ttp_pixel thirteenMonths',
    'ttcsid thirteenMonths',
    'ttcsid_* thirteenMonths',
    'ttclid thirteenMonths',
    'tt_sessionId visit',
    'tt_pixel_session_index visit',
    'tt_appInfo visit',
  ]);
});

it('each tracker waits before a second start as long as the specification says', {
  tags: ['@4.38', '@9.5'],
}, () => {
  const adapters = [createAnalytics('G-1'), createReplay('abc'), createPixel('ABC')];
  const times = adapters.map(({ leastTimeBetweenStarts }) => leastTimeBetweenStarts);
  expect(times).toEqual([5000, 3000, 3000]);
});
