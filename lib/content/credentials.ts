/** The letters of each credential: "M.D., Ph.D." gives MD and PHD. */
function lettersOf(credentials: string): string[] {
  return credentials
    .split(/[\s,/]+/)
    .map((word) => word.replaceAll('.', '').toUpperCase())
    .filter(Boolean);
}

const physicians = ['MD', 'DO'];

/** Advanced practice registered nurses, under their general, older and psychiatric names. */
const nurses = ['APRN', 'ARNP', 'NP', 'PMHNP', 'PMHNP-BC', 'PMHCNS-BC'];

const assistants = ['PA', 'PA-C'];

/** The professions that prescribe in Florida. */
export type Profession = 'physician' | 'nurse' | 'assistant';

/**
 * The profession that a clinician's credentials stand for: "M.D.", "DO", "APRN, PMHNP-BC", "PA-C".
 * @returns undefined for everybody who does not prescribe, such as a psychologist
 */
export function professionOf(credentials: string): Profession | undefined {
  const letters = lettersOf(credentials);
  const has = (names: string[]) => names.some((name) => letters.includes(name));
  if (has(physicians)) return 'physician';
  if (has(nurses)) return 'nurse';
  return has(assistants) ? 'assistant' : undefined;
}
