import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import {
  type Box,
  emAtMost,
  hitArea,
  islands,
  isOnLand,
  type LabelSide,
  labelAt,
  linesOf,
  mainland,
  type Point,
  type Position,
  path,
  positionAt,
  project,
  river,
  roadNames,
  roads,
  size,
  widthOf,
} from '../../components/town-map/map.server';
import { mapFrame } from '../../lib/constants';
import { routes } from '../../lib/routes.server';
import { contentFolder } from '../project';

type Town = Position & { labelSide: LabelSide };

const positions: Record<string, Town> = parse(
  readFileSync(join(contentFolder, 'towns.yaml'), 'utf8'),
);

// The longer of the two languages' words for the office.
const office = 'Nuestro consultorio';
const narrowest = 326;
const pixels = (units: number) => (units * narrowest) / size.width;

const towns = Object.entries(positions).map(([id, position]) => {
  const page = readFileSync(join(contentFolder, 'en/towns', `${id}.md`), 'utf8');
  const name = /^name: (.+)$/m.exec(page)?.[1] ?? '';
  const isOffice = id === 'naples';
  const lines = [...linesOf(name), ...(isOffice ? [office] : [])];
  const mark = { side: position.labelSide, lines, isOffice };
  return { id, position, mark, area: around(project(position), hitArea(mark)) };
});

const at = (id: string): Town => {
  const town = positions[id];
  if (!town) throw new Error(`content/towns.yaml has no "${id}".`);
  return town;
};

/** A box given in ems from a point, in the map's units. */
function around({ x, y }: Point, { left, top, width, height }: Box): Box {
  return {
    left: x + left * emAtMost,
    top: y + top * emAtMost,
    width: width * emAtMost,
    height: height * emAtMost,
  };
}

function overlap(a: Box, b: Box): boolean {
  return (
    a.left < b.left + b.width &&
    b.left < a.left + a.width &&
    a.top < b.top + b.height &&
    b.top < a.top + a.height
  );
}

const isInFrame = ({ left, top, width, height }: Box) =>
  left >= 0 && top >= 0 && left + width <= size.width && top + height <= size.height;

/** Miles between two places as the map shows them. */
function miles(from: string, to: string): number {
  const [a, b] = [project(at(from)), project(at(to))];
  const milesPerUnit = ((mapFrame.north - mapFrame.south) * 69.05) / size.height;
  return Math.hypot(a.x - b.x, a.y - b.y) * milesPerUnit;
}

describe('project', () => {
  it('has north above and east on the right', () => {
    const naples = project(at('naples'));
    expect(project(at('fort-myers')).y).toBeLessThan(naples.y);
    expect(project(at('marco-island')).y).toBeGreaterThan(naples.y);
    expect(project(at('immokalee')).x).toBeGreaterThan(naples.x);
  });

  it('fills the mapFrame', () => {
    expect(project({ north: mapFrame.north, east: mapFrame.west })).toEqual({ x: 0, y: 0 });
    const corner = project({ north: mapFrame.south, east: mapFrame.east });
    expect(corner.x).toBeCloseTo(size.width);
    expect(Math.abs(corner.y - size.height)).toBeLessThan(0.5);
  });

  // In a straight line; the last is nearly west to east, across the correction for latitude.
  it.each([
    ['naples', 'fort-myers', 34.7],
    ['naples', 'marco-island', 14.7],
    ['naples', 'golden-gate', 6.4],
    ['marco-island', 'fort-myers', 49.2],
    ['bonita-springs', 'ave-maria', 21.1],
  ])('keeps distances in proportion: %s to %s', (from, to, distance) => {
    expect(Math.abs(miles(from, to) / distance - 1)).toBeLessThan(0.01);
  });

  it('is undone by positionAt', () => {
    const { north, east } = positionAt(project(at('estero')));
    expect(north).toBeCloseTo(26.438);
    expect(east).toBeCloseTo(-81.807);
  });
});

describe('the towns', () => {
  it('are the ten that are served', () => {
    const pages = routes.filter(({ kind }) => kind === 'location').map(({ id }) => id);
    expect(towns.map(({ id }) => `towns/${id}`).toSorted()).toEqual(pages.toSorted());
  });

  it.each(towns)('lie on land and within the mapFrame: $id', ({ position }) => {
    const { x, y } = project(position);
    expect(isOnLand(position)).toBe(true);
    expect(isInFrame({ left: x, top: y, width: 0, height: 0 })).toBe(true);
  });

  it.each([
    ['the Gulf off Naples', { north: 26.14, east: -81.9 }],
    ['Estero Bay', { north: 26.43, east: -81.88 }],
    ['the Caloosahatchee off Fort Myers', { north: 26.6, east: -81.918 }],
    ['San Carlos Bay', { north: 26.48, east: -82.04 }],
    ['the Marco River', { north: 25.976, east: -81.71 }],
  ])('would not lie on land in %s', (_, water) => {
    expect(isOnLand(water)).toBe(false);
  });
});

