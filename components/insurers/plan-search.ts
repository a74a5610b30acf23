/**
 * The insurers with the typed text in one of their names, in the list's order; accents, case, spaces
 * and punctuation are ignored. None if nothing was typed.
 */
export function findInsurers<Insurer extends { name: string; alsoCalled?: string[] | undefined }>(
  typed: string,
  insurers: readonly Insurer[],
): Insurer[] {
  const wanted = plain(typed);
  if (wanted === '') return [];
  return insurers.filter(({ name, alsoCalled = [] }) =>
    [name, ...alsoCalled].some((known) => plain(known).includes(wanted)),
  );
}

/** "Unitéd-Healthcare " as "unitedhealthcare". */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}
