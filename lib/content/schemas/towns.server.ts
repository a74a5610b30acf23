import { z } from 'zod';
import { mapFrame } from '../../map-frame.server';
import { text } from './fields.server';

const onTheMap = {
  north: `degrees north from ${mapFrame.south} to ${mapFrame.north}`,
  east: `degrees east from ${mapFrame.west} to ${mapFrame.east}`,
};

const path = (start: string) =>
  z
    .string()
    .regex(new RegExp(`^${start}[a-z0-9-]+$`), `a path such as ${start}psychiatrist-naples`);

/** `content/towns.yaml`: the towns by their ids, in the order of the menus. */
export const townsSchema = z.record(
  z.string().regex(/^[a-z0-9-]+$/, 'lower-case letters, digits and hyphens'),
  z.strictObject({
    county: text,
    paths: z.strictObject({ en: path('/locations/'), es: path('/es/ubicaciones/') }),
    /** On the map; absent where the town is not on it. */
    position: z
      .strictObject({
        north: z.number().min(mapFrame.south, onTheMap.north).max(mapFrame.north, onTheMap.north),
        east: z.number().min(mapFrame.west, onTheMap.east).max(mapFrame.east, onTheMap.east),
        /** The side of the dot on which the name stands. */
        labelSide: z.enum(['left', 'right', 'above', 'below']),
      })
      .optional(),
  }),
);

/** A county in which one of the towns lies. */
export function countyOf(towns: Towns): z.ZodType<string> {
  return z.enum(Object.values(towns).map(({ county }) => county));
}

export type Towns = z.infer<typeof townsSchema>;
export type TownPosition = NonNullable<Towns[string]['position']>;
