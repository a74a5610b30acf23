import { sailboat } from './boats';
import { shelter } from './buildings';
import { mug, paned, pottedPlant, wall } from './interiors';
import { colour } from './palette';
import { palm } from './palms';
import { caller, people } from './people';
import { bush, fan, mangroves, seaOats, tuft } from './plants';
import { view } from './rooms';
import { birds, cloudBank, clouds, sky, streaks, sun, warmth } from './sky';
import { box, disc, glow, line, named, picture, place, repeat, shape, svg } from './svg';
import { beach, farShore, glints, ripples, sea, waters } from './water';
import { egret, heron, sandpiper, scallop } from './wildlife';

const width = 720;
const height = 540;

/** The pictures of the services, of the page for patients and of the policies. */
export const services = {
  'services/adhd-treatment': adhd(),
  'services/anxiety-treatment': anxiety(),
  'services/bipolar-treatment': bipolar(),
  'services/depression-treatment': depression(),
  'services/medication-management': medication(),
  'services/ptsd-treatment': ptsd(),
  'for-patients': forPatients(),
  policies: policies(),
} satisfies Record<string, string>;

function scene(...parts: readonly string[]): string {
  return picture(width, height, parts);
}

/** An armchair seen from the front, 230 wide and 250 high, standing at the origin. */
function armchair(light: string, main: string, dark: string): string {
  return [
    svg`<ellipse rx="128" ry="13" fill="${colour.barkDark}" opacity=".16"/>`,
    line('M-82-2v-24M82-2v-24', colour.barkDark, 11),
    shape('M-96-30v-160q0-60 60-60h72q60 0 60 60v160z', dark),
    shape('M-76-60v-124q0-46 46-46h60q46 0 46 46v124z', main),
    box([-84, -112, 168, 54], light, 20),
    box([-92, -66, 184, 50], main, 10),
    box([-118, -138, 48, 124], main, 24),
    box([70, -138, 48, 124], main, 24),
    line('M-72-112v84M72-112v84', dark, 5, 0.55),
  ].join('');
}

/** A small round table, 96 wide and 92 high. */
function sideTable(): string {
  return [
    svg`<ellipse rx="44" ry="7" fill="${colour.barkDark}" opacity=".16"/>`,
    line('M0-2v-84M-26 0L0-14 26 0', colour.bark, 7),
    box([-50, -94, 100, 12], colour.wood, 6),
    box([-50, -94, 100, 5], colour.woodLight, 2.5),
  ].join('');
}

/** The light of a window on the floor. */
function lightPatch(d: string, opacity = 0.65): string {
  return shape(d, '#fff6e4', opacity);
}

function depression(): string {
  const fold = (d: string) => line(d, '#a9cdc9', 3, 0.7);
  return scene(
    wall(width, height, 428),
    paned(
      [96, 64, 330, 280],
      [
        view({ width: 520, horizon: 226, bottom: 400, light: 300 }),
        place(streaks(colour.foam, 0.6), { x: 110, y: 112, scale: 0.7 }),
        named('mangroves', mangroves()),
        repeat('mangroves', { x: 66, y: 250, scale: 0.66 }, { x: 366, y: 262, scale: 0.72 }),
        place(heron(), { x: 196, y: 318, scale: 0.62 }),
        place(birds(), { x: 330, y: 132, scale: 0.5 }),
      ].join(''),
    ),
    line('M38 42H484', colour.wood, 8),
    disc(36, 42, 8, colour.wood),
    disc(486, 42, 8, colour.wood),
    shape('M46 42h76c0 90-10 180-36 250-14 40-24 80-28 124H28C44 300 44 160 46 42z', '#d3e8e4'),
    fold('M70 46C70 160 66 280 42 412M98 46C96 150 88 230 68 300'),
    shape('M400 42h76c2 118 6 240 18 374h-42c-2-50-6-84-16-124C420 230 402 150 400 42z', '#d3e8e4'),
    fold('M450 46C452 170 456 290 470 412M424 46C426 150 434 230 448 300'),
    lightPatch('M150 446h118l66 94H170zM282 446h118l104 94H352z'),
    svg`<ellipse cx="566" cy="486" rx="180" ry="24" fill="${colour.shallow}" opacity=".45"/>`,
    place(armchair('#7fb9b8', '#5d9a96', '#3f8683'), { x: 578, y: 482 }),
    // The blanket over the back and the seat.
    place(blanket(), { x: 578, y: 482 }),
    place(sideTable(), { x: 436, y: 488 }),
    place(mug(), { x: 452, y: 394, scale: 0.62 }),
    place(pottedPlant(), { x: 74, y: 500, scale: 0.8 }),
  );
}

