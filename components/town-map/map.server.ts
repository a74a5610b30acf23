import { mapFrame } from '../../lib/constants';
/** A place on the earth, in degrees; east is negative in Florida. */
export interface Position {
  north: number;
  east: number;
}

/** A place on the map, in its units: x from the left edge, y from the top. */
export interface Point {
  x: number;
  y: number;
}

export type LabelSide = 'left' | 'right' | 'above' | 'below';

/** A part of a town's mark, in ems of its label and measured from the town itself. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const width = 400;
// One degree of longitude is shorter than one of latitude by the cosine of the latitude.
const narrowing = Math.cos((((mapFrame.north + mapFrame.south) / 2) * Math.PI) / 180);
const unitsPerDegree = width / ((mapFrame.east - mapFrame.west) * narrowing);

/** The map's size in its own units. */
export const size = {
  width,
  height: Math.round((mapFrame.north - mapFrame.south) * unitsPerDegree),
} as const;

/** Where a position stands on the map. */
export function project({ north, east }: Position): Point {
  return {
    x: (east - mapFrame.west) * narrowing * unitsPerDegree,
    y: (mapFrame.north - north) * unitsPerDegree,
  };
}

/** The position that stands at a point of the map. */
export function positionAt({ x, y }: Point): Position {
  return {
    north: mapFrame.north - y / unitsPerDegree,
    east: mapFrame.west + x / unitsPerDegree / narrowing,
  };
}

/**
 * SVG path data of a line through positions, its corners rounded: it leads from the middle of
 * one stretch to the middle of the next, each corner being the control point between them.
 * @param positions at least three
 * @param shape whether the line comes back to its start
 */
export function path(positions: readonly Position[], shape: 'open' | 'closed'): string {
  const points = positions.map((position) => onGrid(project(position)));
  const corners = shape === 'closed' ? [...points, ...points.slice(0, 2)] : points;
  const [first, second] = corners as [Point, Point];
  const middles = corners.slice(1).map((corner, index) => middle(corners[index] as Point, corner));
  const [start, next, ...rest] = middles as [Point, Point, ...Point[]];
  const lead = shape === 'closed' ? `M${pair(start)}` : `M${pair(first)}L${pair(start)}`;
  const steps = [next, ...rest].map((end, index) => minus(end, middles[index] as Point));
  const curves = steps.slice(1).map(pair).join(' ');
  const tail = shape === 'closed' ? 'z' : `L${pair(corners.at(-1) as Point)}`;
  return tight(`${lead}Q${pair(second)} ${pair(next)}t${curves}${tail}`);
}

// Corners stand on whole units, so that the middles between them need one decimal at most: the
// path is exact, and a long chain of curves does not drift.
const onGrid = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
const pair = ({ x, y }: Point) => `${tenths(x)} ${tenths(y)}`;
const tight = (data: string) => data.replaceAll(' -', '-').replaceAll(/\b0\./g, '.');

/** A number with one decimal at most. */
export const tenths = (value: number): number => Math.round(value * 10) / 10 + 0;

/** Whether a position is on the mainland or an island, as far as the map knows. */
export function isOnLand(position: Position): boolean {
  return [mainland, ...islands].some((shore) => encloses(shore, position));
}

function encloses(shore: readonly Position[], { north, east }: Position): boolean {
  let inside = false;
  shore.forEach((a, index) => {
    const b = shore.at(index - 1) as Position;
    if (a.north > north === b.north > north) return;
    const crossing = a.east + ((north - a.north) / (b.north - a.north)) * (b.east - a.east);
    if (east < crossing) inside = !inside;
  });
  return inside;
}

/** The label's height on the narrowest maps, in the map's units; `TownMap` sets it. */
export const emAtMost = 16;

/** Measures of a dot and of the office's pin, in ems. */
export const mark = { radius: 0.32, pin: { width: 1.3, height: 1.7 } } as const;

const lineHeight = 1.2;
const room = { left: -1, right: 1, above: 0, below: 0 } as const satisfies Record<
  LabelSide,
  number
>;

// 24 CSS pixels on a map 326 pixels wide, with a little to spare.
const hitHeight = 1.86;

/** What a town's mark on the map shows. */
export interface Mark {
  side: LabelSide;
  lines: readonly string[];
  isOffice: boolean;
}

/** The lines of a town's label: a long name of several words takes two. */
export function linesOf(name: string): string[] {
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  if (name.length <= 12 || spaces.length === 0) return [name];
  const fromMiddle = (index: number) => Math.abs(index - name.length / 2);
  const at = spaces.reduce((best, space) => (fromMiddle(space) < fromMiddle(best) ? space : best));
  return [name.slice(0, at), name.slice(at + 1)];
}

/** Where a label stands, from the town itself and in ems: the x of its lines, and their baselines. */
export function labelAt(mark: Mark): { x: number; baselines: number[] } {
  const first = labelCenter(mark) - ((mark.lines.length - 1) / 2) * lineHeight + 0.35;
  return {
    x: room[mark.side] * labelGap(mark),
    baselines: mark.lines.map((_, line) => first + line * lineHeight),
  };
}

