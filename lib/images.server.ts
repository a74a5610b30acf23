import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join, relative, sep } from 'node:path';
import sharp from 'sharp';
import { ContentError, finding } from './findings/finding';
import { contentFolder } from './folders.server';

/** A picture of `content/images/`, ready for markup. */
export interface SiteImage extends PictureFile {
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

/** A file of `content/images/`, whose names are in the composed form of Unicode (NFC). */
export interface PictureFile {
  /** File below the project folder, as the disk has it. */
  file: string;
  /** Path below the folder of the pictures: `towns/naples.svg`. */
  path: string;
  /** The path without its ending. */
  name: string;
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

/** The list of the sample drawings in that folder: a hash and a path in each line. */
export const sampleList = 'stand-ins.sha256';

/** Widths, in px, at which photographs are served; a smaller one is served as it is. */
const photographWidths = [480, 960, 1440];

/**
 * Every picture of a folder, in the order of their paths.
 * @throws {ContentError} naming all that cannot be read
 */
export async function readImages(folder = imageFolder): Promise<SiteImage[]> {
  const { pictures } = listPictures(folder);
  const images = await Promise.all(pictures.map(readImage));
  const refused = pictures.filter((_, index) => !images[index]);
  if (refused.length > 0) throw unreadable(refused.map(({ file }) => file));
  return images.filter((image) => image !== undefined);
}

/** The files of a folder, in the order of their paths: pictures, and what pages cannot show. */
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

/** Names pictures that cannot be read: copied in part, or a telephone's HEIC under another name. */
export function unreadable(files: readonly string[]): ContentError {
  return new ContentError(files.map((file) => finding('unreadable-picture', placeOf(file))));
}

/** Where a finding of a picture is. */
export function placeOf(file: string) {
  return { file: relative('.', file).split(sep).join('/') };
}

const pictureEndings = ['.svg', '.jpg', '.jpeg', '.png', '.webp', '.avif'];

/** In any case, as cameras write them. */
const isPicture = ({ path }: PictureFile) => pictureEndings.includes(extname(path).toLowerCase());

/** Whether a system, and no person, put a file beside the pictures; also the list of the samples. */
function isBesidePictures(path: string): boolean {
  const isHidden = path.split(sep).some((part) => part.startsWith('.'));
  return (
    isHidden || ['thumbs.db', 'desktop.ini', sampleList].includes(basename(path).toLowerCase())
  );
}

/** False of a folder, and of a link to nothing. */
const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() === true;

/** A picture with its size and its addresses; undefined where it cannot be read. */
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
  const widths = [...new Set(photographWidths.map((served) => Math.min(served, width)))];
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

/** The size in px at which a picture is shown, turned as its camera says; undefined where it cannot be read. */
async function readSize(bytes: Buffer) {
  try {
    const { autoOrient, format, compression } = await sharp(bytes).metadata();
    // The size of a telephone's HEIC can be read, its picture cannot.
    const isReadable = format !== 'heif' || compression === 'av1';
    return isReadable ? { ...autoOrient, isDrawing: format === 'svg' } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A picture's name in signs that no HTML, `srcset`, header or host has to encode. Two names may become the
 * same: the hash after it tells their pictures apart.
 */
function nameInAddress(name: string): string {
  const withoutAccents = name.normalize('NFD').replace(/\p{M}/gu, '');
  return withoutAccents.replace(/[^\w./-]+/g, '-');
}
