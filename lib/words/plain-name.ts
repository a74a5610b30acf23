/** A name in the form in which the plan finder compares it: "Unitéd-Healthcare " becomes "unitedhealthcare". */
export function plainName(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}
