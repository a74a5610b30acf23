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
