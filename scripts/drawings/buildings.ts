import { colour } from './palette';
import { box, disc, line, pairs, place, shape, svg } from './svg';

/** A pier that runs from a near end out to a far end, with two shelters on it. */
export function pier(near: readonly [number, number], far: readonly [number, number]): string {
  const at = (t: number) => {
    const s = t / (t + (1 - t) * 0.28);
    const size = 1 - 0.76 * s;
    return { x: near[0] + (far[0] - near[0]) * s, y: near[1] + (far[1] - near[1]) * s, size };
  };
  const steps = Array.from({ length: 14 }, (_, index) => at(index / 13));
  const piles = steps.map(({ x, y, size }) => svg`M${x} ${y}v${62 * size}`).join('');
  const rails = steps.map(({ x, y, size }) => svg`M${x} ${y}v${-22 * size}`).join('');
  const a = at(0);
  const b = at(1);
  const deck = svg`M${a.x} ${a.y - 3}L${b.x} ${b.y - 1}v4L${a.x} ${a.y + 12}z`;
  const rail = svg`M${a.x} ${a.y - 22}L${b.x} ${b.y - 22 * b.size}`;
  const shelters = [0.42, 1].map((t) => {
    const { x, y, size } = at(t);
    return place(shelter(), { x, y, scale: size * 1.15 });
  });
  return [
    line(piles, colour.barkDark, 4.5),
    shape(deck, colour.bark),
    line(rails + rail, colour.barkDark, 2),
    ...shelters,
  ].join('');
}

export function shelter(): string {
  return [
    line('M-34 0v-46M-12 0v-46M12 0v-46M34 0v-46', colour.barkDark, 5),
    shape('M-54-42q30-6 36-34h36q6 28 36 34z', '#b5654a'),
    shape('M-54-42q30-6 36-34h18v34z', '#cf8564'),
  ].join('');
}

/** A long bridge on pillars: its deck rises from one end over a crest and falls to the other. */
export function bridge(width: number, y: number, rise: number): string {
  const pillars = Array.from({ length: 15 }, (_, index) => {
    const t = (index + 0.5) / 15;
    return svg`M${width * t} ${y - rise * 4 * t * (1 - t)}V${y + 14}`;
  });
  const arc = (lift: number) =>
    svg`M0 ${y - lift}Q${width / 2} ${y - rise * 2 - lift} ${width} ${y - lift}`;
  return [
    line(pillars.join(''), '#5f9793', 8),
    line(arc(-2), '#4b8885', 8),
    line(arc(2), '#8bb9b2', 6),
    line(arc(9), '#8bb9b2', 2),
  ].join('');
}

/** An arched wooden footbridge, 300 wide, with both ends at the origin's height. */
export function footbridge(): string {
  const at = (x: number) => -46 * (1 - ((x - 150) / 150) ** 2);
  const posts = Array.from({ length: 9 }, (_, index) => {
    const x = 6 + index * 36;
    return svg`M${x} ${at(x)}v-30`;
  });
  return [
    line('M96 -38V34M204 -38V34', colour.barkDark, 8),
    line('M0 0Q150-92 300 0', colour.bark, 11),
    line(`${posts.join('')}M4-28Q150-118 296-28`, colour.barkDark, 4),
  ].join('');
}

/** A small house with a hipped roof, 120 wide, its foot at the origin's height. */
export function house(wall: string = colour.cream, roof: string = colour.coral): string {
  return [
    box([-50, -42, 100, 42], wall),
    box([14, -42, 36, 42], '#000', 0, 0.05),
    shape('M-62-40L-38-72h76l24 32z', roof),
    shape('M38-72l24 32H14z', '#000', 0.08),
    box([-38, -30, 22, 18], colour.sea, 2),
    box([22, -30, 20, 18], colour.sea, 2),
    box([-8, -32, 16, 32], colour.teal, 2),
  ].join('');
}

/** A tall building by the beach with rows of balconies, 40 wide and 100 high. */
export function tower(): string {
  return [
    shape('M0 0v-100h12v-7h16v7h12V0z', colour.cream),
    line('M6-86h22M6-72h22M6-58h22M6-44h22M6-30h22M6-16h22', colour.shallow, 4, 0.85),
    box([28, -100, 12, 100], colour.shallow, 0, 0.4),
  ].join('');
}

