import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createElement } from 'react';
import { optimize } from 'svgo';
import { readContent } from '../../lib/content/content.server';
import { imageFile, imageFolder } from '../../lib/images.server';
import { type Box, boundingBox, loadFonts, paths, typeset } from '../lib/typeset';
import { type Design, designOf, type Ornament } from './wordmark-designs';

/**
 * Draws stand-ins for the insurers' logos, which are the insurers' own: each name set in type, as
 * paths, in a colour of its own. A logo that is there already, drawn or real, stays as it is;
 * those whose ids follow the command are drawn anew. What this writes is part of the project.
 */

/** In px, as are all measures of a finished wordmark. */
const view = { width: 144, height: 112, margin: 10 };

/** Short names set any larger would shout. */
const largestType = 33;

/** Names are composed at this size and then scaled, which makes a unit a hundredth of it. */
const composedAt = 100;

/** Outlines, and where they go. */
interface Shape {
  outline: string;
  x: number;
  y: number;
  /** Width of the line; undefined for a filled shape. */
  line?: number | undefined;
}

const wanted = process.argv.slice(2);
for (const { id, name, state } of readContent('content').insurers) {
  if (state !== 'in network') continue;
  if (wanted.length > 0 ? !wanted.includes(id) : imageFile(`insurers/${id}`)) continue;
  const file = `${imageFolder}/insurers/${id}.svg`;
  const wordmark = await drawWordmark(name, designOf(id));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${wordmark}\n`);
  console.log(`${file}: ${(wordmark.length / 1000).toFixed(1)} kB`);
}

async function drawWordmark(name: string, design: Design): Promise<string> {
  const { ornament } = design;
  const text = await setName(name, design);
  const { shapes, box } = ornament ? withOrnament(text, ornament) : text;
  const width = box.right - box.left;
  const height = box.bottom - box.top;
  const scale = Math.min(
    (view.width - 2 * view.margin) / width,
    (view.height - 2 * view.margin) / height,
    largestType / composedAt,
  );
  const x = view.width / 2 - ((box.left + box.right) / 2) * scale;
  const y = view.height / 2 - ((box.top + box.bottom) / 2) * scale;
  const drawing = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${view.width}" height="${view.height}"`,
    ` viewBox="0 0 ${view.width} ${view.height}">`,
    ...shapes.map((shape) => {
      const { x: left, y: top } = shape;
      const place = `translate(${x} ${y}) scale(${scale}) translate(${left} ${top})`;
      return `<path ${paint(shape, design.colour)} transform="${place}" d="${shape.outline}"/>`;
    }),
    '</svg>',
  ].join('');
  return optimize(drawing, { multipass: true, floatPrecision: 2 }).data;
}

function paint({ line }: Shape, colour: string): string {
  if (line === undefined) return `fill="${colour}"`;
  return `fill="none" stroke="${colour}" stroke-width="${line}" stroke-linecap="round"`;
}

/** The lines of a name, below one another; ranged left where a mark stands left of them. */
async function setName(name: string, { font, tracking = 0, leading = 100, ornament }: Design) {
  const fonts = await loadFonts([font]);
  const shapes: Shape[] = [];
  const boxes: Box[] = [];
  for (const [index, line] of name.split(' ').entries()) {
    const style = { fontFamily: font.name, fontSize: composedAt, letterSpacing: tracking };
    const element = createElement('div', { style: { ...style, whiteSpace: 'nowrap' } }, line);
    const outline = paths(await typeset(element, fonts, { width: 40 * composedAt }));
    const ink = boundingBox(outline);
    const x = ornament?.place === 'left' ? -ink.left : -(ink.left + ink.right) / 2;
    const y = index * leading;
    shapes.push({ outline, x, y });
    boxes.push(moved(ink, x, y));
  }
  return { shapes, box: around(boxes) };
}

function withOrnament({ shapes, box }: { shapes: Shape[]; box: Box }, ornament: Ornament) {
  const { place, gap, width, height, outline, line } = ornament;
  const x = place === 'left' ? box.left - gap - width : (box.left + box.right - width) / 2;
  const y = {
    above: box.top - gap - height,
    below: box.bottom + gap,
    left: (box.top + box.bottom - height) / 2,
  }[place];
  const ink = { left: x, top: y, right: x + width, bottom: y + height };
  return { shapes: [...shapes, { outline, x, y, line }], box: around([box, ink]) };
}

function moved({ left, top, right, bottom }: Box, x: number, y: number): Box {
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
}

function around(boxes: Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}
