import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { fromBuffer } from '@capsizecss/unpack';
import opentype, { type Glyph, type PathCommand } from 'opentype.js';
import subsetFont from 'subset-font';

/**
 * Writes the fonts of the site and their style sheet. The fonts have only the characters that English and
 * Spanish need, and fallbacks of the same metrics, so that no text moves when a font loads. The sans also gets a zero
 * without a stroke, because telephone numbers and dates with the stroke look like program code. Run it by hand when a
 * font changes; its output is part of the project.
 */

const folder = 'components/fonts';

/** The characters that the fonts have: ASCII, and those that English and Spanish texts use besides. */
const characters = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...'ÁÉÍÑÓÚÜáéíñóúü¿¡«»ºª©®™°·•–—‘’“”…›×§\u00a0',
].join('');

/** A font of the device that is shown until a font of the site has loaded. */
interface Fallback {
  name: string;
  weight?: number;
  /** Its names on the systems that have it. Safari finds a weight other than the regular one by its PostScript name alone. */
  local: string[];
  /** The factor by which it is scaled, so that texts are as wide as in the font of the site. */
  size: number;
}

/**
 * The fallbacks. Android's own sans is as wide as the site's and needs none. Each size is near the one at which the fewest
 * texts of all pages take another number of lines, from 320 to 1440 px. Arial is measured by Liberation Sans and
 * Georgia by Gelasio, which are as wide. The fallbacks of the serif are bold fonts, because a browser that makes a
 * regular font bold may widen it. Fallbacks have `font-display: swap` too, because text would be invisible while a
 * browser looks for one.
 */
const sansFallbacks: Fallback[] = [
  { name: 'Arial', local: ['Arial', 'Liberation Sans'], size: 0.9897 },
  { name: 'Arial', weight: 600, local: ['Arial-BoldMT', 'LiberationSans-Bold'], size: 0.9853 },
];
const serifFallbacks: Fallback[] = [
  // Apple, Windows
  { name: 'Georgia', weight: 600, local: ['Georgia-Bold'], size: 0.8665 },
  // Android
  { name: 'Noto Serif', weight: 600, local: ['NotoSerif-Bold'], size: 0.8825 },
  // Linux
  { name: 'Liberation Serif', weight: 600, local: ['LiberationSerif-Bold'], size: 1.039 },
];

const fonts = [
  {
    family: 'Atkinson Hyperlegible Next',
    name: 'atkinson-hyperlegible-next',
    file: 'atkinson-hyperlegible-next-latin-wght-normal',
    axes: { wght: { min: 400, max: 700 } },
    weight: '400 700',
    fallbacks: sansFallbacks,
  },
  {
    family: 'Fraunces',
    name: 'fraunces',
    file: 'fraunces-latin-full-normal',
    // One weight, because all headlines have it and the variable font is three times as large.
    axes: { wght: 600, SOFT: 100, WONK: 0, opsz: 72 },
    weight: '600',
    fallbacks: serifFallbacks,
  },
];

const rules = [];
for (const { family, name, file, axes, weight, fallbacks } of fonts) {
  const source = `node_modules/@fontsource-variable/${name}`;
  const original = readFileSync(`${source}/files/${file}.woff2`);
  const font = await subsetFont(original, characters, {
    targetFormat: 'woff2',
    variationAxes: axes,
  });
  writeFileSync(`${folder}/${name}.woff2`, font);
  copyFileSync(`${source}/LICENSE`, `${folder}/${name}.LICENSE.txt`);

  const { ascent, descent, unitsPerEm } = await fromBuffer(font);
  const percent = (share: number) => `${(100 * share).toFixed(2)}%`;
  rules.push(
    `@font-face {
  font-family: "${family}";
  src: url("./${name}.woff2") format("woff2");
  font-weight: ${weight};
  font-display: swap;
}`,
    ...fallbacks.map(
      ({ name, weight, local, size }) => `@font-face {
  font-family: "${family} as ${name}";
  src: ${local.map((font) => `local("${font}")`).join(', ')};${weight ? `\n  font-weight: ${weight};` : ''}
  ascent-override: ${percent(ascent / unitsPerEm / size)};
  descent-override: ${percent(-descent / unitsPerEm / size)};
  line-gap-override: 0%;
  size-adjust: ${percent(size)};
  font-display: swap;
}`,
    ),
  );
  console.log(`${name}.woff2: ${(font.length / 1000).toFixed(1)} kB`);
}
for (const [weight, range] of [
  [400, '400'],
  [600, '500 700'],
] as const) {
  const name = `plain-zero-${weight}`;
  writeFileSync(`${folder}/${name}.woff2`, await plainZero(weight));
  rules.push(`@font-face {
  font-family: "Atkinson Hyperlegible Next Zero";
  src: url("./${name}.woff2") format("woff2");
  font-weight: ${range};
  font-display: swap;
  unicode-range: U+30;
}`);
}

