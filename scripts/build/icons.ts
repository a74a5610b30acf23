import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { optimize } from 'svgo';
import { imageFolder } from '../../lib/images.server';

/** The mark's background color; it fills the corners around the rounded tile. */
const teal = '#0a4a4e';

/** Launchers crop a maskable icon to their own shapes, so the mark fills only the middle 80 %. */
const maskableShare = 0.8;

/** The drawing and its own width, in px. */
interface Mark {
  bytes: Buffer;
  width: number;
}

/**
 * Writes the practice's mark, `content/images/icon.svg`, into a build's client folder in every
 * form that browsers and home screens ask for.
 * @throws where the mark is missing or no square SVG
 */
export async function writeIcons(clientFolder: string): Promise<void> {
  const file = join(imageFolder, 'icon.svg');
  const bytes = readFileSync(file);
  const { width, height } = await sharp(bytes).metadata();
  if (width !== height) throw new Error(`${file} is ${width} × ${height}; it has to be square.`);
  const mark: Mark = { bytes, width };

  const icons = {
    'favicon.svg': Buffer.from(optimize(bytes.toString(), { path: file, multipass: true }).data),
    'apple-touch-icon.png': await renderFullBleed(mark, 180),
    'icon-192.png': await render(mark, 192),
    'icon-512.png': await render(mark, 512),
    'icon-maskable-512.png': await renderFullBleed(mark, 512, maskableShare),
  };
  mkdirSync(clientFolder, { recursive: true });
  for (const [name, bytes] of Object.entries(icons)) writeFileSync(join(clientFolder, name), bytes);
}

function render(mark: Mark, size: number): Promise<Buffer> {
  return drawing(mark, size).png({ compressionLevel: 9 }).toBuffer();
}

/** Without transparency; the mark takes up a share of the width. */
function renderFullBleed(mark: Mark, size: number, share = 1): Promise<Buffer> {
  const inner = Math.round(size * share);
  const before = Math.floor((size - inner) / 2);
  const after = size - inner - before;
  return drawing(mark, inner)
    .flatten({ background: teal })
    .extend({ top: before, left: before, bottom: after, right: after, background: teal })
    .removeAlpha()
    .png({ compressionLevel: 9 })
    .toBuffer();
}

function drawing({ bytes, width }: Mark, size: number) {
  // At 72 dpi an SVG has its intrinsic width; this density renders it at the final size, sharp.
  return sharp(bytes, { density: 72 * Math.max(1, size / width) }).resize(size, size);
}
