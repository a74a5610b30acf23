import { type Category, type Choice, nothing } from './record';

/** The event on `window` when consent has changed (specification, section 4). */
export const consentChanged = 'consentChanged';

/**
 * Dispatches the event. It reports a choice; dispatching it elsewhere does not change the record.
 */
export function broadcast({ analytics, marketing }: Choice) {
  const detail = Object.freeze({
    analytics,
    marketing,
    hasAnalyticsConsent: analytics,
    hasMarketingConsent: marketing,
  });
  dispatchEvent(new CustomEvent(consentChanged, { detail }));
}

const names = {
  analytics: ['analytics', 'hasAnalyticsConsent'],
  marketing: ['marketing', 'hasMarketingConsent'],
} satisfies Record<Category, string[]>;

/**
 * The choice that an event carries. A category is granted if every name of it that is present has
 * the value `true`; any other value denies it.
 */
export function choiceIn(event: Event): Choice {
  const { detail } = event as CustomEvent<unknown>;
  if (typeof detail !== 'object' || detail === null) return nothing;
  const grants = (category: Category) => {
    const values = names[category]
      .filter((name) => Object.hasOwn(detail, name))
      .map((name) => (detail as Record<string, unknown>)[name]);
    return values.length > 0 && values.every((value) => value === true);
  };
  return { analytics: grants('analytics'), marketing: grants('marketing') };
}