function blanket(): string {
  return [
    shape(
      'M-82-224C-70-256-30-258 14-256 20-200 22-150 30-108L42-26Q-6-12-70-26C-66-90-64-160-82-224z',
      colour.glow,
    ),
    shape('M-82-224C-70-256-30-258 14-256L17-226C-16-232-50-226-78-204z', colour.coral),
    '<g stroke-linecap="butt">',
    line('M-74-186Q-28-202 20-194', colour.dawn, 8),
    line('M-70-166Q-26-180 22-172', colour.dawn, 4),
    line('M-67-106Q-18-92 31-108', '#dd8863', 4, 0.6),
    line('M-68-64Q-16-52 36-66', colour.dawn, 8),
    line('M-69-46Q-16-34 38-48', colour.dawn, 4),
    '</g>',
    line('M-66-22v13M-48-19v13M-30-17v13M-12-16v13M6-17v13M24-19v13M40-23v13', colour.coral, 4),
  ].join('');
}

function anxiety(): string {
  const horizon = 236;
  const at = (t: number) => {
    const near = ((1 - t) * 0.16) / (t + (1 - t) * 0.16);
    const half = 26 + 176 * near;
    return { near, half, x: 372 + 8 * near, y: 300 + 262 * near };
  };
  const steps = Array.from({ length: 15 }, (_, index) => at(index / 14));
  const planks = steps.map(({ x, y, half }) => svg`M${x - half} ${y}h${half * 2}`).join('');
  const postSteps = [0.02, 0.13, 0.32, 0.62, 0.95].map(at);
  const rail = (side: number) => [
    ...postSteps.map(({ x, y, half, near }) =>
      line(svg`M${x + side * half} ${y + 3}v${-(16 + 84 * near)}`, colour.barkDark, 4 + 9 * near),
    ),
    ...postSteps.slice(1).map((far, index) => {
      const close = postSteps[index] ?? far;
      const top = ({ x, y, half, near }: typeof far) =>
        [x + side * half, y - 12 - 74 * near] as const;
      const [x1, y1] = top(close);
      const [x2, y2] = top(far);
      return line(
        svg`M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + 26 * close.near} ${x2} ${y2}`,
        colour.cream,
        2 + 3 * close.near,
      );
    }),
  ];
  const first = at(0);
  const last = at(1);
  return scene(
    sky(width, horizon, 'clearing'),
    sun(540, 150, 34),
    named('bank', cloudBank('#8cb2b8', 0.72)),
    repeat('bank', { x: -70, y: 128, scale: 1.3 }, { x: -120, y: 146, scale: 1.2 }),
    shape('M-40 144H214L150 238H-100z', '#86adb4', 0.2),
    line('M20 156l-34 70M66 160l-34 70M112 156l-34 70M156 160l-30 64', '#e9f1ec', 3, 0.4),
    clouds({ x: 500, y: 112, scale: 0.5 }, { x: 606, y: 196, scale: 0.6 }),
    place(streaks(colour.foam, 0.6), { x: 290, y: 84, scale: 0.8 }),
    place(farShore(colour.sea, 0.7), { x: 60, y: horizon + 1 }),
    place(farShore(colour.sea, 0.7), { x: 480, y: horizon + 1, scale: 0.9 }),
    sea({ width, horizon, bottom: height, colours: waters.clear }),
    warmth(540, horizon, 120),
    glints(540, 248, { width: 130, gap: 14, count: 7 }),
    place(ripples(), { x: 70, y: 300, scale: 0.8 }),
    named('mangroves', mangroves()),
    repeat('mangroves', { x: -70, y: 292, scale: 0.9 }, { x: 640, y: 300, scale: 0.8 }),
    place(egret(), { x: 236, y: 350, scale: 0.72 }),
    line('M214 352h42', colour.foam, 2, 0.7),
    place(shelter(), { x: 372, y: 302, scale: 1.2 }),
    shape(
      svg`M${last.x - last.half} ${last.y}H${last.x + last.half}L${first.x + first.half} ${first.y}H${first.x - first.half}z`,
      colour.woodLight,
    ),
    line(planks, colour.wood, 2.5),
    ...rail(-1),
    ...rail(1),
    named('oats', seaOats()),
    repeat(
      'oats',
      { x: 40, y: 520, scale: 1.2 },

      { x: 690, y: 530, scale: 1.3, flip: true },
    ),
    named('fan', fan()),
    repeat('fan', { x: 20, y: 556, scale: 1.2 }, { x: 636, y: 556, scale: 1.1 }),
    place(birds(), { x: 330, y: 178, scale: 0.6 }),
  );
}

