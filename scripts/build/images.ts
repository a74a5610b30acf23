import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Config, optimize } from 'svgo';
import { brandColors } from '../../lib/brand.server';
import { markPicture } from '../../lib/content/wanted-pictures.server';
import {
  type ImageVariant,
  imageFolder,
  placeOf,
  readImages,
  unreadable,
} from '../../lib/files/images.server';
import { ContentError, finding } from '../../lib/findings/finding';
import { cachedPicture, sha256, writeFiles } from '../lib/files';

/**
 * A hash of everything that decides how a picture is encoded, apart
 * from the picture, whose hash is in its address.
 */
const encoding = sha256(
  ...['scripts/build/images.ts', 'package-lock.json'].map((file) => readFileSync(file)),
);

/**
 * Writes every variant of every picture of `content/images/`, except logos that the site does not show.
 * @param logos the names of the logos that it shows
 * @throws {ContentError} that names every picture that cannot be read
 */
export async function writeImages(clientFolder: string, logos: string[], folder = imageFolder) {
  const isShown = (name: string) => !name.startsWith('insurers/') || logos.includes(name);
  const shown = (await readImages(folder)).filter(({ name }) => isShown(name));
  const refused = new Set<string>();
  const write = async (variant: ImageVariant) => {
    const bytes = await renderImage(variant).catch(() => undefined);
    if (bytes) writeFiles(clientFolder, { [variant.url]: bytes });
    else refused.add(variant.file);
  };
  await Promise.all(shown.flatMap(({ variants }) => variants.map(write)));
  if (refused.size > 0) throw unreadable([...refused]);
}

/**
 * The bytes of a variant of a picture. SVG drawings are minified.
 * @public the development server loads it too (`scripts/vite/serve-images.ts`)
 */
export async function renderImage({ file, url, format, width }: ImageVariant): Promise<Buffer> {
  if (format === 'svg') return Buffer.from(minifiedSvg(file));
  return cachedPicture(`${sha256(url, encoding)}.${format}`, () => {
    const image = sharp(file).rotate().resize({ width, withoutEnlargement: true });
    return format === 'avif'
      ? image.avif({ quality: 55 }).toBuffer()
      : image.flatten({ background: '#fff' }).jpeg({ quality: 78, mozjpeg: true }).toBuffer();
  });
}

/**
 * The share of a maskable icon's width that the mark fills, because
 * launchers crop the icon to their own shapes.
 */
const maskableShare = 0.8;

/**
 * Writes the mark of the practice into a build's client folder in every
 * form that browsers and home screens request.
 * @param colors those of the brand; where phones show no transparency the mark stands on the color of buttons
 * @throws {ContentError} where the mark is not square
 */
export async function writeIcons(clientFolder: string, { action = '' } = brandColors().light) {
  const file = join(imageFolder, markPicture.path);
  const { width, height } = await sharp(file).metadata();
  if (width !== height) {
    throw new ContentError([finding('mark', placeOf(file), { found: `${width} × ${height} px` })]);
  }
  // At 72 dpi an SVG has its own width; this density renders it at the final size, sharp.
  const drawn = (size: number) =>
    sharp(file, { density: 72 * Math.max(1, size / width) }).resize(size, size);
  /** An icon without transparency, in which the mark fills a share of the width. */
  const onColor = async (size: number, share: number) =>
    sharp({ create: { width: size, height: size, channels: 3, background: action } })
      .composite([
        {
          input: await drawn(Math.round(size * share))
            .png()
            .toBuffer(),
        },
      ])
      .removeAlpha();
  const icons = {
    'apple-touch-icon': await onColor(180, 1),
    'icon-192': drawn(192),
    'icon-512': drawn(512),
    'icon-maskable-512': await onColor(512, maskableShare),
  };
  for (const [name, icon] of Object.entries(icons)) {
    await icon.png({ compressionLevel: 9 }).toFile(join(clientFolder, `${name}.png`));
  }
  writeFiles(clientFolder, {
    'favicon.svg': minifiedSvg(file),
    'favicon.ico': icoOf(await drawn(icoSize).png({ compressionLevel: 9 }).toBuffer()),
  });
}

/** The width, in px, of `favicon.ico`, which robots and feed readers request without a link to it. */
const icoSize = 32;

/** An ICO file with a PNG picture of that width: a header, a list of one picture, and the picture. */
function icoOf(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // the type: an icon
  header.writeUInt16LE(1, 4); // how many pictures
  header.writeUInt8(icoSize, 6);
  header.writeUInt8(icoSize, 7);
  header.writeUInt16LE(1, 10); // color planes
  header.writeUInt16LE(32, 12); // bits of a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18); // where the picture begins
  return Buffer.concat([header, png]);
}

/** Colors stay in the style sheet of a drawing: as attributes they would override those of the dark scheme. */
const minifying: Config = {
  plugins: [{ name: 'preset-default', params: { overrides: { inlineStyles: false } } }],
};

const minifiedSvg = (file: string) =>
  optimize(readFileSync(file, 'utf8'), { path: file, ...minifying }).data;
