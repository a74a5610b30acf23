import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from './project.ts';

const specification = readFileSync(join(projectFolder, 'tests/specification.md'), 'utf8');

/** The numbers of all statements. */
export const statements = Array.from(
  specification.matchAll(/^- \*\*(\d+\.\d+)\*\* /gm),
  ([, number = '']) => number,
);

/** The items that a statement of the specification lists. */
export function specified(number: string): string[] {
  const pattern = new RegExp(`^- \\*\\*${number}\\*\\* (?:.*: )?(.*)\\.$`, 'm');
  return pattern.exec(specification)?.[1]?.split(', ') ?? [];
}

/** The English and the Spanish path of each page, by the specification's table of routes (statement 2.5). */
export const specifiedPaths = Array.from(
  specification.matchAll(/^ {2}\| (\/\S*)(?: \(home\))? \| (\/\S*) \|$/gm),
  ([, en = '', es = '']) => [en, es],
).flatMap((pair) =>
  pair[0]?.includes('{place}')
    ? specified('2.6').map((place) => pair.map((path) => path.replace('{place}', place)))
    : [pair],
);
