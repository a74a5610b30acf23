import { announce } from './announce';

/**
 * How long a toast is shown, in ms, and how far a swipe has to go
 * to close it, in px (specification, section 9).
 */
const duration = 5000;
const swipeThreshold = 50;

let toast: ReturnType<typeof addToast> | undefined;
let timer = 0;

/** Announces a message and shows it for some seconds. It replaces the last message. */
export function showToast(text: string) {
  announce(text);
  toast ??= addToast();
  const { area, words, button } = toast;
  const { region = '', close = '' } = document.getElementById('notifications')?.dataset ?? {};
  area.lang = document.documentElement.lang;
  area.ariaLabel = region;
  words.textContent = text;
  button.ariaLabel = close;
  area.hidden = false;
  hideLater();
}

/** Adds the region for messages, with a button that closes it. F8 moves the focus to it, and a swipe to the right closes it. */
function addToast() {
  const area = document.body.appendChild(document.createElement('section'));
  area.className = 'toast fade-in';
  area.dataset.persist = 'toast';
  area.tabIndex = -1;
  const words = area.appendChild(document.createElement('p'));
  words.className = 'grow py-1.5 font-semibold';
  const button = area.appendChild(document.createElement('button'));
  button.type = 'button';
  button.textContent = '×';
  button.className =
    'size-11 shrink-0 rounded-control text-h2 leading-none focus-visible:-outline-offset-3 focus-visible:outline-on-deep';
  button.addEventListener('click', hide);
  addEventListener('keydown', ({ key }) => {
    if (key === 'F8') area.focus();
  });
  area.addEventListener('pointerdown', ({ target, clientX: start, pointerId, isPrimary }) => {
    if (target === button || !isPrimary) return;
    area.setPointerCapture(pointerId);
    let distance = 0;
    area.onpointermove = (move) => {
      if (move.pointerId !== pointerId) return;
      distance = Math.max(0, move.clientX - start);
      area.style.translate = `${distance}px`;
    };
    // The browser or the system has taken over the gesture, so it is no swipe.
    area.onpointercancel = () => {
      distance = 0;
    };
    area.onlostpointercapture = () => {
      area.onpointermove = null;
      area.style.translate = '';
      if (distance > swipeThreshold) hide();
    };
  });
  return { area, words, button };
}

function hide() {
  if (toast) toast.area.hidden = true;
}

/** Closes the message after its time, but not while it is hovered or has the focus. */
function hideLater() {
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    if (toast?.area.matches(':hover, :focus-within')) hideLater();
    else hide();
  }, duration);
}
