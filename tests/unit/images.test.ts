import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { imageVariants, readImages } from '../../lib/images.server';

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
