import { colour } from './palette';
import { box, fade, line, named, place, repeat, shape, svg } from './svg';

/** How water lies in a picture. */
export interface Water {
  readonly width: number;
  readonly horizon: number;
  readonly bottom: number;
  readonly colours?: readonly string[];
  /** Moves the waves along, in units of the picture. */
  readonly drift?: number;
}

/** The sea at different hours, from the horizon to the near water. */
export const waters = {
  warm: ['#f3d3b3', '#bcd3c6', colour.shallow, colour.sea, colour.lagoon],
  rose: ['#f1c4ab', '#d3cdbf', '#a3c8c2', colour.shallow, colour.sea],
  clear: ['#c9e3dc', '#93c9c6', colour.shallow, colour.sea],
} as const;

/** Water from the horizon downwards: a calm ground and four layers of swell. */
export function sea({ width, horizon, bottom, colours = waters.warm, drift = 0 }: Water): string {
  const depth = bottom - horizon;
  const spread = colours.length === 5 ? [0, 0.08, 0.26, 0.6, 1] : [0, 0.2, 0.55, 1];
  const layers = [0.12, 0.28, 0.48, 0.72].map((share, index) =>
    shape(
      swell({
        width,
        bottom,
        y: horizon + depth * share,
        length: 200 + index * 80,
        height: 4 + index * 4,
        drift: drift * (1 + index * 0.4) * (index % 2 ? -1 : 1) + 60 * index,
      }),
      colour.teal,
      0.12,
    ),
  );
  const ground = box([0, horizon, width, depth], 'url(#sea)');
  return [fade('sea', colours, spread), ground, ...layers].join('');
}

interface Swell {
  readonly width: number;
  readonly y: number;
  readonly bottom: number;
  readonly length: number;
  readonly height: number;
  readonly drift: number;
}

function swell({ width, y, bottom, length, height, drift }: Swell): string {
  const start = (((drift % length) + length) % length) - length;
  const count = 2 * Math.ceil((width - start) / length) - 1;
  const waves = Array.from({ length: count }, () => `${length / 2} 0`).join(' ');
  return svg`M${start} ${y}q${length / 4} ${-height} ${length / 2} 0t${waves}V${bottom}H${start}z`;
}

const glintWidths = [1, 0.7, 0.86, 0.5, 0.68, 0.36, 0.48, 0.22];

/** The sun's light on the water, below the sun and ever narrower. */
export function glints(
  x: number,
  y: number,
  { width = 150, gap = 15, count = 7, sway = 0 } = {},
): string {
  const bars = glintWidths.slice(0, count).map((share, index) => {
    const length = 2 * Math.round((width * share) / 2);
    const thick = 3 + Math.floor(index / 3);
    const shift = (index % 2 ? 9 : -7) + (sway ? Math.sin(sway + index * 1.7) * 6 : 0);
    const top = Math.round(y + index * gap * (0.75 + index * 0.07));
    return svg`M${x - length / 2 + shift} ${top}q${length / 2} ${-thick * 2} ${length} 0-${length / 2} ${thick * 2}-${length} 0z`;
  });
  return shape(bars.join(''), '#fff4dc', 0.8);
}

/** Small strokes of light on calm water, spread over about 300 × 60. */
export function ripples(stroke: string = colour.foam, opacity = 0.45): string {
  return line('M0 0h46M70 18h70M180 4h34M214 34h80M20 44h54M120 58h40', stroke, 3, opacity);
}

/** A far, low shore with trees, 300 wide, its foot at the origin's height. */
export function farShore(fill: string = colour.sea, opacity = 0.75): string {
  return shape(
    'M0 0c16-7 34-9 52-8 8-7 22-8 30-1 12-9 30-8 38 0 14-6 26-5 34 1 10-7 26-6 34 0 26-2 70-1 112 8z',
    fill,
    opacity,
  );
}

/** Trees along the whole horizon, for flat land. */
export function treeline(width: number, y: number, fill: string, opacity: number): string {
  const xs = Array.from({ length: Math.ceil(width / 250) + 1 }, (_, index) => index * 250 - 40);
  return named('trees', farShore(fill, opacity)) + repeat('trees', ...xs.map((x) => ({ x, y })));
}

/**
 * A beach below a shoreline that is given as the head of a path, from left to right. The swash
 * moves the water's edge up the sand.
 */
export function beach(width: number, bottom: number, edge: string, swash = 0): string {
  const strip = (down: number, fill: string, opacity = 1) =>
    place(shape(svg`${edge}V${bottom}H${-width * 0.06}z`, fill, opacity), { x: 0, y: down });
  return [
    fade('sand', ['#f8e8cb', colour.sand, colour.wetSand]),
    place(line(edge, colour.foam, 2.5, 0.4), { x: 30, y: -24 + swash * 2 }),
    strip(-9 + swash * 1.5, colour.foam, 0.4),
    strip(swash, colour.foam),
    strip(5 + swash, '#d3bd9b'),
    strip(15, '#e2c79f'),
    strip(30, 'url(#sand)'),
  ].join('');
}

/** A shadow on the ground, 100 wide around the origin. */
export function shadow(fill: string = colour.duneShade, opacity = 0.5): string {
  return svg`<ellipse rx="50" ry="6" fill="${fill}" opacity="${opacity}"/>`;
}
