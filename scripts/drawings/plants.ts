import { colour } from './palette';
import { disc, line, lumps, pairs, shape, svg } from './svg';

/** A live oak with a broad crown and hanging moss, about 260 wide. The foot is the origin. */
export function oak(): string {
  const wood =
    'M-22 4C-10-4-10-20-14-34-20-54-44-66-70-76l4-10c28 6 44 12 56 22l4-30h10l2 26c12-12 30-20 62-24l4 10C44-66 20-52 16-30 14-18 16-4 26 4z';
  const moss = [-96, -62, -22, 54, 92].map(
    (x, index) => svg`M${x}-70l-6 4q4 ${18 + (index % 2) * 8} 6 ${30 + (index % 2) * 8}q4-16 6-34z`,
  );
  return [
    shape(wood, colour.barkDark),
    shape(moss.join(''), colour.leafMid),
    shape(
      lumps(
        [-128, -66],
        '6 -28, 28 -22, 40 -20, 56 -12, 52 8, 44 14, 32 22, 4 32, -36 10, -44 -4, -46 8, -50 -4, -46 8',
      ),
      colour.teal,
    ),
    shape(
      lumps(
        [-108, -82],
        '12 -24, 38 -20, 54 -12, 50 10, 42 14, 16 22, -40 8, -46 -6, -52 8, -44 -4',
      ),
      colour.leafMid,
    ),
    shape(lumps([-72, -104], '20 -18, 42 -10, 40 10, 18 14, -36 6, -42 -4'), colour.leaf),
  ].join('');
}

/** Mangroves on their arched roots, 240 wide, standing in water at the origin's height. */
export function mangroves(): string {
  const roots = Array.from(
    { length: 9 },
    (_, index) => svg`M${4 + index * 25} 3q${index < 4 ? 3 : -3}-24 ${index < 4 ? 26 : -20}-36`,
  );
  return [
    shape('M-4 3q110 20 228 0-10 18-114 18T-4 3z', colour.deep, 0.22),
    line(roots.join(''), colour.barkDark, 4),
    shape(
      lumps(
        [-14, -22],
        '2 -26, 26 -22, 38 -18, 48 -12, 48 6, 40 14, 34 20, 10 34, -38 6, -44 -4, -52 6, -54 -4',
      ),
      colour.teal,
    ),
    shape(
      lumps([10, -40], '8 -22, 34 -18, 46 -8, 46 6, 38 14, 14 20, -40 6, -46 -4, -54 6'),
      colour.leafMid,
    ),
    shape(lumps([44, -60], '18 -14, 40 -6, 36 8, 14 12, -40 4, -38 -2'), colour.leaf),
  ].join('');
}

/** A clump of sea oats bending to the right, about 130 high. */
export function seaOats(): string {
  const blades =
    'M-6 2C-14-24-30-40-52-44M4 2C8-26 28-46 56-48M-2 2C-4-26-10-44-24-56M6 2C10-18 18-30 30-40';
  const heads =
    'M14-84C20-104 32-116 50-116M-6-74C-6-96 2-110 18-116M30-54C40-70 54-78 72-74M-26-50C-32-66-44-74-58-72';
  const stems =
    'M0 2C2-34 6-62 14-84M-4 2C-8-30-8-52-6-74M6 2c4-20 12-40 24-56M-10 2c-2-20-8-38-16-52';
  return [
    line(blades, colour.leaf, 3.5),
    line(stems, '#b58d58', 2.2),
    svg`<path d="${heads}" fill="none" stroke="#d3a261" stroke-width="7.5" stroke-dasharray="4 7.5"/>`,
    line(heads, '#b58d58', 1.6),
  ].join('');
}

/** A tuft of grass, 60 wide. */
export function tuft(fill: string = colour.leaf): string {
  const blades =
    'M-8 4C-14-12-22-20-32-24-20-22-10-16-4-4-6-20-8-30-14-40-4-30 0-18 1-6 4-22 10-32 20-38 12-26 10-16 8-4c6-10 14-16 26-18C22-14 16-6 12 4q-10 3-20 0z';
  return shape(blades, fill);
}

/** A low bush, 130 wide. */
export function bush(fill: string = colour.teal, light: string = colour.leafMid): string {
  return [
    svg`<ellipse cx="2" rx="66" ry="7" fill="${fill}"/>`,
    shape(lumps([-62, 2], '4 -26, 28 -24, 40 -8, 32 16, 20 18, 6 24', true), fill),
    shape(lumps([-36, -14], '12 -18, 30 -10, 28 8, 8 14, -26 4, -28 -2'), light),
  ].join('');
}

/** Pointed leaves that fan out from the origin, about 150 wide, for the foreground. */
export function fan(fill: string = colour.deep, light: string = colour.teal): string {
  const blade = ([angle, length]: readonly [number, number]) =>
    svg`<path d="M0 4Q${-length * 0.16} ${-length * 0.5} 0 ${-length} ${length * 0.16} ${-length * 0.5} 0 4z" transform="rotate(${angle})"/>`;
  const back = pairs('-66 84, -34 98, -4 88, 28 100, 62 84').map(blade);
  const front = pairs('-50 70, -18 86, 14 72, 46 84').map(blade);
  return svg`<g fill="${light}">${back}</g><g fill="${fill}">${front}</g>`;
}

/** A citrus tree with ripe fruit, 90 wide. */
export function citrus(): string {
  const fruit = pairs('-22 -46, 4 -64, 24 -44, -4 -38, 14 -26, -28 -28');
  return [
    shape('M-5 4l2-30h7l3 30q-6 3-12 0z', colour.barkDark),
    shape(lumps([-42, -26], '2 -28, 28 -22, 32 0, 22 22, 2 28, -28 12, -32 -2'), colour.leafMid),
    shape(lumps([-28, -46], '14 -18, 28 0, 12 18, -26 6'), colour.leaf),
    ...fruit.map(([x, y]) => disc(x, y, 5, colour.sun)),
  ].join('');
}
