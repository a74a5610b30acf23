import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { consentKey } from '../../lib/consent/cookies';
import {
  choose,
  clockSkew,
  consentString,
  lifetime,
  nothing,
  readRecord,
  recordOf,
  updateCategory,
} from '../../lib/consent/record';
import { createConsentStore } from '../../lib/consent/store';

const choice = fc.record({ analytics: fc.boolean(), marketing: fc.boolean() });
const now = Date.parse('2026-11-21T12:00:00Z');

describe('the record', () => {
  it('has the specification’s fields', () => {
    const record = choose(recordOf(), { analytics: true, marketing: false }, now, false);
    const date = new Date(now).toISOString();
    expect(record).toMatchObject({
      hasConsented: true,
      showBanner: false,
      consent: { necessary: true, analytics: true, marketing: false },
      consentDate: date,
      lastUpdated: date,
    });
  });

  it('is at first: not consented, banner shown, analytics and marketing off', () => {
    expect(recordOf()).toMatchObject({
      hasConsented: false,
      showBanner: true,
      consent: { necessary: true, analytics: false, marketing: false },
      consentDate: null,
      lastUpdated: null,
    });
  });

  it('is stored under the product’s prefix and "cookie_consent"', () => {
    expect(consentKey).toBe('naples_psychiatry_cookie_consent');
  });

  it('says itself in short as N:1-A:0/1-M:0/1, necessary always 1', () => {
    const texts = [nothing, { ...nothing, analytics: true }, { ...nothing, marketing: true }].map(
      (choice) => consentString(recordOf(choice)),
    );
    expect(texts).toEqual(['N:1-A:0-M:0', 'N:1-A:1-M:0', 'N:1-A:0-M:1']);
  });
});

describe('a stored record', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(choice, fc.boolean(), (choice, control) => {
        const record = choose(recordOf(), choice, now, control);
        const read = readRecord(JSON.stringify(record), now, control);
        expect(read).toEqual(record);
      }),
    );
  });

  it('never throws, whatever it is, and grants only what would be written so', () => {
    const valid = choice.map((choice) => JSON.stringify(choose(recordOf(), choice, now, false)));
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      valid,
      // One letter of a good record is lost or changed.
      fc.tuple(valid, fc.nat(), fc.string({ maxLength: 1 })).map(([text, at, letter]) => {
        const place = at % text.length;
        return text.slice(0, place) + letter + text.slice(place + 1);
      }),
    );
    fc.assert(
      fc.property(text, (text) => {
        const read = readRecord(text, now, false);
        if (read) expect(JSON.stringify(read)).toBe(text);
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
    expect(readRecord(text, now, false)).toBeUndefined();
  });

  it('lasts its time and not a millisecond longer', () => {
    const text = JSON.stringify(choose(recordOf(), nothing, now, false));
    expect(readRecord(text, now + lifetime, false)).toBeDefined();
    expect(readRecord(text, now + lifetime + 1, false)).toBeUndefined();
    expect(readRecord(text, now - clockSkew, false)).toBeDefined();
    expect(readRecord(text, now - clockSkew - 1, false)).toBeUndefined();
  });

  it('gives way to Global Privacy Control only where it grants something', () => {
    const granted = JSON.stringify(choose(recordOf(), { ...nothing, analytics: true }, now, false));
    const denied = JSON.stringify(choose(recordOf(), nothing, now, false));
    expect(readRecord(granted, now, true)).toBeUndefined();
    expect(readRecord(denied, now, true)).toBeDefined();
  });
});

describe('a choice', () => {
  it('keeps the date of the first, and has the date of the latest', () => {
    const first = choose(recordOf(), nothing, now, false);
    const second = choose(first, { ...nothing, marketing: true }, now + 1000, false);
    expect(second.consentDate).toBe(first.consentDate);
    expect(second.lastUpdated).toBe(new Date(now + 1000).toISOString());
  });

  it('of a single category leaves the other as it was', () => {
    fc.assert(
      fc.property(choice, fc.boolean(), (before, isGranted) => {
        const record = recordOf(before);
        expect(updateCategory(record, 'analytics', isGranted)).toEqual({
          analytics: isGranted,
          marketing: before.marketing,
        });
        expect(updateCategory(record, 'marketing', isGranted)).toEqual({
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
        control: () => false,
        display: () => {},
        broadcast: (choice) => heard.push(choice),
        log: (message) => void logged.push(message),
      });
      return { store, heard };
    };
    return { entries, state, open, logged };
  }

  it('hides the banner only when consented and not shown again', () => {
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

  it('forgets on reset: nothing stored, the defaults again, both categories broadcast as off', () => {
    const { entries, open } = browser();
    const { store, heard } = open();
    store.save({ analytics: true, marketing: true });
    store.reset();
    expect(entries.size).toBe(0);
    expect(store.record).toEqual(recordOf());
    expect(heard.at(-1)).toMatchObject(nothing);
  });

  it('discards what is stored and is no record, and logs it', () => {
    const { entries, open, logged } = browser();
    entries.set(key, '{"analytics":tr');
    const { store } = open();
    expect(store.record).toEqual(recordOf());
    expect(entries.size).toBe(0);
    expect(logged).toEqual(['The stored choice was discarded.']);
  });

  it('logs that a choice cannot be read or stored', () => {
    const { state, open, logged } = browser();
    state.isBlocked = true;
    open().store.save(nothing);
    expect(logged).toEqual([
      'No choice is remembered here.',
      'The choice holds for this page only.',
    ]);
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
            // Who listens knows what the record says.
            if (heard.length > 0) expect(heard.at(-1)).toMatchObject(expected);
          }
        }
      }),
    );
  });

  it('holds for its page where the storage is blocked or full, and leaves no old consent', () => {
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