/** A font that has only the zero of the sans, without the stroke, at one weight. Its license is that of the sans. */
async function plainZero(weight: number): Promise<Buffer> {
  const name = 'atkinson-hyperlegible-next';
  const file = `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
  const variationAxes = { wght: weight };
  const { buffer } = new Uint8Array(
    await subsetFont(readFileSync(file), '0', { targetFormat: 'truetype', variationAxes }),
  );
  const original = opentype.parse(buffer);
  const [notdef, zero] = ['\0', '0'].map((sign) => original.charToGlyph(sign)) as [Glyph, Glyph];
  Object.assign(notdef, { name: '.notdef' });
  Object.assign(zero, { name: 'zero' });
  zero.path.commands = withoutStroke(zero.path.commands);
  const { unitsPerEm, ascender, descender } = original;
  const familyName = 'Plain Zero';
  const glyphs = [notdef, zero];
  const font = new opentype.Font({
    familyName,
    styleName: `${weight}`,
    unitsPerEm,
    ascender,
    descender,
    glyphs,
  });
  return subsetFont(Buffer.from(font.toArrayBuffer()), '0', { targetFormat: 'woff2' });
}

/**
 * The outline of a zero without its stroke. The stroke divides the inside into two contours, of which each has one
 * straight line, along the stroke. Without these lines the two are one contour, which two curves close.
 */
function withoutStroke(commands: PathCommand[]): PathCommand[] {
  const [outer = [], ...halves] = contoursOf(commands);
  const [lower, upper] = halves.map(curvesBesideStroke) as [Curves, Curves];
  return [
    ...outer,
    { type: 'M', ...upper.start },
    ...upper.curves,
    join(upper, lower),
    ...lower.curves,
    join(lower, upper),
    { type: 'Z' },
  ];
}

type Curve = Extract<PathCommand, { type: 'Q' }>;

interface Point {
  x: number;
  y: number;
}

interface Curves {
  start: Point;
  curves: Curve[];
}

/** The commands of each contour. */
function contoursOf(commands: PathCommand[]): PathCommand[][] {
  const contours: PathCommand[][] = [];
  for (const command of commands) {
    if (command.type === 'M') contours.push([]);
    contours.at(-1)?.push(command);
  }
  return contours;
}

/** The curves of a contour that has one straight line, from the end of the line on. */
function curvesBesideStroke(contour: PathCommand[]): Curves {
  const points = contour.filter((command) => command.type !== 'Z');
  const line = points.findIndex((command, index) => {
    const last = points[index - 1];
    return command.type === 'L' && last && (command.x !== last.x || command.y !== last.y);
  });
  const { x, y } = points[line] as Point;
  const curves = [...points.slice(line), ...points.slice(0, line)];
  return { start: { x, y }, curves: curves.filter((command) => command.type === 'Q') };
}

/** The curve from the end of some curves to the start of others. Its control point is where their tangents meet. */
function join({ curves: before }: Curves, { start, curves: after }: Curves): Curve {
  const last = before.at(-1) as Curve;
  const first = after[0] as Curve;
  const leaving = { x: last.x - last.x1, y: last.y - last.y1 };
  const arriving = { x: first.x1 - start.x, y: first.y1 - start.y };
  const way = { x: start.x - last.x, y: start.y - last.y };
  // From `last` to where the tangents meet, in lengths of `leaving`: a ratio of cross products.
  const share =
    (way.x * arriving.y - way.y * arriving.x) / (leaving.x * arriving.y - leaving.y * arriving.x);
  const control = { x1: last.x + share * leaving.x, y1: last.y + share * leaving.y };
  return { type: 'Q', ...control, ...start };
}

writeFileSync(
  `${folder}/fonts.css`,
  `/* Written by scripts/fonts.ts. */\n\n${rules.join('\n\n')}\n`,
);
