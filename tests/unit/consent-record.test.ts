import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { completeStore } from '../../lib/consent/complete-store.client';
import { hasGlobalPrivacyControl } from '../../lib/consent/privacy-control.client';
import {
  type Choice,
  type Circumstances,
  choose,
  clockSkew,
  consentString,
  everything,
  lifetime,
  nothing,
  readRecord,
  undecided,
  updateCategory,
} from '../../lib/consent/record';
import { consentKey } from '../../lib/consent/storage-keys.client';
import { createConsentStore } from '../../lib/consent/store.client';

const choice = fc.record({ analytics: fc.boolean(), marketing: fc.boolean() });
const now = Date.parse('2026-11-21T12:00:00Z');
const present: Circumstances = { privacyControl: false, policyRevision: 1 };
const first = (choice: Choice, around: Partial<Circumstances> = {}) =>
  choose(undecided, choice, now, { ...present, ...around });
const read = (stored: unknown, around: Partial<Circumstances> = {}, at = now) =>
  readRecord(typeof stored === 'string' ? stored : JSON.stringify(stored), at, {
    ...present,
    ...around,
  });

afterEach(() => vi.unstubAllGlobals());

describe('the record', () => {
  it('has the specification’s fields (§3.2)', () => {
    const record = first({ analytics: true, marketing: false });
    const date = new Date(now).toISOString();
    expect(record).toMatchObject({
      hasConsented: true,
      showBanner: false,
      consent: { necessary: true, analytics: true, marketing: false },
      consentDate: date,
      lastUpdated: date,
    });
  });

  it('has the defaults: not consented, banner shown, analytics and marketing off (§3.3, §4.7)', () => {
    expect(undecided).toMatchObject({
      hasConsented: false,
      showBanner: true,
      consent: { necessary: true, analytics: false, marketing: false },
      consentDate: null,
      lastUpdated: null,
    });
  });

  it('is stored under the product’s prefix and "cookie_consent" (§3.1)', () => {
    expect(consentKey).toBe('naples_psychiatry_cookie_consent');
  });

  it('has a short form, N:1-A:0/1-M:0/1, necessary always 1 (§3.4)', () => {
    const texts = [nothing, { ...nothing, analytics: true }, { ...nothing, marketing: true }].map(
      consentString,
    );
    expect(texts).toEqual(['N:1-A:0-M:0', 'N:1-A:1-M:0', 'N:1-A:0-M:1']);
  });
});

