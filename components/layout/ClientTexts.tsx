import { usePreferencesLabels } from '../consent/ConsentBanner';
import { useSite } from '../ui/SiteContext';

/**
 * Contains the texts of parts that scripts render later: the notifications area and the cookie
 * preferences, which must also open if a blocker has removed the banner.
 */
export function ClientTexts() {
  const { t } = useSite();
  return (
    <div
      id="notifications"
      data-region={`${t('toast.region')} (F8)`}
      data-close={t('toast.close')}
      data-preferences={JSON.stringify(usePreferencesLabels())}
    />
  );
}
