import opentype, { type Glyph, type PathCommand } from 'opentype.js';
import subsetFont from 'subset-font';

/**
 * A font that has only the zero of the sans, without the stroke, at one weight. Its license is that of the sans.
 * @param sans the variable font, Atkinson Hyperlegible Next
 * @returns WOFF2
 */
export async function plainZero(sans: Buffer, weight: number): Promise<Buffer> {
  const variationAxes = { wght: weight };
  // The bytes are copied, because `parse` takes a buffer that has nothing but the font.
  const { buffer } = new Uint8Array(
    await subsetFont(sans, '0', { targetFormat: 'truetype', variationAxes }),
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
    // Lines without a length do not count.
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
