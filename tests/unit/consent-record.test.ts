import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { consentName, siteItems } from '../../lib/consent/cookies';
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
} from '../../lib/consent/record';
import { consentKey, draftKey, leftKey, noticesKey } from '../../lib/consent/storage.client';
import { choiceIn, consentChanged } from '../../lib/consent/store.client';
import { storedItems } from '../../lib/privacy/disclosure.server';

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

const date = new Date(now).toISOString();
/** A record with exactly the fields of the specification, section 3. */
const specified = {
  hasConsented: true,
  showBanner: false,
  consent: { necessary: true, analytics: true, marketing: false },
  consentDate: date,
  lastUpdated: date,
};

describe('the record', () => {
  it('has the specification’s fields', { tags: ['@3.2', '@4.10', '@4.11'] }, () => {
    expect(first({ analytics: true, marketing: false })).toMatchObject(specified);
  });

  it('has the defaults: not consented, banner shown, analytics and marketing off', {
    tags: ['@3.3', '@4.7'],
  }, () => {
    expect(undecided).toMatchObject({
      hasConsented: false,
      showBanner: true,
      consent: { necessary: true, analytics: false, marketing: false },
      consentDate: null,
      lastUpdated: null,
    });
  });

  it('is stored under the product’s prefix and "cookie_consent"', { tags: '@3.1' }, () => {
    expect(consentKey).toBe('naples_psychiatry_cookie_consent');
  });

  it('has a short form, N:1-A:0/1-M:0/1, necessary always 1', { tags: '@3.4' }, () => {
    const texts = [nothing, { ...nothing, analytics: true }, { ...nothing, marketing: true }].map(
      consentString,
    );
    expect(texts).toEqual(['N:1-A:0-M:0', 'N:1-A:1-M:0', 'N:1-A:0-M:1']);
  });
});

it('the cookie policy lists every entry that the site stores for itself, and for how long', () => {
  const own = storedItems('naples_psychiatry').filter(({ category }) => category === 'necessary');
  expect(Object.fromEntries(own.map(({ name, kept }) => [name, kept]))).toEqual({
    [consentKey]: 'sixMonths',
    naples_psychiatry_clip_closed: 'visit',
    [draftKey]: 'visit',
    [noticesKey]: 'notice',
    [leftKey]: 'visit',
  });
});

describe('a stored record', () => {
  it('with exactly the seven specified fields is valid, in any order', { tags: '@3.2' }, () => {
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

  it.each([
    'hasConsented',
    'showBanner',
    'consent.necessary',
    'consent.analytics',
    'consent.marketing',
    'consentDate',
    'lastUpdated',
  ])(
    'without %s, or with a value of another type, is invalid',
    { tags: ['@3.2', '@4.19', '@8.4'] },
    (field) => {
      const others = [undefined, null, 1, 'true', 'granted', [true], {}, '2026-11-21'];
      for (const value of others) {
        const record = field.startsWith('consent.')
          ? { ...specified, consent: { ...specified.consent, [field.slice(8)]: value } }
          : { ...specified, [field]: value };
        expect(read(record), JSON.stringify(value)).toBeUndefined();
      }
    },
  );

  it('of a visitor who has not chosen is invalid', () => {
    expect(read({ ...specified, hasConsented: false })).toBeUndefined();
    expect(read(undecided)).toBeUndefined();
  });

  it('never throws, and grants only what it states explicitly', {
    tags: ['@3.2', '@4.19', '@8.4'],
  }, () => {
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

  it('is valid for its lifetime, which the cookie policy names, and not a millisecond longer', () => {
    expect(siteItems[0]?.kept).toBe('sixMonths');
    expect(Math.round(lifetime / 86_400_000 / 30)).toBe(6);
    expect(siteItems.find(({ name }) => name === consentName)?.kept).toBe('sixMonths');
    // Six months are shortest from September to February.
    const shortest = Date.parse('2027-02-28') - Date.parse('2026-08-31');
    expect(lifetime).toBeLessThanOrEqual(shortest);
    const record = first(nothing);
    expect(read(record, {}, now + lifetime)).toBeDefined();
    expect(read(record, {}, now + lifetime + 1)).toBeUndefined();
    // Somebody sets a clock back by some minutes, not by hours.
    expect(clockSkew).toBeLessThanOrEqual(10 * 60_000);
    expect(read(record, {}, now - clockSkew)).toBeDefined();
    expect(read(record, {}, now - clockSkew - 1)).toBeUndefined();
  });

  it('is invalidated by Global Privacy Control only if it grants something', () => {
    const around = { privacyControl: true };
    expect(read(first({ ...nothing, analytics: true }), around)).toBeUndefined();
    expect(read(first({ ...nothing, marketing: true }), around)).toBeUndefined();
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

describe('a choice', () => {
  it('keeps the date of the first choice, and has the date of the latest', {
    tags: '@4.12',
  }, () => {
    const before = first(nothing);
    const second = choose(before, { ...nothing, marketing: true }, now + 1000, present);
    expect(second.consentDate).toBe(before.consentDate);
    expect(second.lastUpdated).toBe(new Date(now + 1000).toISOString());
  });
});

describe('the event', () => {
  const choiceOf = (detail: unknown) => choiceIn(new CustomEvent(consentChanged, { detail }));

  it('is read by either name, and true alone is a grant', { tags: '@4.14' }, () => {
    for (const name of ['analytics', 'hasAnalyticsConsent']) {
      expect(choiceOf({ [name]: true })).toEqual({ analytics: true, marketing: false });
    }
    for (const name of ['marketing', 'hasMarketingConsent']) {
      expect(choiceOf({ [name]: true })).toEqual({ analytics: false, marketing: true });
    }
    expect(choiceOf({ analytics: true, hasAnalyticsConsent: false })).toEqual(nothing);
    for (const value of [1, 'true', 'granted', [true], {}, null, undefined]) {
      expect(choiceOf({ analytics: value, hasMarketingConsent: value })).toEqual(nothing);
    }
  });

  it.each([
    ['that is inherited', Object.create({ analytics: true })],
    ['without a detail', undefined],
  ])('grants nothing %s', (_, detail) => expect(choiceOf(detail)).toEqual(nothing));
});