describe('a stored record', () => {
  const date = new Date(now).toISOString();
  /** Exactly the fields of specification, section 3. */
  const specified = {
    hasConsented: true,
    showBanner: false,
    consent: { necessary: true, analytics: true, marketing: false },
    consentDate: date,
    lastUpdated: date,
  };

  it('is read as it was written', () => {
    fc.assert(
      fc.property(
        choice,
        fc.boolean(),
        fc.integer({ min: 1 }),
        (choice, privacyControl, policyRevision) => {
          const around = { privacyControl, policyRevision };
          const record = first(choice, around);
          expect(read(record, around)).toEqual(record);
        },
      ),
    );
  });

  it('with exactly the seven specified fields is valid, in any order (§3.3)', () => {
    const shuffled = <T extends object>(value: T) =>
      fc
        .shuffledSubarray(Object.entries(value), { minLength: Object.keys(value).length })
        .map((entries) => Object.fromEntries(entries));
    fc.assert(
      fc.property(shuffled(specified), shuffled(specified.consent), (record, consent) => {
        expect(read({ ...record, consent })).toMatchObject(specified);
      }),
    );
  });

  it('may have further fields', () => {
    expect(read({ ...specified, version: 1, more: 'text' })).toEqual(read(specified));
  });

  it.each([
    'hasConsented',
    'showBanner',
    'consent.necessary',
    'consent.analytics',
    'consent.marketing',
    'consentDate',
    'lastUpdated',
  ])('without %s, or with a value of another type, is invalid', (field) => {
    const others = [undefined, null, 1, 'true', 'granted', [true], {}, '2026-11-21'];
    for (const value of others) {
      const record = field.startsWith('consent.')
        ? { ...specified, consent: { ...specified.consent, [field.slice(8)]: value } }
        : { ...specified, [field]: value };
      expect(read(record), JSON.stringify(value)).toBeUndefined();
    }
  });

  it('of a visitor who has not chosen is invalid', () => {
    expect(read({ ...specified, hasConsented: false })).toBeUndefined();
    expect(read(undecided)).toBeUndefined();
  });

  it('never throws, and grants only what it states explicitly (§3.2)', () => {
    const valid = choice.map((choice) => JSON.stringify(first(choice)));
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      valid,
      // One character of a valid record is lost or changed.
      fc.tuple(valid, fc.nat(), fc.string({ maxLength: 1 })).map(([text, at, letter]) => {
        const place = at % text.length;
        return text.slice(0, place) + letter + text.slice(place + 1);
      }),
    );
    fc.assert(
      fc.property(text, (text) => {
        const found = read(text);
        if (!found) return;
        const { consent, hasConsented } = JSON.parse(text);
        expect(hasConsented).toBe(true);
        expect(found.consent).toEqual({ necessary: true, ...consent });
      }),
    );
    expect(({} as { analytics?: unknown }).analytics).toBeUndefined();
  });

  it.each([
    '{"__proto__":{"consent":{"analytics":true,"marketing":true}}}',
    '{"consent":{"__proto__":{"analytics":true}}}',
    '"{}"',
    '[]',
    'null',
    '\ufeff{}',
    '{"analytics":tr',
  ])('that reads %s is none', (text) => {
    expect(read(text)).toBeUndefined();
  });

  it('is valid for its lifetime and not a millisecond longer', () => {
    const record = first(nothing);
    expect(read(record, {}, now + lifetime)).toBeDefined();
    expect(read(record, {}, now + lifetime + 1)).toBeUndefined();
    expect(read(record, {}, now - clockSkew)).toBeDefined();
    expect(read(record, {}, now - clockSkew - 1)).toBeUndefined();
  });

  it('is invalidated by Global Privacy Control only if it grants something', () => {
    const around = { privacyControl: true };
    expect(read(first({ ...nothing, analytics: true }), around)).toBeUndefined();
    expect(read(first(nothing), around)).toBeDefined();
    expect(read(first(everything, around), around)).toBeDefined();
  });

  it('is valid until the cookie policy is revised; without a revision it counts as the first', () => {
    expect(read(specified, { policyRevision: 1 })?.policyRevision).toBe(1);
    expect(read(specified, { policyRevision: 2 })).toBeUndefined();
    expect(read(first(everything, { policyRevision: 2 }), { policyRevision: 2 })).toBeDefined();
    expect(read(first(everything, { policyRevision: 2 }), { policyRevision: 3 })).toBeUndefined();
    for (const policyRevision of ['2', null, 1.5]) {
      expect(read({ ...specified, policyRevision })).toBeUndefined();
    }
  });
});

describe('Global Privacy Control', () => {
  it.each([
    [true, true],
    ['1', true],
    [false, false],
    [undefined, false],
  ])('that says %s asks for privacy: %s', (value, asks) => {
    vi.stubGlobal('navigator', { globalPrivacyControl: value });
    expect(hasGlobalPrivacyControl()).toBe(asks);
  });
});

describe('a choice', () => {
  it('keeps the date of the first choice, and has the date of the latest (§4.12)', () => {
    const before = first(nothing);
    const second = choose(before, { ...nothing, marketing: true }, now + 1000, present);
    expect(second.consentDate).toBe(before.consentDate);
    expect(second.lastUpdated).toBe(new Date(now + 1000).toISOString());
  });

  it('of a single category leaves the other as it was (§4.16)', () => {
    fc.assert(
      fc.property(choice, fc.boolean(), (before, isGranted) => {
        expect(updateCategory(before, 'analytics', isGranted)).toEqual({
          analytics: isGranted,
          marketing: before.marketing,
        });
        expect(updateCategory(before, 'marketing', isGranted)).toEqual({
          analytics: before.analytics,
          marketing: isGranted,
        });
      }),
    );
  });
});