function bipolar(): string {
  const horizon = 262;
  const deck = 232;
  const posts = Array.from({ length: 17 }, (_, index) => 14 + index * 28);
  return scene(
    sky(width, horizon, 'dusk'),
    sun(596, 246, 42),
    glow('moonlight', '#fffaf0'),
    disc(150, 128, 110, 'url(#moonlight)', 0.5),
    disc(150, 128, 40, '#fffaf0'),
    disc(160, 118, 11, '#f3e8d8'),
    disc(136, 128, 6, '#f3e8d8'),
    disc(158, 146, 7, '#f3e8d8'),
    place(streaks(colour.foam, 0.5), { x: 330, y: 104, scale: 0.9 }),
    place(cloudBank('#f6c9ae', 0.7), { x: 250, y: horizon, scale: 0.7 }),
    sea({ width, horizon, bottom: 470, colours: waters.rose }),
    warmth(596, horizon, 120),
    glints(596, 272, { width: 130, gap: 14, count: 8 }),
    glints(150, 296, { width: 70, gap: 15, count: 6 }),
    line(posts.map((x) => svg`M${x} ${deck}v62`).join(''), colour.barkDark, 5),
    line(posts.map((x) => svg`M${x} 300v30`).join(''), colour.barkDark, 5, 0.16),
    box([-10, deck - 4, 490, 9], colour.bark),
    line(svg`M-10 ${deck - 24}H478`, colour.barkDark, 2.5),
    line([...posts, 479].map((x) => svg`M${x} ${deck - 4}v-20`).join(''), colour.barkDark, 2.5),
    place(shelter(), { x: 254, y: deck - 2, scale: 0.9 }),
    place(shelter(), { x: 430, y: deck - 2, scale: 0.9 }),
    beach(width, height, 'M-43 420C120 396 280 420 420 430S620 436 760 404'),
    shape('M-10 510C120 474 300 486 460 540H-10z', '#f9ebd0'),
    shape('M340 540C450 500 600 496 740 512v34H340z', colour.wetSand),
    line('M96 474q24-6 50 0M180 486q30-7 62 0M316 468q22-5 44 0', colour.duneShade, 3, 0.5),
    named('piper', sandpiper()),
    repeat('piper', { x: 446, y: 466, scale: 1 }, { x: 512, y: 474, scale: 0.8 }),
    place(scallop(), { x: 268, y: 458, scale: 0.62, turn: -12 }),
    place(birds(), { x: 520, y: 160, scale: 0.7 }),
    named('oats', seaOats()),
    repeat('oats', { x: 690, y: 520, scale: 1.1, flip: true }, { x: 624, y: 538, scale: 0.9 }),
    place(tuft(), { x: 20, y: 540, scale: 1.4 }),
  );
}

