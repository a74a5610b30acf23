import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A script of the build, as Vite's manifest describes it. */
interface Chunk {
  file: string;
  name?: string;
  src?: string;
  /** Keys of the chunks that it imports. */
  imports?: string[];
  isDynamicEntry?: boolean;
}

/** The chunks of a build by their keys, which are the paths of their sources. */
export type Chunks = Readonly<Record<string, Chunk>>;

export { pageScript } from '../../components/document/assets.server';

/** @param dist the folder of the build */
export function readChunks(dist: string): Chunks {
  return JSON.parse(readFileSync(join(dist, 'assets.json'), 'utf8'));
}

/**
 * The files of a chunk and of all that it imports.
 * @throws where the build has no such chunk
 */
export function filesOfChunk(chunks: Chunks, key: string, files = new Set<string>()): Set<string> {
  const chunk = chunks[key];
  if (!chunk) throw new Error(`The build has no chunk ${key}.`);
  if (files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOfChunk(chunks, imported, files);
  return files;
}