describe('the store', () => {
  const key = 'consent';

  /** A browser with several tabs, a storage that may be blocked or full, and a clock. */
  function browser() {
    const entries = new Map<string, string>();
    const state = { now, isBlocked: false, isFull: false };
    const logged: string[] = [];
    const storage = {
      getItem: (name: string) => entries.get(name) ?? null,
      removeItem: (name: string) => void entries.delete(name),
      setItem(name: string, value: string) {
        if (state.isFull) throw new DOMException('', 'QuotaExceededError');
        entries.set(name, value);
      },
    };
    const open = () => {
      const heard: unknown[] = [];
      const store = createConsentStore({
        key,
        storage() {
          if (state.isBlocked) throw new DOMException('', 'SecurityError');
          return storage;
        },
        now: () => state.now,
        present: () => present,
        display: () => {},
        broadcast: (choice) => heard.push(choice),
        log: (message) => void logged.push(message),
      });
      return { store, heard };
    };
    return { entries, state, open, logged };
  }

  it('hides the banner only when consented and not shown again (§4.17, §4.20)', () => {
    const { store } = browser().open();
    const isHidden = () => store.record.hasConsented && !store.record.showBanner;
    store.show(false);
    expect(isHidden()).toBe(false);
    store.save(nothing);
    expect(isHidden()).toBe(true);
    store.show(true);
    expect(isHidden()).toBe(false);
    expect(store.record.consent).toMatchObject(nothing);
    store.show(false);
    expect(isHidden()).toBe(true);
  });

  it('is reset: nothing stored, the defaults again, both categories broadcast as off (§4.18)', () => {
    const { entries, open } = browser();
    const { store, heard } = open();
    store.save({ analytics: true, marketing: true });
    store.reset();
    expect(entries.size).toBe(0);
    expect(store.record).toEqual(undecided);
    expect(heard.at(-1)).toMatchObject(nothing);
  });

  it('discards a stored text that is not a valid record, and logs it (§4.19, §8.4)', () => {
    const { entries, open, logged } = browser();
    entries.set(key, '{"analytics":tr');
    const { store } = open();
    expect(store.record).toEqual(undecided);
    expect(entries.size).toBe(0);
    expect(logged).toEqual(['The stored choice was discarded.']);
  });

  it('logs that a choice cannot be read or stored (§8.5)', () => {
    const { state, open, logged } = browser();
    state.isBlocked = true;
    open().store.save(nothing);
    expect(logged).toEqual([
      'The stored choice could not be read.',
      'The choice could not be stored.',
    ]);
  });

  it('replaces a record in one step, so that no other tab sees it gone', () => {
    const { entries, open } = browser();
    const { store } = open();
    store.save(everything);
    const deleted = vi.spyOn(entries, 'delete');
    store.save(everything);
    expect(deleted).not.toHaveBeenCalled();
  });

  it('updates a single category, and has a short form', () => {
    const { entries, open } = browser();
    const { store: early, heard } = open();
    const store = completeStore(early);
    store.updateCategory('marketing', true);
    expect(store.consentString).toBe('N:1-A:0-M:1');
    store.updateCategory('analytics', true);
    store.updateCategory('marketing', false);
    expect(store.consentString).toBe('N:1-A:1-M:0');
    expect(heard).toMatchObject([
      { analytics: false, marketing: true },
      { analytics: true, marketing: true },
      { analytics: true, marketing: false },
    ]);
    expect(JSON.parse(entries.get(key) ?? '')).toEqual(store.record);
  });

  it('shows in any tab, after a refresh, what was chosen last in any of them', () => {
    const step = fc.oneof(
      fc.record({ tab: fc.nat(1), save: choice }),
      fc.record({ tab: fc.nat(1), reset: fc.constant(true) }),
      fc.constant({ tab: 0, expire: true }),
      fc.constant({ tab: 0, wipe: true }),
      fc.record({ tab: fc.constant(0), spoil: fc.string() }),
    );
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const { entries, state, open } = browser();
        const tabs = [open(), open()];
        let expected = nothing;
        for (const step of steps) {
          const store = tabs[step.tab]?.store;
          if ('save' in step) {
            expected = step.save;
            store?.save(step.save);
          } else {
            expected = nothing;
            if ('reset' in step) store?.reset();
            if ('expire' in step) state.now += lifetime + 1;
            if ('wipe' in step) entries.clear();
            if ('spoil' in step) entries.set(key, step.spoil);
          }
          for (const { store, heard } of tabs) {
            store.refresh();
            expect(store.record.consent).toMatchObject(expected);
            // Each listener has received the record's choice.
            if (heard.length > 0) expect(heard.at(-1)).toMatchObject(expected);
          }
        }
      }),
    );
  });

  it('applies to its page if the storage is blocked or full, and leaves no old consent', () => {
    fc.assert(
      fc.property(choice, choice, fc.boolean(), (first, second, isBlocked) => {
        const { entries, state, open } = browser();
        const { store } = open();
        if (!isBlocked) store.save(first);
        state.isBlocked = isBlocked;
        state.isFull = true;
        store.save(second);
        store.refresh();
        expect(store.record.consent).toMatchObject(second);
        expect(entries.size).toBe(0);
        expect(open().store.record.hasConsented).toBe(false);
      }),
    );
  });
});
