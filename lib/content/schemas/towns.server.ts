import { z } from 'zod';
import { mapFrame } from '../../map-frame.server';
import { isPageId } from '../../routes.server';

const onTheMap = {
  north: `degrees north from ${mapFrame.south} to ${mapFrame.north}`,
  east: `degrees east from ${mapFrame.west} to ${mapFrame.east}`,
};

/** `content/towns.yaml`: where a town stands on the map, by its page's id without "towns/". */
export const townsSchema = z.record(
  z.custom<string>((id) => isPageId(`towns/${id}`), 'a town that lib/routes.server.ts has'),
  z.strictObject({
    north: z.number().min(mapFrame.south, onTheMap.north).max(mapFrame.north, onTheMap.north),
    east: z.number().min(mapFrame.west, onTheMap.east).max(mapFrame.east, onTheMap.east),
    labelSide: z.enum(['left', 'right', 'above', 'below']),
  }),
);

export type TownPositions = z.infer<typeof townsSchema>;
