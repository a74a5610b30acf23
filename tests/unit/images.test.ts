import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { imageVariants, readImages } from '../../lib/images.server';
import { renderImage } from '../../scripts/build/images';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'images-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('a photograph that its camera took on its side has the size in which it is shown', async () => {
  const photograph = { width: 1200, height: 800, channels: 3 as const, background: 'teal' };
  await sharp({ create: photograph })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(join(folder, 'portrait.JPG'));
  expect(readImages(folder).get('portrait')).toMatchObject({ width: 800, height: 1200 });
  const widths = imageVariants(folder).map(({ width }) => width);
  expect(Math.max(...widths.map(Number))).toBe(800);
});

it('a transparent picture has a white ground where its format has no transparency', async () => {
  const create = { width: 8, height: 8, channels: 4 as const, background: 'transparent' };
  const file = join(folder, 'logo.png');
  await sharp({ create }).png().toFile(file);
  // Below this address nothing is kept from another run.
  const url = relative('node_modules/.cache/photographs', join(folder, 'logo.jpg'));
  const jpeg = await renderImage({ file, url, format: 'jpeg', width: 8 });
  const { dominant } = await sharp(jpeg).stats();
  expect(Object.values(dominant).every((value) => value > 240)).toBe(true);
});
