import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync as brotli } from 'node:zlib';
import { load } from 'cheerio';
import { pageScript } from '../../components/document/assets.server';

/** Limits for every page; sizes are in bytes after Brotli compression, as a CDN sends them. */
export const budgets = {
  /** The whole HTML. */
  document: 25_200,
  /** The styles in the page and the style sheet together. */
  styles: 15_200,
  inlineScript: 1_950,
  /** All scripts that the home page fetches for scrolling, menus, carousel, banner and dialog. */
  homeScripts: 84_600,
  /** Everything the first screen needs: document, styles, fonts, its pictures. */
  firstScreen: 120_000,
  /** The number of requests until the load event. */
  requests: 10,
  domNodes: 1_240,
} as const;

/** The weights of a built document, in bytes after Brotli compression, and its number of elements. */
export function weigh(html: string, client: string) {
  const $ = load(html);
  const sheet = $('link[rel="stylesheet"]').attr('href') ?? '';
  return {
    document: sizeOf(html),
    inlineScript: sizeOf($('script:not([type])').text()),
    styles: sizeOf($('style').text()) + sizeOf(readFileSync(join(client, sheet), 'utf8')),
    domNodes: $('*').length,
  };
}

// Sizes are kept, because pages share styles and scripts, and compression is slow.
const sizes = new Map<string, number>();

/** The size of a text in bytes after Brotli compression. */
function sizeOf(text: string): number {
  const size = sizes.get(text) ?? brotli(text).length;
  sizes.set(text, size);
  return size;
}

/** The scripts that the home page fetches once everything on it has been used. */
const homeParts = [
  pageScript,
  'components/navigation/Submenu.island.tsx',
  'components/insurers/Carousel.island.tsx',
  'components/insurers/PlanFinder.island.tsx',
  'components/consent/Preferences.client.tsx',
];

/** A script of the build, as Vite's manifest describes it. */
interface Chunk {
  file: string;
  imports?: string[];
  isDynamicEntry?: boolean;
}

/**
 * The weights of scripts, in bytes after Brotli compression.
 * @param dist the folder of the build
 * @returns `home`: all scripts that the parts of the home page fetch; `all`: all scripts of the site
 */
export function weighScripts(dist: string): { home: number; all: number } {
  const manifest = readFileSync(join(dist, 'assets.json'), 'utf8');
  const chunks: Record<string, Chunk> = JSON.parse(manifest);
  /** The weight of some chunks and all that they import, each file once. */
  const weight = (keys: string[]) =>
    [...new Set(keys.flatMap((key) => filesOf(chunks, key)))].reduce(
      (sum, file) => sum + sizeOf(readFileSync(join(dist, 'client', file), 'utf8')),
      0,
    );
  const late = Object.keys(chunks).filter((key) => chunks[key]?.isDynamicEntry);
  return { home: weight(homeParts), all: weight([pageScript, ...late]) };
}

/**
 * The files of a chunk and of everything that it imports.
 * @param key the path of its source
 */
function filesOf(chunks: Record<string, Chunk>, key: string): string[] {
  const chunk = chunks[key];
  if (!chunk) throw new Error(`The build has no chunk ${key}.`);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((imported) => filesOf(chunks, imported))];
}
