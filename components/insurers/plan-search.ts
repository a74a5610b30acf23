/**
 * The plans with the typed text in their name, in the list's order; accents, case, spaces and
 * punctuation are ignored. None if nothing was typed.
 */
export function findPlans(typed: string, plans: readonly string[]): string[] {
  const wanted = plain(typed);
  return wanted === '' ? [] : plans.filter((plan) => plain(plan).includes(wanted));
}

/** "Unitéd-Healthcare " as "unitedhealthcare". */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}
