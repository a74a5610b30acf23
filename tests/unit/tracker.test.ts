import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { Tracker as Name } from '../../lib/consent/cookies';
import { trackerGuards } from '../../lib/constants';
import { type Adapter, createTracker, type Surroundings } from '../../lib/tracking/tracker';

const all = { analytics: true, marketing: true };
const page = { address: '/', title: 'Home', language: 'en' };

/** A vendor's script that comes, or does not, when the test says so. */
function setUp(name: Name = 'replay', starts: Surroundings['starts'] = new Map()) {
  const calls: string[] = [];
  const loads: { arrive: () => void; fail: () => void }[] = [];
  const clock = { now: 100 };
  const logged: unknown[] = [];
  const adapter: Adapter = {
    name,
    category: name === 'pixel' ? 'marketing' : 'analytics',
    guard: trackerGuards[name],
    source: 'https://vendor.test/script.js',
    prepare: () => calls.push('prepare'),
    arrive: () => calls.push('arrive'),
    resume: () => calls.push('resume'),
    update: () => calls.push('update'),
    revoke: (hasArrived) => calls.push(hasArrived ? 'revoke' : 'take back'),
    restop: () => calls.push('restop'),
    view: () => calls.push('view'),
  };
  const around: Surroundings = {
    insert: () => {
      calls.push('insert');
      return new Promise((arrive, fail) => loads.push({ arrive, fail: () => fail(new Error()) }));
    },
    now: () => clock.now,
    sweep: () => calls.push('sweep'),
    log: (_, error) => logged.push(error),
    starts,
  };
  return { adapter, around, calls, loads, clock, logged, tracker: createTracker(adapter, around) };
}

/** Lets promises tell what became of them. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('a tracker', () => {
  it('goes from absent to live, is halted, and lives again without a second script', async () => {
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
      'revoke',
      'sweep',
      'resume',
      'view',
    ]);
  });

  it('is told when the choice about the other category changes, and is not loaded again', () => {
    const { tracker, calls } = setUp();
    tracker.grant({ analytics: true, marketing: false }, page);
    calls.length = 0;
    tracker.grant(all, page);
    tracker.grant(all, page);
    expect(calls).toEqual(['update']);
  });

  it('is stopped on arrival where it was denied on its way', async () => {
    const { tracker, calls, loads } = setUp();
    tracker.grant(all, page);
    tracker.revoke();
    calls.length = 0;
    loads[0]?.arrive();
    await settle();
    expect(tracker.state).toBe('halted');
    expect(calls).toEqual(['revoke', 'sweep']);
  });

  it('reports no page while it is denied', () => {
    const { tracker, calls } = setUp();
    tracker.view(page);
    tracker.grant(all, page);
    tracker.revoke();
    calls.length = 0;
    tracker.view(page);
    expect(calls).toEqual([]);
  });

  it('fails quietly, says so once, and is tried again with the next grant', async () => {
    const { tracker, calls, loads, logged } = setUp();
    tracker.grant(all, page);
    loads[0]?.fail();
    await settle();
    expect(tracker.state).toBe('failed');
    expect(logged).toHaveLength(1);
    tracker.grant(all, page);
    expect(calls.filter((call) => call === 'insert')).toHaveLength(2);
  });

  it('throws nothing at whoever calls, whatever its vendor throws', async () => {
    const { adapter, around, loads, logged } = setUp();
    const broken = () => {
      throw new Error('vendor');
    };
    const tracker = createTracker(
      { ...adapter, arrive: broken, resume: broken, revoke: broken, restop: broken, view: broken },
      around,
    );
    tracker.grant(all, page);
    loads[0]?.arrive();
    await settle();
    tracker.revoke();
    tracker.restop();
    tracker.grant(all, page);
    expect(tracker.state).toBe('live');
    expect(logged.length).toBeGreaterThan(3);
  });
});

describe.each(Object.entries(trackerGuards) as [Name, number][])(
  'the guard of %s',
  (name, guard) => {
    it.each([
      { after: guard - 1, loads: 1 },
      { after: guard, loads: 2 },
      { after: guard + 1, loads: 2 },
    ])('lets $loads initialisations through within $after ms', ({ after, loads }) => {
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

    it('takes no notice of the wall clock', () => {
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

describe('any course of events', () => {
  it('ends with the tracker doing what was chosen last', async () => {
    const event = fc.constantFrom('grant', 'revoke', 'arrive', 'fail', 'view', 'restop');
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
              tracker.view(page);
            } else if (event === 'restop') {
              tracker.restop();
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
          // One script, and one more for each that could not be had.
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
