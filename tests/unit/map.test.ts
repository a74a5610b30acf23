import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { roadNames } from '../../components/town-map/Ground';
import { linesOf, type Mark, measure, project, size } from '../../components/town-map/map.server';
import type { TownPosition, Towns } from '../../lib/content/schemas/towns.server';
import { mapFrame } from '../../lib/map-frame.server';
import { routes } from '../../lib/routes.server';
import { contentFolder } from '../project';

type Box = ReturnType<typeof measure>['area'];
type Point = ReturnType<typeof project>;

const townFacts: Towns = parse(readFileSync(join(contentFolder, 'towns.yaml'), 'utf8'));

// The longer of the two languages' words for the office.
const office = 'Nuestro consultorio';
const narrowest = 326;
// The label's height on the narrowest maps, in the map's units; `TownMap` sets it.
const emAtMost = 16;
const pixels = (units: number) => (units * narrowest) / size.width;

const positions = new Map(
  Object.entries(townFacts).flatMap(([id, { position }]): [string, TownPosition][] =>
    position ? [[id, position]] : [],
  ),
);

const towns = [...positions].map(([id, position]) => {
  const page = readFileSync(join(contentFolder, 'en/towns', `${id}.md`), 'utf8');
  const name = /^name: (.+)$/m.exec(page)?.[1] ?? '';
  const isOffice = id === 'naples';
  const lines = [...linesOf(name), ...(isOffice ? [office] : [])];
  const mark: Mark = { side: position.labelSide, lines, isOffice };
  return { id, position, area: around(project(position), measure(mark).area) };
});

const at = (id: string) => {
  const town = positions.get(id);
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
});

describe('the towns', () => {
  it('are the ten that are served', () => {
    const pages = routes.filter(({ kind }) => kind === 'location').map(({ id }) => id);
    expect(towns.map(({ id }) => `towns/${id}`).toSorted()).toEqual(pages.toSorted());
  });

  it.each(towns)('lie within the mapFrame: $id', ({ position }) => {
    const { x, y } = project(position);
    expect(isInFrame({ left: x, top: y, width: 0, height: 0 })).toBe(true);
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

  it.each(roadNames)('leaves the name of a road free: $name', ({ name, ...point }) => {
    const wide = name.length * 0.6;
    const label = around(point, { left: -wide / 2, top: -0.75, width: wide, height: 1 });
    expect(isInFrame(label)).toBe(true);
    expect(towns.filter(({ area }) => overlap(area, label))).toEqual([]);
  });
});

describe('labels', () => {
  it('take two lines where a name is long', () => {
    expect(linesOf('Naples')).toEqual(['Naples']);
    expect(linesOf('Marco Island')).toEqual(['Marco Island']);
    expect(linesOf('Vanderbilt Beach')).toEqual(['Vanderbilt', 'Beach']);
    expect(linesOf('North Fort Myers')).toEqual(['North Fort', 'Myers']);
    expect(linesOf('Okeechobeeville')).toEqual(['Okeechobeeville']);
  });
});
