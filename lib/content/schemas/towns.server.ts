import { z } from 'zod';
import { floridaCounties } from '../florida-counties';
import * as field from './fields.server';
import { pageEntry, pageList } from './listed-pages.server';
import { message } from './message.server';

/** The name of a county without the word County. */
export const county = field
  .textOf(/^(?!.* County$).+$/, 'Collier', {
    en: ', without the word County',
    es: ', sin la palabra County',
  })
  .refine((name) => floridaCounties.includes(name), {
    error: message({
      en: 'one of Florida’s 67 counties, such as Collier, Miami-Dade or St. Lucie',
      es: 'uno de los 67 condados de Florida, como Collier, Miami-Dade o St. Lucie',
    }),
  });

const { id, ...addresses } = pageEntry({
  en: [/^\/locations\/[a-z0-9-]+$/, '/locations/psychiatrist-naples'],
  es: [/^\/es\/ubicaciones\/[a-z0-9-]+$/, '/es/ubicaciones/psiquiatra-naples'],
});

const position = z.strictObject({
  ...field.coordinates,
  labelSide: z.enum(['left', 'right', 'above', 'below']),
  overWater: field.flag,
  source: field.source.pick({ name: true, checkedOn: true }).optional(),
});

const town = z.strictObject({
  id,
  county,
  office: field.flag,
  ...addresses,
  position: position.optional(),
});

/** The schema of `towns.yaml`. Exactly one town has the office. */
export const townsSchema = pageList(town)
  .check(
    field.noTwo<z.infer<typeof town>>((one, other) => Boolean(one.office && other.office), {
      en: 'a town without an office, since an entry above has it. This site knows one office; a practice with two needs another site, or names the second in the text of its town',
      es: 'una localidad sin consultorio, porque ya lo tiene una entrada anterior. Este sitio conoce un solo consultorio; si hay dos, se necesita otro sitio, o se nombra el segundo en el texto de su localidad',
    }),
  )
  .check(
    field.noTwo<z.infer<typeof town>>(
      ({ position: one }, { position: other }) =>
        one !== undefined && one.north === other?.north && one.east === other.east,
      {
        en: 'another place on the map than the entries above',
        es: 'otro lugar en el mapa que las entradas anteriores',
      },
    ),
  )
  .refine((towns) => officeTown(towns) !== undefined, {
    error: message({
      en: 'one town with office: true. This site is for practices with an office; one that only sees patients by video needs another site',
      es: 'una localidad con office: true. Este sitio es para consultorios con una oficina; si solo se atiende por video, se necesita otro sitio',
    }),
  });

/** The town that has the office; valid towns have one. */
export function officeTown(towns: readonly z.infer<typeof town>[]) {
  return towns.find(({ office, retired }) => office && !retired);
}

export type TownPosition = NonNullable<z.infer<typeof town>['position']>;

const { north, east } = field.coordinates;

/**
 * The schema of `map.yaml`: the region that the picture `map` shows;
 * null if there is no picture. Not in the editor.
 */
export const mapSchema = z
  .strictObject({
    frame: z
      .strictObject({ north, south: north, west: east, east })
      .refine(({ north, south }) => south < north, {
        error: message({
          en: 'less than the degrees of the north',
          es: 'menos que los grados del norte',
        }),
        path: ['south'],
      })
      .refine(({ west, east }) => west < east, {
        error: message({
          en: 'less than the degrees of the east',
          es: 'menos que los grados del este',
        }),
        path: ['west'],
      }),
    source: field.text,
  })
  .nullable();

export type MapFrame = NonNullable<z.infer<typeof mapSchema>>['frame'];
