import { callControls, laptop, mug, paned, pottedPlant, wall } from './interiors';
import { colour } from './palette';
import { palm } from './palms';
import { bubble, caller, halfLength, people, seated } from './people';
import { clouds, type Mood, sky, sun } from './sky';
import { box, disc, line, picture, place, shape, svg } from './svg';
import { farShore, glints, sea } from './water';

/** The pictures from inside the practice and from a patient's home. */
export const rooms = {
  'video-visit': videoVisit(),
  psychiatrist: psychiatrist(),
  bilingual: bilingual(),
} satisfies Record<string, string>;

interface View {
  readonly width: number;
  readonly horizon: number;
  readonly bottom: number;
  readonly light: number;
  readonly mood?: Mood;
}

/** The coast as it shows in a window. */
export function view({ width, horizon, bottom, light, mood = 'sunrise' }: View): string {
  return [
    sky(width, horizon, mood),
    sun(light, horizon - 26, 30),
    place(farShore(colour.sea, 0.6), { x: width - 260, y: horizon + 1 }),
    sea({ width, horizon, bottom }),
    glints(light, horizon + 10, { width: 80, gap: 11, count: 6 }),
  ].join('');
}

function videoVisit(): string {
  const image = [
    box([-164, -230, 328, 204], '#f8dfc0'),
    disc(-10, -140, 104, '#fbeed8'),
    place(caller(people.doctor), { x: -14, y: -22, scale: 0.96 }),
    callControls(),
  ];
  return picture(720, 540, [
    wall(720, 540, 540),
    paned(
      [70, 60, 420, 300],
      [
        view({ width: 520, horizon: 226, bottom: 400, light: 196 }),
        clouds({ x: 330, y: 130, scale: 0.6 }),
        place(palm({ height: 190, lean: 44, crown: 82 }), { x: 92, y: 372 }),
      ].join(''),
    ),
    box([0, 432, 720, 108], colour.wood),
    box([0, 432, 720, 14], colour.woodLight),
    place(svg`<ellipse rx="230" ry="12" fill="${colour.barkDark}" opacity=".25"/>`, {
      x: 392,
      y: 478,
    }),
    place(laptop(image.join('')), { x: 392, y: 466, scale: 1.05 }),
    place(pottedPlant(), { x: 92, y: 482, scale: 0.96 }),
    place(mug(), { x: 654, y: 490, scale: 0.9 }),
  ]);
}

function psychiatrist(): string {
  return picture(560, 640, [
    wall(560, 640, 640),
    paned(
      [52, 56, 270, 320],
      [
        view({ width: 420, horizon: 250, bottom: 420, light: 120 }),
        clouds({ x: 190, y: 150, scale: 0.6 }),
        place(palm({ height: 200, lean: 30, crown: 80 }), { x: 70, y: 390 }),
      ].join(''),
    ),
    place(pottedPlant(colour.woodLight, colour.wood), { x: 484, y: 600, scale: 1.5 }),
    shape('M112 640V396q0-96 96-96h168q96 0 96 96v244z', colour.sea),
    shape('M142 640V404q0-76 76-76h148q76 0 76 76v236z', colour.shallow),
    place(halfLength(people.doctor), { x: 292, y: 338 }),
    shape('M70 640v-96q0-34 36-34t36 34v96zM442 640v-96q0-34 36-34t36 34v96z', colour.sea),
  ]);
}

function bilingual(): string {
  return picture(560, 400, [
    wall(560, 400, 336),
    paned([180, 40, 200, 200], view({ width: 420, horizon: 170, bottom: 260, light: 280 }), 100),
    svg`<ellipse cx="280" cy="366" rx="236" ry="22" fill="${colour.shallow}" opacity=".5"/>`,
    place(pottedPlant(colour.woodLight, colour.wood), { x: 40, y: 352, scale: 0.72 }),
    place(seated(people.doctor, colour.shallow, colour.sea, true), { x: 150, y: 368 }),
    place(seated(people.elder, colour.peach, colour.glow), { x: 410, y: 368, flip: true }),
    line('M280 366v-60M256 368h48', colour.bark, 6),
    box([240, 298, 80, 9], colour.wood, 4),
    place(mug(), { x: 278, y: 298, scale: 0.38 }),
    place(bubble(colour.teal, colour.foam), { x: 176, y: 132, scale: 0.9 }),
    place(bubble(colour.coral, colour.foam), { x: 384, y: 132, scale: 0.9, flip: true }),
  ]);
}
