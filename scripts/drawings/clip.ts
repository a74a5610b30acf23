import { sailboat } from './boats';
import { colour } from './palette';
import { palm } from './palms';
import { fan, seaOats, tuft } from './plants';
import { birds, cloudBank, clouds, sky, streaks, sun, warmth } from './sky';
import { named, picture, place, repeat, shape } from './svg';
import { beach, farShore, glints, sea } from './water';

/** The form of the welcome clip. */
export const clip = { width: 540, height: 720, seconds: 10, framesPerSecond: 24 } as const;

const { width, height } = clip;
const horizon = 396;

/**
 * The coast as the sun comes up, at a share of the clip from 0 to 1. All but sun, birds and clouds is
 * at 1 where it was at 0.
 */
export function coastAt(share: number): string {
  const light = { x: 312, y: 408 - 74 * share };
  const wave = (cycles: number, shift = 0) => Math.sin(2 * Math.PI * cycles * share + shift);
  return picture(width, height, [
    sky(width, horizon, 'sunset'),
    sun(light.x, light.y, 60),
    place(streaks(colour.foam, 0.55), { x: 40 + 14 * share, y: 120 }),
    clouds({ x: 300 + 26 * share, y: 176, scale: 0.95 }, { x: 40 + 18 * share, y: 70, scale: 0.6 }),
    place(cloudBank('#f6bd9c', 0.7), { x: 380, y: horizon, scale: 0.8 }),
    place(cloudBank('#fbd3ae', 0.8), { x: -60, y: horizon, scale: 0.9 }),
    place(birds(colour.deep, 1 + 0.35 * wave(8)), {
      x: 190 + 120 * share,
      y: 262 - 44 * share,
      scale: 0.8,
    }),
    place(farShore(colour.sea, 0.6), { x: 390, y: horizon + 1, scale: 0.8 }),
    sea({ width, horizon, bottom: 640, drift: 30 * wave(1) }),
    warmth(light.x, horizon, 150),
    glints(light.x, 410, { width: 170, gap: 17, count: 8, sway: 6 * Math.PI * share + 0.01 }),
    place(sailboat(), {
      x: 410 - 26 * Math.cos(2 * Math.PI * share),
      y: 462 + 2.5 * wave(3),
      scale: 0.72,
      turn: 2 * wave(2, 1),
    }),
    shore(wave(2, -1), wave(3)),
  ]);
}

function shore(swash: number, breeze: number): string {
  return [
    beach(width, height, 'M-33 580C90 536 190 548 290 572S470 600 590 556', 5 * swash),
    shape('M250 720C350 650 450 636 540 640V720z', '#f9ebd0'),
    shape('M350 720C420 680 480 672 540 676V720z', colour.wetSand),
    place(palm({ height: 376, lean: 112, crown: 138, sway: 1.6 * breeze }), { x: 74, y: 644 }),
    place(palm({ height: 262, lean: 74, crown: 100, sway: -2 * breeze }), { x: 26, y: 650 }),
    place(fan(), { x: 40, y: 728, scale: 1.3 }),
    place(tuft(), { x: 106, y: 660, scale: 1.2, turn: 2 * breeze }),
    named('oats', seaOats()),
    repeat(
      'oats',
      { x: 404, y: 694, scale: 0.9, turn: 2.5 * breeze },
      { x: 490, y: 706, scale: 1.15, turn: 2 * breeze },
    ),
  ].join('');
}
