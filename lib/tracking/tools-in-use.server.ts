import type { Site } from '../site.server';
import { listOf } from '../text.server';
import { trackersInUse } from './trackers.server';

/** Names the third-party tools that the site uses now, or says that it uses none. */
export function toolsInUse({ t, language, practice }: Site): string {
  const names = trackersInUse(practice.trackers).map((name) => t(`cookies.setters.${name}`));
  return names.length === 0
    ? t('cookies.noneInUse')
    : `${t('cookies.inUse')} ${listOf(names, language)}.`;
}