function adhd(): string {
  const note = (x: number, y: number, fill: string) =>
    [
      box([x, y, 46, 46], fill, 3),
      line(svg`M${x + 9} ${y + 18}h28M${x + 9} ${y + 29}h18`, colour.foam, 4, 0.9),
      disc(x + 23, y + 3, 4, colour.coral),
    ].join('');
  return scene(
    wall(width, height, height),
    paned(
      [150, 48, 330, 240],
      [
        sky(560, 214, 'day'),
        clouds({ x: 350, y: 112, scale: 0.66 }),
        place(farShore(colour.sea, 0.6), { x: 320, y: 215, scale: 0.7 }),
        sea({ width: 560, horizon: 214, bottom: 320, colours: waters.clear }),
        place(ripples(), { x: 330, y: 232, scale: 0.5 }),
        place(sailboat(), { x: 398, y: 250, scale: 0.5 }),
        place(palm({ height: 196, lean: 30, crown: 84 }), { x: 180, y: 306 }),
        place(birds(colour.deep, 1.1), { x: 352, y: 160, scale: 0.8 }),
      ].join(''),
    ),
    box([536, 62, 144, 190], '#e0bd92', 8),
    box([544, 70, 128, 174], '#f0d6b0', 5),
    note(556, 84, colour.shallow),
    note(614, 84, colour.sun),
    note(556, 142, colour.leaf),
    note(614, 142, colour.shallow),
    box([0, 356, width, 134], colour.woodLight),
    box([0, 356, width, 5], '#e8cba8'),
    box([0, 490, width, 50], colour.wood),
    box([0, 490, width, 6], colour.bark, 0, 0.4),
    place(deskLamp(), { x: 84, y: 398 }),
    place(trays(), { x: 612, y: 406 }),
    place(notebook(), { x: 340, y: 466, scale: 1.06 }),
    place(pencils(), { x: 500, y: 398 }),
  );
}

function deskLamp(): string {
  return [
    glow('lamp', '#fff2cf'),
    svg`<ellipse cx="170" cy="30" rx="230" ry="44" fill="url(#lamp)" opacity=".9"/>`,
    svg`<ellipse cy="2" rx="48" ry="8" fill="${colour.barkDark}" opacity=".2"/>`,
    shape('M-42 0q0-14 42-14T42 0z', colour.teal),
    line('M0-10L-34-110 34-196', colour.teal, 8),
    disc(-34, -110, 8, colour.deep),
    shape('M18-206l34-22q36 8 56 46L44-140Q16-166 18-206z', colour.lagoon),
    shape('M108-182L44-140q10 12 30 2t34-44z', '#fff2cf'),
  ].join('');
}

function pencils(): string {
  return [
    svg`<ellipse cx="2" cy="1" rx="34" ry="5" fill="${colour.barkDark}" opacity=".18"/>`,
    line('M-14-50L-22-96', colour.sun, 8),
    line('M0-50v-58', colour.coral, 8),
    line('M14-50l8-42', colour.leaf, 8),
    shape('M-28-62h56l-5 56q-1 8-9 8h-28q-8 0-9-8z', colour.foam),
    shape('M10-62h18l-5 56q-1 8-9 8H4z', colour.mist),
  ].join('');
}

function trays(): string {
  const tier = (y: number, paper: string) =>
    [
      shape(svg`M-66 ${y - 14}l10-12H58l10 12z`, paper),
      box([-72, y - 16, 146, 16], colour.lagoon, 4),
      box([-24, y - 12, 50, 6], colour.mist, 3, 0.9),
    ].join('');
  return [
    svg`<ellipse cy="2" rx="86" ry="9" fill="${colour.barkDark}" opacity=".2"/>`,
    line('M-66-2v-84M68-2v-84', colour.deep, 5),
    tier(0, colour.foam),
    tier(-36, '#fdf0d8'),
    tier(-72, colour.foam),
  ].join('');
}

function notebook(): string {
  const row = (y: number, inset: number) =>
    [
      svg`<path d="M${-124 + inset} ${y}h12v-11h-12z" fill="none" stroke="${colour.teal}" stroke-width="3"/>`,
      line(svg`M${-121 + inset} ${y - 5}l4 4 9-12`, colour.coral, 4),
      line(svg`M${-100 + inset} ${y - 5}h62`, '#b9cfcb', 5),
    ].join('');
  return [
    shape('M-166 8L-124-88H124L166 8Q80 18 0 14-80 18-166 8z', colour.deep),
    shape('M-156 0L-118-84Q-50-98 0-82V8Q-74-12-156 0z', colour.foam),
    shape('M156 0L118-84Q50-98 0-82V8Q74-12 156 0z', '#fdf6ea'),
    line('M0-82V8', '#dccdb4', 3),
    row(-56, 20),
    row(-34, 12),
    row(-12, 4),
    line('M26-62h64M26-42h72M26-22h44', '#e0d5c0', 4),
    line('M82-10L140-52', colour.sun, 8),
    line('M82-10l-8 6', colour.barkDark, 5),
  ].join('');
}

