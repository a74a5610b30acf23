/**
 * A name in the form in which names are compared, by the plan finder too: "Unitéd-Healthcare " becomes
 * "unitedhealthcare". Empty for one without Latin letters and digits.
 */
export function plainName(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}
