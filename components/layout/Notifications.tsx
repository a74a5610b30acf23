import { useSite } from './SiteContext';

/** The words around a message that appears later. */
export interface ToastLabels {
  /** Names the area of the messages; `{hotkey}` in it is the key that leads there. */
  region: string;
  /** Said before each message. */
  item: string;
  close: string;
}

/** Holds the words of the notifications area, which a script builds once there is a message. */
export function Notifications() {
  const { t } = useSite();
  const labels = {
    region: `${t('toast.region')} ({hotkey})`,
    item: t('toast.item'),
    close: t('toast.close'),
  } satisfies ToastLabels;
  return <div id="notifications" data-labels={JSON.stringify(labels)} />;
}
