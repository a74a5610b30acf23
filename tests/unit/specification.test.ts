import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '../support/project';
import { statements } from '../support/specified';

const folder = join(projectFolder, 'tests');
const named = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .flatMap(tagsIn);

it('gives each statement of the specification a unique number', () => {
  expect(statements.filter((number, index) => statements.indexOf(number) !== index)).toEqual([]);
});

it('names each statement of the specification in the tag of a test', () => {
  expect(statements).not.toEqual([]);
  expect(statements.filter((number) => !named.includes(number))).toEqual([]);
});

it('names no statement that the specification does not have', () => {
  expect(named.filter((number) => !statements.includes(number))).toEqual([]);
});

/** The statements that the tags of a file's tests name. */
function tagsIn(file: string): string[] {
  const text = readFileSync(join(folder, file), 'utf8');
  return Array.from(text.matchAll(/'@(\d+\.\d+)'/g), ([, number = '']) => number);
}
