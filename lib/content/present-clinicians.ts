import type { Clinician, Clinicians } from './schemas/clinicians.server';

/**
 * Whether the last day of a clinician is over.
 * @param today ISO date
 */
export const hasLeft = ({ until }: Pick<Clinician, 'until'>, today: string): boolean =>
  Boolean(until && until < today);

/**
 * The clinicians who treat patients on a day, in the order of the file. The first one leads the practice.
 * @param today ISO date
 * @returns undefined if there are none, which stops a build (`nobody-treats`)
 */
export function presentClinicians(
  clinicians: readonly Clinician[],
  today: string,
): Clinicians | undefined {
  const isPresent = (clinician: Clinician) =>
    !hasLeft(clinician, today) && !(clinician.from && today < clinician.from);
  const [lead, ...others] = clinicians.filter(isPresent);
  return lead && [lead, ...others];
}

/**
 * The clinicians whom the site shows: those of today. While nobody treats patients, they are all of the file, because
 * the dev server and the launch check read such content too, and everything about the lead needs somebody.
 */
export function shownClinicians(content: { clinicians: Clinicians; today: string }): Clinicians {
  return presentClinicians(content.clinicians, content.today) ?? content.clinicians;
}
