import { z } from 'zod';
import { mapFrame } from '../../map-frame.server';
import { east, entryId, fields, north, source, text, textOf } from './fields.server';

const onTheMap = {
  north: `degrees north from ${mapFrame.south} to ${mapFrame.north}`,
  east: `degrees east from ${mapFrame.west} to ${mapFrame.east}`,
};

const path = (start: string) =>
  textOf(new RegExp(`^${start}[a-z0-9-]+$`), `a path such as ${start}psychiatrist-naples`);

export const townsSchema = z.record(
  entryId,
  z.strictObject({
    county: text.describe('The county in which the town lies, such as Collier.'),
    paths: fields('The addresses of its pages, without the domain.', {
      en: path('/locations/').describe('The English page.'),
      es: path('/es/ubicaciones/').describe('The Spanish page.'),
    }),
    position: fields('Place on the drawn map; left out where the town is not on it.', {
      north: north.min(mapFrame.south, onTheMap.north).max(mapFrame.north, onTheMap.north),
      east: east.min(mapFrame.west, onTheMap.east).max(mapFrame.east, onTheMap.east),
      labelSide: z
        .enum(['left', 'right', 'above', 'below'])
        .describe('Where the name stands beside its dot: left where that is over the Gulf.'),
      source: source
        .pick({ name: true, checkedOn: true })
        .optional()
        .describe('Where the position comes from, rounded to a thousandth of a degree (110 m).'),
    }).optional(),
  }),
);

/**
 * A county in which one of the towns lies.
 * @param towns undefined where they could not be read: then any text is allowed
 */
export function countyOf(towns: Towns | undefined): z.ZodType<string> {
  const county = towns ? z.enum(Object.values(towns).map(({ county }) => county)) : text;
  return county.describe('A county of towns.yaml.');
}

export type Towns = z.infer<typeof townsSchema>;
export type TownPosition = NonNullable<Towns[string]['position']>;
