import { sailboat } from './boats';
import { colour } from './palette';
import { palm } from './palms';
import { fan, seaOats, tuft } from './plants';
import { birds, cloudBank, clouds, sky, streaks, sun, warmth } from './sky';
import { named, picture, place, repeat, shape } from './svg';
import { beach, farShore, glints, sea, shadow } from './water';

/** The Gulf at sunrise, 800 × 640; phones show the band from 90 to 550 only. */
export function coast(): string {
  const width = 800;
  const horizon = 350;
  return picture(width, 640, [
    sky(width, horizon, 'sunset'),
    sun(478, 318, 66),
    place(streaks(colour.foam, 0.55), { x: 190, y: 112 }),
    place(streaks(colour.cream, 0.7), { x: 560, y: 244, scale: 0.9 }),
    clouds({ x: 556, y: 168, scale: 0.95 }),
    place(cloudBank('#f6bd9c', 0.7), { x: 590, y: horizon, scale: 0.9 }),
    place(cloudBank('#fbd3ae', 0.8), { x: 40, y: horizon, scale: 0.95 }),
    place(farShore(colour.sea, 0.6), { x: 600, y: horizon + 1, scale: 0.9 }),
    sea({ width, horizon, bottom: 580 }),
    warmth(478, horizon, 170),
    glints(478, 364, { width: 190, gap: 17, count: 8 }),
    place(sailboat(), { x: 654, y: 404, scale: 0.8 }),
    beach(width, 640, 'M-48 520C100 470 250 488 390 514S660 544 850 486'),
    shape('M430 640C540 580 660 560 800 566V640z', '#f9ebd0'),
    shape('M560 640C640 604 720 596 800 600V640z', colour.wetSand),
    place(shadow(), { x: 110, y: 578, scale: 1.5 }),
    named('palm', palm({ height: 372, lean: 120, crown: 148 })),
    repeat('palm', { x: 108, y: 580 }, { x: 44, y: 588, scale: 0.74 }),
    place(fan(), { x: 52, y: 652, scale: 1.3 }),
    named('tuft', tuft()),
    repeat('tuft', { x: 136, y: 592, scale: 1.2 }, { x: 20, y: 598, scale: 1.3 }),
    named('oats', seaOats()),
    repeat(
      'oats',
      { x: 650, y: 606 },
      { x: 742, y: 620, scale: 1.2 },
      { x: 560, y: 628, scale: 0.7 },
    ),
    place(birds(), { x: 300, y: 170 }),
  ]);
}
