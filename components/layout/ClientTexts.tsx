import { usePreferencesLabels } from '../consent/ConsentBanner';
import type { ToastLabels } from '../toasts/toast';
import { useSite } from '../ui/SiteContext';

/**
 * Holds the texts of what a script renders later: the notifications area and the cookie
 * preferences, which can be opened also where a blocker has removed the banner.
 */
export function ClientTexts() {
  const { t } = useSite();
  const labels = {
    region: `${t('toast.region')} ({hotkey})`,
    item: t('toast.item'),
    close: t('toast.close'),
  } satisfies ToastLabels;
  return (
    <div
      id="notifications"
      data-labels={JSON.stringify(labels)}
      data-preferences={JSON.stringify(usePreferencesLabels())}
    />
  );
}
