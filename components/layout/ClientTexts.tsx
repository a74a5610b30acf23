import { usePreferencesLabels } from '../consent/ConsentBanner';
import type { ToastLabels } from '../toasts/toast';
import { useSite } from '../ui/SiteContext';

/**
 * Contains the texts of parts that scripts render later: the notifications area and the cookie
 * preferences, which must also open if a blocker has removed the banner.
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
