import { longDate } from './dates.server';
import type { Site } from './site.server';

/** "In effect since November 1, 2026.", "In effect from December 1, 2026." or that it is a draft. */
export function policyStatus(effectiveOn: string | null, { t, language, today }: Site): string {
  if (!effectiveOn) return t('policy.draft');
  const words = effectiveOn <= today ? 'policy.effectiveOn' : 'policy.effectiveFrom';
  return `${t(words)} ${longDate(effectiveOn, language)}.`;
}