/** A tall gabled hall with a great arch, 260 wide, its foot at the origin's height. */
export function hall(): string {
  return [
    box([-128, -62, 256, 62], '#f1dcc0'),
    shape('M-134-60l12-20h244l12 20z', colour.sea),
    ...[-104, -78, 66, 92].map((x) =>
      shape(svg`M${x - 1} 0v-34a7 7 0 0 1 14 0v34z`, colour.lagoon),
    ),
    shape('M-58 0v-86Q-34-150 0-176q34 26 58 90V0z', colour.cream),
    shape('M0-176q34 26 58 90V0H34V-84Q22-132 0-156z', '#ead2b2'),
    shape('M-40 0v-80Q-24-126 0-148q24 22 40 68V0z', colour.lagoon),
    shape('M-40 0v-80Q-24-126 0-148V0z', colour.sea),
    line('M0-146V0M-20-116V0M20-116V0M-39-82h78M-40-46h80', colour.cream, 3),
    shape('M-16 0v-26a16 16 0 0 1 32 0V0z', colour.ink),
    box([-70, -4, 140, 7], '#e6cfae'),
    box([-84, 2, 168, 7], '#d9c09c'),
  ].join('');
}

/** A barn with a gambrel roof, 150 wide, its foot at the origin's height. */
export function barn(): string {
  return [
    shape('M-52 0v-58l14-26L0-104l38 20 14 26V0z', colour.coral),
    shape('M0-104l38 20 14 26V0h44v-58L82-84 44-104z', '#c05a3f'),
    shape('M-58-56l15-32L0-110h46l43 22 15 32-8 2-16-28-34-18H2l-38 18-14 30z', colour.deep),
    box([-22, -44, 44, 44], colour.cream, 2),
    line('M-19-41L19-3M19-41L-19-3', colour.coral, 4),
    shape('M-10-62v-8a10 10 0 0 1 20 0v8z', colour.cream),
  ].join('');
}

/** A beach umbrella with two low chairs, about 190 wide, standing at the origin's height. */
export function umbrella(): string {
  return [
    shape('M-100 8q100-16 210 0-100 14-210 0z', colour.duneShade, 0.6),
    line('M0 2L14-132', colour.foam, 5),
    shape('M-82-92C-70-150 0-166 40-150S98-96 96-76Q6-110-82-92z', colour.coral),
    shape('M-40-99C-26-136 0-150 14-153 26-142 34-122 34-97 10-102-16-103-40-99z', colour.foam),
    shape('M72-85C70-112 52-142 14-153 62-160 100-120 96-76z', colour.foam),
    place(chair(), { x: -48, y: 2 }),
    place(chair(), { x: 62, y: 4 }),
  ].join('');
}

function chair(): string {
  return [
    line('M-22 2l8-20M22 2l-2-18M-16-18L-34-58', colour.bark, 4),
    line('M-32-56L-16-18 24-16', colour.teal, 9),
  ].join('');
}

/** A jet of water that rises from a lake, about 100 high. */
export function fountain(): string {
  return [
    shape('M-34 2q34-8 68 0-34 8-68 0z', colour.foam, 0.7),
    line(
      'M0 0v-92M-3 0Q-8-88-30-40M3 0Q8-88 30-40M-2 0Q-6-100-16-66M2 0q4-100 14-66',
      colour.foam,
      3.5,
      0.9,
    ),
    ...pairs('-32 -30, 33 -28, -18 -54, 18 -54').map(([x, y]) => disc(x, y, 2.4, colour.foam, 0.9)),
  ].join('');
}

/** A flag on a golf green, 90 high. */
export function golfFlag(): string {
  return [
    shape('M-16 0q16-6 32 0-16 6-32 0z', colour.deep, 0.5),
    line('M0 0v-90', colour.foam, 4),
    shape('M2-90q22 4 44 16-22 8-44 14z', colour.coral),
  ].join('');
}

/** Rows of a field that run to a point on the horizon. */
export function rows(
  [x, y]: readonly [number, number],
  bottom: number,
  { from = -700, to = 1400, count = 22, share = 0.5, fill = '#6faa8b' } = {},
): string {
  const step = (to - from) / count;
  const strips = Array.from({ length: count }, (_, index) => {
    const start = from + (index + 0.5 - share / 2) * step;
    return svg`M${x} ${y}L${start} ${bottom}h${step * share}z`;
  });
  return shape(strips.join(''), fill);
}