function medication(): string {
  return scene(
    wall(width, height, height),
    paned(
      [56, 44, 330, 236],
      [
        view({ width: 480, horizon: 206, bottom: 320, light: 158, mood: 'gold' }),
        clouds({ x: 200, y: 118, scale: 0.6 }),
        place(palm({ height: 190, lean: -36, crown: 82 }), { x: 360, y: 306 }),
      ].join(''),
    ),
    place(pottedPlant(), { x: 96, y: 284, scale: 0.4 }),
    // A calendar on the wall.
    box([486, 66, 158, 176], '#000', 8, 0.06),
    box([482, 62, 158, 176], colour.foam, 8),
    shape('M482 102V70q0-8 8-8h142q8 0 8 8v32z', colour.coral),
    line('M516 54v18M606 54v18', colour.barkDark, 6),
    dots('M501 132h127M501 156h127M501 180h22', colour.shallow),
    dots('M543 180h85M501 204h127', '#eaddc8'),
    svg`<circle cx="543" cy="180" r="12" fill="none" stroke="${colour.coral}" stroke-width="4"/>`,
    box([0, 352, width, 138], colour.woodLight),
    box([0, 352, width, 5], '#e8cba8'),
    box([0, 490, width, 50], colour.wood),
    box([0, 490, width, 6], colour.bark, 0, 0.4),
    place(fruitBowl(), { x: 606, y: 416 }),
    place(glass(), { x: 106, y: 440 }),
    place(organiser(), { x: 372, y: 466, scale: 1.06 }),
  );
}

/** Rows of dots along lines. */
function dots(d: string, stroke: string): string {
  return svg`<path d="${d}" fill="none" stroke="${stroke}" stroke-width="12" stroke-dasharray="0 21"/>`;
}

function fruitBowl(): string {
  return [
    svg`<ellipse cy="2" rx="80" ry="9" fill="${colour.barkDark}" opacity=".18"/>`,
    disc(-34, -66, 27, colour.sun),
    disc(36, -66, 27, '#f0a456'),
    disc(2, -80, 30, colour.sun),
    disc(-6, -88, 9, '#fbd39a', 0.8),
    shape('M6-106c8-16 24-18 34-12-6 12-20 18-34 12z', colour.leafMid),
    shape('M-84-62H84C82-22 52 0 0 0S-82-22-84-62z', colour.lagoon),
    shape('M20-62h64C82-22 52 0 0 0 24-12 34-36 20-62z', colour.teal, 0.6),
    box([-90, -68, 180, 12], colour.sea, 6),
  ].join('');
}

function glass(): string {
  return [
    svg`<ellipse cy="2" rx="44" ry="7" fill="${colour.barkDark}" opacity=".18"/>`,
    shape('M-36-118h72l-8 110q-1 8-10 8h-36q-9 0-10-8z', '#eef7f5', 0.75),
    shape('M-33-82h66l-6 72q-1 7-9 7h-36q-8 0-9-7z', '#9fd0d2', 0.85),
    svg`<ellipse cy="-82" rx="33" ry="6" fill="#cdeae9"/>`,
    line('M-24-106l5 84', colour.foam, 5, 0.9),
    svg`<ellipse cy="-118" rx="36" ry="6" fill="none" stroke="${colour.foam}" stroke-width="4"/>`,
  ].join('');
}

