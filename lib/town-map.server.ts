import type { MapFrame, TownPosition } from './content/schemas/towns.server';

/** The width of the map, in its own units. */
const width = 400;

/**
 * A map of a region, in its own units.
 * @returns the size of the map, and the function that gives the position of a place on it: x from the left edge, y
 * from the top
 */
export function projection({ north, south, west, east }: MapFrame) {
  // A degree of longitude is as long as one of latitude times the cosine of the latitude.
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

/** The radius of a town's dot and the size of the office's pin, in ems. */
export const dotRadius = 0.32;
export const pin = { width: 1.3, height: 1.7 } as const;

/** The height of a line of a label, in ems. */
const lineHeight = 1.2;

/** The least height and width of a link, in ems: a little more than 24 CSS pixels on a map 326 pixels wide. */
const hitHeight = 1.9;

/** Distances in ems, set by eye. */
const gaps = {
  /** From the mark to its label. */
  beside: 0.38,
  above: 0.3,
  below: 0.2,
  /** Around the label, in width and in height. */
  besideText: 0.4,
  overText: 0.08,
  /** From the mark to the edge of the link. */
  overMark: 0.25,
  underDot: 0.3,
} as const;

/** The middle of the head of the pin, relative to its point. */
const headOfPin = 0.25 - pin.height / 2;

/** From the top of a line to its baseline, in ems. */
const baseline = 0.95;

/**
 * Measures the label and the link of a town, in ems of the label and relative to the position of the town.
 * @param sign the line below the name of the town that has the office; the mark of this town is the pin
 * @returns x where each line ends (`left`), begins (`right`) or has its middle (`above`, `below`), the lines each with
 * its baseline, and the area of the link, around mark and label
 */
export function measure(name: string, side: TownPosition['labelSide'], sign?: string) {
  const lines = [...linesOf(name), ...(sign ? [sign] : [])];
  // How far the mark reaches above the position, how far the label is beside it, and the middle of the mark.
  const above = sign ? pin.height : dotRadius;
  const beside = (sign ? pin.width / 2 : dotRadius) + gaps.beside;
  const middle = sign ? headOfPin : 0;
  const halfHeight = (lines.length * lineHeight) / 2;
  const x = { left: -beside, right: beside, above: 0, below: 0 }[side];
  const middleOfLabel = {
    left: middle,
    right: middle,
    above: -above - gaps.above - halfHeight,
    below: dotRadius + gaps.below + halfHeight,
  }[side];
  const wide = Math.max(...lines.map(widthOf)) + gaps.besideText;
  const leftOfLabel = x - { left: wide, right: 0, above: wide / 2, below: wide / 2 }[side];
  const left = Math.min(leftOfLabel, -hitHeight / 2);
  const reach = Math.max(halfHeight + gaps.overText, hitHeight / 2);
  const top = Math.min(middleOfLabel - reach, -above - gaps.overMark);
  return {
    x,
    lines: lines.map((text, line) => ({
      text,
      y: middleOfLabel - halfHeight + line * lineHeight + baseline,
    })),
    area: {
      left,
      top,
      width: Math.max(leftOfLabel + wide, hitHeight / 2) - left,
      height: Math.max(middleOfLabel + reach, dotRadius + gaps.underDot) - top,
    },
  };
}

/** The lines of a town's label. The last word of a long name has a line of its own. */
function linesOf(name: string): string[] {
  const space = name.length > 12 ? name.lastIndexOf(' ') : -1;
  return space < 0 ? [name] : [name.slice(0, space), name.slice(space + 1)];
}

/** An upper estimate of the width of a text in the semi-bold font of the site, in ems. */
function widthOf(text: string): number {
  const wideLetters = text.match(/[mw]/gi) ?? [];
  return (text.length + wideLetters.length) / 2;
}
