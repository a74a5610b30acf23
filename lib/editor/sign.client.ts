import { acceptanceFields, signatureFields } from '../content/signed-text';
import { localTime } from '../time/local-time';
import { type EntryMap, fingerprintOf, fingerprintOfBoth } from './fields.client';

/** The paths of the English and the Spanish data in an entry. A file of facts has only the first. */
const sides = [['data'], ['i18n', 'es', 'data']] as const;

/**
 * Turns the boxes that staff have ticked into fields of the file: the day and the fingerprint of a text that
 * was approved or reviewed, and that of both texts where the Spanish was accepted.
 * @param timeZone of the practice, by whose clock the day is
 */
export async function sign(given: EntryMap, timeZone: string): Promise<EntryMap> {
  let entry = given;
  const isAccepted = given.getIn(['data', acceptanceFields.box]) === true;
  for (const side of sides.filter((side) => given.getIn(side))) {
    for (const field of Object.values(signatureFields)) {
      if (entry.getIn([...side, field.box]) === true) {
        entry = entry
          .setIn([...side, field.on], localTime(Date.now(), timeZone).slice(0, 10))
          .setIn([...side, field.text], await fingerprintOf(given, side));
      }
      entry = entry.deleteIn([...side, field.box]);
    }
    entry = entry.deleteIn([...side, acceptanceFields.box]);
  }
  if (!isAccepted) return entry;
  const field = ['i18n', 'es', 'data', acceptanceFields.text];
  return entry.setIn(field, await fingerprintOfBoth(given));
}