function organiser(): string {
  const boxes = [0, 1, 2, 4, 5, 6].map((index) => {
    const x = -148 + index * 48;
    const isTaken = index < 3;
    return [
      box([x - 20, -62, 40, 38], isTaken ? '#dcefec' : '#a5d3d0', 8),
      isTaken ? '' : place('<use href="#pills"/>', { x, y: -42 }),
    ].join('');
  });
  return [
    named(
      'pills',
      disc(-7, 4, 7, colour.foam) +
        svg`<rect x="-4" y="-9" width="20" height="10" rx="5" fill="${colour.coral}" transform="rotate(28)"/>`,
    ),
    svg`<ellipse cy="4" rx="196" ry="12" fill="${colour.barkDark}" opacity=".18"/>`,
    box([-178, -70, 356, 72], colour.lagoon, 14),
    shape('M-178-16h356v4q0 14-14 14h-328q-14 0-14-14z', colour.teal),
    ...boxes,
    line('M-160-55h24M-112-55h24M-64-55h24M32-55h24M80-55h24M128-55h24', colour.foam, 4, 0.8),
    // Today's compartment stands open.
    box([-24, -104, 40, 40], '#a5d3d0', 8),
    line('M-16-72h24', colour.foam, 4, 0.8),
    box([-24, -62, 40, 38], colour.deep, 8),
    place('<use href="#pills"/>', { x: -4, y: -42 }),
  ].join('');
}

function ptsd(): string {
  const horizon = 262;
  const balusters = Array.from({ length: 26 }, (_, index) => 14 + index * 28);
  return scene(
    sky(width, horizon, 'dusk'),
    sun(322, 216, 34),
    place(cloudBank('#a3bfc4', 0.85), { x: -60, y: 176, scale: 1.1 }),
    place(cloudBank('#bfd0cf', 0.8), { x: -120, y: 214, scale: 1.1 }),
    place(streaks(colour.foam, 0.6), { x: 300, y: 112, scale: 0.9 }),
    sea({ width, horizon, bottom: 440, colours: waters.rose }),
    warmth(322, horizon, 110),
    glints(322, 272, { width: 110, gap: 13, count: 6 }),
    shape('M760 266C640 262 520 264 424 277c70 6 150 40 176 140h160z', colour.sand),
    place(farShore(colour.leafMid, 1), { x: 510, y: 274, scale: 0.9 }),
    place(lighthouse(), { x: 494, y: 274, scale: 0.92 }),
    place(birds(), { x: 210, y: 158, scale: 0.6 }),
    shape('M-10 440C120 396 280 380 400 392s220 30 340 20v60H-10z', colour.sand),
    named('oats', seaOats()),
    repeat(
      'oats',
      { x: 250, y: 420, scale: 0.9 },
      { x: 440, y: 424 },
      { x: 520, y: 426, scale: 0.8, flip: true },
    ),
    glow('lamp', '#ffedc0'),
    disc(606, 136, 110, 'url(#lamp)', 0.9),
    porch(balusters),
    place(rocker(), { x: 186, y: 500 }),
    place(pottedPlant(), { x: 610, y: 508, scale: 0.78 }),
    place(lantern(), { x: 606, y: 80, scale: 0.9 }),
  );
}

/** The iron lighthouse of these islands: a column in an open frame, 150 high. */
function lighthouse(): string {
  return [
    line(
      'M-22 0L-8-96M22 0L8-96M-17-34h34M-12-66h24M-20-6L14-34M20-6L-14-34M-16-36L11-64M16-36L-11-64',
      colour.bark,
      2.5,
    ),
    box([-4, -100, 8, 100], colour.barkDark),
    box([-14, -104, 28, 8], colour.barkDark, 2),
    box([-9, -122, 18, 18], '#fff2cf', 2),
    line('M-9-122v18M9-122v18M0-122v18', colour.barkDark, 2),
    shape('M-13-121Q0-142 13-121z', colour.barkDark),
  ].join('');
}

function porch(balusters: readonly number[]): string {
  const boards = Array.from({ length: 15 }, (_, index) => {
    const x = -420 + index * 112;
    return svg`M${360 + (x - 0) * 0.52} 432L${360 + x * 1.1} 540`;
  });
  return [
    box([0, 430, width, 110], '#c79a72'),
    line(boards.join(''), colour.bark, 2.5, 0.55),
    svg`<ellipse cx="520" cy="496" rx="120" ry="16" fill="#ffe9bd" opacity=".6"/>`,
    svg`<ellipse cx="392" cy="466" rx="60" ry="7" fill="${colour.mist}" opacity=".55"/>`,
    line(balusters.map((x) => svg`M${x} 334v94`).join(''), colour.foam, 7),
    box([-4, 322, 728, 14], colour.foam, 4),
    box([-4, 334, 728, 4], colour.duneShade, 0, 0.45),
    box([-4, 420, 728, 12], colour.foam),
    box([-4, 430, 728, 4], colour.bark, 0, 0.35),
    box([26, 60, 30, 372], colour.foam),
    box([46, 60, 10, 372], '#e8dccb'),
    box([664, 60, 30, 372], colour.foam),
    box([684, 60, 10, 372], '#e8dccb'),
    box([0, 0, width, 70], '#8fb8b6'),
    line('M0 18H720M0 38H720', '#7aa6a5', 2.5),
    box([0, 56, width, 24], colour.foam),
    box([0, 78, width, 5], colour.duneShade, 0, 0.5),
  ].join('');
}

