import { z } from 'zod';
import { east, fields, listOf, north, text, textOf } from './fields.server';

const coordinate = z.number().describe('In the map’s units, 400 from west to east.');
const point = { x: coordinate, y: coordinate };

const shape = {
  name: text.describe('What it is.'),
  path: textOf(/^M[\d\s.,a-zA-Z-]+$/, 'an SVG path, M…').describe('Its line, in the map’s units.'),
};

export const mapSchema = z
  .strictObject({
    frame: fields('The edges of the map.', { north, south: north, west: east, east }),
    land: listOf(z.strictObject(shape)).describe('Mainland and islands.'),
    rivers: z.array(z.strictObject(shape)).describe('Rivers too narrow for two shores.'),
    lakes: z
      .array(
        z.strictObject({
          name: shape.name,
          ...point,
          radius: z.number().positive().describe('In the map’s units.'),
        }),
      )
      .describe('Lakes, drawn as circles.'),
    roads: z
      .array(z.strictObject({ ...shape, label: fields('Where the name stands.', point) }))
      .describe('Roads that people know.'),
    source: text.describe('What it was drawn from.'),
  })
  .nullable();

export type TownMapDrawing = NonNullable<z.infer<typeof mapSchema>>;
export type MapFrame = TownMapDrawing['frame'];