/** What of the map leads to a town: a box about its dot or pin and its label. */
export function hitArea(town: Mark): Box {
  const wide = Math.max(...town.lines.map(widthOf)) + 0.4;
  const beside = labelGap(town) + wide - 0.2;
  const left = { left: -beside, right: -hitHeight / 2, above: -wide / 2, below: -wide / 2 };
  const right = { left: hitHeight / 2, right: beside, above: wide / 2, below: wide / 2 };
  const half = Math.max((town.lines.length * lineHeight) / 2 + 0.08, hitHeight / 2);
  const center = labelCenter(town);
  const top = Math.min(center - half, -markTop(town) - 0.25);
  const bottom = Math.max(center + half, mark.radius + 0.3);
  return {
    left: left[town.side],
    top,
    width: right[town.side] - left[town.side],
    height: bottom - top,
  };
}

/** Whether the middle of a label is on land, and not on the water. */
export function isLabelOnLand(position: Position, town: Mark): boolean {
  const { left, top, width, height } = hitArea(town);
  const { x, y } = project(position);
  const middleOf = (start: number, length: number) => (start + length / 2) * emAtMost;
  return isOnLand(positionAt({ x: x + middleOf(left, width), y: y + middleOf(top, height) }));
}

const markTop = ({ isOffice }: Mark) => (isOffice ? mark.pin.height : mark.radius);

const labelGap = ({ isOffice }: Mark) => (isOffice ? mark.pin.width / 2 : mark.radius) + 0.38;

function labelCenter(town: Mark): number {
  const half = (town.lines.length * lineHeight) / 2;
  if (town.side === 'above') return -markTop(town) - 0.3 - half;
  if (town.side === 'below') return mark.radius + 0.2 + half;
  return town.isOffice ? 0.25 - mark.pin.height / 2 : 0;
}

/** How wide a text is in the site's font, semi-bold and in ems, rather too much than too little. */
export function widthOf(text: string): number {
  return [...text].reduce((width, letter) => width + letterWidth(letter), 0);
}

