import type { MapFrame, TownPosition } from './content/schemas/towns.server';

const width = 400;

/**
 * A map of a part of the earth's surface, in its own units.
 * @returns its size, and where a place stands on it: x from the left edge, y from the top
 */
export function projection({ north, south, west, east }: MapFrame) {
  // One degree of longitude is shorter than one of latitude by the cosine of the latitude.
  const narrowing = Math.cos((((north + south) / 2) * Math.PI) / 180);
  const unitsPerDegree = width / ((east - west) * narrowing);
  return {
    size: { width, height: Math.round((north - south) * unitsPerDegree) },
    project: (place: Pick<TownPosition, 'north' | 'east'>) => ({
      x: (place.east - west) * narrowing * unitsPerDegree,
      y: (north - place.north) * unitsPerDegree,
    }),
  };
}

/** Measures of a dot and of the office's pin, in ems. */
export const dotRadius = 0.32;
export const pin = { width: 1.3, height: 1.7 } as const;

const lineHeight = 1.2;

// 24 CSS pixels on a map 326 pixels wide, with a little to spare.
const hitHeight = 1.9;

/**
 * Measures a town's label and link, in ems of the label and relative to the town's position.
 * @param sign stands below the name of the town whose mark is the pin
 * @returns the label's lines, their x and each one's baseline; the area around dot and label that is
 *   the link
 */
export function measure(name: string, side: TownPosition['labelSide'], sign?: string) {
  const lines = [...linesOf(name), ...(sign ? [sign] : [])];
  const above = sign ? pin.height : dotRadius;
  const beside = (sign ? pin.width / 2 : dotRadius) + 0.38;
  const middle = sign ? 0.25 - pin.height / 2 : 0;
  const half = (lines.length * lineHeight) / 2;
  const x = { left: -beside, right: beside, above: 0, below: 0 }[side];
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
    lines: lines.map((text, line) => ({ text, y: y - half + line * lineHeight + 0.95 })),
    area: {
      left,
      top,
      width: Math.max(start + wide, hitHeight / 2) - left,
      height: Math.max(y + reach, dotRadius + 0.3) - top,
    },
  };
}

/** The lines of a town's label: of a long name the last word has its own. */
function linesOf(name: string): string[] {
  const space = name.length > 12 ? name.lastIndexOf(' ') : -1;
  return space < 0 ? [name] : [name.slice(0, space), name.slice(space + 1)];
}

/** How wide a text is in the site's font, semi-bold and in ems, rather too much than too little. */
function widthOf(text: string): number {
  const wideLetters = text.match(/[mw]/gi) ?? [];
  return (text.length + wideLetters.length) / 2;
}
