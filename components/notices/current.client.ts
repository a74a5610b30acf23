import { noticesKey } from '../../lib/consent/storage.client';

/** The strip above the header; null where the build had no notice. */
export const findStrip = () => document.getElementById('notices');

/** The notices of a strip. */
export const noticesIn = (strip: HTMLElement) => [...strip.children] as HTMLElement[];

/** When a notice begins and ends. */
export const momentsOf = ({ dataset: { from = '', until = '' } }: HTMLElement) =>
  [Date.parse(from), Date.parse(until)] as const;

/** The ids of the notices that the visitor has hidden. */
export function hiddenNotices(): string[] {
  try {
    return localStorage.getItem(noticesKey)?.split(' ') ?? [];
  } catch {
    return [];
  }
}

/** Shows the notices that hold by the browser's clock and that the visitor has not hidden. */
export function showCurrent(strip: HTMLElement) {
  const now = Date.now();
  for (const notice of noticesIn(strip)) {
    const [from, until] = momentsOf(notice);
    const button = notice.querySelector('button');
    const isHidden = button && hiddenNotices().includes(button.value);
    notice.hidden = isHidden || !(from <= now && now < until);
    if (button) button.hidden = false;
  }
  strip.hidden = noticesIn(strip).every(({ hidden }) => hidden);
}