function letterWidth(letter: string): number {
  if (/[ fijlrt.,'I]/.test(letter)) return 0.37;
  if (/[mwMW]/.test(letter)) return 0.88;
  return 0.58;
}

/**
 * Positions written as "north,east" and divided by spaces.
 * @throws {Error} on anything else: a fault of whoever drew the line
 */
function degrees(...stretches: string[]): Position[] {
  return stretches
    .join(' ')
    .split(' ')
    .map((position) => {
      const [north = Number.NaN, east = Number.NaN] = position.split(',').map(Number);
      if (Number.isNaN(north + east)) throw new Error(`"${position}" is no position.`);
      return { north, east };
    });
}

// The shores and roads below are drawn by hand and simplified to what a map of this size can show,
// as of 2026-11-21. The shores of Lee County, Naples and Marco Island were held against the outlines
// of places in the U.S. Census Bureau's TIGER/Line; the rest is as commonly known. Not for
// navigation.

/** The mainland's shore from north-west to south-east, then round outside the mapFrame. */
export const mainland = degrees(
  // Matlacha Pass
  '26.75,-82.063 26.72,-82.066 26.68,-82.066 26.65,-82.05 26.615,-82.05 26.585,-82.06 26.555,-82.053',
  // Cape Coral, and up the north bank of the Caloosahatchee
  '26.537,-82.03 26.53,-82.005 26.54,-81.975 26.543,-81.955 26.562,-81.945 26.59,-81.931',
  '26.615,-81.924 26.635,-81.912 26.652,-81.895 26.667,-81.877 26.676,-81.855 26.688,-81.835',
  '26.69,-81.815 26.702,-81.79 26.709,-81.775',
  // Back down by Fort Myers to Punta Rassa
  '26.703,-81.772 26.692,-81.785 26.678,-81.812 26.664,-81.83 26.654,-81.853 26.645,-81.875',
  '26.625,-81.895 26.6,-81.905 26.575,-81.912 26.552,-81.925 26.536,-81.945 26.524,-81.975',
  '26.512,-81.998 26.495,-82.01 26.485,-82.014',
  // Estero Bay
  '26.48,-81.995 26.474,-81.97 26.468,-81.945 26.462,-81.925 26.467,-81.905 26.458,-81.885',
  '26.457,-81.868 26.442,-81.858 26.428,-81.862 26.412,-81.852 26.393,-81.853 26.378,-81.843',
  '26.36,-81.843 26.344,-81.838',
  // Bonita Beach to Gordon Pass
  '26.347,-81.846 26.358,-81.857 26.353,-81.86 26.335,-81.849 26.315,-81.84 26.29,-81.833',
  '26.254,-81.826 26.21,-81.818 26.17,-81.812 26.14,-81.808 26.11,-81.804 26.08,-81.799',
  // Keewaydin Island and the mangroves behind Marco Island
  '26.05,-81.787 26.02,-81.775 25.995,-81.762 25.983,-81.752 25.987,-81.735 25.983,-81.715',
  '25.977,-81.698 25.968,-81.682 25.958,-81.662 25.945,-81.642 25.932,-81.632',
  // The coast of the Ten Thousand Islands
  '25.925,-81.615 25.915,-81.608 25.918,-81.592 25.9,-81.586 25.893,-81.57 25.898,-81.553',
  '25.884,-81.548 25.879,-81.53 25.87,-81.528 25.872,-81.507 25.858,-81.497 25.85,-81.478',
  '25.856,-81.462 25.843,-81.452 25.838,-81.425 25.843,-81.41 25.826,-81.4 25.7,-81.3',
  // Outside the frame
  '25.7,-80.8 27,-80.8 27,-82.06',
);

/** Islands, each a shore of its own. */
export const islands = [
  // Pine Island
  degrees(
    '26.71,-82.14 26.69,-82.165 26.66,-82.15 26.62,-82.132 26.57,-82.118 26.53,-82.108',
    '26.5,-82.102 26.488,-82.082 26.497,-82.066 26.53,-82.068 26.57,-82.077 26.605,-82.09',
    '26.64,-82.1 26.68,-82.11 26.71,-82.12',
  ),
  // Sanibel
  degrees(
    '26.488,-82.185 26.472,-82.175 26.455,-82.15 26.438,-82.122 26.425,-82.095 26.422,-82.07',
    '26.43,-82.04 26.445,-82.017 26.456,-82.012 26.458,-82.03 26.463,-82.05 26.45,-82.07',
    '26.448,-82.09 26.468,-82.105 26.478,-82.125 26.482,-82.15 26.492,-82.17',
  ),
  // Captiva
  degrees('26.49,-82.186 26.52,-82.196 26.55,-82.2 26.55,-82.193 26.52,-82.189 26.495,-82.181'),
  // Estero Island
  degrees(
    '26.466,-81.968 26.455,-81.962 26.445,-81.941 26.428,-81.916 26.41,-81.898 26.4,-81.888',
    '26.404,-81.882 26.416,-81.888 26.434,-81.905 26.45,-81.93 26.458,-81.95',
  ),
  // Lovers Key
  degrees('26.396,-81.882 26.38,-81.875 26.366,-81.866 26.37,-81.86 26.385,-81.866 26.398,-81.875'),
  // Marco Island
  degrees(
    '25.971,-81.744 25.975,-81.726 25.969,-81.708 25.96,-81.692 25.95,-81.674 25.937,-81.654',
    '25.925,-81.644 25.918,-81.654 25.916,-81.675 25.909,-81.69 25.908,-81.715 25.912,-81.733',
    '25.93,-81.737 25.95,-81.748',
  ),
  // Cape Romano
  degrees(
    '25.902,-81.712 25.9,-81.685 25.892,-81.662 25.878,-81.655 25.865,-81.668 25.852,-81.678',
    '25.848,-81.69 25.862,-81.691 25.885,-81.7',
  ),
  // Some of the Ten Thousand Islands
  degrees('25.908,-81.636 25.906,-81.62 25.895,-81.62 25.896,-81.632'),
  degrees('25.887,-81.602 25.883,-81.588 25.877,-81.603'),
  degrees('25.875,-81.565 25.87,-81.548 25.865,-81.555'),
  degrees('25.862,-81.59 25.86,-81.58 25.855,-81.59'),
  degrees('25.855,-81.53 25.853,-81.512 25.845,-81.52'),
];

/** Where the names of the two roads stand, above them. */
export const roadNames = [
  { name: 'I-75', north: 26.167, east: -81.35 },
  { name: 'US 41', north: 25.958, east: -81.4 },
] satisfies (Position & { name: string })[];

/** Waters too narrow or too small for the shores above. */
export const river = degrees(
  '26.704,-81.778 26.712,-81.765 26.718,-81.735 26.722,-81.7 26.716,-81.66 26.714,-81.61',
  '26.73,-81.57 26.8,-81.5',
);
export const lakeTrafford = { north: 26.424, east: -81.493 } satisfies Position;

/** The two roads by which people come, from north to south. */
export const roads = [
  // I-75
  degrees(
    '26.85,-81.9 26.735,-81.805 26.712,-81.79 26.672,-81.794 26.634,-81.801 26.597,-81.804',
    '26.549,-81.8 26.494,-81.788 26.431,-81.775 26.38,-81.76 26.33,-81.752 26.274,-81.742',
    '26.212,-81.735 26.175,-81.727 26.158,-81.712 26.154,-81.68 26.154,-81.5 26.154,-81.2',
  ),
  // US 41
  degrees(
    '26.85,-81.99 26.73,-81.91 26.69,-81.895 26.665,-81.88 26.64,-81.87 26.6,-81.872 26.55,-81.872',
    '26.51,-81.862 26.47,-81.838 26.435,-81.81 26.4,-81.806 26.365,-81.8 26.33,-81.798',
    '26.295,-81.802 26.25,-81.801 26.19,-81.799 26.15,-81.795 26.137,-81.787 26.12,-81.762',
    '26.085,-81.728 26.058,-81.699 26.028,-81.655 25.99,-81.59 25.955,-81.535 25.93,-81.475',
    '25.917,-81.41 25.91,-81.365 25.897,-81.25 25.89,-81.2',
  ),
];
