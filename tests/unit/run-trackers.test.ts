import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { consentChanged } from '../../lib/consent/event.client';
import { type Choice, type ConsentRecord, nothing, undecided } from '../../lib/consent/record';
import type { Language } from '../../lib/language';
import { hostsOf } from '../../lib/tracking/hosts';
import { type TrackerName, trackerRegistry } from '../../lib/tracking/registry';
import { runTrackers } from '../../lib/tracking/run-trackers.client';
import { itemPatterns } from '../../lib/tracking/stored-items.server';
import type { Adapter } from '../../lib/tracking/vendor';

const recordOf = (choice: Choice): ConsentRecord => ({
  ...undecided,
  consent: { necessary: true, ...choice },
});

/** A page with three trackers, whose scripts load at once, and a stopped clock. */
function setUp(consent: Choice = nothing, isSensitive = false) {
  const calls: string[] = [];
  const timers: { act: () => void; delay: number }[] = [];
  const toggles: Language[] = [];
  const browserStorage = {
    document: { cookie: '' },
    location: { hostname: '', pathname: '/' },
    storages: [],
  };
  let isAllowed = (_host: string): boolean => {
    throw new Error('nothing guards the requests');
  };
  const addresses: string[] = [];
  const loads: { arrive: () => void; fail: (error: Error) => void }[] = [];
  const siteConsent = { record: recordOf(consent), refresh: () => {} };
  const window = Object.assign(new EventTarget(), {
    siteConsent,
    history: {
      state: null,
      replaceState: (_state: unknown, _title: string, path: string) => {
        addresses.push(path);
        Object.assign(location, { search: '', hash: '' });
      },
    },
    location: { pathname: '/about', search: '?utm=x', hash: '#y' },
    setTimeout: (act: () => void, delay: number) => timers.push({ act, delay }),
  });
  const { location } = window;
  const adapter = (name: TrackerName, readsPage: boolean): Adapter => {
    const note = (call: string) => () => void calls.push(`${name} ${call}`);
    return {
      name,
      category: trackerRegistry[name].category,
      guard: 0,
      hosts: hostsOf(trackerRegistry[name].hosts),
      readsPage,
      source: name,
      prepare: note('prepare'),
      arrive: note('arrive'),
      resume: note('resume'),
      update: note('update'),
      revoke: note('revoke'),
      stopAgain: note('stopAgain'),
      view: note('view'),
      moved: note('moved'),
      toggled: (language) => calls.push(`${name} ${language}`),
    };
  };
  const start = (granted: Choice = siteConsent.record.consent) =>
    runTrackers(granted, {
      window,
      adapters: [adapter('analytics', false), adapter('replay', true), adapter('pixel', true)],
      readPage: () => ({ address: '/about', title: 'About', language: 'en', isSensitive }),
      items: itemPatterns('site'),
      browserStorage,
      guardRequests: (ask) => {
        isAllowed = ask;
      },
      takeToggles: () => toggles.splice(0),
      insert: (source) => {
        calls.push(`${source} insert`);
        return new Promise((arrive, fail) => loads.push({ arrive, fail }));
      },
      now: () => 0,
      log: () => {},
      starts: new Map(),
    });
  const run = () => {
    for (const { act } of timers.splice(0)) act();
  };
  const say = (detail: unknown) =>
    window.dispatchEvent(new CustomEvent(consentChanged, { detail }));
  const choose = (choice: Choice) => {
    siteConsent.record = recordOf(choice);
    say(choice);
  };
  const restore = () =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  const mayLeave = (host: string) => isAllowed(host);
  return {
    start,
    run,
    say,
    choose,
    restore,
    mayLeave,
    calls,
    timers,
    toggles,
    loads,
    addresses,
    location,
    browserStorage,
    siteConsent,
    window,
  };
}

const of = (calls: string[], call: string) =>
  calls.filter((made) => made.endsWith(` ${call}`)).map((made) => made.split(' ')[0]);

/** Lets pending promises settle. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** The cookies written to a browser that has these cookies. */
function spyOnCookies({ document }: { document: { cookie: string } }, held: string): string[] {
  const written: string[] = [];
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => held,
    set: (text: string) => written.push(text),
  });
  return written;
}

