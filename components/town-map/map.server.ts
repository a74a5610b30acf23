import type { TownPosition } from '../../lib/content/schemas/towns.server';
import { mapFrame } from '../../lib/map-frame.server';

const width = 400;
// One degree of longitude is shorter than one of latitude by the cosine of the latitude.
const narrowing = Math.cos((((mapFrame.north + mapFrame.south) / 2) * Math.PI) / 180);
const unitsPerDegree = width / ((mapFrame.east - mapFrame.west) * narrowing);

/** The map's size in its own units. */
export const size = {
  width,
  height: Math.round((mapFrame.north - mapFrame.south) * unitsPerDegree),
} as const;

/**
 * Where a place stands on the map.
 * @param position in degrees; east is negative in Florida
 * @returns in the map's units: x from the left edge, y from the top
 */
export function project({ north, east }: Pick<TownPosition, 'north' | 'east'>): {
  x: number;
  y: number;
} {
  return {
    x: (east - mapFrame.west) * narrowing * unitsPerDegree,
    y: (mapFrame.north - north) * unitsPerDegree,
  };
}

/** Measures of a dot and of the office's pin, in ems. */
export const dotRadius = 0.32;
export const pin = { width: 1.3, height: 1.7 } as const;

const lineHeight = 1.2;

// 24 CSS pixels on a map 326 pixels wide, with a little to spare.
const hitHeight = 1.86;

/** A town's dot or pin with its label. */
export interface Mark {
  side: TownPosition['labelSide'];
  lines: readonly string[];
  isOffice: boolean;
}

/**
 * Measures a town's dot and label, in ems of the label and relative to the town's position.
 * @returns the x of the label's lines and their baselines; the area around dot and label that is
 *   its link
 */
export function measure({ side, lines, isOffice }: Mark) {
  const dot = { above: dotRadius, beside: dotRadius, middle: 0 };
  const office = { above: pin.height, beside: pin.width / 2, middle: 0.25 - pin.height / 2 };
  const { above, beside, middle } = isOffice ? office : dot;
  const half = (lines.length * lineHeight) / 2;
  const x = { left: -beside - 0.38, right: beside + 0.38, above: 0, below: 0 }[side];
  const y = {
    left: middle,
    right: middle,
    above: -above - 0.3 - half,
    below: dotRadius + 0.2 + half,
  }[side];
  const wide = Math.max(...lines.map(widthOf)) + 0.4;
  const start = x - { left: wide, right: 0, above: wide / 2, below: wide / 2 }[side];
  const left = Math.min(start, -hitHeight / 2);
  const reach = Math.max(half + 0.08, hitHeight / 2);
  const top = Math.min(y - reach, -above - 0.25);
  return {
    x,
    baselines: lines.map((_, line) => y - half + line * lineHeight + 0.95),
    area: {
      left,
      top,
      width: Math.max(start + wide, hitHeight / 2) - left,
      height: Math.max(y + reach, dotRadius + 0.3) - top,
    },
  };
}

/** The lines of a town's label: of a long name the last word has its own. */
export function linesOf(name: string): string[] {
  const space = name.length > 12 ? name.lastIndexOf(' ') : -1;
  return space < 0 ? [name] : [name.slice(0, space), name.slice(space + 1)];
}

/** How wide a text is in the site's font, semi-bold and in ems, rather too much than too little. */
function widthOf(text: string): number {
  const wideLetters = text.match(/[mw]/gi) ?? [];
  return (text.length + wideLetters.length) / 2;
}
