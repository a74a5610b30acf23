import { extname } from 'node:path';
import { createElement } from 'react';
import type { Font } from 'satori';
import sharp from 'sharp';
import { shareImageSize } from '../../lib/head/metadata.server';
import { boundingBox, loadFonts, paths, sans, serif, typeset } from './typeset';

/** What every card says of the practice. */
interface CardBrand {
  name: string;
  phone: string;
  place: string;
  /** File of the practice's mark, a square. */
  mark: string;
}

/** Files that decide what a card looks like, beside what it is told. */
export const cardSources = [
  'scripts/build/share-card.ts',
  'scripts/build/typeset.ts',
  'package-lock.json',
];

const colour = {
  ground: '#fdfaf5',
  text: '#0b373b',
  soft: '#37494c',
  accent: '#8c2a14',
  frame: '#e6dac6',
};

/** In px. Some services crop previews: nothing of weight lies outside the margin. */
const card = { ...shareImageSize, margin: 60 };
const brandRow = { left: 60, top: 60, height: 72, markWidth: 72, gap: 20 };
const headingArea = { left: 60, top: 196, width: 540, height: 268 };
const pane = { left: 634, top: 78, width: 500, height: 474 };
const frame = { distance: 14, line: 3 };

/** Sizes in px. */
const headingType = { font: serif(600), largest: 76, smallest: 44, step: 2, leading: 1.1 };
const factType = { font: sans(500), strong: sans(700), size: 32 };

/** A part of the card, in px. */
interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * Prepares to paint link previews, PNGs of 1200 × 630 px: on the left the practice's name, mark,
 * telephone and place and a heading, on the right an illustration in an arched pane. What several
 * have in common is painted once.
 * @returns a function of a heading and the file of an illustration; it gives undefined where the
 *   heading does not fit at a legible size
 */
export function cardPainter(brand: CardBrand) {
  let loading: Promise<Font[]> | undefined;
  const grounds = new Map<string, Promise<Buffer>>();

  return async (heading: string, illustration: string): Promise<Buffer | undefined> => {
    loading ??= loadFonts([factType.font, factType.strong, headingType.font]);
    const fonts = await loading;
    const words = await setHeading(heading, fonts);
    if (!words) return undefined;
    const ground = grounds.get(illustration) ?? paintGround(brand, illustration, fonts);
    grounds.set(illustration, ground);
    const { width, height } = card;
    // Dithering would cloud the plain ground.
    return sharp(await ground, { raw: { width, height, channels: 3 } })
      .composite([words])
      .png({ palette: true, quality: 88, effort: 5, dither: 0 })
      .toBuffer();
  };
}

/** The heading at the largest size that its area holds, and where it goes. */
async function setHeading(heading: string, fonts: Font[]) {
  const { font, smallest, step, leading } = headingType;
  for (let size = firstSize(heading); size >= smallest; size -= step) {
    const style = {
      fontFamily: font.name,
      fontSize: size,
      lineHeight: leading,
      letterSpacing: -size / 100,
      color: colour.text,
      textWrap: 'balance',
      // Descenders reach below the last line.
      paddingBottom: size / 2,
    };
    const { width } = headingArea;
    const svg = await typeset(createElement('div', { style }, heading), fonts, { width });
    const { left, top, right, bottom } = boundingBox(paths(svg));
    const space = headingArea.height - (bottom - top);
    if (right > width || space < 0) continue;
    return {
      input: Buffer.from(svg),
      left: Math.round(headingArea.left - left),
      top: Math.round(headingArea.top + space / 2 - top),
    };
  }
  return undefined;
}

/** A size that is hardly ever too small, judged by the length, to save attempts. */
function firstSize(heading: string): number {
  const { largest, leading } = headingType;
  const letter = 0.46 * leading;
  const size = Math.sqrt((headingArea.width * headingArea.height) / (letter * heading.length));
  return Math.min(largest, Math.round(size));
}

/** Everything but the heading, as pixels of three bytes. */
async function paintGround(brand: CardBrand, illustration: string, fonts: Font[]) {
  const { markWidth, left, top } = brandRow;
  const mark = await sharp(brand.mark, { density: 300 }).resize(markWidth).png().toBuffer();
  return sharp({ create: { ...card, channels: 3, background: colour.ground } })
    .composite([
      { input: Buffer.from(drawFrame()) },
      { input: await cutToPane(illustration), left: pane.left, top: pane.top },
      { input: mark, left, top },
      { input: Buffer.from(await typeset(brandTexts(brand), fonts, card)) },
    ])
    .removeAlpha()
    .raw()
    .toBuffer();
}

function brandTexts({ name, phone, place }: CardBrand) {
  const { font, strong, size } = factType;
  const row = { position: 'absolute', display: 'flex', alignItems: 'center', fontSize: size };
  const inset = brandRow.markWidth + brandRow.gap;
  const nameRow = {
    ...row,
    left: brandRow.left + inset,
    top: brandRow.top,
    width: headingArea.width - inset,
    height: brandRow.height,
    lineHeight: 1.1,
    fontFamily: strong.name,
    color: colour.text,
  };
  // The line's own space below its letters may reach into the margin.
  const bottom = card.margin - 6;
  const factRow = { ...row, left: headingArea.left, bottom, width: headingArea.width, gap: 20 };
  const phoneText = { fontFamily: strong.name, color: colour.text, whiteSpace: 'nowrap' };
  const dot = { width: 12, height: 12, borderRadius: 6, backgroundColor: colour.accent };
  const fixed = { flexShrink: 0 };
  return createElement(
    'div',
    { style: { display: 'flex', width: card.width, height: card.height } },
    createElement('div', { style: nameRow }, name),
    createElement(
      'div',
      { style: factRow },
      createElement('div', { style: { ...phoneText, ...fixed } }, phone),
      createElement('div', { style: { ...dot, ...fixed } }),
      createElement('div', { style: { fontFamily: font.name, color: colour.soft } }, place),
    ),
  );
}

/** An illustration in the shape and size of the pane. */
async function cutToPane(file: string): Promise<Buffer> {
  const { width, height } = pane;
  const isDrawing = extname(file) === '.svg';
  const picture = await sharp(file, { density: 144 })
    .rotate()
    .resize(width, height, { fit: 'cover', position: isDrawing ? 'centre' : 'attention' })
    .ensureAlpha()
    .png()
    .toBuffer();
  const shape = `<path d="${arch({ left: 0, top: 0, width, height })}"/>`;
  return sharp(picture)
    .composite([{ input: Buffer.from(svgOf({ width, height }, shape)), blend: 'dest-in' }])
    .png()
    .toBuffer();
}

function drawFrame(): string {
  const { distance, line } = frame;
  const outline = arch({
    left: pane.left - distance,
    top: pane.top - distance,
    width: pane.width + 2 * distance,
    height: pane.height + 2 * distance,
  });
  const paint = `fill="none" stroke="${colour.frame}" stroke-width="${line}"`;
  return svgOf(card, `<path ${paint} d="${outline}"/>`);
}

function svgOf({ width, height }: { width: number; height: number }, content: string): string {
  const size = `width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}</svg>`;
}

/** The outline of an area with a round arch for its top and soft corners below. */
function arch({ left, top, width, height }: Area): string {
  const half = width / 2;
  const corner = width / 14;
  return [
    `M${left} ${top + half}a${half} ${half} 0 0 1 ${width} 0V${top + height - corner}`,
    `a${corner} ${corner} 0 0 1 ${-corner} ${corner}H${left + corner}`,
    `a${corner} ${corner} 0 0 1 ${-corner} ${-corner}Z`,
  ].join('');
}
