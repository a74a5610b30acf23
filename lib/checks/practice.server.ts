import { shownClinicians } from '../content/present-clinicians';
import { pathIn } from '../content/source.server';
import type { ContentWith } from '../content/types';
import { type Finding, finding } from '../findings/finding';
import { trackerNames, trackerRegistry, trackersInUse } from '../tracking/registry';
import { type Rule, rule } from './rule.server';

/** Finds facts of the practice that contradict each other, and decisions that are open. */
export const practiceRules: readonly Rule[] = [
  rule(['visits', 'clinicians'], newPatients),
  rule(['practice'], formWithoutAgreement),
  rule(['towns', 'crisis'], townsWithoutCrisisCenter),
  rule(['towns', 'crisis'], crisisCentersElsewhere),
  rule(['practice'], trackers),
];

/** The practice accepts new patients, but no clinician of today does. */
function newPatients(content: ContentWith<'visits' | 'clinicians'>): Finding[] {
  const { folder, visits } = content;
  if (visits.newPatients !== 'accepted') return [];
  const clinicians = shownClinicians(content);
  if (clinicians.some(({ acceptsNewPatients }) => acceptsNewPatients !== false)) return [];
  const place = { file: pathIn(folder, 'visits.yaml'), field: 'newPatients' };
  return [finding('no-new-patients', place)];
}

/** The contact form is sent to a company that is not known to have signed an agreement. */
function formWithoutAgreement({ folder, practice }: ContentWith<'practice'>): Finding[] {
  if (!practice.formAddress || practice.formService?.agreementSignedOn) return [];
  const place = { file: pathIn(folder, 'practice.yaml'), field: 'formService' };
  return [finding('form-without-agreement', place)];
}

/** Towns that are served, in a county without a crisis center. */
function townsWithoutCrisisCenter({
  folder,
  towns,
  crisis,
}: ContentWith<'towns' | 'crisis'>): Finding[] {
  return towns.flatMap(({ county, retired }, index) => {
    if (retired || crisis.some((center) => center.county === county)) return [];
    const place = { file: pathIn(folder, 'towns.yaml'), field: `${index}.county` };
    return [finding('no-crisis-center', place, { county })];
  });
}

/** Crisis centers in a county that has no town of the practice. */
function crisisCentersElsewhere({
  folder,
  towns,
  crisis,
}: ContentWith<'towns' | 'crisis'>): Finding[] {
  const served = towns.filter(({ retired }) => !retired).map((town) => town.county);
  return crisis.flatMap(({ name, county }, index) => {
    if (served.includes(county)) return [];
    const place = { file: pathIn(folder, 'crisis.yaml'), field: `${index}.county` };
    return [finding('other-county', place, { county, found: name })];
  });
}

/** Trackers that nobody has decided about, and trackers that learn which condition a page is about. */
function trackers({ folder, practice }: ContentWith<'practice'>): Finding[] {
  const file = pathIn(folder, 'practice.yaml');
  return trackerNames.flatMap((name) => {
    const place = { file, field: `trackers.${name}` };
    const isInUse = trackersInUse(practice.trackers).includes(name);
    const isUndecided = practice.trackersDecidedOn === null;
    const learnsConditions = practice.discretion !== 'strict' && trackerRegistry[name].readsPage;
    return [
      ...(isUndecided ? [finding(isInUse ? 'tracker-in-use' : 'tracker-undecided', place)] : []),
      ...(isInUse && learnsConditions ? [finding('tracker-on-conditions', place)] : []),
    ];
  });
}
