/**
 * Hides the elements of the page whose last day, in `data-last-day`, is over, and shows the others.
 * @param today the ISO date by the practice's clock
 */
export function hideWhatIsOver(today: string) {
  for (const element of document.querySelectorAll<HTMLElement>('[data-last-day]')) {
    element.hidden = (element.dataset.lastDay ?? '') < today;
  }
}
