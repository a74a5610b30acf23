import { localTimeBy } from '../../lib/time/utc-offsets';
import { hideWhatIsOver } from '../ui/last-day.client';
import { onReturn } from '../ui/on-return.client';
import { openNow, type Schedule, type StatusWords, statusInWords } from './open-now';

/** The data that the footer has for the script of the hours. */
export type HoursData = Schedule & { words: StatusWords };

/** Updates the hours whenever the visitor comes back. */
export function watchHours() {
  onReturn(updateHours);
}

/** Writes beside the hours whether the office is open, and hides the exceptions and the next opening once they are over. */
export function updateHours() {
  const { hours } = document.querySelector<HTMLElement>('[data-hours]')?.dataset ?? {};
  if (!hours) return;
  const data = JSON.parse(hours) as HoursData;
  const now = new Date();
  const status = statusInWords(openNow(data, now), data.words, document.documentElement.lang);
  for (const line of document.querySelectorAll('[data-open-now]')) line.textContent = status;
  hideWhatIsOver(localTimeBy(data.utcOffsets, now).slice(0, 10));
}
