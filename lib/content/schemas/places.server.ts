import { z } from 'zod';
import * as field from './fields.server';
import { county } from './towns.server';

const place = z.strictObject({
  name: field.text,
  county,
  alsoCalled: field.list(field.text),
});

/** The schema of `places.yaml`. */
export const placesSchema = z.array(place).check(
  field.noTwo<{ name: string }>((one, other) => one.name === other.name, {
    en: 'a name that no entry above has',
    es: 'un nombre que no tenga ninguna entrada anterior',
  }),
);