describe('what leads to a town', () => {
  it.each(towns)('is 24 pixels wide and high, and in the mapFrame: $id', ({ area }) => {
    expect(pixels(area.width)).toBeGreaterThanOrEqual(24);
    expect(pixels(area.height)).toBeGreaterThanOrEqual(24);
    expect(isInFrame(area)).toBe(true);
  });

  it('overlaps nothing that leads to another town', () => {
    const overlapping = towns.flatMap((one, index) =>
      towns
        .slice(index + 1)
        .filter(({ area }) => overlap(one.area, area))
        .map(({ id }) => [one.id, id]),
    );
    expect(overlapping).toEqual([]);
  });

  it.each(towns)('holds the dot and the label: $id', ({ mark }) => {
    const area = hitArea(mark);
    const { x, baselines } = labelAt(mark);
    const wide = Math.max(...mark.lines.map(widthOf));
    const start = { left: x - wide, right: x, above: -wide / 2, below: -wide / 2 }[mark.side];
    expect(area.left).toBeLessThan(Math.min(start, -0.3));
    expect(area.left + area.width).toBeGreaterThan(Math.max(start + wide, 0.3));
    expect(area.top).toBeLessThan(Math.min(...baselines) - 0.7);
    expect(area.top + area.height).toBeGreaterThan(Math.max(...baselines, 0.3));
  });

  it.each(roadNames)('leaves the name of a road free: $name', ({ name, ...position }) => {
    const half = widthOf(name) / 2;
    const box = { left: -half, top: -0.75, width: half * 2, height: 1 };
    const label = around(project(position), box);
    expect(isInFrame(label)).toBe(true);
    expect(towns.filter(({ area }) => overlap(area, label))).toEqual([]);
  });
});

describe('labels', () => {
  it('are 12.5 pixels high on a phone', () => {
    expect(pixels(emAtMost)).toBeGreaterThanOrEqual(12.5);
  });

  it('take two lines where a name is long', () => {
    expect(linesOf('Naples')).toEqual(['Naples']);
    expect(linesOf('Marco Island')).toEqual(['Marco Island']);
    expect(linesOf('Vanderbilt Beach')).toEqual(['Vanderbilt', 'Beach']);
    expect(linesOf('North Fort Myers')).toEqual(['North Fort', 'Myers']);
    expect(linesOf('Okeechobeeville')).toEqual(['Okeechobeeville']);
  });
});

describe('path', () => {
  const square = [
    { north: 26.1, east: -81.6 },
    { north: 26.2, east: -81.6 },
    { north: 26.2, east: -81.5 },
    { north: 26.1, east: -81.5 },
  ];

  it('begins and ends an open line at its ends', () => {
    const [first, last] = [project(square[0] as Position), project(square[3] as Position)];
    expect(path(square, 'open')).toMatch(
      new RegExp(`^M${Math.round(first.x)} ${Math.round(first.y)}L.*L${Math.round(last.x)} `),
    );
  });

  it.each([mainland, ...islands, square].map((shore) => ({ shore })))(
    'comes back exactly to the start of a closed line',
    ({ shore }) => {
      const [start, , first, ...steps] = pairs(path(shore, 'closed'));
      const end = [first, ...steps].reduce<Point>(
        (sum, step) => ({ x: sum.x + (step?.x ?? 0), y: sum.y + (step?.y ?? 0) }),
        { x: 0, y: 0 },
      );
      expect(end.x).toBeCloseTo(start?.x ?? 0, 6);
      expect(end.y).toBeCloseTo(start?.y ?? 0, 6);
    },
  );

  it.each([river, ...roads].map((line) => ({ line })))('has one decimal at most', ({ line }) => {
    expect(path(line, 'open')).not.toMatch(/\.\d\d/);
  });
});

/** The numbers of a path's data in pairs. */
function pairs(data: string): Point[] {
  const numbers = [...data.matchAll(/-?(?:\d+(?:\.\d+)?|\.\d+)/g)].map(([text]) => Number(text));
  return numbers.flatMap((x, index) =>
    index % 2 === 0 ? [{ x, y: numbers[index + 1] ?? 0 }] : [],
  );
}
