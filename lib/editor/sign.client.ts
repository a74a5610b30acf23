import { signatureFields } from '../content/signed-text';
import { localTime } from '../time/local-time';
import { type EntryMap, fingerprintOf, fingerprintOfBoth } from './fields.client';

/** The paths of the English and the Spanish data in an entry. A file of facts has only the first. */
const sides = [['data'], ['i18n', 'es', 'data']] as const;

/**
 * The boxes by which staff sign a page, with the fields of each signature. `config.server.ts` has the same names, and so
 * has `unsigned` of `lib/content/signed-text.ts`: otherwise a tick would change the signed text.
 */
const signingBoxes = [
  { box: 'approve', field: signatureFields.approved },
  { box: 'review', field: signatureFields.reviewed },
];

/**
 * Turns the boxes that staff have ticked into fields of the file: the day and the fingerprint of a text that
 * was approved or reviewed, and that of both texts where the Spanish was accepted.
 * @param timeZone of the practice, by whose clock the day is
 */
export async function sign(given: EntryMap, timeZone: string): Promise<EntryMap> {
  let entry = given;
  const isAccepted = given.getIn(['data', 'accept']) === true;
  for (const side of sides.filter((side) => given.getIn(side))) {
    for (const { box, field } of signingBoxes) {
      if (entry.getIn([...side, box]) === true) {
        entry = entry
          .setIn([...side, field.on], localTime(Date.now(), timeZone).slice(0, 10))
          .setIn([...side, field.text], await fingerprintOf(given, side));
      }
      entry = entry.deleteIn([...side, box]);
    }
    entry = entry.deleteIn([...side, 'accept']);
  }
  if (!isAccepted) return entry;
  return entry.setIn(['i18n', 'es', 'data', 'acceptedTexts'], await fingerprintOfBoth(given));
}
