import type { Content } from '../content/types';
import { type Code, type Finding, finding } from '../findings/finding';
import { trackerNames, trackerRegistry, trackersInUse } from '../tracking/registry';

/** What the facts of the practice say of each other, and decisions that are open. */
export function checkPractice({ practice, visits, clinicians, towns, crisis }: Content): Finding[] {
  const { formAddress, formService } = practice;
  const ofPractice = (code: Code, field: string) =>
    finding(code, { file: 'content/practice.yaml', field });
  const findings: (Finding | false)[] = [
    visits.newPatients === 'accepted' &&
      clinicians.every(({ acceptsNewPatients }) => acceptsNewPatients === false) &&
      finding('no-new-patients', { file: 'content/visits.yaml', field: 'newPatients' }),
    !!formAddress &&
      !formService?.agreementSignedOn &&
      ofPractice('form-without-agreement', 'formService'),
    ...towns.map(
      ({ id, county }) =>
        !crisis.some((center) => center.county === county) &&
        finding(
          'no-crisis-center',
          { file: 'content/towns.yaml', field: `${id}.county` },
          { county },
        ),
    ),
    ...trackerNames.map((name) => {
      const isInUse = trackersInUse(practice.trackers).includes(name);
      const isStrict = practice.discretion === 'strict' || !trackerRegistry[name].readsPage;
      return isInUse
        ? !isStrict && ofPractice('tracker-on-conditions', `trackers.${name}`)
        : practice.trackersDecidedOn === null &&
            ofPractice('tracker-undecided', `trackers.${name}`);
    }),
  ];
  return findings.filter((finding) => finding !== false);
}
