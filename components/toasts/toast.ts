/**
 * How many are visible at once; for how long, in ms; the swipe distance to close, in px (section
 * 9).
 */
export const toasts = { visible: 1, duration: 5000, swipeThreshold: 50, hotkey: 'F8' };

/** The texts around a toast. */
export interface ToastLabels {
  /** Label of the notifications area; `{hotkey}` is the key that focuses it. */
  region: string;
  /** Announced before each message. */
  item: string;
  close: string;
}

/** A short message that is shown for some seconds, in the language of the page. */
export interface Toast {
  title: string;
  text?: string;
  /** A failure is announced at once (assertive), everything else politely. */
  tone?: 'plain' | 'failure';
}

/** Shows toasts one after the other and lets visitors close them. */
interface ToastArea {
  addToast(toast: Toast): void;
}

let load = (): Promise<ToastArea> => Promise.reject(new Error('There is no notifications area.'));
let area: Promise<ToastArea> | undefined;

/** @param fetchArea loads the component that shows toasts; called with the first toast */
export function showToastsIn(fetchArea: () => Promise<ToastArea>) {
  load = fetchArea;
}

/**
 * Shows a message after those already queued; the first one loads the component for it. If that
 * fails, all messages are plain text: a browser may not fetch a failed script again.
 */
export async function showToast(toast: Toast): Promise<void> {
  area ??= load();
  try {
    const { addToast } = await area;
    addToast(toast);
  } catch (error) {
    console.error(`"${toast.title}" is shown as plain text.`, error);
    showPlainly(toast);
  }
}

/** The fallback without the notifications area: plain text in a persistent live region. */
function showPlainly({ title, text }: Toast) {
  const message = document.createElement('p');
  message.className = 'ml-auto w-fit rounded-card bg-deep px-5 py-3 text-on-deep shadow-float';
  message.lang = document.documentElement.lang;
  const region = plainRegion();
  // Some screen readers do not announce a region that is filled as soon as it appears.
  setTimeout(() => {
    message.textContent = [title, text].filter(Boolean).join(' ');
    region.append(message);
    setTimeout(() => message.remove(), toasts.duration);
  }, 100);
}

function plainRegion(): HTMLElement {
  const found = document.querySelector<HTMLElement>('[data-persist="plain-toasts"]');
  if (found) return found;
  const region = document.createElement('div');
  region.dataset.persist = 'plain-toasts';
  region.role = 'status';
  region.className =
    'pointer-events-none fixed inset-x-4 bottom-4 z-25 grid gap-2 tall:bottom-26 tall:max-md:bottom-44 print:hidden';
  document.body.append(region);
  return region;
}