describe('runTrackers', () => {
  it('touches no tracker while nothing is chosen (§4.22)', () => {
    const { start, run, calls, addresses } = setUp();
    start();
    run();
    expect(calls).toEqual([]);
    expect(addresses).toEqual([]);
  });

  it('reports one view of the page to each tracker that is granted (§4.28, §4.29)', () => {
    const { start, run, calls } = setUp({ analytics: true, marketing: false });
    start();
    expect(calls).toEqual([]);
    run();
    expect(of(calls, 'insert')).toEqual(['analytics', 'replay']);
    expect(of(calls, 'view')).toEqual(['analytics', 'replay']);
  });

  it('removes query and hash from the address before a script can read it (§4.34)', () => {
    const { start, run, calls, addresses } = setUp({ analytics: false, marketing: true });
    start();
    run();
    expect(addresses).toEqual(['/about']);
    expect(of(calls, 'insert')).toEqual(['pixel']);
  });

  it('removes them again if they return while replay or pixel runs', () => {
    const { start, run, calls, addresses, location, window } = setUp({
      analytics: false,
      marketing: true,
    });
    start();
    run();
    location.hash = '#z';
    window.dispatchEvent(new Event('hashchange'));
    expect(addresses).toHaveLength(2);
    expect(of(calls, 'moved')).toEqual(['pixel']);
  });

  it('stops at once what is denied, and reports no page until it is granted again (§4.15, §4.28)', async () => {
    const { start, run, choose, restore, calls, loads } = setUp({
      analytics: true,
      marketing: true,
    });
    start();
    run();
    for (const load of loads) load.arrive();
    await settle();
    choose(nothing);
    expect(of(calls, 'revoke')).toEqual(['analytics', 'replay', 'pixel']);
    run();
    calls.length = 0;
    restore();
    restore();
    run();
    expect(calls.filter((call) => !call.endsWith('stopAgain'))).toEqual([]);
    choose({ analytics: false, marketing: true });
    run();
    expect(of(calls, 'view')).toEqual(['pixel']);
    choose(nothing);
    choose({ analytics: false, marketing: true });
    run();
    expect(of(calls, 'view')).toEqual(['pixel']);
  });

  it('counts a return from the browser’s cache as one view (§4.28, §4.35)', () => {
    const { start, run, restore, calls } = setUp({ analytics: true, marketing: true });
    start();
    run();
    calls.length = 0;
    restore();
    run();
    expect(of(calls, 'view')).toEqual(['analytics', 'replay', 'pixel']);
  });

  it('accepts a denial by a foreign event, but no grant (§4.15)', () => {
    const { start, run, say, calls } = setUp({ analytics: true, marketing: false });
    start();
    run();
    say({ analytics: true, marketing: true });
    run();
    expect(of(calls, 'insert')).toEqual(['analytics', 'replay']);
    say(null);
    expect(of(calls, 'revoke')).toEqual(['analytics', 'replay']);
  });

  it('keeps replay and pixel away from a sensitive page', () => {
    const { start, run, calls } = setUp({ analytics: true, marketing: true }, true);
    start();
    run();
    expect(of(calls, 'insert')).toEqual(['analytics']);
  });

  it('reports each use of the toggle once, after the scripts have loaded, with consent only (§4.5)', async () => {
    const { start, run, choose, calls, loads, toggles, window } = setUp({
      analytics: true,
      marketing: true,
    });
    start();
    run();
    toggles.push('es');
    window.dispatchEvent(new Event('language_changed'));
    expect(of(calls, 'es')).toEqual([]);
    loads[0]?.arrive();
    await settle();
    expect(of(calls, 'es')).toEqual(['analytics']);
    toggles.push('en');
    window.dispatchEvent(new Event('language_changed'));
    expect(of(calls, 'en')).toEqual(['analytics']);
    toggles.push('es');
    window.dispatchEvent(new Event('pagehide'));
    expect(of(calls, 'es')).toEqual(['analytics', 'analytics']);
    choose(nothing);
    toggles.push('en');
    window.dispatchEvent(new Event('language_changed'));
    expect(of(calls, 'en')).toEqual(['analytics']);
  });

  it('lets a request leave for a tool’s host only while the record grants that tool', () => {
    const { start, mayLeave, siteConsent } = setUp({ analytics: true, marketing: true });
    start();
    const hosts = ['www.googletagmanager.com', 'a.clarity.ms', 'analytics.tiktok.com'];
    expect(hosts.map(mayLeave)).toEqual([true, true, true]);
    // Another tab's choice, of which no event has come yet.
    siteConsent.refresh = () => {
      siteConsent.record = recordOf({ analytics: false, marketing: true });
    };
    expect(hosts.map(mayLeave)).toEqual([false, false, true]);
    expect(mayLeave('www.example.test')).toBe(true);
  });

  it('lets no request of replay or pixel leave from a sensitive page', () => {
    const { start, mayLeave } = setUp({ analytics: true, marketing: true }, true);
    start();
    const hosts = ['www.googletagmanager.com', 'a.clarity.ms', 'analytics.tiktok.com'];
    expect(hosts.map(mayLeave)).toEqual([true, false, false]);
  });

  it('stops denied trackers again and clears their items, at once and until a second later', async () => {
    const { start, run, choose, calls, timers, loads, browserStorage } = setUp({
      analytics: true,
      marketing: false,
    });
    start();
    run();
    for (const load of loads) load.arrive();
    await settle();
    choose(nothing);
    const after = (delay: number) => {
      calls.length = 0;
      const written = spyOnCookies(browserStorage, '_ga=1');
      for (const timer of timers.filter((timer) => timer.delay === delay)) timer.act();
      return { stoppedAgain: of(calls, 'stopAgain'), cleared: written.join() };
    };
    for (const delay of [0, 250, 1000]) {
      const { stoppedAgain, cleared } = after(delay);
      expect(stoppedAgain, `${delay} ms`).toEqual(['analytics', 'replay']);
      expect(cleared, `${delay} ms`).toContain('_ga=; Max-Age=0');
    }
  });

  it('clears a denied tracker’s items when the page is left', () => {
    const { start, run, browserStorage, window } = setUp();
    start();
    run();
    const written = spyOnCookies(browserStorage, '_clck=1');
    window.dispatchEvent(new Event('pagehide'));
    expect(written.join()).toContain('_clck=; Max-Age=0');
  });

  it('is consistent after any sequence of choices, foreign events, loads and failures', async () => {
    const choice = fc.record({ analytics: fc.boolean(), marketing: fc.boolean() });
    const step = fc.oneof(
      fc.record({ choose: choice }),
      fc.record({ say: fc.oneof(choice, fc.constant(null)) }),
      fc.record({ end: fc.constantFrom('arrive', 'fail') }),
      fc.constant({ run: true }),
      fc.constant({ restore: true }),
    );
    await fc.assert(
      fc.asyncProperty(choice, fc.array(step), async (first, steps) => {
        const { start, run, say, choose, restore, calls, loads } = setUp(first);
        let record = first;
        let granted: Choice = first;
        const done: string[] = [];
        let failures = 0;
        start();
        const check = (from: number) => {
          for (const call of calls.slice(from)) {
            const [name, what = ''] = call.split(' ');
            const category = name === 'pixel' ? 'marketing' : 'analytics';
            if (['prepare', 'insert', 'arrive', 'resume', 'view'].includes(what)) {
              expect(record[category] && granted[category], call).toBe(true);
            }
          }
        };
        for (const one of steps) {
          const from = calls.length;
          if ('choose' in one) {
            record = one.choose;
            granted = one.choose;
            choose(one.choose);
          } else if ('say' in one) {
            granted = one.say ?? nothing;
            say(one.say);
          } else if ('end' in one) {
            const load = loads[done.length];
            if (!load) continue;
            done.push(one.end);
            if (one.end === 'fail') failures++;
            load[one.end](new Error());
            await new Promise((resolve) => setImmediate(resolve));
          } else if ('run' in one) {
            run();
          } else {
            restore();
          }
          check(from);
        }
        run();
        for (const name of ['analytics', 'replay', 'pixel']) {
          const category = name === 'pixel' ? 'marketing' : 'analytics';
          const last = calls.findLast((call) =>
            new RegExp(`^${name} (prepare|resume|revoke)$`).test(call),
          );
          const mayRun = record[category] && granted[category];
          if (failures === 0) expect(last !== undefined && !last.endsWith('revoke')).toBe(mayRun);
          else if (!mayRun) expect(last ?? 'revoke').toMatch(/revoke$/);
        }
        expect(of(calls, 'insert').length).toBeLessThanOrEqual(3 + failures);
      }),
    );
  });
});