/** A rocking chair from the side, 190 wide and 210 high. */
function rocker(): string {
  return [
    svg`<ellipse cy="10" rx="112" ry="10" fill="${colour.barkDark}" opacity=".25"/>`,
    line('M-96-10Q0 28 102-14', colour.deep, 10),
    line('M-44 4L-40-88M56 2L50-128M-40-88L-80-220', colour.teal, 10),
    line('M-42-46H54', colour.deep, 7),
    line('M-60-130H64', colour.teal, 11),
    shape('M-48-98H64q10 0 10 12t-10 12H-44q-12 0-4-24z', colour.coral),
    shape('M-80-208q22-10 32 8l30 92q4 12-8 14l-18 2z', colour.glow),
    shape('M-80-208q10-6 18-4l32 116-14 2z', colour.coral),
  ].join('');
}

function lantern(): string {
  return [
    line('M0 0v22', colour.ink, 4),
    shape('M-24 40L0 20 24 40z', colour.ink),
    shape('M-20 40h40l-5 50h-30z', '#fff2cf'),
    disc(0, 68, 10, colour.sun),
    line('M-20 40l5 50M20 40l-5 50', colour.ink, 4),
    box([-20, 88, 40, 8], colour.ink, 3),
  ].join('');
}

function forPatients(): string {
  const framed = [
    '<clipPath id="frame"><rect x="436" y="96" width="196" height="128" rx="4"/></clipPath>',
    svg`<g clip-path="url(#frame)">${view({ width: 720, horizon: 164, bottom: 240, light: 520 })}${place(sailboat(), { x: 596, y: 200, scale: 0.46 })}</g>`,
    svg`<rect x="436" y="96" width="196" height="128" rx="4" fill="none" stroke="${colour.wood}" stroke-width="10"/>`,
  ].join('');
  return scene(
    wall(width, height, 424),
    framed,
    reception(),
    svg`<ellipse cx="534" cy="480" rx="180" ry="22" fill="${colour.shallow}" opacity=".4"/>`,
    named('chair', armchair('#f7c49e', colour.glow, '#dd8863')),
    repeat('chair', { x: 440, y: 478, scale: 0.6 }, { x: 628, y: 478, scale: 0.6 }),
    place(sideTable(), { x: 534, y: 480, scale: 0.58 }),
    place(pottedPlant(colour.foam, colour.mist), { x: 534, y: 426, scale: 0.42 }),
  );
}

function reception(): string {
  const folders = Array.from({ length: 5 }, (_, index) => {
    const tall = 40 + ((index * 7) % 4) * 3;
    const fill = [colour.lagoon, colour.sun, colour.shallow, colour.glow, colour.leaf][index] ?? '';
    return box([62 + index * 13, 178 - tall, 11, tall], fill, 2);
  });
  return [
    box([40, 82, 296, 236], '#f6d9b4', 8),
    disc(196, 206, 104, '#fbeed8'),
    box([50, 178, 84, 8], colour.wood, 3),
    ...folders,
    place(caller({ ...people.patient, top: colour.teal, topShade: colour.deep }), {
      x: 186,
      y: 316,
      scale: 0.98,
    }),
    svg`<rect x="40" y="82" width="296" height="240" rx="8" fill="none" stroke="${colour.foam}" stroke-width="14"/>`,
    box([36, 330, 304, 116], '#8fbdb9'),
    line('M112 346v88M188 346v88M264 346v88', '#7aaca9', 4),
    box([36, 438, 304, 10], colour.lagoon),
    box([20, 312, 336, 22], colour.wood, 6),
    box([20, 312, 336, 8], colour.woodLight, 4),
    place(pencils(), { x: 78, y: 312, scale: 0.56 }),
  ].join('');
}

