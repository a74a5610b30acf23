import { noticesKey } from '../../lib/consent/storage.client';
import { onReturn } from '../ui/on-return.client';

/**
 * Updates the notices when one begins or ends, when the visitor comes back, when another tab hides one, and when the body
 * is replaced.
 */
export function watchNotices() {
  onReturn(updateNotices);
  addEventListener('storage', updateNotices);
  addEventListener('pageswapped', updateNotices);
  waitForNextChange();
}

let timer: ReturnType<typeof setTimeout>;

/** The longest delay that `setTimeout` takes, in ms. */
const longestDelay = 2 ** 31 - 1;

/** Updates the notices again at the minute at which the next one begins or ends. */
function waitForNextChange() {
  const delays = notices()
    .flatMap((notice) => [beginOf(notice), endOf(notice)])
    .map((moment) => moment - Date.now())
    .filter((delay) => delay > 0);
  clearTimeout(timer);
  if (delays.length > 0) timer = setTimeout(updateNotices, Math.min(...delays, longestDelay));
}

/** Hides a notice for good if a click was on its button. Urgent notices have none. */
export function hideNotice({ target }: MouseEvent) {
  const button = (target as Element).closest<HTMLButtonElement>('#notices button');
  if (!button) return;
  const isStored = store([...hiddenNotices(), button.value]);
  // Storage is blocked, so the notice is hidden on this page only.
  if (!isStored) button.closest('[data-until]')?.remove();
  updateNotices();
}

/** Shows the notices that hold now, and removes the ids of notices that are over from storage. */
export function updateNotices() {
  showNotices();
  const hidden = hiddenNotices();
  const current = notices().filter((notice) => Date.now() < endOf(notice));
  const ids = current.map((notice) => notice.querySelector('button')?.value);
  const kept = hidden.filter((id) => ids.includes(id));
  if (kept.length < hidden.length) store(kept);
  waitForNextChange();
}

/** Shows the notices that hold by the browser's clock and that the visitor has not hidden. */
export function showNotices() {
  const now = Date.now();
  for (const notice of notices()) {
    const button = notice.querySelector('button');
    const isHidden = button && hiddenNotices().includes(button.value);
    notice.hidden = isHidden || !(beginOf(notice) <= now && now < endOf(notice));
    if (button) button.hidden = false;
  }
  const section = document.getElementById('notices');
  if (section) section.hidden = notices().every(({ hidden }) => hidden);
}

/** The notices above the header; empty if the build had none. */
const notices = () => [...document.querySelectorAll<HTMLElement>('#notices > div')];

const beginOf = (notice: HTMLElement) => Date.parse(notice.dataset.from ?? '');

const endOf = (notice: HTMLElement) => Date.parse(notice.dataset.until ?? '');

/** The ids of the notices that the visitor has hidden. */
function hiddenNotices(): string[] {
  try {
    return localStorage.getItem(noticesKey)?.split(' ') ?? [];
  } catch {
    return [];
  }
}

/** Stores the ids of the hidden notices. @returns whether storage accepted them */
function store(ids: string[]): boolean {
  try {
    if (ids.length > 0) localStorage.setItem(noticesKey, ids.join(' '));
    else localStorage.removeItem(noticesKey);
    return true;
  } catch {
    return false;
  }
}
