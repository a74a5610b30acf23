/** Credentials as letters alone: "M.D., Ph.D." is MD and PHD. */
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

/** What a clinician who prescribes is in Florida; undefined of everybody else, as of a psychologist. */
export type Profession = 'physician' | 'nurse' | 'assistant';

/** What the letters behind a clinician's name say: "M.D.", "DO", "APRN, PMHNP-BC", "PA-C". */
export function professionOf(credentials: string): Profession | undefined {
  const letters = lettersOf(credentials);
  const has = (names: string[]) => names.some((name) => letters.includes(name));
  if (has(physicians)) return 'physician';
  if (has(nurses)) return 'nurse';
  return has(assistants) ? 'assistant' : undefined;
}
