/** "Unitéd-Healthcare " as "unitedhealthcare": a name as the plan finder compares it. */
export function plainName(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}
