import { listOf } from '../../lib/languages-spoken.server';
import { trackersInUse } from '../../lib/tracking/trackers.server';
import { useSite } from '../ui/SiteContext';

/** Lists the third-party tools that the site uses now. */
export function ToolsInUse() {
  const { t, language, practice } = useSite();
  const names = trackersInUse(practice.trackers).map((name) => t(`cookies.setters.${name}`));
  const list = listOf(names, language);
  return (
    <p className="mt-4 max-w-measure font-semibold">
      {names.length === 0 ? t('cookies.noneInUse') : `${t('cookies.inUse')} ${list}.`}
    </p>
  );
}
