import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { imageSize } from 'image-size';
import { ContentError, finding } from './findings/finding';
import { contentFolder } from './folders.server';

/** A picture of `content/images/`, ready for markup. */
export interface SiteImage {
  /** File below the project folder. */
  file: string;
  /** Intrinsic size in px, for its proportions. */
  width: number;
  height: number;
  /** For browsers that know none of the sources' formats. */
  src: string;
  /** Smaller sizes and newer formats, best first; none for drawings, which are SVG. */
  sources: { type: string; srcSet: string }[];
  /** Every file a build has to serve for it. */
  variants: ImageVariant[];
}

/** A file that a build serves for a picture. */
export interface ImageVariant {
  /** File below the project folder that it is made from. */
  file: string;
  /** Address on the site. It changes with the picture, so that it may be cached for ever. */
  url: string;
  format: 'svg' | 'avif' | 'jpeg';
  /** In px; undefined for drawings. */
  width?: number;
}

export const imageFolder = `${contentFolder}/images`;

/** Widths, in px, at which photographs are served; a smaller one is served as it is. */
const photographWidths = [480, 960, 1440];

/** Every picture by its name: its path below the folder, without its ending. */
export function readImages(folder = imageFolder): Map<string, SiteImage> {
  return new Map(imageNames(folder).map(({ name, file }) => [name, readImage(name, file)]));
}

/** In any case, as cameras write them. */
const ending = /\.(svg|jpe?g|png|webp|avif)$/i;

/** Every picture by its name, in the order of their paths below the folder. */
export function imageNames(folder: string) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => ending.test(path))
    .sort()
    .map((path) => ({
      name: path.replace(ending, '').replaceAll('\\', '/'),
      file: join(folder, path),
    }));
}

/** Refuses a picture that cannot be read: copied in part, or a telephone's HEIC under another name. */
export function unreadable(file: string): never {
  const place = { file: `content/${relative(contentFolder, file)}` };
  throw new ContentError([finding('unreadable-picture', place)]);
}

function readImage(name: string, file: string): SiteImage {
  const bytes = readFileSync(file);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const address = `/images/${name}.${hash}`;
  const size = sizeOf(file, bytes);
  if (/\.svg$/i.test(file)) {
    const url = `${address}.svg`;
    return { file, ...size, src: url, sources: [], variants: [{ file, url, format: 'svg' }] };
  }
  const widths = [...new Set(photographWidths.map((width) => Math.min(width, size.width)))];
  const served = (format: 'avif' | 'jpeg', ending: string) =>
    widths.map((width) => ({ file, url: `${address}.${width}.${ending}`, format, width }));
  const byFormat = { avif: served('avif', 'avif'), jpeg: served('jpeg', 'jpg') };
  return {
    file,
    ...size,
    src: `${address}.${widths.at(-1)}.jpg`,
    sources: Object.entries(byFormat).map(([format, variants]) => ({
      type: `image/${format}`,
      srcSet: variants.map(({ url, width }) => `${url} ${width}w`).join(', '),
    })),
    variants: Object.values(byFormat).flat(),
  };
}

/** The size in px at which a picture is shown: cameras lie on their side for orientations from 5. */
function sizeOf(file: string, bytes: Buffer): { width: number; height: number } {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    return orientation < 5 ? { width, height } : { width: height, height: width };
  } catch {
    return unreadable(file);
  }
}
