import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync as brotli } from 'node:zlib';
import { load } from 'cheerio';
import { pageScript } from '../../components/document/assets.server';

/** Limits for every page; sizes are in bytes after Brotli compression, as a CDN sends them. */
export const budgets = {
  /**
   * The start of the HTML, compressed by itself. 9,700 bytes arrive from nginx in the first round
   * trip after TLS; within the whole document the same start takes up to 250 bytes more.
   */
  firstFlight: 9_400,
  /** The whole HTML. */
  document: 24_400,
  /** The styles in the page and the style sheet together. */
  styles: 13_400,
  inlineScript: 1_850,
  /** All that scrolling, menus, carousel, banner and dialog fetch on the home page. */
  homeScripts: 84_600,
  /** Everything the first screen needs: document, styles, fonts, its pictures. */
  firstScreen: 120_000,
  /** Until the load event. */
  requests: 8,
  domNodes: 1_240,
} as const;

/** What a built document weighs, in bytes as a CDN sends them (Brotli). */
export function weigh(html: string, client: string) {
  const $ = load(html);
  const sheet = $('link[rel="stylesheet"]').attr('href') ?? '';
  const firstScreen = html.slice(0, html.indexOf(`<link rel="stylesheet" href="${sheet}"`));
  return {
    document: sizeOf(html),
    /** Up to the end of the first screen, or of the head where the style sheet stands there. */
    firstScreenEnds: sizeOf(firstScreen),
    inlineScript: sizeOf($('script:not([type])').text()),
    styles: sizeOf($('style').text()) + sizeOf(readFileSync(join(client, sheet), 'utf8')),
    domNodes: $('*').length,
  };
}

// Pages share styles and scripts, and to compress a text takes long.
const sizes = new Map<string, number>();

/** The size of a text as a CDN sends it. */
function sizeOf(text: string): number {
  const size = sizes.get(text) ?? brotli(text).length;
  sizes.set(text, size);
  return size;
}

/** The scripts that the home page fetches once everything on it has been used. */
const homeParts = [
  pageScript,
  'components/navigation/Menu.island.tsx',
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

/** What the scripts weigh together that the home page's parts fetch, and all that there are. */
export function weighScripts(dist: string): { home: number; all: number } {
  const manifest = readFileSync(join(dist, 'assets.json'), 'utf8');
  const chunks: Record<string, Chunk> = JSON.parse(manifest);
  const weight = (keys: string[]) =>
    [...new Set(keys.flatMap((key) => filesOf(chunks, key)))].reduce(
      (sum, file) => sum + sizeOf(readFileSync(join(dist, 'client', file), 'utf8')),
      0,
    );
  const late = Object.keys(chunks).filter((key) => chunks[key]?.isDynamicEntry);
  return { home: weight(homeParts), all: weight([pageScript, ...late]) };
}

/** The files of a chunk, by the path of its source, and of all that it imports. */
function filesOf(chunks: Record<string, Chunk>, key: string): string[] {
  const chunk = chunks[key];
  if (!chunk) throw new Error(`The build has no chunk ${key}.`);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((imported) => filesOf(chunks, imported))];
}