function policies(): string {
  return scene(
    wall(width, height, 424),
    doorway(),
    lightPatch('M112 440H272L440 540H150z', 0.7),
    shelf(),
    desk(),
  );
}

function doorway(): string {
  return [
    '<clipPath id="door"><path d="M112 70h160v370H112z"/></clipPath>',
    svg`<g clip-path="url(#door)">${[
      sky(480, 262, 'sunrise'),
      sun(222, 214, 30),
      clouds({ x: 180, y: 128, scale: 0.5 }),
      shape('M90 260h220v188H90z', colour.leafLight),
      shape('M90 300q90-30 200 0v150H90z', colour.leaf, 0.6),
      shape('M196 260h16c4 40 60 80 100 182H88c44-102 104-142 108-182z', colour.sand),
      place(palm({ height: 160, lean: 16, crown: 64 }), { x: 136, y: 300 }),
      named('bush', bush(colour.leafMid, colour.leaf)),
      repeat('bush', { x: 262, y: 304, scale: 0.7 }, { x: 122, y: 330, scale: 0.6 }),
    ].join('')}</g>`,
    svg`<path d="M106 440V64h172v376" fill="none" stroke="${colour.foam}" stroke-width="14" stroke-linecap="butt"/>`,
    shape('M106 66L40 38v450l66-48z', colour.teal),
    shape('M95 90L56 76v140l39-4zM95 236l-39 2v192l39-28z', colour.lagoon),
    disc(50, 262, 6, colour.sun),
  ].join('');
}

/** Binders and a plant on a board. */
function shelf(): string {
  const fills = [colour.teal, colour.shallow, colour.coral, colour.lagoon, colour.sun, colour.sea];
  const binders = fills.map((fill, index) => {
    const x = 408 + index * 27;
    return box([x, 122, 24, 84], fill, 3) + box([x + 6, 138, 12, 22], colour.foam, 2, 0.85);
  });
  return [
    ...binders,
    place(pottedPlant(colour.foam, colour.mist), { x: 622, y: 206, scale: 0.42 }),
    box([386, 206, 280, 12], colour.wood, 4),
    box([386, 218, 280, 5], colour.duneShade, 2, 0.4),
  ].join('');
}

function desk(): string {
  return [
    shape('M360 470h22v80h-22zM698 470h22v80h-22z', colour.bark),
    shape('M356 366H730V446H318z', colour.woodLight),
    box([316, 446, 414, 30], colour.wood, 3),
    box([316, 446, 414, 6], colour.bark, 0, 0.3),
    place(folder(), { x: 446, y: 434 }),
    place(glasses(), { x: 612, y: 436 }),
    place(mug(), { x: 676, y: 388, scale: 0.72 }),
  ].join('');
}

/** An open folder with a few sheets, lying on a desk, 220 wide. */
function folder(): string {
  return [
    shape('M-104 6L-72-60h60l10 8H96L112 6z', colour.deep),
    shape('M-84-2L-56-60H86L98-2z', colour.foam),
    shape('M-92 0L-64-54H78L90 0z', '#fdf6ea'),
    line('M-52-42H58M-58-30H62M-64-18H20', '#dccdb4', 4),
    shape('M-110 8L-98-12H100L114 8q0 4-6 4H-104q-6 0-6-4z', colour.lagoon),
  ].join('');
}

/** Reading glasses, 110 wide. */
function glasses(): string {
  return [
    line('M-48-16L-30-44Q-24-50-16-46M48-16L34-44Q28-50 20-46', colour.ink, 4),
    svg`<g fill="#eef7f5" fill-opacity=".7" stroke="${colour.ink}" stroke-width="5"><rect x="-52" y="-22" width="44" height="28" rx="13"/><rect x="8" y="-22" width="44" height="28" rx="13"/></g>`,
    line('M-8-12Q0-20 8-12', colour.ink, 5),
    line('M-40-14l8 10', colour.foam, 4),
    line('M20-14l8 10', colour.foam, 4),
  ].join('');
}
