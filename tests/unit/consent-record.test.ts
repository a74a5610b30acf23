import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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
  it('keeps the date of the first, and says itself in short', () => {
    const first = choose(recordOf(), nothing, now, false);
    const second = choose(first, updateCategory(first, 'marketing', true), now + 1000, false);
    expect(second.consentDate).toBe(first.consentDate);
    expect(second.lastUpdated).not.toBe(first.lastUpdated);
    expect([recordOf(), first, second].map(consentString)).toEqual([
      'N:1-A:0-M:0',
      'N:1-A:0-M:0',
      'N:1-A:0-M:1',
    ]);
  });
});

describe('the store', () => {
  const key = 'consent';

  /** A browser with several tabs, a storage that may be blocked or full, and a clock. */
  function browser() {
    const entries = new Map<string, string>();
    const state = { now, isBlocked: false, isFull: false };
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
        log: () => {},
      });
      return { store, heard };
    };
    return { entries, state, open };
  }

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
