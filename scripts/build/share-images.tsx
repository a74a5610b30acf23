import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { brandColors } from '../../lib/brand.server';
import { pathIn } from '../../lib/content/source.server';
import type { Content } from '../../lib/content/types';
import { markPicture } from '../../lib/content/wanted-pictures.server';
import { imageFolder, readImages, unreadable } from '../../lib/files/images.server';
import { ContentError, finding, type Place } from '../../lib/findings/finding';
import { shareImageSize } from '../../lib/head/metadata.server';
import { languages } from '../../lib/language';
import type { PageKind } from '../../lib/routes.server';
import { cachedPicture, sha256, writeFiles } from '../lib/files';

/** The files that decide how a picture looks, apart from its texts and its illustration. */
const commonFiles = [
  'scripts/build/share-images.tsx',
  'scripts/fonts.ts',
  'components/brand.css',
  'package-lock.json',
];

/** In px. Some services crop previews, so nothing important is in the margin. */
const margin = 60;
const headingArea = { width: 540, height: 268 };
const pane = { width: 500, height: 474 };

/** What a picture shows. */
interface CardProps {
  /** The texts about the practice in every picture, and its mark as a data URL. */
  brand: Record<'name' | 'phone' | 'place' | 'mark', string>;
  heading: string;
  /** The illustration as a data URL. */
  picture: string;
}

/**
 * Writes the pictures that link previews show, 1200 × 630 px, into a build's client folder: one for
 * each page, `share/<language>/<page id>.png`, and `share/<language>/not-found.png`. A picture whose
 * parts have not changed comes from the cache.
 * @throws {ContentError} about a sign that no font has, or a picture that cannot be read
 */
export async function writeShareImages(clientFolder: string, content: Content) {
  const { name, phone, address } = content.practice;
  const files = new Map((await readImages()).map((image) => [image.name, image.file]));
  /** The file of a picture of `content/images/`; the coast if there is no such picture. Reading it fails if both are missing. */
  const fileOf = (picture: string) =>
    files.get(picture) ?? files.get('coast') ?? `${imageFolder}/${picture}.svg`;
  const mark = await pngUrl(fileOf(markPicture.name), { width: 72, height: 72 });
  const brand = { name, phone, place: `${address.city}, Florida`, mark };
  const common = commonFiles.map((file) => readFileSync(file));
  const commonHash = sha256(JSON.stringify(brand), ...common);
  const previews = previewsOf(content);
  // Both are loaded once, and only for previews that the cache lacks.
  let fonts: Promise<Font[]> | undefined;
  const illustrationUrls: Record<string, Promise<string>> = {};
  const write = async ({ path, place, heading, illustration }: (typeof previews)[number]) => {
    const file = fileOf(illustration);
    const png = await cachedPicture(
      `${sha256(commonHash, heading, readFileSync(file))}.png`,
      async () => {
        fonts ??= loadFonts(JSON.stringify([brand, previews]));
        illustrationUrls[file] ??= pngUrl(file, pane);
        const picture = await illustrationUrls[file];
        return drawCard({ brand, heading, picture }, await fonts, place);
      },
    );
    writeFiles(clientFolder, { [`share/${path}.png`]: png });
  };
  // At the same time, because one can be laid out while others are compressed.
  await Promise.all(previews.map(write));
}

/**
 * The previews of all pages: the path below `share/` without its
 * ending, the heading and its place, and the name of the picture.
 */
function previewsOf({ folder, words, routes }: Content) {
  return languages.flatMap((language) => {
    const { dictionary, pages } = words[language];
    const { heading } = dictionary.notFound;
    return [
      ...routes.pages.map((route) => ({
        path: `${language}/${route.id}`,
        place: { file: pathIn(folder, `${language}/${route.id}.md`), field: 'heading' },
        heading: pages.get(route.id)?.heading ?? '',
        illustration: illustrations[route.kind] ?? route.id,
      })),
      {
        path: `${language}/not-found`,
        place: { file: pathIn(folder, `${language}/dictionary.yaml`), field: 'notFound.heading' },
        heading,
        illustration: 'coast',
      },
    ];
  });
}

/** The pictures for kinds of page. Any other page has a picture with its own id as name. */
const illustrations: { [kind in PageKind]?: string } = {
  telepsychiatry: 'video-visit',
  policy: 'policies',
};

/**
 * Draws a card as a PNG.
 * @param place that of the heading
 * @throws {ContentError} about a sign that no font has
 */
