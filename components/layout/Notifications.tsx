import { usePreferencesLabels } from './ConsentBanner';
import { useSite } from './SiteContext';

/** The words around a message that appears later. */
export interface ToastLabels {
  /** Names the area of the messages; `{hotkey}` in it is the key that leads there. */
  region: string;
  /** Said before each message. */
  item: string;
  close: string;
}

/**
 * Holds the words of what a script builds later: the notifications area and the cookie
 * preferences, which are within reach also where a blocker has removed the banner.
 */
export function Notifications() {
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
