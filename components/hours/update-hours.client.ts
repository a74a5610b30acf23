import { localTime } from '../../lib/time/local-time';
import { lazyMargins, onVisible } from '../islands/conditions';
import { onReturn } from '../ui/on-return';
import type { Schedule, StatusWords } from './open-now';

/** The data that the footer has for the script of the hours. */
export type HoursData = Schedule & { words: StatusWords };

/**
 * Writes whether the office is open, and hides what is over, once a line that this concerns is near the viewport. Not
 * earlier, because loading a time zone takes a slow phone 80 ms.
 */
export function updateHoursWhenNear() {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const lines = document.querySelectorAll<HTMLElement>('[data-open-now], [data-last-day]');
  for (const line of lines) {
    // If the last day is later than tomorrow in UTC, it is over in no time zone.
    if ((line.dataset.lastDay ?? '') <= tomorrow) onVisible(line, lazyMargins.high, startUpdates);
  }
}

/** Updates the hours now, and from now on whenever the visitor comes back. */
function startUpdates() {
  // Adding the same listener for the next line changes nothing.
  onReturn(updateHours);
  updateHours();
}

/** Updates the hours. If the script for them cannot be fetched, the text stays unchanged. */
function updateHours() {
  import('./open-now').then(writeStatus, () => {});
}

/** Writes beside the hours whether the office is open, and hides the exceptions and openings that are over. */
function writeStatus({ openNow, statusInWords }: typeof import('./open-now')) {
  const { hours } = document.querySelector<HTMLElement>('[data-hours]')?.dataset ?? {};
  if (!hours) return;
  const data = JSON.parse(hours) as HoursData;
  const now = new Date();
  const status = statusInWords(openNow(data, now), data.words, document.documentElement.lang);
  for (const line of document.querySelectorAll('[data-open-now]')) line.textContent = status;
  const today = localTime(now, data.timeZone).slice(0, 10);
  for (const exception of document.querySelectorAll<HTMLElement>('[data-last-day]')) {
    exception.hidden = (exception.dataset.lastDay ?? '') < today;
  }
}