export async function drawCard(card: CardProps, fonts: Font[], place: Place): Promise<Buffer> {
  const svg = await satori(<Card {...card} />, {
    ...shareImageSize,
    fonts,
    // It asks for the signs that the fonts lack, each once in a process, and would leave them out.
    async loadAdditionalAsset(_, found) {
      throw new ContentError([finding('preview-sign', place, { found })]);
    },
  });
  // Dithering shows as dots on the plain background. More effort takes twice the time and makes the file
  // 12 % smaller.
  const format = { palette: true, quality: 88, dither: 0, effort: 1 };
  return sharp(Buffer.from(svg)).png(format).toBuffer();
}

/** The card: name, heading, telephone and place on the left, the picture in an arched frame on the right. */
function Card({ brand, heading, picture }: CardProps) {
  const { page, heading: ink, soft, accent, line } = brandColors().light;
  const fontSize = headingSize(heading);
  const strong = { color: ink, fontWeight: 700 };
  return (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        boxSizing: 'border-box',
        padding: `${margin}px 52px ${margin}px ${margin}px`,
        justifyContent: 'space-between',
        backgroundColor: page,
        fontFamily: 'sans',
        fontSize: 32,
      }}
    >
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: headingArea.width,
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center', gap: 20 }}>
          <img src={brand.mark} alt="" width={72} height={72} />
          <div style={{ ...strong, width: 448, lineHeight: 1.1 }}>{brand.name}</div>
        </div>
        <div
          style={{
            color: ink,
            fontFamily: 'serif',
            fontSize,
            lineHeight: 1.1,
            letterSpacing: '-0.01em',
            textWrap: 'balance',
          }}
        >
          {heading.replaceAll(asEmoji, '')}
        </div>
        <div style={{ display: 'flex', alignItems: 'center', gap: 20 }}>
          <div style={{ ...strong, flexShrink: 0 }}>{brand.phone}</div>
          <div style={{ width: 12, height: 12, borderRadius: 6, backgroundColor: accent }} />
          <div style={{ color: soft }}>{brand.place}</div>
        </div>
      </div>
      <div
        style={{
          display: 'flex',
          border: `3px solid ${line}`,
          alignSelf: 'center',
          borderRadius: '264px 264px 46px 46px',
          padding: 11,
        }}
      >
        <img src={picture} alt="" {...pane} style={{ borderRadius: '250px 250px 36px 36px' }} />
      </div>
    </div>
  );
}

/** What asks for the colored form of the sign before it, which no font here has. */
const asEmoji = '\uFE0F';

/**
 * The largest font size, in px, at which a heading fits its area. It is estimated from the mean area of letters, 0.68 of a
 * square of that size, and from their mean width, half of it.
 */
function headingSize(heading: string): number {
  const { width, height } = headingArea;
  const longestWord = Math.max(...heading.split(/\s/).map(({ length }) => length));
  const inArea = Math.sqrt((width * height) / (0.68 * heading.length));
  return Math.round(Math.min(76, inArea, width / (0.5 * longestWord)));
}

/**
 * A picture as the data URL of a PNG that fills a size. Photographs are cropped around their subject.
 * @throws {ContentError} if the picture cannot be read
 */
async function pngUrl(file: string, size: { width: number; height: number }): Promise<string> {
  const position = extname(file).toLowerCase() === '.svg' ? 'center' : 'attention';
  const image = sharp(file, { density: 144 })
    .rotate()
    .resize({ ...size, position });
  const png = await image
    .png()
    .toBuffer()
    .catch(() => {
      throw unreadable([file]);
    });
  return `data:image/png;base64,${png.toString('base64')}`;
}

/**
 * The fonts of the site in the weights of the card, and one for the signs that they lack, such as ½ and ≤; with only
 * the characters of some texts.
 */
export async function loadFonts(texts: string): Promise<Font[]> {
  const load = (file: string, variationAxes = {}) =>
    subsetFont(readFileSync(file), texts, { targetFormat: 'sfnt', variationAxes });
  const sans = 'components/fonts/atkinson-hyperlegible-next.woff2';
  const signs = 'node_modules/@fontsource/dejavu-sans/files/dejavu-sans-latin-700-normal.woff2';
  // `weight` is the value by which a style of the card chooses a font, not the weight of the letters.
  return [
    { name: 'sans', weight: 400, data: await load(sans, { wght: 500 }) },
    { name: 'sans', weight: 700, data: await load(sans, { wght: 700 }) },
    { name: 'serif', weight: 400, data: await load('components/fonts/fraunces.woff2') },
    { name: 'signs', weight: 400, data: await load(signs) },
  ];
}
