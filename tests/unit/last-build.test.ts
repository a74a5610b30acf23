import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { replaceBuild, restoreBuild } from '../../scripts/lib/last-build';

let folder = '';
let dist = '';
let complete = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'last-build-'));
  dist = join(folder, 'dist');
  complete = join(folder, 'dist.new');
  write(dist, 'last');
  write(complete, 'new');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const write = (build: string, text: string) => {
  mkdirSync(build);
  writeFileSync(join(build, 'index.html'), text);
};
const served = () => readFileSync(join(dist, 'index.html'), 'utf8');

it('a complete build takes the place of the last one, and nothing is left of that', () => {
  replaceBuild(complete, dist);
  expect(served()).toBe('new');
  expect(readdirSync(folder)).toEqual(['dist']);
});

it('the first build needs no other', () => {
  rmSync(dist, { recursive: true });
  replaceBuild(complete, dist);
  expect(served()).toBe('new');
});

it('where a build cannot be put in place, the last one stays', () => {
  rmSync(complete, { recursive: true });
  expect(() => replaceBuild(complete, dist)).toThrow('ENOENT');
  expect(served()).toBe('last');
});

it('where a build ended while it was put in place, the last one is put back', () => {
  renameSync(dist, `${dist}.last`);
  restoreBuild(dist);
  expect(served()).toBe('last');
  restoreBuild(dist);
  expect(served()).toBe('last');
});

it('the next build removes what one left of the last', () => {
  write(`${dist}.last`, 'older');
  replaceBuild(complete, dist);
  expect(served()).toBe('new');
  expect(existsSync(`${dist}.last`)).toBe(false);
});

it('a complete build stays, whatever was left of the one before', () => {
  write(`${dist}.last`, 'older');
  restoreBuild(dist);
  expect(served()).toBe('last');
});
