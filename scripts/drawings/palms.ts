import { colour } from './palette';
import { disc, pairs, place, shape, svg } from './svg';

type Point = readonly [number, number];

/** How a palm grows: its height, its head's distance from the foot, its crown and its sway. */
export interface Palm {
  readonly height?: number;
  readonly lean?: number;
  readonly crown?: number;
  readonly sway?: number;
}

/** A coconut palm: a slim curved trunk and arching fronds. The foot stands at the origin. */
export function palm({ height = 260, lean = 60, crown = 120, sway = 0 }: Palm = {}): string {
  const head = [
    shape(fronds('202 .78, 152 .82, 96 .72, 46 .8, 4 .86', crown), colour.lagoon),
    disc(-4, 7, crown * 0.05, colour.barkDark),
    disc(6, 9, crown * 0.045, colour.bark),
    shape(fronds('226 .68, 178 1, 122 .84, 70 .74, 24 1.02, -32 .76', crown), colour.teal),
  ];
  return trunk(height, lean) + place(head.join(''), { x: lean, y: -height, turn: sway });
}

function trunk(height: number, lean: number): string {
  const foot = 2 + height * 0.014;
  const neck = 1.2 + height * 0.008;
  const bend = (aside: number) => svg`${lean * 0.72 + aside} ${-height * 0.42}`;
  const bark = svg`M${-foot * 1.6} 4Q${bend(-foot)} ${lean - neck} ${-height}h${neck * 2}Q${bend(foot)} ${foot * 1.6} 4z`;
  const rings = svg`M0-4Q${bend(0)} ${lean} ${-height}`;
  return [
    shape(bark, colour.bark),
    svg`<path d="${rings}" fill="none" stroke="${colour.barkDark}" stroke-width="${neck * 1.8}" stroke-linecap="butt" stroke-dasharray="1.5 9" opacity=".6"/>`,
  ].join('');
}

/** A royal palm: a pale straight trunk, a green shaft and an upright head. */
export function royalPalm({ height = 220, crown = 70 } = {}): string {
  const half = height * 0.022;
  const head = [
    shape(fronds('196 .8, 152 .85, 106 .74, 44 .85, -8 .8', crown), colour.lagoon),
    shape(fronds('172 1, 128 .9, 78 .8, 32 1', crown), colour.teal),
  ];
  const bole = (left: number, right: number) =>
    svg`M${left * 1.2} 2Q${left * 1.5} ${-height * 0.45} ${left * 0.6} ${-height}H${right * 0.6}Q${right * 1.5} ${-height * 0.45} ${right * 1.2} 2z`;
  const shaft = svg`M${-half * 0.85} ${-height * 0.84}L${-half * 0.45} ${-height}h${half * 0.9}L${half * 0.85} ${-height * 0.84}q${-half * 0.85} 4${-half * 1.7} 0z`;
  return [
    shape(bole(-half, half), '#cdbfa8'),
    shape(bole(half * 0.1, half), '#e9dcc6'),
    shape(shaft, colour.leaf),
    place(head.join(''), { x: 0, y: -height }),
  ].join('');
}

/** Fronds from one point; the list gives the angle and the share of the length of each. */
function fronds(list: string, length: number): string {
  return pairs(list)
    .map(([angle, share]) => frond(angle, length * share))
    .join('');
}

/** A feathered leaf: a curved rib and a comb of leaflets that hang by their weight. */
function frond(angle: number, length: number): string {
  const turn = (angle * Math.PI) / 180;
  const right = Math.sign(Math.cos(turn)) * Math.abs(Math.cos(turn)) ** 0.5;
  const up = -Math.sin(turn);
  const bend: Point = [right * length * 0.4, up * length * 0.62 - length * 0.2];
  const tip: Point = [right * length, up * length * 0.5 + length * (0.06 + 0.34 * right * right)];
  const rib = (t: number): Point => [
    2 * t * (1 - t) * bend[0] + t * t * tip[0],
    2 * t * (1 - t) * bend[1] + t * t * tip[1],
  ];
  const teeth = 7;
  const comb = Array.from({ length: teeth }, (_, index) => {
    const t = 1 - (index + 1) / (teeth + 1.2);
    const leaf = length * 0.2 * Math.sin(Math.PI * (0.28 + 0.6 * t));
    const [x, y] = rib(Math.min(1, t + 0.1));
    const [inX, inY] = rib(t);
    return whole`L${x + right * leaf * 0.4} ${y + leaf}L${inX} ${inY + leaf * 0.42}`;
  });
  return whole`M0 0Q${bend[0]} ${bend[1] - length * 0.08} ${tip[0]} ${tip[1]}${comb.join('')}z`;
}

/** As `svg`, with whole numbers: fronds have so many points that decimals would weigh. */
function whole(text: TemplateStringsArray, ...bits: readonly (string | number)[]): string {
  return svg(text, ...bits.map((bit) => (typeof bit === 'number' ? Math.round(bit) : bit)));
}
