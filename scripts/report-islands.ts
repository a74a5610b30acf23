import './production';

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { load } from 'cheerio';
import type { IslandMark } from '../lib/islands/wake';
import { build, failBuild } from './build';
import { isBuildCurrent } from './build-inputs';

/** Prints each island, when it wakes, and what it weighs: `npm run report:islands`. */

interface Chunk {
  file: string;
  name?: string;
  src?: string;
  imports?: string[];
  isDynamicEntry?: boolean;
}

const client = 'dist/client';
const firstScript = 'pages/+client.ts';

if (!isBuildCurrent()) await build().catch(failBuild);
const chunks: Record<string, Chunk> = JSON.parse(readFileSync('dist/assets.json', 'utf8'));
const wakes = readWakes();
const first = filesOf(firstScript);
/** Named in `vite.config.ts`. */
const runtime = Object.keys(chunks).find((key) => chunks[key]?.name === 'react') ?? '';
const react = filesOf(runtime);

console.table([
  {
    script: 'the script of every page',
    wakes: 'when the browser is idle, or with the first interaction',
    'own kB': kilobytes(first),
    'in all kB': kilobytes(first),
  },
  row('React and what hydrates', runtime, 'with the first island', first),
  ...Object.values(chunks)
    .filter(({ isDynamicEntry }) => isDynamicEntry)
    .map(({ src = '' }) => {
      const name = /([^/]+)\.\w+\.tsx$/.exec(src)?.[1] ?? src;
      return row(name, src, wakes.get(name) ?? 'when first needed', union(first, react));
    }),
]);
const everything = new Set(
  Object.values(chunks)
    .filter(({ isDynamicEntry, src }) => isDynamicEntry || src === firstScript)
    .flatMap(({ src = '' }) => [...filesOf(src)]),
);
console.log(`All scripts a visitor can ever load: ${kilobytes(everything)} kB (gzip)`);

function row(script: string, src: string, wakes: string, there: Set<string>) {
  const files = filesOf(src);
  const own = new Set([...files].filter((file) => !there.has(file)));
  return { script, wakes, 'own kB': kilobytes(own), 'in all kB': kilobytes(files) };
}

/** The files of a chunk and of all it imports. */
function filesOf(key: string, files = new Set<string>()): Set<string> {
  const chunk = chunks[key];
  if (!chunk || files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(imported, files);
  return files;
}

function union<T>(a: Set<T>, b: Set<T>): Set<T> {
  return new Set([...a, ...b]);
}

/** Thousand bytes, as gzip leaves them. */
function kilobytes(files: Set<string>): number {
  const bytes = [...files].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(client, file)), { level: 9 }).length,
    0,
  );
  return Math.round(bytes / 10) / 100;
}

/** When each island wakes, as the built pages say. */
function readWakes(): Map<string, string> {
  const pages = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  const marks = pages.flatMap((file) => {
    const $ = load(readFileSync(join(client, file), 'utf8'));
    return $('[data-island]')
      .toArray()
      .map((element) => JSON.parse($(element).attr('data-island') ?? '') as IslandMark);
  });
  return new Map(
    marks.map(({ name, wake: { when, margin, media } }) => [
      name,
      [when, margin && `within ${margin} px`, media].filter(Boolean).join(', '),
    ]),
  );
}
