import { z } from 'zod';
import { bilingual, fields, listOf, pastDate, source, text, usPhone } from './fields.server';
import { countyOf, type Towns } from './towns.server';

export const crisisSchema = (towns: Towns | undefined) =>
  z.array(
    z.strictObject({
      name: text.describe('Name of the center.'),
      county: countyOf(towns),
      address: text.describe('Street, town and ZIP code, in one line.'),
      phone: fields('The telephone, shown only once somebody has confirmed it by a call.', {
        number: usPhone.describe('The number for people in a crisis.'),
        confirmedOn: pastDate.nullable().describe('The day of that call; null hides the number.'),
      }).nullable(),
      hours: bilingual.nullable().describe('When the center is open.'),
      does: bilingual.describe('Whom it takes, and what it does for them.'),
      sources: listOf(source).describe('Where all this comes from.'),
    }),
  );

export type CrisisCenter = z.infer<ReturnType<typeof crisisSchema>>[number];
