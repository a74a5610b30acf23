import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join, relative, sep } from 'node:path';
import sharp from 'sharp';
import { ContentError, finding } from '../findings/finding';
import { contentFolder } from './folders.server';
import { isSystemFile } from './system-files.server';

/** A picture of `content/images/`, ready for markup. */
export interface SiteImage extends PictureFile {
  /** Width in px. With the height it gives the proportions. */
  width: number;
  height: number;
  /** The address for browsers that know none of the formats in `sources`. */
  src: string;
  /** Smaller sizes and newer formats, best first; empty for a drawing, which is SVG. */
  sources: { type: string; srcSet: string }[];
  /** Every file that a build serves for the picture. */
  variants: ImageVariant[];
}

/** A file of `content/images/`. Path and name are in the composed form of Unicode (NFC). */
export interface PictureFile {
  /** Path below the project folder, spelled as on the disk. */
  file: string;
  /** Path below `content/images/`: `towns/naples.svg`. */
  path: string;
  /** The path without its ending: `towns/naples`. */
  name: string;
}

/** A file that a build serves for a picture. */
export interface ImageVariant {
  /** Path, below the project folder, of the picture that the file is made from. */
  file: string;
  /** Address on the site. It changes with the picture, so browsers may cache the file forever. */
  url: string;
  format: 'svg' | 'avif' | 'jpeg';
  /** Width in px; undefined for drawings. */
  width?: number;
}

export const imageFolder = `${contentFolder}/images`;

/** The file in that folder that lists the sample drawings: a SHA-256 hash and a path in each line. */
export const sampleList = 'samples.sha256';

/**
 * Widths in px at which photographs are served, in ascending order: browsers that know no `srcset`, and the poster of the
 * clip, get the last one. A photograph that is narrower keeps its width.
 */
const photographWidths = [480, 960, 1440];

/**
 * Every picture of a folder, in the order of the paths.
 * @throws {ContentError} that names every picture that cannot be read
 */
export async function readImages(folder = imageFolder): Promise<SiteImage[]> {
  const { pictures } = listPictures(folder);
  const images = await Promise.all(pictures.map(readImage));
  const refused = pictures.filter((_, index) => !images[index]);
  if (refused.length > 0) throw unreadable(refused.map(({ file }) => file));
  return images.filter((image) => image !== undefined);
}

/** The files of a folder, in the order of their paths: pictures, and files that pages cannot show. */
export function listPictures(folder: string): Record<'pictures' | 'others', PictureFile[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => !isBesidePictures(path) && isFile(join(folder, path)))
    .sort()
    .map((diskPath): PictureFile => {
      const path = diskPath.split(sep).join('/').normalize();
      const name = path.slice(0, path.length - extname(path).length);
      return { file: join(folder, diskPath), path, name };
    });
  return {
    pictures: files.filter(isPicture),
    others: files.filter((file) => !isPicture(file)),
  };
}

/** The error that names pictures that cannot be read: cut off, or HEIC under another name. */
export function unreadable(files: readonly string[]): ContentError {
  return new ContentError(files.map((file) => finding('unreadable-picture', placeOf(file))));
}

/** The place of a finding about a picture. */
export function placeOf(file: string) {
  return { file: relative('.', file).split(sep).join('/') };
}

const pictureEndings = ['.svg', '.jpg', '.jpeg', '.png', '.webp', '.avif'];

/** Whether a file is a picture by its ending, in capital or small letters: cameras write `.JPG`. */
const isPicture = ({ path }: PictureFile) => pictureEndings.includes(extname(path).toLowerCase());

/** Whether a file among the pictures is ignored: those of operating systems, the list of samples. */
const isBesidePictures = (path: string) => isSystemFile(path) || basename(path) === sampleList;

/** Whether a path leads to a file. Folders and broken links are none. */
const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() === true;

/** A picture with its size and its addresses; undefined if it cannot be read. */
async function readImage(picture: PictureFile): Promise<SiteImage | undefined> {
  const { file, name } = picture;
  const bytes = readFileSync(file);
  const size = await readSize(bytes);
  if (!size) return undefined;
  const { width, height, isDrawing } = size;
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const address = `/images/${nameInAddress(name)}.${hash}`;
  if (isDrawing) {
    const url = `${address}.svg`;
    const variants: ImageVariant[] = [{ file, url, format: 'svg' }];
    return { ...picture, width, height, src: url, sources: [], variants };
  }
  const widths = [...new Set(photographWidths.map((widest) => Math.min(widest, width)))];
  const served = (format: 'avif' | 'jpeg', ending: string) =>
    widths.map((width) => ({ file, url: `${address}.${width}.${ending}`, format, width }));
  const byFormat = { avif: served('avif', 'avif'), jpeg: served('jpeg', 'jpg') };
  return {
    ...picture,
    width,
    height,
    src: `${address}.${widths.at(-1)}.jpg`,
    sources: Object.entries(byFormat).map(([format, variants]) => ({
      type: `image/${format}`,
      srcSet: variants.map(({ url, width }) => `${url} ${width}w`).join(', '),
    })),
    variants: Object.values(byFormat).flat(),
  };
}

/** The size of a picture in px, after the rotation that its camera recorded; undefined if it cannot be read. */
async function readSize(bytes: Buffer) {
  try {
    const { autoOrient, format, compression } = await sharp(bytes).metadata();
    // sharp reads the size of a HEIC picture, but not the picture itself.
    const isReadable = format !== 'heif' || compression === 'av1';
    return isReadable ? { ...autoOrient, isDrawing: format === 'svg' } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The name of a picture in characters that need no encoding in HTML, `srcset`, headers and hosts. Two names may
 * give the same result; the hash that follows it in the address distinguishes their pictures.
 */
function nameInAddress(name: string): string {
  const withoutAccents = name.normalize('NFD').replace(/\p{M}/gu, '');
  return withoutAccents.replace(/[^\w./-]+/g, '-');
}
