import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The module as a build in which these trackers record toggles has it. */
async function load(...trackers: string[]) {
  vi.resetModules();
  vi.stubGlobal(
    '__TOGGLE_KEYS__',
    Object.fromEntries(trackers.map((name) => [name, `naples_psychiatry_toggles_${name}`])),
  );
  return import('../../lib/tracking/pending-toggles.client');
}

describe('the uses of the toggle', () => {
  let entries: Map<string, string>;
  beforeEach(() => {
    entries = new Map();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => void entries.set(key, value),
      removeItem: (key: string) => void entries.delete(key),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('are pending for each tracker separately, in order, and are returned once', async () => {
    const { noteToggle, takeToggles } = await load('analytics', 'replay');
    noteToggle('es');
    noteToggle('en');
    expect(takeToggles('analytics')).toEqual(['es', 'en']);
    expect(takeToggles('analytics')).toEqual([]);
    expect(takeToggles('replay')).toEqual(['es', 'en']);
    expect(entries.size).toBe(0);
  });

  it('are stored only for the trackers that the site uses', async () => {
    const { noteToggle, takeToggles } = await load('replay');
    noteToggle('es');
    expect([...entries.keys()]).toEqual(['naples_psychiatry_toggles_replay']);
    expect(takeToggles('analytics')).toEqual([]);
  });

  it('with invalid stored values are dropped', async () => {
    const { takeToggles } = await load('analytics');
    entries.set('naples_psychiatry_toggles_analytics', ' es <script> fr');
    expect(takeToggles('analytics')).toEqual(['es']);
  });

  it('throw nothing if the storage is blocked', async () => {
    const { noteToggle, takeToggles } = await load('analytics');
    vi.stubGlobal('sessionStorage', undefined);
    expect(() => noteToggle('es')).not.toThrow();
    expect(takeToggles('analytics')).toEqual([]);
  });
});
