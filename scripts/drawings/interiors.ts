import { colour } from './palette';
import { box, disc, fade, line, pairs, shape, svg } from './svg';

/** A wall with evening light on it, and a floor below a line. */
export function wall(width: number, height: number, floor: number): string {
  return [
    fade('wall', ['#fdf3e3', '#fae3c8']),
    box([0, 0, width, height], 'url(#wall)'),
    floor < height ? box([0, floor, width, height - floor], '#e3c49c') : '',
    floor < height ? box([0, floor - 10, width, 10], '#f3dcbc') : '',
  ].join('');
}

/** What lies inside a window, cut to its panes, and the frame around it. */
export function paned(
  [x, y, width, height]: readonly [number, number, number, number],
  view: string,
  radius = 10,
): string {
  const frame = svg`<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="none" stroke="${colour.foam}" stroke-width="14"/>`;
  return [
    svg`<clipPath id="panes"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/></clipPath>`,
    svg`<g clip-path="url(#panes)">${view}</g>`,
    frame,
    line(svg`M${x + width / 2} ${y}v${height}`, colour.foam, 8),
    box([x - 20, y + height + 2, width + 40, 16], colour.foam, 6),
    box([x - 14, y + height + 18, width + 28, 6], colour.duneShade, 3, 0.4),
  ].join('');
}

/** A plant in a pot with broad leaves, 150 wide and 220 high, standing at the origin. */
export function pottedPlant(pot: string = colour.glow, potShade: string = '#dd8863'): string {
  const leaf = ([turn, length, tone]: readonly [number, number, string]) =>
    svg`<path d="M0 0C${-length * 0.34} ${-length * 0.3} ${-length * 0.26} ${-length * 0.8} 0 ${-length} ${length * 0.26} ${-length * 0.8} ${length * 0.34} ${-length * 0.3} 0 0z" fill="${tone}" transform="translate(0-64) rotate(${turn})"/>`;
  const back = pairs('-58 104, -26 140, 10 150, 50 112');
  const front = pairs('-44 84, -8 110, 30 100, 66 76');
  return [
    ...back.map(([turn, length]) => leaf([turn, length, colour.teal])),
    ...front.map(([turn, length]) => leaf([turn, length, colour.leafMid])),
    shape('M-40-70h80l-9 60q-2 10-12 10h-38q-10 0-12-10z', pot),
    shape('M12-70h28l-9 60q-2 10-12 10H6z', potShade),
    box([-45, -78, 90, 16], pot, 6),
  ].join('');
}

/** A mug that steams, 60 wide, standing at the origin. */
export function mug(fill: string = colour.coral): string {
  return [
    line('M24-44h10q12 0 12 12t-12 12H22', fill, 8),
    shape('M-28-56h56v40q0 16-16 16h-24q-16 0-16-16z', fill),
    shape('M10-56h18v40q0 16-16 16H2q10-20 8-56z', '#000', 0.08),
    line('M-10-70q-8-10 0-20t0-20M10-70q-8-10 0-20t0-20', colour.foam, 4, 0.8),
  ].join('');
}

/** An open laptop, 360 wide and 250 high, whose picture is given for 320 × 200. */
export function laptop(image: string): string {
  return [
    box([-180, -246, 360, 236], colour.ink, 18),
    '<clipPath id="screen"><rect x="-164" y="-230" width="328" height="204" rx="8"/></clipPath>',
    `<g clip-path="url(#screen)">${image}</g>`,
    shape('M-180-14h360l30 20q0 8-10 8h-400q-10 0-10-8z', '#d9e4e1'),
    shape('M-210 6h420q0 8-10 8h-400q-10 0-10-8z', '#b4c9c6'),
    box([-44, -14, 88, 7], '#b4c9c6', 3),
  ].join('');
}

/** The round buttons of a call, with the small picture of the one who looks on. */
export function callControls(): string {
  return [
    box([76, -218, 76, 54], colour.peach, 8),
    shape('M90-164q2-24 24-24t24 24z', colour.lagoon),
    disc(114, -196, 12, '#d9a67f'),
    shape('M101-196c-2-20 28-20 26 0-4-4-6-8-8-10-6 4-12 4-18 10z', '#6b4a3a'),
    disc(-34, -46, 12, colour.foam, 0.9),
    disc(0, -46, 12, colour.coral),
    disc(34, -46, 12, colour.foam, 0.9),
  ].join('');
}
