import { z } from 'zod';
import { text } from './fields.server';

const degrees = z.number().min(-180, 'degrees').max(180, 'degrees');
const point = { x: z.number(), y: z.number() };

/** A line or outline as SVG writes it, in the map's units: 400 from west to east. */
const shape = {
  name: text,
  path: z.string().regex(/^M[\d\s.,a-zA-Z-]+$/, 'an SVG path, M…'),
};

/** `content/map.yaml`: the drawing behind the towns; null where there is none of the region. */
export const mapSchema = z
  .strictObject({
    /** Its bounds in degrees, west of Greenwich below zero. */
    frame: z.strictObject({ north: degrees, south: degrees, west: degrees, east: degrees }),
    land: z.array(z.strictObject(shape)),
    rivers: z.array(z.strictObject(shape)),
    lakes: z.array(z.strictObject({ name: text, ...point, radius: z.number().positive() })),
    /** The name stands at `label`. */
    roads: z.array(z.strictObject({ ...shape, label: z.strictObject(point) })),
    /** What it was drawn from. */
    source: text,
  })
  .nullable();

export type TownMapDrawing = NonNullable<z.infer<typeof mapSchema>>;
export type MapFrame = TownMapDrawing['frame'];
