import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Choice, everything, nothing } from '../../lib/consent/record';
import { consentChanged } from '../../lib/consent/store.client';
import { itemPatterns } from '../../lib/privacy/disclosure.server';
import type { TrackerIds } from '../../lib/tracking/registry';
import { runTrackers } from '../../lib/tracking/run-trackers.client';

const ids: TrackerIds = { analytics: 'G-1', replay: 'abc', pixel: 'C1' };
const hosts = {
  analytics: 'www.googletagmanager.com',
  replay: 'www.clarity.ms',
  pixel: 'analytics.tiktok.com',
};

beforeEach(() => {
  vi.useFakeTimers();
  // The pages of this file are opened later than the least time between two starts.
  vi.advanceTimersByTime(60_000);
  // Trackers whose scripts are blocked are named there.
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

interface Opened {
  granted?: Choice;
  /** What the browser has stored. */
  cookies?: string[];
  session?: string[];
  /** Whether the page is about a condition. */
  mayBeRead?: boolean;
  /** The trackers that the site uses. */
  used?: TrackerIds;
  /** Whether the scripts of the vendors fail to load. */
  isBlocked?: boolean;
}

/** Runs the trackers in a page of fake globals. */
async function open({
  granted = everything,
  cookies = [],
  session = [],
  mayBeRead = true,
  used = ids,
  isBlocked = false,
}: Opened = {}) {
  const events = new EventTarget();
  const record = { consent: { ...granted } };
  const stored = new Set(cookies);
  const storage = Object.fromEntries(session.map((name) => [name, '1']));
  Object.defineProperty(storage, 'removeItem', { value: (name: string) => delete storage[name] });
  Object.defineProperty(storage, 'getItem', { value: (name: string) => storage[name] ?? null });
  const done: string[] = [];
  const scripts: string[] = [];
  const words = { address: '/services/…', title: 'Services' };
  const window: Pick<Window, 'dataLayer'> & Record<string, unknown> = {
    siteConsent: { record, refresh() {} },
  };
  const append = (element: { src?: string; onload?(): void; onerror?(): void }) => {
    if (!element.src) return void done.push('policy');
    scripts.push(new URL(element.src).host);
    queueMicrotask(() => (isBlocked ? element.onerror?.() : element.onload?.()));
  };
  const document = {
    documentElement: { lang: 'en' },
    body: {
      dataset: { tracking: JSON.stringify({ mayBeRead, words: { en: words, es: words } }) },
    },
    head: { append },
    createElement: () => ({}),
    referrer: '',
    get cookie() {
      return [...stored].map((name) => `${name}=1`).join('; ');
    },
    set cookie(text: string) {
      stored.delete(text.split('=')[0] ?? '');
    },
  };
  const location = {
    hostname: 'www.example.test',
    origin: 'https://www.example.test',
    pathname: '/',
    search: '',
    hash: '',
    reload: () => done.push('reload'),
  };
  for (const [name, value] of Object.entries({
    __TRACKER_IDS__: used,
    window,
    document,
    location,
    localStorage: storage,
    sessionStorage: storage,
    addEventListener: events.addEventListener.bind(events),
  })) {
    vi.stubGlobal(name, value);
  }
  const dispatch = async (detail: Choice | null) => {
    events.dispatchEvent(new CustomEvent(consentChanged, { detail }));
    await vi.advanceTimersByTimeAsync(1);
  };
  runTrackers(granted, itemPatterns('naples_psychiatry'), () => done.push('draft'));
  await vi.advanceTimersByTimeAsync(1);
  return {
    /** The hosts whose scripts the page has requested. */
    scripts,
    /** What has ended the trackers, in order: a policy, the draft that is kept, the reload. */
    done,
    left: () => [...stored, ...Object.keys(storage)],
    /** The commands that analytics has received. */
    commands: () =>
      ((window.dataLayer ?? []) as unknown as IArguments[]).map((call) => Array.from(call)),
    /** An event without a change of the record. */
    dispatch,
    save: (choice: Choice) => {
      record.consent = { ...choice };
      return dispatch(choice);
    },
  };
}

const everyItem = ['_ga', '_gcl_au', '_clck', '_ttp', 'other'];
const session = ['_cltk', 'tt_sessionId', 'kept'];

describe('a withdrawal', () => {
  it('ends the trackers of its category: it denies, deletes, keeps the draft, and reloads, in this order', async () => {
    const page = await open({ cookies: everyItem, session });
    expect(page.scripts).toEqual(Object.values(hosts));
    await page.save({ analytics: false, marketing: true });
    expect(page.done).toEqual(['policy', 'draft', 'reload']);
    expect(page.left()).toEqual(['_ttp', 'other', 'tt_sessionId', 'kept']);
    expect(page.commands().at(-1)).toEqual([
      'consent',
      'update',
      expect.objectContaining({ analytics_storage: 'denied' }),
    ]);
  });

  it('reloads once, and what comes after it starts nothing', async () => {
    const page = await open();
    await page.save(nothing);
    await page.save(everything);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(page.done).toEqual(['policy', 'draft', 'reload']);
    expect(page.scripts).toHaveLength(3);
  });

  it.each<[string, Opened, string[]]>([
    [
      'on a page about a condition, where the pixel does not run',
      { mayBeRead: false },
      [hosts.analytics],
    ],
    [
      'where the site uses analytics alone',
      { used: { ...ids, replay: null, pixel: null } },
      [hosts.analytics],
    ],
    ['where the scripts were blocked', { isBlocked: true }, Object.values(hosts)],
  ])(
    'deletes the items of its category where no tracker has to end: %s',
    async (_, opened, scripts) => {
      const page = await open({ ...opened, cookies: everyItem, session });
      expect(page.scripts).toEqual(scripts);
      expect(page.left()).toEqual([...everyItem, ...session]);
      await page.save({ analytics: true, marketing: false });
      expect(page.left()).toEqual(['_ga', '_clck', 'other', '_cltk', 'kept']);
      expect(page.done).toEqual([]);
    },
  );

  it('of everything leaves nothing of any tracker on a page where none was started', async () => {
    const used = { analytics: null, replay: 'abc', pixel: 'C1' };
    const page = await open({ mayBeRead: false, used, cookies: everyItem, session });
    expect(page.scripts).toEqual([]);
    await page.save(nothing);
    expect(page.left()).toEqual(['other', 'kept']);
    expect(page.done).toEqual([]);
  });

  it('is none where the same choice is saved again', async () => {
    const page = await open({ cookies: everyItem });
    const before = page.commands();
    await page.save(everything);
    expect(page.done).toEqual([]);
    expect(page.commands()).toEqual(before);
    expect(page.scripts).toHaveLength(3);
    expect(page.left()).toEqual(everyItem);
  });
});

describe('an event of another script', { tags: '@4.15' }, () => {
  it('grants no more than the record', async () => {
    const page = await open({ granted: { analytics: true, marketing: false } });
    await page.dispatch(everything);
    expect(page.scripts).toEqual([hosts.analytics, hosts.replay]);
  });

  it('may deny: the trackers end and their items go, without a reload that would start them again', async () => {
    const page = await open({ granted: { analytics: true, marketing: false }, cookies: everyItem });
    await page.dispatch(null);
    expect(page.left()).toEqual(['other']);
    expect(page.done).toEqual(['policy']);
  });
});

describe('a grant', () => {
  it('of the other category is passed once to the trackers that run', {
    tags: ['@4.15', '@4.25'],
  }, async () => {
    const page = await open({ granted: { analytics: true, marketing: false } });
    const before = page.commands().length;
    await page.save(everything);
    await page.save(everything);
    expect(page.commands().slice(before)).toEqual([
      [
        'consent',
        'update',
        {
          analytics_storage: 'granted',
          ad_storage: 'granted',
          ad_user_data: 'granted',
          ad_personalization: 'granted',
        },
      ],
    ]);
    expect(page.scripts).toEqual(Object.values(hosts));
    expect(page.done).toEqual([]);
  });

  it('requests a script that failed again after 3 s (replay, pixel) or 5 s (analytics), not before', {
    tags: ['@4.38', '@8.6', '@9.5'],
  }, async () => {
    const page = await open({ isBlocked: true });
    /** How often each script has been requested, after a choice that follows a wait. */
    const requested = async (wait: number) => {
      await vi.advanceTimersByTimeAsync(wait);
      await page.save(everything);
      return Object.values(hosts).map((host) => page.scripts.filter((one) => one === host).length);
    };
    expect(await requested(0)).toEqual([1, 1, 1]);
    expect(console.warn).toHaveBeenCalledTimes(3);
    expect(await requested(2900)).toEqual([1, 1, 1]);
    expect(await requested(200)).toEqual([1, 2, 2]);
    expect(await requested(1700)).toEqual([1, 2, 2]);
    expect(await requested(200)).toEqual([2, 2, 2]);
    expect(console.warn).toHaveBeenCalledTimes(6);
  });
});
