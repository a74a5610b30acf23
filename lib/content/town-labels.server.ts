import { linesOf, type Mark, measure, projection } from '../town-map.server';
import type { TownMapDrawing } from './schemas/map.server';
import { labelSides, type Towns } from './schemas/towns.server';

/** In the map's units. */
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The height of a label's letters on the narrowest maps, in the map's units; `TownMap` sets it. */
const largestEm = 16;

/** The words of the map in one language. */
interface Labels {
  /** What the office's pin stands for. */
  office: string;
  /** Undefined where the town's page could not be read. */
  nameOf(town: string): string | undefined;
}

/**
 * Towns whose label does not fit on the map where its letters are largest, in one of the languages:
 * the map's edge cuts it off, or it covers what leads to another town or the name of a road. Of two
 * labels that cover each other, only one is reported: the one that would fit on another side; else the
 * one that covers more; else the later one.
 */
export function misplacedLabels(
  { frame, roads }: TownMapDrawing,
  towns: Towns,
  languages: readonly Labels[],
): { id: string; found: string; expected: string }[] {
  const { size, project } = projection(frame);
  const roadNames = roads.map(({ name, label }) => {
    const width = name.length * 0.6;
    return { id: name, box: around(label, { left: -width / 2, top: -0.75, width, height: 1 }) };
  });
  const mapped = Object.entries(towns).flatMap(([id, { position, office }]) =>
    position ? { id, position, isOffice: office === true } : [],
  );
  type MappedTown = (typeof mapped)[number];
  const boxOf = (
    { id, position, isOffice }: MappedTown,
    words: Labels,
    side?: Mark['side'],
  ): Box => {
    const name = words.nameOf(id) ?? id.replaceAll('-', ' ');
    const lines = [...linesOf(name), ...(isOffice ? [words.office] : [])];
    const { area } = measure({ side: side ?? position.labelSide, lines, isOffice });
    return around(project(position), area);
  };
  const problems = (town: MappedTown, side?: Mark['side']): string[] => {
    const found = languages.flatMap((words) => {
      const box = boxOf(town, words, side);
      if (!isWithin(size, box)) return ['is cut off by the edge of the map'];
      const others = mapped.filter((other) => other !== town);
      const marks = [...roadNames, ...others.map((o) => ({ id: o.id, box: boxOf(o, words) }))];
      return marks.filter((mark) => overlap(box, mark.box)).map(({ id }) => `covers ${id}`);
    });
    return [...new Set(found)];
  };

  const misplaced = mapped.toReversed().flatMap((town) => {
    const found = problems(town);
    const fitting = labelSides.filter((side) => problems(town, side).length === 0);
    return found.length > 0 ? { id: town.id, found, fitting } : [];
  });
  misplaced.sort(
    (a, b) => +(b.fitting.length > 0) - +(a.fitting.length > 0) || b.found.length - a.found.length,
  );
  const told = new Set<string>();
  return misplaced.flatMap(({ id, found, fitting }) => {
    if (found.some((problem) => told.has(problem))) return [];
    told.add(`covers ${id}`);
    const expected =
      fitting.length > 0
        ? `labelSide: ${fitting.join(' or ')}`
        : 'no side fits: if north and east are right, leave position out';
    return { id, found: `a label that ${found.join(' and ')}`, expected };
  });
}

/** The box of an area that is given in ems from a point. */
function around(
  { x, y }: { x: number; y: number },
  { left, top, width, height }: ReturnType<typeof measure>['area'],
): Box {
  return {
    left: x + left * largestEm,
    top: y + top * largestEm,
    right: x + (left + width) * largestEm,
    bottom: y + (top + height) * largestEm,
  };
}

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const isWithin = (size: { width: number; height: number }, { left, top, right, bottom }: Box) =>
  left >= 0 && top >= 0 && right <= size.width && bottom <= size.height;
