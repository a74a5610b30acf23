import { fullName } from './content/facts.server';
import type { Clinician } from './content/schemas/clinicians.server';
import type { Page } from './content/types';
import type { Site } from './site.server';

/** The clinician of today who has reviewed a page; undefined if nobody has, or somebody else. */
export function reviewerOf({ reviewed }: Page, { clinicians }: Site): Clinician | undefined {
  return clinicians.find((clinician) =>
    [clinician.name, fullName(clinician)].some((name) => name === reviewed?.by),
  );
}

/** The id of a clinician's profile on the page about the practice. */
export function profileId(clinician: Clinician, { clinicians }: Site): string {
  return `clinician-${clinicians.indexOf(clinician) + 1}`;
}
