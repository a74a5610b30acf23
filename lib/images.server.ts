import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { imageSize } from 'image-size';
import { ContentError, finding } from './checks/finding';
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

/** Every file a build has to serve for the pictures, or for those that are shown. */
export function imageVariants(folder = imageFolder, isShown = (_name: string) => true) {
  const shown = imageNames(folder).filter(({ name }) => isShown(name));
  return shown.flatMap(({ name, file }) => variantsOf(name, file));
}

/** The file of a picture, whatever its format; undefined where there is none of that name. */
export function imageFile(name: string, folder = imageFolder): string | undefined {
  return imageNames(folder).find((image) => image.name === name)?.file;
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

function describe(name: string, file: string): SiteImage {
  const variants = variantsOf(name, file);
  const source = (format: 'avif' | 'jpeg') => {
    const ofFormat = variants.filter((variant) => variant.format === format);
    const srcSet = ofFormat.map(({ url, width }) => `${url} ${width}w`).join(', ');
    return { type: `image/${format}`, srcSet };
  };
  return {
    // The drawing, or the widest JPEG.
    src: variants.at(-1)?.url ?? '',
    ...sizeOf(file, readFileSync(file)),
    sources: variants[0]?.format === 'svg' ? [] : [source('avif'), source('jpeg')],
  };
}

function variantsOf(name: string, file: string): ImageVariant[] {
  const bytes = readFileSync(file);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  if (/\.svg$/i.test(file)) {
    return [{ file, url: `/images/${name}.${hash}.svg`, format: 'svg' }];
  }
  const own = sizeOf(file, bytes).width;
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

/** The size in px at which a picture is shown: cameras lie on their side for orientations from 5. */
function sizeOf(file: string, bytes: Buffer): { width: number; height: number } {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    return orientation < 5 ? { width, height } : { width: height, height: width };
  } catch {
    return unreadable(file);
  }
}
