import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Choice,
  choose,
  everything,
  lifetime,
  nothing,
  undecided,
} from '../../lib/consent/record';
import { consentKey } from '../../lib/consent/storage.client';
import { choiceIn, consentChanged, installConsentStore } from '../../lib/consent/store.client';

/**
 * What the store does where another tab, the browser or time changes the stored choice, without a browser: the globals
 * are those that it reads.
 */

const now = Date.parse('2026-11-20T12:00:00Z');
const recordOf = (choice: Choice, at = now) =>
  JSON.stringify(choose(undecided, choice, at, { privacyControl: false, policyRevision: 1 }));

beforeEach(() => {
  vi.useFakeTimers({ now });
  vi.stubGlobal('__COOKIE_POLICY_REVISION__', 1);
  vi.spyOn(console, 'info').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

interface Opened {
  /** What the browser has stored. */
  text?: string;
  /** Whether the visitor's browser refuses to read and write, or to write alone. */
  storage?: 'open' | 'blocked' | 'full';
  privacyControl?: boolean;
}

/** Opens a page with a store. `shown` says whether its banner or the button that reopens it is shown. */
function open({ text, storage = 'open', privacyControl = false }: Opened = {}) {
  const entries = new Map(text === undefined ? [] : [[consentKey, text]]);
  const refuse = () => {
    throw new DOMException('No', 'SecurityError');
  };
  const { blocked, full } = { blocked: storage === 'blocked', full: storage === 'full' };
  const dataset: DOMStringMap = {};
  const banner = { hidden: false };
  const told: Choice[] = [];
  const window: Partial<Window> = {};
  for (const [name, value] of Object.entries({
    window,
    navigator: { globalPrivacyControl: privacyControl },
    document: { documentElement: { dataset }, getElementById: () => banner },
    localStorage: {
      getItem: blocked ? refuse : (key: string) => entries.get(key) ?? null,
      setItem: blocked || full ? refuse : (key: string, text: string) => entries.set(key, text),
      removeItem: blocked ? refuse : (key: string) => entries.delete(key),
    },
    requestAnimationFrame: (act: () => void) => act(),
    dispatchEvent: (event: Event) => event.type === consentChanged && told.push(choiceIn(event)),
  })) {
    vi.stubGlobal(name, value);
  }
  installConsentStore();
  return {
    store: (window as Window).siteConsent,
    entries,
    told,
    dataset,
    banner,
    shown: () => {
      vi.runAllTimers();
      return dataset.choice;
    },
  };
}

describe('a choice', () => {
  it('that is stored holds from the start, and asks nothing', () => {
    const { store, shown, told } = open({ text: recordOf(everything) });
    expect(store.record.consent).toMatchObject(everything);
    expect(shown()).toBe('made');
    expect(told).toEqual([]);
  });

  it('is stored, broadcast once and hides the banner', () => {
    const { store, shown, told, entries, banner } = open();
    expect(shown()).toBe('open');
    store.answer(nothing);
    expect(banner.hidden).toBe(true);
    expect(shown()).toBe('made');
    expect(told).toEqual([nothing]);
    expect(JSON.parse(entries.get(consentKey) ?? '')).toMatchObject({ consent: nothing });
  });

  it('about one category keeps the other', () => {
    const { store, told } = open({ text: recordOf(everything) });
    store.updateCategory('marketing', false);
    expect(store.consentString).toBe('N:1-A:1-M:0');
    store.updateCategory('analytics', false);
    expect(told).toEqual([{ analytics: true, marketing: false }, nothing]);
  });

  it('can be looked at again and left as it is; before the first one the banner stays', () => {
    const chosen = open({ text: recordOf(nothing) });
    chosen.store.show(true);
    expect(chosen.shown()).toBe('open');
    chosen.store.show(false);
    expect(chosen.shown()).toBe('made');
    const undecidedPage = open();
    undecidedPage.store.show(false);
    expect(undecidedPage.shown()).toBe('open');
    expect(undecidedPage.store.record.showBanner).toBe(true);
  });

  it('that is deleted is asked again, and nothing of it stays', () => {
    const { store, shown, told, entries, banner } = open();
    store.answer(everything);
    expect(shown()).toBe('made');
    store.reset();
    expect(shown()).toBe('open');
    // The answer had hidden it.
    expect(banner.hidden).toBe(false);
    expect(told).toEqual([everything, nothing]);
    expect(entries.size).toBe(0);
  });
});

describe('a page that looks again', () => {
  it('takes over what another tab has chosen, or deleted', () => {
    const { store, shown, told, entries } = open({ text: recordOf(everything) });
    entries.set(consentKey, recordOf(nothing));
    store.refresh();
    expect(store.record.consent).toMatchObject(nothing);
    expect(shown()).toBe('made');
    entries.delete(consentKey);
    store.refresh();
    expect(shown()).toBe('open');
    expect(told).toEqual([nothing, nothing]);
  });

  it('tells nobody where nothing has changed', () => {
    const { store, told } = open({ text: recordOf(everything) });
    store.refresh();
    expect(told).toEqual([]);
  });

  it('asks again once the choice is too old', () => {
    const { store, shown, told, entries } = open({ text: recordOf(everything) });
    vi.setSystemTime(now + lifetime);
    store.refresh();
    expect(shown()).toBe('made');
    vi.setSystemTime(now + lifetime + 1);
    store.refresh();
    expect(shown()).toBe('open');
    expect(told).toEqual([nothing]);
    expect(entries.size).toBe(0);
  });

  it('keeps a choice that its browser could not store', () => {
    for (const storage of ['blocked', 'full'] as const) {
      const { store, shown } = open({ storage });
      store.answer(everything);
      store.refresh();
      expect(store.record.consent, storage).toMatchObject(everything);
      expect(shown(), storage).toBe('made');
    }
  });
});

it('a withdrawal leaves no consent in a storage that is full', () => {
  const { store, entries } = open({ text: recordOf(everything), storage: 'full' });
  store.save(nothing);
  expect(entries.size).toBe(0);
  expect(store.record.consent).toMatchObject(nothing);
});

it('a text that is no record grants nothing and is deleted', () => {
  const { store, shown, entries } = open({
    text: recordOf(everything).replace('analytics":true', 'analytics":1'),
  });
  expect(store.record.consent).toMatchObject(nothing);
  expect(shown()).toBe('open');
  expect(entries.size).toBe(0);
});

it('Global Privacy Control is named in the page, and overrules a consent from before it', () => {
  const text = recordOf(everything);
  const { store, dataset } = open({ text, privacyControl: true });
  expect(dataset.privacyControl).toBe('');
  expect(store.record.consent).toMatchObject(nothing);
  // Whoever consents although it is on has chosen so.
  store.save(everything);
  store.refresh();
  expect(store.record.consent).toMatchObject(everything);
  expect(open({ text }).dataset.privacyControl).toBeUndefined();
});
