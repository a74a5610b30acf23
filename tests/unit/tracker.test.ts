import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createTracker, type TrackerDeps } from '../../lib/tracking/tracker.client';
import type { Adapter } from '../../lib/tracking/vendor';

const guards = { analytics: 5000, replay: 3000, pixel: 3000 };

const all = { analytics: true, marketing: true };
const page = { address: '/', title: 'Home', language: 'en' };

/** A vendor's script that loads or fails when the test decides. */
function setUp(name: keyof typeof guards = 'replay', starts: TrackerDeps['starts'] = new Map()) {
  const calls: string[] = [];
  const loads: { arrive: () => void; fail: () => void }[] = [];
  const clock = { now: 100 };
  const logged: unknown[] = [];
  const adapter: Adapter = {
    name,
    category: name === 'pixel' ? 'marketing' : 'analytics',
    guard: guards[name],
    hosts: [],
    readsPage: true,
    source: 'https://vendor.test/script.js',
    prepare: () => calls.push('prepare'),
    arrive: () => calls.push('arrive'),
    resume: () => calls.push('resume'),
    update: () => calls.push('update'),
    revoke: (hasArrived) => calls.push(hasArrived ? 'revoke' : 'take back'),
    stopAgain: () => calls.push('stopAgain'),
    view: () => calls.push('view'),
    moved: () => calls.push('moved'),
  };
  const deps: TrackerDeps = {
    insert: () => {
      calls.push('insert');
      return new Promise((arrive, fail) => loads.push({ arrive, fail: () => fail(new Error()) }));
    },
    now: () => clock.now,
    arrived: () => calls.push('arrived'),
    clearCookies: () => calls.push('clearCookies'),
    log: (_, error) => logged.push(error),
    starts,
  };
  return { adapter, deps, calls, loads, clock, logged, tracker: createTracker(adapter, deps) };
}

