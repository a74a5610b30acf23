type Bit = string | number | readonly string[];

/** SVG text whose numbers are rounded to two decimals and whose lists are joined. */
export function svg(text: TemplateStringsArray, ...bits: Bit[]): string {
  return text.map((part, index) => part + written(bits[index] ?? '')).join('');
}

function written(bit: Bit): string {
  if (typeof bit === 'number') return String(Math.round(bit * 100) / 100);
  return typeof bit === 'string' ? bit : bit.join('');
}

/** Where a part stands: its origin, its size, its turn and whether it faces the other way. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly flip?: boolean;
  readonly turn?: number;
}

/** A part moved to its place. */
export function place(part: string, { x, y, scale = 1, flip = false, turn = 0 }: Place): string {
  const turned = turn ? svg` rotate(${turn})` : '';
  const scaled = scale !== 1 || flip ? svg` scale(${flip ? -scale : scale} ${scale})` : '';
  return svg`<g transform="translate(${x} ${y})${turned}${scaled}">${part}</g>`;
}

/** A part that `repeat` can draw again elsewhere in the same picture. */
export function named(id: string, part: string): string {
  return `<defs><g id="${id}">${part}</g></defs>`;
}

/** A part given by `named`, drawn at one place or at several. */
export function repeat(id: string, ...places: readonly Place[]): string {
  return places.map((where) => place(`<use href="#${id}"/>`, where)).join('');
}

/** A filled shape. */
export function shape(d: string, fill: string, opacity = 1): string {
  return svg`<path d="${d}" fill="${fill}"${opacity < 1 ? svg` opacity="${opacity}"` : ''}/>`;
}

/** A line; its ends are round, as `picture` says for all. */
export function line(d: string, stroke: string, width: number, opacity = 1): string {
  const faint = opacity < 1 ? svg` opacity="${opacity}"` : '';
  return svg`<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"${faint}/>`;
}

/** A disc. */
export function disc(x: number, y: number, r: number, fill: string, opacity = 1): string {
  const faint = opacity < 1 ? svg` opacity="${opacity}"` : '';
  return svg`<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${faint}/>`;
}

/** A rectangle with rounded corners. */
export function box(
  [x, y, width, height]: readonly [number, number, number, number],
  fill: string,
  radius = 0,
  opacity = 1,
): string {
  const faint = opacity < 1 ? svg` opacity="${opacity}"` : '';
  const corners = radius ? svg` rx="${radius}"` : '';
  return svg`<rect x="${x}" y="${y}" width="${width}" height="${height}"${corners} fill="${fill}"${faint}/>`;
}

/** A gradient from top to bottom; its colours are spread evenly unless stops say otherwise. */
export function fade(id: string, colours: readonly string[], stops?: readonly number[]): string {
  const marks = colours.map(
    (colour, index) =>
      svg`<stop offset="${stops?.[index] ?? index / (colours.length - 1)}" stop-color="${colour}"/>`,
  );
  return svg`<defs><linearGradient id="${id}" x2="0" y2="1">${marks}</linearGradient></defs>`;
}

/** The pairs of a list such as '1 2, 3 4'. */
export function pairs(list: string): readonly (readonly [number, number])[] {
  return list.split(', ').map((pair) => {
    const [first = 0, second = 0] = pair.split(' ').map(Number);
    return [first, second] as const;
  });
}

/**
 * Round lumps, as of a cloud or a treetop: from a start over steps, each 'dx dy'. The end goes
 * back to the start with one more lump, or with a straight line if the foot is flat.
 */
export function lumps(start: readonly [number, number], steps: string, flat = false): string {
  const moves = pairs(steps);
  const [x, y] = moves.reduce(([dx, dy], [stepX, stepY]) => [dx - stepX, dy - stepY], [0, 0]);
  const arcs = (flat ? moves : [...moves, [x, y] as const]).map(([dx, dy]) => {
    const r = Math.round(Math.hypot(dx, dy) * 0.54);
    return svg`a${r} ${r} 0 0 1 ${dx} ${dy}`;
  });
  return svg`M${start[0]} ${start[1]}${arcs}z`;
}

/** Light that is strongest in the middle and fades to nothing. */
export function glow(id: string, inner: string): string {
  const stops = pairs('0 0.95, 0.4 0.48, 1 0').map(
    ([offset, opacity]) =>
      svg`<stop offset="${offset}" stop-color="${inner}" stop-opacity="${opacity}"/>`,
  );
  return svg`<defs><radialGradient id="${id}">${stops}</radialGradient></defs>`;
}

/** The whole picture with its size; what its parts define comes first. */
export function picture(width: number, height: number, parts: readonly string[]): string {
  const defined: string[] = [];
  const drawn = parts.join('').replace(/<defs>(.*?)<\/defs>/g, (_, definition: string) => {
    defined.push(definition);
    return '';
  });
  return svg`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" stroke-linecap="round" stroke-linejoin="round"><defs>${defined}</defs>${drawn}</svg>`;
}
