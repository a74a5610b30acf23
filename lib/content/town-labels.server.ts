import { linesOf, measure, projection } from '../town-map.server';
import type { Fault } from './faults.server';
import type { TownMapDrawing } from './schemas/map.server';
import { labelSides, type TownPosition, type Towns } from './schemas/towns.server';

/** In the map's units. */
interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
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

/** A town on the map. */
interface MappedTown {
  id: string;
  name: string;
  position: TownPosition;
  office: string | undefined;
}

/** Towns outside the map or with a label that does not fit on it; each once, whatever the language. */
export function labelFaults(
  map: TownMapDrawing,
  towns: Towns,
  languages: readonly Labels[],
): Fault[] {
  const faults = new Map<string, Fault>();
  for (const { office, nameOf } of languages) {
    const mapped = Object.entries(towns).flatMap(([id, { position, office: isOffice }]) => {
      const name = nameOf(id);
      return name && position ? [{ id, name, position, office: isOffice && office }] : [];
    });
    for (const { id, found, fitting } of misplacedLabels(map, mapped)) {
      const expected =
        fitting.length > 0
          ? `labelSide: ${fitting.join(' or ')}`
          : 'another position, or none: then the town is not on the map';
      faults.set(id, { file: 'towns.yaml', field: `${id}.position`, found, expected });
    }
  }
  return [...faults.values()];
}

/**
 * Towns whose label does not fit on the map where its letters are largest: the map's edge cuts it
 * off, or it covers what leads to another town or the name of a road.
 * @returns of each such town the reason, and the sides on which the label would fit
 */
function misplacedLabels(
  { frame, roads }: TownMapDrawing,
  towns: readonly MappedTown[],
): { id: string; found: string; fitting: string[] }[] {
  const { size, project } = projection(frame);
  const boxOf = (town: MappedTown, side = town.position.labelSide): Box => {
    const lines = [...linesOf(town.name), ...(town.office ? [town.office] : [])];
    const { area } = measure({ side, lines, isOffice: town.office !== undefined });
    return around(project(town.position), area);
  };
  const roadNames = roads.map(({ name, label }) => {
    const width = name.length * 0.6;
    return { name, box: around(label, { left: -width / 2, top: -0.75, width, height: 1 }) };
  });

  /** Of two towns that cover one another, the later one is at fault. */
  const problem = (town: MappedTown, side?: TownPosition['labelSide']): string | undefined => {
    const { left, top, width, height } = boxOf(town, side);
    if (left < 0 || top < 0 || left + width > size.width || top + height > size.height) {
      return 'is cut off by the edge of the map';
    }
    const others = towns
      .slice(0, towns.indexOf(town))
      .map((other) => ({ name: other.name, box: boxOf(other) }));
    const covered = [...others, ...roadNames].find(({ box }) => overlap(boxOf(town, side), box));
    return covered && `covers ${covered.name}`;
  };
  return towns.flatMap((town) => {
    const reason = problem(town);
    if (!reason) return [];
    const fitting = labelSides.filter((side) => !problem(town, side));
    return [{ id: town.id, found: `a label that ${reason}`, fitting }];
  });
}

/** A box given in ems from a point. */
function around({ x, y }: { x: number; y: number }, { left, top, width, height }: Box): Box {
  return {
    left: x + left * largestEm,
    top: y + top * largestEm,
    width: width * largestEm,
    height: height * largestEm,
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
