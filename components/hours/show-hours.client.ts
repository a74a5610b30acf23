import { localTime } from '../../lib/time/local-time';
import { lazyMargins, onVisible } from '../islands/conditions';
import type { Schedule, StatusWords } from './open-now';

/** The data that the footer has for the script of the hours. */
export type HoursData = Schedule & { words: StatusWords };

/**
 * Shows the hours once they are near the viewport. Not earlier, because
 * loading a time zone takes a slow phone 80 ms.
 */
export function showHoursWhenNear() {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const lines = document.querySelectorAll<HTMLElement>('[data-open-now], [data-last-day]');
  for (const line of lines) {
    // If the last day is later than tomorrow in UTC, it is over in no time zone.
    if ((line.dataset.lastDay ?? '') <= tomorrow) onVisible(line, lazyMargins.high, showHours);
  }
}

/**
 * Shows the hours, now and whenever the visitor comes back. If its script
 * cannot be fetched, the text stays unchanged.
 */
function showHours() {
  for (const event of ['visibilitychange', 'pageshow']) addEventListener(event, showHours, true);
  import('./open-now').then(writeStatus, () => {});
}

/**
 * Writes beside the hours whether the office is open, and hides the exceptions and openings that are over. This happens
 * again only when the visitor comes back, so the words have to stay true for a while: a time, not "in 30 minutes".
 */
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
