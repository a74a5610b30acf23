import { z } from 'zod';
import * as field from './fields.server';
import { county } from './towns.server';

/** A number that pages show once somebody has called it. */
const phone = z.strictObject({
  number: field.usPhone,
  confirmedOn: field.known(field.pastDate),
});

const crisisCenter = z.strictObject({
  id: field.quotedName,
  name: field.text,
  county,
  address: field.text,
  phone: field.known(phone),
  mobileTeam: field.known(phone),
  hours: field.known(field.bilingualLine),
  does: field.bilingualLine,
  sources: field.nonEmptyList(field.source),
  doesNotApply: field.doesNotApply,
});

/** The schema of `crisis.yaml`. */
export const crisisSchema = z
  .array(crisisCenter)
  .check(field.haveIdsOnce)
  .check(
    field.noTwo<CrisisCenter>(
      (one, other) => one.name === other.name && one.address === other.address,
      {
        en: 'a center that no entry above has by this name and address',
        es: 'un centro que ninguna entrada anterior tenga con este nombre y esta dirección',
      },
    ),
  );

export type CrisisCenter = z.infer<typeof crisisCenter>;

/** The telephone numbers of the crisis centers, each with the index of its center and the path of its field. */
export const centerNumbers = (centers: readonly CrisisCenter[]) =>
  centers.flatMap(({ phone, mobileTeam }, center) =>
    Object.entries({ phone, mobileTeam }).flatMap(([name, line]) =>
      line ? { center, number: line.number, field: `${center}.${name}.number` } : [],
    ),
  );
