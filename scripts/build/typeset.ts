import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import satori, { type Font } from 'satori';
import subsetFont from 'subset-font';

/** An instance of a variable font, and the name that layouts use for it. */
interface FontInstance {
  name: string;
  /** Below the fonts' packages, without its ending. */
  file: string;
  axes: Record<string, number>;
}

/** A rectangle in px of the layout. */
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const atkinson = 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal';
const fraunces = 'fraunces/files/fraunces-latin-full-normal';

/** A weight of Atkinson Hyperlegible Next, from 200 to 800. */
export function sans(wght: number): FontInstance {
  return { name: `sans-${wght}`, file: atkinson, axes: { wght } };
}

/** A weight of Fraunces, from 100 to 900, in the soft headline form of the site. */
export function serif(wght: number): FontInstance {
  return { name: `serif-${wght}`, file: fraunces, axes: { wght, SOFT: 100, WONK: 0, opsz: 72 } };
}

/** The fonts as `typeset` takes them, for texts in English and Spanish. */
export function loadFonts(instances: FontInstance[]): Promise<Font[]> {
  return Promise.all(
    instances.map(async ({ name, file, axes }) => ({
      name,
      data: await subsetFont(
        readFileSync(`node_modules/@fontsource-variable/${file}.woff2`),
        latin,
        {
          targetFormat: 'sfnt',
          variationAxes: axes,
        },
      ),
    })),
  );
}

/**
 * Lays out an element as an SVG whose letters are paths, so that it looks the same in every
 * renderer.
 * @param size in px; without a height the SVG is as high as its content
 */
export function typeset(
  element: ReactNode,
  fonts: Font[],
  size: { width: number; height?: number },
): Promise<string> {
  return satori(element, { ...size, fonts });
}

/** The path data of all letters in an SVG written by `typeset`. */
export function paths(svg: string): string {
  return [...svg.matchAll(/<path [^>]*?\bd="([^"]+)"/g)].map(([, path]) => path).join('');
}

/**
 * The bounding box of path data whose every number is a coordinate, as in that of `paths`.
 * Control points count, so it may be larger than the letters.
 */
export function boundingBox(pathData: string): Box {
  const numbers = (pathData.match(/-?[\d.]+/g) ?? []).map(Number);
  const across = numbers.filter((_, index) => index % 2 === 0);
  const down = numbers.filter((_, index) => index % 2 === 1);
  return {
    left: Math.min(...across),
    top: Math.min(...down),
    right: Math.max(...across),
    bottom: Math.max(...down),
  };
}

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));

const latin = [...range(0x20, 0x7e), ...range(0xa0, 0x17f), ...'–—‘’“”•…'].join('');
