import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentFolder } from '../../lib/files/folders.server';
import { listPictures, readImages, unreadable } from '../../lib/files/images.server';
import { renderImage, writeIcons, writeImages } from '../../scripts/build/images';
import { listFiles } from '../../scripts/lib/files';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'images-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const photograph = sharp({
  create: { width: 1200, height: 800, channels: 3, background: 'teal' },
});

function write(path: string, content: string | Buffer) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

async function imageNamed(name: string) {
  return (await readImages(folder)).find((image) => image.name === name);
}

const drawing = (attributes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path d="M0 0h8v8z"/></svg>`;

it('a photograph that its camera took on its side has the size in which it is shown, and every file that its markup names', async () => {
  const lying = await photograph.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer();
  write('portrait.JPG', lying);
  const portrait = await imageNamed('portrait');
  expect(portrait).toMatchObject({ path: 'portrait.JPG', width: 800, height: 1200 });
  const widths = portrait?.variants.map(({ width }) => width) ?? [];
  expect(Math.max(...widths.map(Number))).toBe(800);
  // Browsers that know no sizes, and the poster of the clip, get the largest.
  expect(portrait?.src).toMatch(/\.800\.jpg$/);
  const named = JSON.stringify([portrait?.src, portrait?.sources]).match(/\/images\/[^" ]+/g);
  expect(new Set(named)).toEqual(new Set(portrait?.variants.map(({ url }) => url)));
  for (const variant of portrait?.variants ?? []) {
    const { width = 0, height = 0 } = await sharp(await renderImage(variant)).metadata();
    expect(height / width, variant.url).toBeCloseTo(1.5);
  }
});

it('what is served of a photograph tells nothing of its camera, or of where it was taken', async () => {
  const exif = {
    IFD0: { Model: 'Phone of Jo' },
    IFD3: { GPSLatitude: '26/1 8/1 30/1', GPSLongitude: '81/1 47/1 42/1' },
  };
  write('portrait.jpg', await photograph.clone().withExif(exif).jpeg().toBuffer());
  const source = await sharp(join(folder, 'portrait.jpg')).metadata();
  expect(source.exif?.includes('Phone of Jo')).toBe(true);
  const { variants = [] } = (await imageNamed('portrait')) ?? {};
  expect(variants.length).toBeGreaterThan(0);
  for (const variant of variants) {
    const { exif, xmp, iptc } = await sharp(await renderImage(variant)).metadata();
    expect([exif, xmp, iptc], variant.url).toEqual([undefined, undefined, undefined]);
  }
});

describe('the size of a picture', () => {
  it.each(['png', 'webp', 'avif'] as const)('is that of a %s as it is turned', async (format) => {
    const turned = photograph.clone().withMetadata({ orientation: 6 });
    write(`portrait.${format}`, await turned.toFormat(format).toBuffer());
    expect(await imageNamed('portrait')).toMatchObject({ width: 800, height: 1200 });
  });

  it.each([
    ['viewBox="0,0,800,400"', 800, 400],
    ['viewBox="0 0 8e2 4e2"', 800, 400],
    ["\nviewBox='-5 -5\n800 400'", 800, 400],
    ['width="100%" height="100%" viewBox="0 0 800 400"', 800, 400],
    ['width="400" viewBox="0 0 800 400"', 400, 200],
    ['width="800" height="400"', 800, 400],
  ])('is that of a drawing with %s: %s × %s', async (attributes, width, height) => {
    write('drawing.svg', drawing(attributes));
    expect(await imageNamed('drawing')).toMatchObject({ width, height });
  });

  it('keeps the proportions of a drawing in millimeters', async () => {
    write('drawing.svg', drawing('width="200mm" height="100mm"'));
    const { width = 0, height = 0 } = (await imageNamed('drawing')) ?? {};
    expect(width / height).toBeCloseTo(2);
  });

  it('is read of a drawing below a long comment, as drawing programs write them', async () => {
    write('drawing.svg', `<!--${'A note. '.repeat(300)}-->${drawing('viewBox="0 0 8 4"')}`);
    expect(await imageNamed('drawing')).toMatchObject({ width: 8, height: 4 });
  });
});

it.each([
  ['a#1.jpg', 'a#1'],
  ['q?x.jpg', 'q?x'],
  ['50%off.jpg', '50%off'],
  ['IMG (1).JPG', 'IMG (1)'],
  ['one, two 2x.jpg', 'one, two 2x'],
  ['a+b&c"d\'.jpeg', 'a+b&c"d\''],
  ['Ana.María.jpg', 'Ana.María'],
  ['people/nin\u0303o 😊.jpg', 'people/niño 😊'],
])('%s has an address that nothing has to encode, and is written there: %s', async (path, name) => {
  write(`images/${path}`, await photograph.clone().jpeg().toBuffer());
  const images = join(folder, 'images');
  const [image] = await readImages(images);
  expect(image).toMatchObject({ name, path: path.normalize() });
  const urls = image?.variants.map(({ url }) => url) ?? [];
  expect(urls.join('')).toMatch(/^[\w/.-]+$/);
  await writeImages(join(folder, 'built'), [], images);
  expect(listFiles(join(folder, 'built')).map((file) => `/${file}`)).toEqual(urls.toSorted());
});

it('two pictures whose names differ by signs alone have addresses of their own', async () => {
  write('a 1.jpg', await photograph.clone().jpeg().toBuffer());
  write('a#1.jpg', await photograph.clone().negate().jpeg().toBuffer());
  const [one, other] = await readImages(folder);
  expect(one?.src).not.toBe(other?.src);
});

it('a picture is recognized by its ending; files of operating systems are ignored', () => {
  const pictures = ['a.svg', 'b.JPEG', 'c.png', 'd.webp', 'e.avif', 'old.jpg/f.jpg'];
  const others = ['g.gif', 'h.HEIC', 'i.mp4', 'j.pdf', 'k', 'l.jpg.bak'];
  const passedOver = ['._a.svg', '.DS_Store', 'Thumbs.db', 'desktop.ini', '.cache/a.jpg'];
  for (const path of [...pictures, ...others, ...passedOver, 'samples.sha256']) write(path, '');
  symlinkSync('nowhere.jpg', join(folder, 'm.jpg'));
  const found = listPictures(folder);
  expect(found.pictures.map(({ path }) => path)).toEqual(pictures);
  expect(found.others.map(({ path }) => path)).toEqual(others);
});

it.each([
  ['a photograph', 'jpg', (whole: Buffer) => whole.subarray(0, whole.length / 2)],
  ['an empty photograph', 'jpg', () => Buffer.of()],
  ['a drawing', 'svg', () => Buffer.from('<svg viewBox="0 0 8 8"><path d="M0')],
])('refuses by its name what was copied in part: %s', async (_, ending, cut) => {
  write(`images/portrait.${ending}`, cut(await photograph.clone().jpeg().toBuffer()));
  const written = writeImages(join(folder, 'built'), [], join(folder, 'images'));
  await expect(written).rejects.toThrow(new RegExp(`portrait\\.${ending}\\n`));
});

it('refuses all pictures that cannot be read at once, each where it is', async () => {
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  write('portrait.jpg', heic);
  write('document.png', '%PDF-1.7');
  write('whole.svg', drawing('viewBox="0 0 8 8"'));
  await expect(readImages(folder)).rejects.toMatchObject({
    findings: [
      { code: 'unreadable-picture', file: expect.stringMatching(/document\.png$/) },
      { code: 'unreadable-picture', file: expect.stringMatching(/portrait\.jpg$/) },
    ],
  });
  const [finding] = unreadable([`${contentFolder}/images/coast.svg`]).findings;
  expect(finding?.file).toBe(`${contentFolder}/images/coast.svg`);
});

it('refuses a telephone’s HEIC of which the size alone can be read', async () => {
  // HEIC has the same container as AVIF, with another codec.
  const avif = await photograph.clone().avif().toBuffer();
  const heic = Buffer.from(avif.toString('latin1').replaceAll('av01', 'hvc1'), 'latin1');
  write('portrait.jpg', heic);
  await expect(readImages(folder)).rejects.toThrow(/portrait\.jpg\n/);
});

it('shows a picture by its real format, not by its ending', async () => {
  write('photograph.svg', await photograph.clone().png().toBuffer());
  write('drawing.jpg', drawing('viewBox="0 0 8 4"'));
  const formats = (await readImages(folder)).map(({ variants }) => variants[0]?.format);
  expect(formats).toEqual(['svg', 'avif']);
  await writeImages(join(folder, 'built'), [], folder);
  expect(listFiles(join(folder, 'built'), '.avif')).toHaveLength(3);
});

it('a transparent picture has a white ground where its format has no transparency', async () => {
  const create = { width: 8, height: 8, channels: 4 as const, background: 'transparent' };
  const file = join(folder, 'logo.png');
  await sharp({ create }).png().toFile(file);
  const [jpeg] =
    (await imageNamed('logo'))?.variants.filter(({ format }) => format === 'jpeg') ?? [];
  if (!jpeg) throw new Error('The logo has no form without transparency.');
  const { dominant } = await sharp(await renderImage(jpeg)).stats();
  expect(Object.values(dominant).every((value) => value > 240)).toBe(true);
});

it('a drawing keeps its colors for the dark', async () => {
  const file = join(folder, 'drawing.svg');
  const style = '<style>svg{color:#000}@media (prefers-color-scheme:dark){svg{color:#fff}}</style>';
  const path = '<path fill="currentColor" d="M0 0h8v8z"/>';
  writeFileSync(file, `<svg xmlns="http://www.w3.org/2000/svg">${style}${path}</svg>`);
  // As an attribute the color of the light scheme would override that of the dark one.
  expect(String(await renderImage({ file, url: '', format: 'svg', width: 8 }))).toContain(style);
});

describe('the icons', () => {
  /** The colors of some pixels of an icon, each with its share of the width and of the height. */
  async function colorsIn(name: string, ...places: [number, number][]): Promise<string[]> {
    const { data, info } = await sharp(join(folder, `${name}.png`))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return places.map(([x, y]) => {
      const at = 4 * (Math.floor(y * info.height) * info.width + Math.floor(x * info.width));
      return [...data.subarray(at, at + 4)].join(' ');
    });
  }

  /** The color of the frozen mark's tile. */
  const tile = '#0a4a4e';

  it('have the sizes that phones ask for, and leave room for the edge that a phone cuts', async () => {
    await writeIcons(folder, { action: tile });
    const sizes = { 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512 };
    for (const [name, size] of Object.entries({ ...sizes, 'icon-maskable-512': 512 })) {
      const { width, height } = await sharp(join(folder, `${name}.png`)).metadata();
      expect([name, width, height]).toEqual([name, size, size]);
    }
    // Launchers cut off a tenth at each side, so the mark is smaller there.
    const drawn = async (name: string) => {
      const file = sharp(join(folder, `${name}.png`)).flatten({ background: tile });
      const trimmed = sharp(await file.png().toBuffer()).trim({ background: tile });
      return (await trimmed.toBuffer({ resolveWithObject: true })).info.height;
    };
    const [whole, maskable] = [await drawn('icon-512'), await drawn('icon-maskable-512')];
    expect(maskable / whole).toBeCloseTo(0.8, 1);
    expect(listFiles(folder, '.svg')).toEqual(['favicon.svg']);
  });

  it.each([
    ['of this practice', tile, '10 74 78 255'],
    ['of another one', '#5b2a86', '91 42 134 255'],
  ])('have the color of buttons %s where phones show no transparency', async (_, action, color) => {
    await writeIcons(folder, { action });
    // The mark is a rounded tile on nothing.
    expect(await colorsIn('icon-192', [0, 0])).toEqual([expect.stringMatching(/ 0$/)]);
    expect(await colorsIn('apple-touch-icon', [0, 0])).toEqual([color]);
    expect(await colorsIn('icon-maskable-512', [0, 0])).toEqual([color]);
  });
});

it('a small photograph is not made larger', async () => {
  write('small.jpg', await photograph.clone().resize(300, 200).jpeg().toBuffer());
  const { variants = [] } = (await imageNamed('small')) ?? {};
  expect(variants).not.toEqual([]);
  for (const variant of variants) {
    const { width } = await sharp(await renderImage({ ...variant, width: 900 })).metadata();
    expect(width).toBe(300);
  }
});