/** Lets pending promises settle. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('a tracker', () => {
  it('becomes live, is halted, and resumes without a second script', async () => {
    const { tracker, calls, loads } = setUp();
    expect(tracker.state).toBe('absent');
    tracker.grant(all, page);
    expect(tracker.state).toBe('loading');
    loads[0]?.arrive();
    await settle();
    expect(tracker.state).toBe('live');
    tracker.revoke();
    expect(tracker.state).toBe('halted');
    tracker.grant(all, page);
    expect(tracker.state).toBe('live');
    expect(calls).toEqual([
      'prepare',
      'insert',
      'view',
      'arrive',
      'arrived',
      'revoke',
      'clearCookies',
      'resume',
    ]);
  });

  it('reports a page once, however often it is granted again', async () => {
    const { tracker, calls, loads } = setUp();
    const views = () => calls.filter((call) => call === 'view').length;
    tracker.grant(all, page);
    loads[0]?.arrive();
    await settle();
    for (let time = 0; time < 3; time++) {
      tracker.revoke();
      tracker.grant(all, page);
    }
    expect(views()).toBe(1);
    // Its return from the browser's cache is another view, granted now or later.
    tracker.showAnew(page);
    expect(views()).toBe(2);
    tracker.revoke();
    tracker.showAnew(page);
    expect(views()).toBe(2);
    tracker.grant(all, page);
    expect(views()).toBe(3);
  });

  it('reports a page again if a revoke removed the queued report', async () => {
    const { tracker, calls, loads } = setUp();
    tracker.grant(all, page);
    tracker.revoke();
    tracker.grant(all, page);
    expect(calls.filter((call) => call === 'view')).toHaveLength(2);
    expect(calls).toContain('take back');
    loads[0]?.arrive();
    await settle();
    expect(calls.filter((call) => call === 'view')).toHaveLength(2);
  });

  it('is ready once its script has loaded, with consent, and the vendor is ready', async () => {
    const { adapter, deps, loads } = setUp();
    let isReady = false;
    const tracker = createTracker({ ...adapter, isReady: () => isReady }, deps);
    tracker.grant(all, page);
    isReady = true;
    expect(tracker.isReady).toBe(false);
    loads[0]?.arrive();
    await settle();
    expect(tracker.isReady).toBe(true);
    isReady = false;
    expect(tracker.isReady).toBe(false);
    isReady = true;
    tracker.revoke();
    expect(tracker.isReady).toBe(false);
  });

  it('receives changes of the other category, and is not loaded again (§4.15)', () => {
    const { tracker, calls } = setUp();
    tracker.grant({ analytics: true, marketing: false }, page);
    calls.length = 0;
    tracker.grant(all, page);
    tracker.grant(all, page);
    expect(calls).toEqual(['update']);
  });

  it('is stopped on loading if it was denied meanwhile', async () => {
    const { tracker, calls, loads } = setUp();
    tracker.grant(all, page);
    tracker.revoke();
    calls.length = 0;
    loads[0]?.arrive();
    await settle();
    expect(tracker.state).toBe('halted');
    expect(calls).toEqual(['revoke', 'clearCookies']);
  });

  it('reports no page while it is denied', () => {
    const { tracker, calls } = setUp();
    tracker.showAnew(page);
    tracker.grant(all, page);
    tracker.revoke();
    calls.length = 0;
    tracker.showAnew(page);
    expect(calls).toEqual([]);
  });

  it('fails quietly, says so once, and is tried again with the next grant (§8.6)', async () => {
    const { tracker, calls, loads, logged } = setUp();
    tracker.grant(all, page);
    loads[0]?.fail();
    await settle();
    expect(tracker.state).toBe('failed');
    expect(logged).toHaveLength(1);
    tracker.grant(all, page);
    expect(calls.filter((call) => call === 'insert')).toHaveLength(2);
  });

  it('never throws, even if its vendor does', async () => {
    const { adapter, deps, loads, logged } = setUp();
    const broken = () => {
      throw new Error('vendor');
    };
    const tracker = createTracker(
      {
        ...adapter,
        arrive: broken,
        resume: broken,
        revoke: broken,
        stopAgain: broken,
        view: broken,
      },
      deps,
    );
    tracker.grant(all, page);
    loads[0]?.arrive();
    await settle();
    tracker.revoke();
    tracker.stopAgain();
    tracker.grant(all, page);
    expect(tracker.state).toBe('live');
    expect(logged.length).toBeGreaterThan(3);
  });
});

describe.each(Object.entries(guards) as [keyof typeof guards, number][])(
  'the guard of %s',
  (name, guard) => {
    it.each([
      { after: guard - 1, loads: 1 },
      { after: guard, loads: 2 },
      { after: guard + 1, loads: 2 },
    ])('allows $loads initialisations within $after ms (§4.38, §9.5)', ({ after, loads }) => {
      const starts = new Map();
      const first = setUp(name, starts);
      const second = setUp(name, starts);
      first.tracker.grant(all, page);
      second.clock.now = first.clock.now + after;
      second.tracker.grant(all, page);
      expect(first.loads.length + second.loads.length).toBe(loads);
    });

    it('holds back neither a revoke nor a regrant', async () => {
      const { tracker, calls, loads } = setUp(name);
      tracker.grant(all, page);
      loads[0]?.arrive();
      await settle();
      tracker.revoke();
      tracker.grant(all, page);
      expect(calls).toContain('resume');
      expect(tracker.isGranted).toBe(true);
    });

    it('ignores the wall clock', () => {
      vi.useFakeTimers({ now: 0 });
      const { tracker, loads } = setUp(name);
      tracker.grant(all, page);
      vi.setSystemTime(86_400_000);
      tracker.grant(all, page);
      vi.useRealTimers();
      expect(loads).toHaveLength(1);
    });
  },
);

describe('any sequence of events', () => {
  it('ends with the tracker in the state of the last choice', async () => {
    const event = fc.constantFrom('grant', 'revoke', 'arrive', 'fail', 'view', 'stopAgain');
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(event, fc.nat(6000))),
        fc.boolean(),
        async (events, comesAtLast) => {
          const { tracker, calls, loads, clock } = setUp();
          let isChosen = false;
          let done = 0;
          for (const [event, wait] of events) {
            clock.now += wait;
            const before = calls.length;
            if (event === 'grant') {
              isChosen = true;
              tracker.grant(all, page);
            } else if (event === 'revoke') {
              isChosen = false;
              tracker.revoke();
            } else if (event === 'view') {
              tracker.showAnew(page);
            } else if (event === 'stopAgain') {
              tracker.stopAgain();
            } else if (loads[done]) {
              if (event === 'fail') isChosen = false;
              loads[done++]?.[event]();
              await settle();
            }
            const made = calls.slice(before);
            if (!isChosen) {
              for (const call of ['prepare', 'insert', 'arrive', 'resume', 'view']) {
                expect(made).not.toContain(call);
              }
            }
          }
          if (comesAtLast) loads[done++]?.arrive();
          await settle();
          expect(tracker.isGranted).toBe(isChosen);
          if (done === loads.length && loads.length > 0 && tracker.state !== 'failed') {
            expect(tracker.state).toBe(isChosen ? 'live' : 'halted');
          }
          // One script, and one more for each that failed to load.
          expect(loads.length).toBeLessThanOrEqual(1 + done);
          const last = calls.findLast((call) =>
            ['prepare', 'arrive', 'resume', 'revoke', 'take back'].includes(call),
          );
          if (last) expect(/^(revoke|take back)$/.test(last)).toBe(!isChosen);
        },
      ),
    );
  });
});
