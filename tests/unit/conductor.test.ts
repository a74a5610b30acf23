import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { consentChanged } from '../../lib/consent/event';
import { type Choice, nothing, recordOf } from '../../lib/consent/record';
import { conduct } from '../../lib/tracking/conductor';
import type { Adapter } from '../../lib/tracking/tracker';

/** A page with three trackers whose scripts come at once, and a clock that stands still. */
function setUp(consent: Choice = nothing, isSensitive = false) {
  const calls: string[] = [];
  const timers: (() => void)[] = [];
  const addresses: string[] = [];
  const loads: { arrive: () => void; fail: (error: Error) => void }[] = [];
  const siteConsent = { record: recordOf(consent) };
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
    setTimeout: (act: () => void) => timers.push(act),
  });
  const { location } = window;
  const adapter = (name: Adapter['name'], category: Adapter['category']): Adapter => {
    const note = (call: string) => () => void calls.push(`${name} ${call}`);
    return {
      name,
      category,
      guard: 0,
      source: name,
      prepare: note('prepare'),
      arrive: note('arrive'),
      resume: note('resume'),
      update: note('update'),
      revoke: note('revoke'),
      view: note('view'),
      moved: note('moved'),
      toggled: (language) => calls.push(`${name} ${language}`),
    };
  };
  const start = (said: Choice = siteConsent.record.consent) =>
    conduct(said, {
      window,
      adapters: [
        adapter('analytics', 'analytics'),
        adapter('replay', 'analytics'),
        adapter('pixel', 'marketing'),
      ],
      readPage: () => ({ address: '/about', title: 'About', language: 'en', isSensitive }),
      jar: { document: { cookie: '' }, location: { hostname: '', pathname: '/' }, storages: [] },
      insert: (source) => {
        calls.push(`${source} insert`);
        return new Promise((arrive, fail) => loads.push({ arrive, fail }));
      },
      now: () => 0,
      log: () => {},
      starts: new Map(),
    });
  const run = () => {
    for (const act of timers.splice(0)) act();
  };
  const say = (detail: unknown) =>
    window.dispatchEvent(new CustomEvent(consentChanged, { detail }));
  const choose = (choice: Choice) => {
    siteConsent.record = recordOf(choice);
    say(choice);
  };
  const restore = () =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  return { start, run, say, choose, restore, calls, loads, addresses, location, window };
}

const of = (calls: string[], call: string) =>
  calls.filter((made) => made.endsWith(` ${call}`)).map((made) => made.split(' ')[0]);

describe('conduct', () => {
  it('touches no tracker while nothing is chosen', () => {
    const { start, run, calls, addresses } = setUp();
    start();
    run();
    expect(calls).toEqual([]);
    expect(addresses).toEqual([]);
  });

  it('reports one view of the page to each tracker that is granted', () => {
    const { start, run, calls } = setUp({ analytics: true, marketing: false });
    start();
    expect(calls).toEqual([]);
    run();
    expect(of(calls, 'insert')).toEqual(['analytics', 'replay']);
    expect(of(calls, 'view')).toEqual(['analytics', 'replay']);
  });

  it('takes query and hash off the address before a script is there to read it', () => {
    const { start, run, calls, addresses } = setUp({ analytics: false, marketing: true });
    start();
    run();
    expect(addresses).toEqual(['/about']);
    expect(of(calls, 'insert')).toEqual(['pixel']);
  });

  it('takes them off again when they come back while replay or pixel runs', () => {
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

  it('stops at once what is denied, and reports no page until it is granted again', () => {
    const { start, run, choose, restore, calls } = setUp({ analytics: true, marketing: true });
    start();
    run();
    choose(nothing);
    expect(of(calls, 'revoke')).toEqual(['analytics', 'replay', 'pixel']);
    run();
    calls.length = 0;
    restore();
    restore();
    run();
    expect(calls).toEqual([]);
    choose({ analytics: false, marketing: true });
    run();
    expect(of(calls, 'view')).toEqual(['pixel']);
  });

  it('counts a return from the browser’s cache as one view', () => {
    const { start, run, restore, calls } = setUp({ analytics: true, marketing: true });
    start();
    run();
    calls.length = 0;
    restore();
    run();
    expect(of(calls, 'view')).toEqual(['analytics', 'replay', 'pixel']);
  });

  it('lets a foreign event deny, and never grant', () => {
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

  it('passes the toggle’s language on, with consent only', () => {
    const { start, run, choose, calls, window } = setUp({ analytics: true, marketing: false });
    start();
    run();
    const toggle = () =>
      window.dispatchEvent(new CustomEvent('language_changed', { detail: { language: 'es' } }));
    toggle();
    choose(nothing);
    toggle();
    expect(of(calls, 'es')).toEqual(['analytics', 'replay']);
  });

  it('holds for any course of choices, foreign events, arrivals and failures', async () => {
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
        let said: Choice = first;
        const done: string[] = [];
        let failures = 0;
        start();
        const check = (from: number) => {
          for (const call of calls.slice(from)) {
            const [name, what = ''] = call.split(' ');
            const category = name === 'pixel' ? 'marketing' : 'analytics';
            if (['prepare', 'insert', 'arrive', 'resume', 'view'].includes(what)) {
              expect(record[category] && said[category], call).toBe(true);
            }
          }
        };
        for (const one of steps) {
          const from = calls.length;
          if ('choose' in one) {
            record = one.choose;
            said = one.choose;
            choose(one.choose);
          } else if ('say' in one) {
            said = one.say ?? nothing;
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
          const mayRun = record[category] && said[category];
          if (failures === 0) expect(last !== undefined && !last.endsWith('revoke')).toBe(mayRun);
          else if (!mayRun) expect(last ?? 'revoke').toMatch(/revoke$/);
        }
        expect(of(calls, 'insert').length).toBeLessThanOrEqual(3 + failures);
      }),
    );
  });
});
