import { z } from 'zod';
import { east, listOf, north, text, textOf } from './fields.server';

/** In the map’s units, 400 from west to east. */
const point = { x: z.number(), y: z.number() };

const shape = {
  name: text,
  path: textOf(/^M[\d\s.,a-zA-Z-]+$/, 'M0 0h1'),
};

/** The drawing behind the towns, which the editor does not show; null where there is none of the region. */
export const mapSchema = z
  .strictObject({
    frame: z.strictObject({ north, south: north, west: east, east }),
    land: listOf(z.strictObject(shape)),
    rivers: z.array(z.strictObject(shape)),
    lakes: z.array(
      z.strictObject({
        name: shape.name,
        ...point,
        radius: z.number().positive(),
      }),
    ),
    roads: z.array(z.strictObject({ ...shape, label: z.strictObject(point) })),
    source: text,
  })
  .nullable();

export type TownMapDrawing = NonNullable<z.infer<typeof mapSchema>>;
export type MapFrame = TownMapDrawing['frame'];
