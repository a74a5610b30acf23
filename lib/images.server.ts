import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { imageSize } from 'image-size';
import { contentFolder } from './folders.server';

/** A picture of `content/images/`, ready for markup. */
export interface SiteImage {
  /** For browsers that know none of the sources' formats. */
  src: string;
  /** Intrinsic size in px, for its proportions. */
  width: number;
  height: number;
  /** Smaller sizes and newer formats, best first; none for drawings, which are SVG. */
  sources: { type: string; srcSet: string }[];
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
  return new Map(imageNames(folder).map(({ name, file }) => [name, describe(name, file)]));
}

/** Every file a build has to serve for the pictures. */
export function imageVariants(folder = imageFolder): ImageVariant[] {
  return imageNames(folder).flatMap(({ name, file }) => variantsOf(name, file));
}

/** The file of a picture, whatever its format; undefined where there is none of that name. */
export function imageFile(name: string, folder = imageFolder): string | undefined {
  return imageNames(folder).find((image) => image.name === name)?.file;
}

function imageNames(folder: string) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(svg|jpe?g|png|webp|avif)$/.test(path))
    .sort()
    .map((path) => ({
      name: path.slice(0, -extname(path).length).replaceAll('\\', '/'),
      file: join(folder, path),
    }));
}

function describe(name: string, file: string): SiteImage {
  const { width, height } = imageSize(readFileSync(file));
  const variants = variantsOf(name, file);
  const ofFormat = (format: ImageVariant['format']) =>
    variants.filter((variant) => variant.format === format);
  const srcSet = (format: ImageVariant['format']) =>
    ofFormat(format)
      .map(({ url, width }) => `${url} ${width}w`)
      .join(', ');
  const isDrawing = ofFormat('svg').length > 0;
  return {
    src: (ofFormat('svg')[0] ?? ofFormat('jpeg').at(-1))?.url ?? '',
    width,
    height,
    sources: isDrawing
      ? []
      : [
          { type: 'image/avif', srcSet: srcSet('avif') },
          { type: 'image/jpeg', srcSet: srcSet('jpeg') },
        ],
  };
}

function variantsOf(name: string, file: string): ImageVariant[] {
  const bytes = readFileSync(file);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  if (extname(file) === '.svg') {
    return [{ file, url: `/images/${name}.${hash}.svg`, format: 'svg' }];
  }
  const own = imageSize(bytes).width;
  const widths = [...photographWidths.filter((width) => width < own), Math.min(own, 1440)];
  return (['avif', 'jpeg'] as const).flatMap((format) =>
    [...new Set(widths)].map((width) => ({
      file,
      url: `/images/${name}.${hash}.${width}.${format === 'jpeg' ? 'jpg' : format}`,
      format,
      width,
    })),
  );
}
