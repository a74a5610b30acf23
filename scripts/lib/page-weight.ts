import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { load } from 'cheerio';
import { filesOfChunk, pageScript, readChunks } from './chunks';

/** What a document weighs, in bytes as a CDN sends it (brotli). */
export interface Weight {
  document: number;
  /**
   * Of the document's stream: up to the end of the first screen, or of the head where the style
   * sheet stands there (not-found pages).
   */
  firstScreenEnds: number;
  inlineScript: number;
  styles: number;
  domNodes: number;
}

/** Weighs a built document. */
export function weigh(html: string, client: string): Weight {
  const $ = load(html);
  const sheet = $('link[rel="stylesheet"]').attr('href') ?? '';
  return {
    document: brotli(html).length,
    firstScreenEnds: streamedUntil(html, html.indexOf(`<link rel="stylesheet" href="${sheet}"`)),
    inlineScript: brotli($('script:not([type])').text()).length,
    styles: brotli($('style').text()).length + sizeOf(join(client, sheet)),
    domNodes: $('*').length,
  };
}

/** The size of a file as a CDN sends it. */
const sizeOf = (file: string) => brotli(readFileSync(file)).length;

/** The scripts that the home page fetches once everything on it has been used. */
const homeParts = [
  pageScript,
  'components/navigation/Menu.island.tsx',
  'components/insurers/Carousel.island.tsx',
  'components/insurers/PlanFinder.island.tsx',
  'components/consent/Preferences.client.tsx',
];

/**
 * What scripts weigh together: all that the home page's parts fetch, and all there are.
 * @param dist the build's folder
 */
export function weighScripts(dist: string): { home: number; all: number } {
  const chunks = readChunks(dist);
  const weight = (keys: string[]) =>
    [...new Set(keys.flatMap((key) => [...filesOfChunk(chunks, key)]))].reduce(
      (sum, file) => sum + sizeOf(join(dist, 'client', file)),
      0,
    );
  const late = Object.keys(chunks).filter((key) => chunks[key]?.isDynamicEntry);
  return { home: weight(homeParts), all: weight([pageScript, ...late]) };
}

const brotli = (content: string | Buffer) => brotliCompressSync(content);

/** The bytes of the compressed stream that a browser needs for the text up to an index. */
function streamedUntil(html: string, index: number): number {
  const stream = brotli(html);
  const needed = Buffer.byteLength(html.slice(0, index));
  const read = (length: number) =>
    brotliDecompressSync(stream.subarray(0, length), {
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
    }).length;
  let [low, high] = [0, stream.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (read(middle) >= needed) high = middle;
    else low = middle;
  }
  return high;
}
