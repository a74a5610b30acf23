import type { Clinician, Clinicians } from './schemas/clinicians.server';

/** Whether a clinician's last day is over. */
export const hasLeft = ({ until }: Pick<Clinician, 'until'>, today: string): boolean =>
  Boolean(until && until < today);

/**
 * The clinicians who treat patients on a day, in their order: the first of them leads.
 * @returns undefined where nobody does
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
