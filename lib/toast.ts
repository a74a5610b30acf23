import { toasts } from './constants';

/** A short message that shows for some seconds, in the language of the page. */
export interface Toast {
  title: string;
  text?: string;
  /** A failure is spoken at once, whatever else is being read; all else when there is a pause. */
  tone?: 'plain' | 'failure';
}

/** What shows toasts one after the other, with the means to close them. */
interface ToastArea {
  addToast(toast: Toast): void;
}

let load = (): Promise<ToastArea> => Promise.reject(new Error('There is no notifications area.'));
let area: Promise<ToastArea> | undefined;

/** @param fetchArea fetches what shows toasts; asked for with the first toast */
export function showToastsIn(fetchArea: () => Promise<ToastArea>) {
  load = fetchArea;
}

/** Shows a message, after those that already wait. What shows it is fetched with the first. */
export async function showToast(toast: Toast): Promise<void> {
  area ??= load().catch(load);
  try {
    const { addToast } = await area;
    addToast(toast);
  } catch (error) {
    area = undefined;
    console.error(`"${toast.title}" is shown as plain text.`, error);
    showPlainly(toast);
  }
}

/** Without the notifications area: says it in a region that stays, and shows it as long. */
function showPlainly({ title, text }: Toast) {
  const message = document.createElement('p');
  message.className = 'ml-auto w-fit rounded-card bg-deep px-5 py-3 text-on-deep shadow-float';
  message.lang = document.documentElement.lang;
  const region = plainRegion();
  // A region filled in the moment it appears is not read by all.
  setTimeout(() => {
    message.textContent = [title, text].filter(Boolean).join(' ');
    region.append(message);
    setTimeout(() => message.remove(), toasts.duration);
  }, 100);
}

function plainRegion(): HTMLElement {
  const found = document.querySelector<HTMLElement>('[data-lasting="plain-toasts"]');
  if (found) return found;
  const region = document.createElement('div');
  region.dataset.lasting = 'plain-toasts';
  region.role = 'status';
  region.className =
    'pointer-events-none fixed inset-x-4 bottom-4 z-25 grid gap-2 tall:bottom-26 tall:max-md:bottom-44 print:hidden';
  document.body.append(region);
  return region;
}
