import { noticesKey } from '../../lib/consent/storage.client';
import { findStrip, hiddenNotices, momentsOf, noticesIn, showCurrent } from './current.client';

/** The longest time that a timer can wait, in ms. */
const longestTimer = 2 ** 31 - 1;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Keeps the notices right while the page is open, and lets the visitor hide those not urgent. */
export function watchNotices() {
  for (const event of ['visibilitychange', 'prerenderingchange', 'storage']) {
    addEventListener(event, updateNotices, true);
  }
  // They come before the page is painted anew.
  for (const event of ['pageshow', 'pageswapped']) addEventListener(event, showNotices);
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('#notices button');
    if (!button) return;
    const isStored = store([...hiddenNotices(), button.value]);
    // Where storage is blocked, it is hidden on this page only.
    if (!isStored) button.closest('[data-until]')?.remove();
    showNotices();
  });
}

/**
 * Brings the notices of an open page up to date and moves nothing: what begins stands above what is
 * in sight, what ends leaves its room.
 */
export function updateNotices() {
  const strip = findStrip();
  const height = strip?.offsetHeight ?? 0;
  const top = topOfMain();
  showNotices();
  if (!strip || strip.offsetHeight === height) return;
  if (strip.offsetHeight < height) {
    strip.hidden = false;
    strip.style.minHeight = `${height}px`;
  }
  // Nothing, where the browser itself has kept the page in place.
  scrollBy({ top: topOfMain() - top, behavior: 'instant' });
}

const topOfMain = () => document.getElementById('main')?.getBoundingClientRect().top ?? 0;

/**
 * Shows the notices of a page that is to be painted or that the visitor changes, until the next one
 * begins or ends. Of the hidden ones, only those that still stand are kept in mind.
 */
function showNotices() {
  const strip = findStrip();
  if (strip) showCurrent(strip);
  const now = Date.now();
  const standing = strip ? noticesIn(strip).filter((notice) => now < momentsOf(notice)[1]) : [];
  const moments = standing.flatMap(momentsOf).filter((moment) => moment > now);
  clearTimeout(timer);
  timer = setTimeout(updateNotices, Math.min(...moments.map((m) => m - now), longestTimer));
  const hidden = hiddenNotices();
  const ids = standing.map((notice) => notice.querySelector('button')?.value);
  const kept = hidden.filter((id) => ids.includes(id));
  if (kept.length < hidden.length) store(kept);
}

/** @returns whether it could be stored */
function store(ids: string[]): boolean {
  try {
    if (ids.length > 0) localStorage.setItem(noticesKey, ids.join(' '));
    else localStorage.removeItem(noticesKey);
    return true;
  } catch {
    return false;
  }
}
