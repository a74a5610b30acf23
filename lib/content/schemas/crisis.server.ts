import { z } from 'zod';
import { bilingual, date, source, text, usPhone } from './fields.server';
import { countyOf, type Towns } from './towns.server';

/** `content/crisis.yaml`: where a person in a crisis can go, by county. */
export const crisisSchema = (towns: Towns) =>
  z.array(
    z.strictObject({
      name: text,
      county: countyOf(towns),
      address: text,
      /** Printed only once a person has confirmed it by a call. */
      phone: z.strictObject({ number: usPhone, confirmedOn: date.nullable() }).nullable(),
      /** Null where they are not known. */
      hours: bilingual.nullable(),
      does: bilingual,
      sources: z.array(source).min(1),
    }),
  );

export type CrisisCenter = z.infer<ReturnType<typeof crisisSchema>>[number];
