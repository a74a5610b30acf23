import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choiceIn } from '../../lib/consent/event.client';
import { nothing } from '../../lib/consent/record';

const choiceOf = (detail: unknown) => choiceIn(new CustomEvent('consentChanged', { detail }));
const names = ['analytics', 'marketing', 'hasAnalyticsConsent', 'hasMarketingConsent'] as const;

describe('choiceIn', () => {
  it('reads either name, and takes true alone for a grant (§4.14)', () => {
    expect(choiceOf({ analytics: true })).toEqual({ analytics: true, marketing: false });
    expect(choiceOf({ hasMarketingConsent: true })).toEqual({ analytics: false, marketing: true });
    for (const value of [1, 'true', 'granted', [true], {}, null, undefined]) {
      expect(choiceOf({ analytics: value, hasMarketingConsent: value })).toEqual(nothing);
    }
  });

  it('grants nothing where two names disagree', () => {
    expect(choiceOf({ analytics: true, hasAnalyticsConsent: false })).toEqual(nothing);
  });

  it('grants nothing that is inherited', () => {
    expect(choiceOf(Object.create({ analytics: true }))).toEqual(nothing);
    expect(choiceIn(new Event('consentChanged'))).toEqual(nothing);
  });

  it('accepts any event, and grants the same when one of two equal names is dropped', () => {
    const value = fc.oneof(fc.boolean(), fc.anything());
    const detail = fc.record(Object.fromEntries(names.map((name) => [name, value])), {
      requiredKeys: [],
    });
    fc.assert(
      fc.property(detail, fc.constantFrom(...names), (detail, dropped) => {
        const before = choiceOf(detail);
        const { [dropped]: _, ...rest } = detail;
        const after = choiceOf(rest);
        const twin = dropped.startsWith('has')
          ? dropped.slice(3, -7).toLowerCase()
          : `has${dropped[0]?.toUpperCase()}${dropped.slice(1)}Consent`;
        const disagreed = Object.hasOwn(detail, twin) && detail[dropped] !== true;
        if (disagreed) return;
        expect(after.analytics && !before.analytics).toBe(false);
        expect(after.marketing && !before.marketing).toBe(false);
      }),
    );
    fc.assert(fc.property(fc.anything(), (detail) => void choiceOf(detail)));
  });
});
