import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readImages } from '../../lib/images.server';
import { renderImage, writeImages } from '../../scripts/build/images';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'images-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** An address below which nothing is kept from another run. */
const notKept = (name: string) => relative('node_modules/.cache/photographs', join(folder, name));

it('a photograph that its camera took on its side has the size in which it is shown, and every file that its markup names', async () => {
  const photograph = { width: 1200, height: 800, channels: 3 as const, background: 'teal' };
  await sharp({ create: photograph })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(join(folder, 'portrait.JPG'));
  const portrait = readImages(folder).get('portrait');
  expect(portrait).toMatchObject({ width: 800, height: 1200 });
  const widths = portrait?.variants.map(({ width }) => width) ?? [];
  expect(Math.max(...widths.map(Number))).toBe(800);
  const named = JSON.stringify([portrait?.src, portrait?.sources]).match(/\/images\/[^" ]+/g);
  expect(new Set(named)).toEqual(new Set(portrait?.variants.map(({ url }) => url)));
  const [file, url] = [join(folder, 'portrait.JPG'), notKept('shown.jpg')];
  const shown = await renderImage({ file, url, format: 'jpeg', width: 80 });
  expect(await sharp(shown).metadata()).toMatchObject({ width: 80, height: 120 });
});

it.each([
  ['a photograph', 'jpg', (whole: Buffer) => whole.subarray(0, whole.length / 2)],
  ['an empty photograph', 'jpg', () => Buffer.of()],
  ['a drawing', 'svg', () => Buffer.from('<svg viewBox="0 0 8 8"><path d="M0')],
])('refuses by its name what was copied in part: %s', async (_, ending, cut) => {
  const create = { width: 64, height: 64, channels: 3 as const, background: 'teal' };
  const whole = await sharp({ create }).jpeg().toBuffer();
  const images = join(folder, 'images');
  const built = join(folder, 'built');
  mkdirSync(images);
  writeFileSync(join(images, `portrait.${ending}`), cut(whole));
  const written = (async () => writeImages(built, [], images))();
  await expect(written).rejects.toThrow(new RegExp(`portrait\\.${ending}\\n`));
});

it('refuses a telephone’s HEIC picture under the name of a JPEG', () => {
  const file = join(folder, 'portrait.jpg');
  writeFileSync(file, Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'));
  expect(() => readImages(folder)).toThrow(/portrait\.jpg\n/);
});

it('a transparent picture has a white ground where its format has no transparency', async () => {
  const create = { width: 8, height: 8, channels: 4 as const, background: 'transparent' };
  const file = join(folder, 'logo.png');
  await sharp({ create }).png().toFile(file);
  const jpeg = await renderImage({ file, url: notKept('logo.jpg'), format: 'jpeg', width: 8 });
  const { dominant } = await sharp(jpeg).stats();
  expect(Object.values(dominant).every((value) => value > 240)).toBe(true);
});

it('a drawing keeps its colors for the dark', async () => {
  const file = join(folder, 'drawing.svg');
  const style = '<style>svg{color:#000}@media (prefers-color-scheme:dark){svg{color:#fff}}</style>';
  const path = '<path fill="currentColor" d="M0 0h8v8z"/>';
  writeFileSync(file, `<svg xmlns="http://www.w3.org/2000/svg">${style}${path}</svg>`);
  // As an attribute the color for the light would outweigh the other.
  expect(String(await renderImage({ file, url: '', format: 'svg', width: 8 }))).toContain(style);
});
