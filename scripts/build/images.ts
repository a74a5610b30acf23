import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { optimize } from 'svgo';
import { type ImageVariant, imageFolder, imageVariants, unreadable } from '../../lib/images.server';

/** Cache of encoded pictures: encoding AVIF takes longer than the rest of the build. */
const cache = 'node_modules/.cache/photographs';

/** Writes every form of every picture of `content/images/` but logos that are not shown. */
export async function writeImages(clientFolder: string, logos: string[], folder = imageFolder) {
  const isShown = (name: string) => !name.startsWith('insurers/') || logos.includes(name);
  for (const variant of imageVariants(folder, isShown)) {
    const target = join(clientFolder, variant.url);
    mkdirSync(dirname(target), { recursive: true });
    const bytes = renderImage(variant).catch(() => unreadable(variant.file));
    writeFileSync(target, await bytes);
  }
}

/**
 * The bytes of one form of a picture. SVG drawings are minified.
 * @public loaded by the development server, too (`vite.config.ts`)
 */
export async function renderImage({ file, url, format, width }: ImageVariant): Promise<Buffer> {
  if (format === 'svg') {
    const { data } = optimize(readFileSync(file, 'utf8'), { path: file, multipass: true });
    return Buffer.from(data);
  }
  const kept = join(cache, url);
  if (existsSync(kept)) return readFileSync(kept);
  const image = sharp(file).rotate().resize({ width, withoutEnlargement: true });
  const bytes = await (format === 'avif'
    ? image.avif({ quality: 55 })
    : image.flatten({ background: '#fff' }).jpeg({ quality: 78, mozjpeg: true })
  ).toBuffer();
  mkdirSync(dirname(kept), { recursive: true });
  writeFileSync(kept, bytes);
  return bytes;
}
