import { describe, expect, it } from 'vitest';
import { readContent } from '../../lib/content/content.server';
import type { TownPosition, Towns } from '../../lib/content/schemas/towns.server';
import { misplacedLabels } from '../../lib/content/town-labels.server';
import { contentFolder } from '../../lib/folders.server';
import { linesOf, measure, projection } from '../../lib/town-map.server';

const { map, towns } = readContent(contentFolder);
if (!map) throw new Error('The sample has a map.');
const { frame } = map;
const { size, project } = projection(frame);

function at(id: string): TownPosition {
  const position = towns[id]?.position;
  if (!position) throw new Error(`The sample has no "${id}" on its map.`);
  return position;
}

/** Miles between two places as the map shows them. */
function miles(from: string, to: string): number {
  const [a, b] = [project(at(from)), project(at(to))];
  const milesPerUnit = ((frame.north - frame.south) * 69.05) / size.height;
  return Math.hypot(a.x - b.x, a.y - b.y) * milesPerUnit;
}

describe('the projection', () => {
  it('has north above and east on the right', () => {
    const naples = project(at('naples'));
    expect(project(at('fort-myers')).y).toBeLessThan(naples.y);
    expect(project(at('marco-island')).y).toBeGreaterThan(naples.y);
    expect(project(at('immokalee')).x).toBeGreaterThan(naples.x);
  });

  it('fills the map', () => {
    expect(project({ north: frame.north, east: frame.west })).toEqual({ x: 0, y: 0 });
    const corner = project({ north: frame.south, east: frame.east });
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

describe('what leads to a town', () => {
  it('is 24 pixels wide and high on the narrowest map, also for the shortest name', () => {
    const narrowest = 326;
    const largestEm = 16;
    const { area } = measure({ side: 'right', lines: ['Ai'], isOffice: false });
    const pixels = (ems: number) => (ems * largestEm * narrowest) / size.width;
    expect(pixels(area.width)).toBeGreaterThanOrEqual(24);
    expect(pixels(area.height)).toBeGreaterThanOrEqual(24);
  });
});

describe('a label that does not fit on the map is a fault', () => {
  const faultsWith = (id: string, position: TownPosition, name = 'Copeland') => {
    const changed: Towns = { ...towns, [id]: { county: 'Collier', paths, position } };
    const nameOf = (town: string) => (town === id ? name : undefined);
    return misplacedLabels(drawing, changed, [{ office: 'Our office', nameOf }]);
  };
  const drawing = map;
  const paths = { en: '/locations/x', es: '/es/ubicaciones/x' };

  it('that covers another town, or the name of a road, and says which side would do', () => {
    const position = { north: 26, east: -81.5, labelSide: 'right' } as const;
    expect(faultsWith('copeland', position)).toEqual([
      {
        id: 'copeland',
        found: 'a label that covers US 41',
        expected: 'labelSide: left',
      },
    ]);
    const [above] = faultsWith('copeland', { ...position, labelSide: 'above' });
    expect(above?.found).toBe('a label that covers US 41 and covers lely-resort');
    expect(faultsWith('copeland', { ...position, labelSide: 'left' })).toEqual([]);
  });

  it('that an earlier town covers since it was turned: told once, of the one that was turned', () => {
    const naples = { ...at('naples'), labelSide: 'right' } as const;
    const changed: Towns = {
      ...towns,
      naples: { county: 'Collier', office: true, paths, position: naples },
    };
    const labels = [{ office: 'Our office', nameOf: () => undefined }];
    expect(misplacedLabels(drawing, changed, labels)).toEqual([
      {
        id: 'naples',
        found: expect.stringContaining('covers golden-gate'),
        expected: 'labelSide: left',
      },
    ]);
  });

  it('that the edge of the map cuts off', () => {
    const [cut] = faultsWith('copeland', { north: 26.15, east: -81.34, labelSide: 'right' });
    expect(cut?.found).toBe('a label that is cut off by the edge of the map');
  });

  it('outside the map', () => {
    const [outside] = faultsWith('tampa', { north: 27.95, east: -82.46, labelSide: 'right' });
    expect(outside?.expected).toBe('no side fits: if north and east are right, leave position out');
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
