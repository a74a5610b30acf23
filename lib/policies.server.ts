import type { Site } from './site.server';
import { longDate } from './time/format.server';
import { trackersInUse } from './tracking/registry';
import { listOf } from './words/text.server';

/**
 * "In effect since November 1, 2026.", "In effect from December 1, 2026." or that the policy is a draft.
 * @param effectiveOn ISO date; null for a draft
 */
export function policyStatus(effectiveOn: string | null, { t, language, today }: Site): string {
  if (!effectiveOn) return t('policy.draft');
  const words = effectiveOn <= today ? 'policy.effectiveOn' : 'policy.effectiveFrom';
  return `${t(words)} ${longDate(effectiveOn, language)}.`;
}

/** The sentence that names the trackers in use, or that says that there are none. */
export function sentenceOnTrackers({ t, language, practice }: Site): string {
  const names = trackersInUse(practice.trackers).map((name) => t(`cookies.setters.${name}`));
  return names.length === 0
    ? t('cookies.noneInUse')
    : `${t('cookies.inUse')} ${listOf(names, language)}.`;
}
