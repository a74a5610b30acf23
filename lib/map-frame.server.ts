/** The town map's bounds, in degrees; `components/town-map/Ground.tsx` is drawn for it. */
export const mapFrame = { north: 26.73, south: 25.84, west: -82.195, east: -81.295 } as const;
