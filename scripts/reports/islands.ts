import '../lib/production';

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { load } from 'cheerio';
import type { IslandMark } from '../../components/islands/hydrate-islands.client';
import { distFolder } from '../../lib/folders.server';
import { filesOfChunk, pageScript, readChunks } from '../lib/chunks';
import { ensureBuild } from '../lib/ensure-build';
import { listFiles } from '../lib/files';

/** Prints each island, when it hydrates, and what it weighs: `npm run report:islands`. */

const client = `${distFolder}/client`;

ensureBuild();
const chunks = readChunks(distFolder);
const hydrates = readConditions();
const first = filesOf(pageScript);
/** Named in `vite.config.ts`. */
const runtime = Object.keys(chunks).find((key) => chunks[key]?.name === 'react') ?? '';
const react = filesOf(runtime);

console.table([
  {
    script: 'the script of every page',
    hydrates: 'when the browser is idle, or with the first interaction',
    'own kB': kilobytes(first),
    'in all kB': kilobytes(first),
  },
  row('React and what hydrates', runtime, 'with the first island', first),
  ...Object.values(chunks)
    .filter(({ isDynamicEntry }) => isDynamicEntry)
    .map(({ src = '' }) => {
      const name = /([^/]+)\.\w+\.tsx$/.exec(src)?.[1] ?? src;
      return row(name, src, hydrates.get(name) ?? 'when first needed', union(first, react));
    }),
]);
const everything = new Set(
  Object.values(chunks)
    .filter(({ isDynamicEntry, src }) => isDynamicEntry || src === pageScript)
    .flatMap(({ src = '' }) => [...filesOf(src)]),
);
console.log(`All scripts a visitor can ever load: ${kilobytes(everything)} kB (gzip)`);

function row(script: string, src: string, hydrates: string, there: Set<string>) {
  const files = filesOf(src);
  const own = new Set([...files].filter((file) => !there.has(file)));
  return { script, hydrates, 'own kB': kilobytes(own), 'in all kB': kilobytes(files) };
}

function filesOf(key: string): Set<string> {
  return filesOfChunk(chunks, key);
}

function union<T>(a: Set<T>, b: Set<T>): Set<T> {
  return new Set([...a, ...b]);
}

/** Size in kB after gzip. */
function kilobytes(files: Set<string>): number {
  const bytes = [...files].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(client, file)), { level: 9 }).length,
    0,
  );
  return Math.round(bytes / 10) / 100;
}

/** When each island hydrates, as the built pages say. */
function readConditions(): Map<string, string> {
  const marks = listFiles(client, '.html').flatMap((file) => {
    const $ = load(readFileSync(join(client, file), 'utf8'));
    return $('[data-island]')
      .toArray()
      .map((element) => JSON.parse($(element).attr('data-island') ?? '') as IslandMark);
  });
  return new Map(
    marks.map(({ name, hydrate: { when, margin, media } }) => [
      name,
      [when, margin && `within ${margin} px`, media].filter(Boolean).join(', '),
    ]),
  );
}
