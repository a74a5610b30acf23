import { dock, kayak, sailboat } from './boats';
import {
  barn,
  bridge,
  footbridge,
  fountain,
  golfFlag,
  hall,
  house,
  pier,
  rows,
  tower,
  umbrella,
} from './buildings';
import { colour } from './palette';
import { palm, royalPalm } from './palms';
import { bush, citrus, fan, mangroves, oak, seaOats, tuft } from './plants';
import { birds, cloudBank, clouds, sky, streaks, sun, warmth } from './sky';
import { line, named, picture, place, repeat, shape } from './svg';
import { beach, farShore, glints, ripples, sea, shadow, treeline, waters } from './water';
import { egret, heron, pelicanOnPost, sandpiper, scallop, starfish } from './wildlife';

const width = 720;
const height = 480;

/** Banners show the middle of a picture only, so what matters stands close to this line. */
const horizon = 246;

/** One picture for every town, by the town's id. */
export const towns = {
  naples: naples(),
  'ave-maria': aveMaria(),
  'bonita-springs': bonitaSprings(),
  estero: estero(),
  'fort-myers': fortMyers(),
  'golden-gate': goldenGate(),
  immokalee: immokalee(),
  'lely-resort': lelyResort(),
  'marco-island': marcoIsland(),
  'vanderbilt-beach': vanderbiltBeach(),
} satisfies Record<string, string>;

function scene(...parts: readonly string[]): string {
  return picture(width, height, parts);
}

function naples(): string {
  return scene(
    sky(width, horizon, 'sunset'),
    sun(306, 222, 44),
    place(cloudBank('#f6bd9c', 0.7), { x: 440, y: horizon, scale: 0.8 }),
    place(streaks(), { x: 150, y: 96 }),
    clouds({ x: 500, y: 124, scale: 0.7 }),
    sea({ width, horizon, bottom: 430 }),
    warmth(306, horizon, 110),
    glints(306, 257, { width: 120, gap: 13 }),
    pier([752, 296], [366, 250]),
    beach(width, height, 'M-43 380C120 352 250 372 380 392S620 400 760 352'),
    place(shadow(), { x: 60, y: 428, scale: 1.2 }),
    named('palm', palm({ height: 270, lean: 84, crown: 104 })),
    repeat('palm', { x: 54, y: 430 }, { x: 24, y: 432, scale: 0.7 }),
    place(pelicanOnPost(), { x: 524, y: 346, scale: 0.62 }),
    place(bush(), { x: 14, y: 440, scale: 1.1 }),
    place(tuft(), { x: 84, y: 434, scale: 0.9 }),
    place(birds(), { x: 420, y: 176, scale: 0.7 }),
    named('oats', seaOats()),
    repeat('oats', { x: 640, y: 462, scale: 0.8 }, { x: 706, y: 470 }),
  );
}

function aveMaria(): string {
  return scene(
    sky(width, horizon, 'gold'),
    sun(500, 206, 38),
    clouds({ x: 60, y: 130, scale: 0.9 }, { x: 560, y: 104, scale: 0.6 }),
    treeline(width, horizon + 4, colour.leafMid, 0.6),
    shape('M0 248h720v232H0z', colour.leafPale),
    rows([360, 240], height, { count: 24, share: 0.4, fill: colour.leafLight }),
    shape('M0 300C140 284 250 284 360 284s240 0 360 18v186H0z', colour.leafLight),
    shape('M332 296h56c20 60 60 120 132 184H200c72-64 112-124 132-184z', colour.sand),
    shape('M351 296h18l42 184H309z', '#faeed7'),
    place(hall(), { x: 360, y: 300, scale: 0.88 }),
    named('oak', oak()),
    repeat('oak', { x: 120, y: 322, scale: 0.86 }, { x: 612, y: 324, scale: 0.9, flip: true }),
    shape('M0 330c90-16 180-12 296 6-30 60-76 110-130 144H0z', colour.leaf),
    shape('M720 332c-90-16-180-14-296 4 30 60 76 110 130 144h166z', colour.leaf),
    shape(
      'M0 384c90-14 160-10 226 0-26 32-56 62-86 96H0zM720 384c-90-14-160-10-226 0 26 32 56 62 86 96h140z',
      '#549680',
    ),
    named('bush', bush(colour.leafMid, colour.leaf)),
    repeat('bush', { x: 238, y: 344, scale: 0.56 }, { x: 484, y: 344, scale: 0.56 }),
    place(fan(), { x: 40, y: 490 }),
    place(fan(), { x: 684, y: 490 }),
    place(birds(), { x: 190, y: 172, scale: 0.6 }),
  );
}

function bonitaSprings(): string {
  return scene(
    sky(width, horizon, 'sunrise'),
    sun(364, 200, 36),
    clouds({ x: 90, y: 124, scale: 0.8 }, { x: 500, y: 108, scale: 0.7 }),
    treeline(width, horizon + 4, colour.leafMid, 0.5),
    sea({
      width,
      horizon,
      bottom: height,
      colours: ['#f0dcc0', '#a9cfc5', colour.shallow, colour.lagoon],
    }),
    warmth(364, 270, 90),
    glints(364, 296, { width: 90, gap: 14, count: 6 }),
    shape('M0 246h196c64 8 66 26 16 44-70 26-30 60-60 100-30 36-90 60-152 90z', colour.leafLight),
    shape(
      'M720 246H542c-64 8-68 24-24 44 70 30 40 70 80 110 30 30 70 44 122 60z',
      colour.leafLight,
    ),
    shape('M0 300c60-10 130 0 140 24 8 30-30 96-140 150z', colour.leaf),
    shape('M720 300c-60-10-120 0-130 24-4 40 60 100 130 140z', colour.leaf),
    place(footbridge(), { x: 212, y: 272 }),
    named('palm', palm({ height: 168, lean: 40, crown: 74 })),
    repeat(
      'palm',
      { x: 66, y: 334 },
      { x: 142, y: 296, scale: 0.74 },
      { x: 660, y: 336, flip: true },
      { x: 588, y: 296, scale: 0.7, flip: true },
    ),
    named('bush', bush()),
    repeat(
      'bush',
      { x: 20, y: 346 },
      { x: 104, y: 338, scale: 0.6 },
      { x: 702, y: 350, scale: 1.1 },
      { x: 624, y: 338, scale: 0.56 },
    ),
    place(kayak(), { x: 366, y: 320, scale: 0.68 }),
    place(fan(), { x: 30, y: 484, scale: 1.1 }),
    place(fan(), { x: 700, y: 484, scale: 1.1 }),
  );
}

function estero(): string {
  return scene(
    sky(width, horizon, 'rose'),
    sun(452, 218, 42),
    place(cloudBank('#fbd9c0', 0.8), { x: 70, y: horizon, scale: 0.9 }),
    place(streaks(), { x: 340, y: 96 }),
    place(farShore(), { x: 190, y: horizon + 1, scale: 0.7 }),
    place(farShore(), { x: 540, y: horizon + 1, scale: 0.9 }),
    sea({ width, horizon, bottom: height, colours: waters.rose }),
    warmth(452, horizon, 120),
    glints(452, 257, { width: 120, gap: 13 }),
    named('mangroves', mangroves()),
    repeat('mangroves', { x: -24, y: 276, scale: 0.72 }, { x: -96, y: 296 }, { x: 566, y: 292 }),
    place(ripples(), { x: 40, y: 330 }),
    place(ripples(), { x: 400, y: 372 }),
    place(kayak(colour.deep, colour.coral), { x: 418, y: 310, scale: 0.56 }),
    place(heron(), { x: 222, y: 330, scale: 1.05 }),
    place(birds(), { x: 230, y: 150, scale: 0.7 }),
    place(fan(), { x: 50, y: 490, scale: 1.2 }),
    place(fan(), { x: 690, y: 490, scale: 1.2 }),
  );
}

function fortMyers(): string {
  return scene(
    sky(width, horizon, 'sunrise'),
    sun(210, 196, 40),
    clouds({ x: 330, y: 122, scale: 0.8 }, { x: 20, y: 100, scale: 0.5 }),
    treeline(width, horizon + 4, colour.sea, 0.6),
    sea({ width, horizon, bottom: height }),
    warmth(210, 264, 100),
    glints(210, 284, { width: 110, gap: 14, count: 6 }),
    bridge(728, 262, 46),
    place(sailboat(), { x: 336, y: 318, scale: 0.72 }),
    shape('M720 262H500c-40 20-60 50-110 90S250 440 180 480h540z', colour.leafLight),
    shape('M720 270H560c-60 26-100 60-160 110-44 36-90 64-140 100h460z', colour.sand),
    shape('M720 280H600c-50 30-110 70-160 120-30 30-60 54-96 80h376z', colour.leaf),
    named('bush', bush(colour.leafMid, colour.leaf)),
    repeat('bush', { x: 700, y: 284, scale: 0.5 }, { x: 640, y: 280, scale: 0.4 }),
    named('royal', royalPalm({ height: 216, crown: 76 })),
    repeat(
      'royal',
      { x: 494, y: 284, scale: 0.38 },
      { x: 526, y: 300, scale: 0.52 },
      { x: 570, y: 326, scale: 0.72 },
      { x: 640, y: 376 },
    ),
    repeat('bush', { x: 696, y: 386, scale: 0.8 }),
    place(fan(), { x: 560, y: 492, scale: 1.1 }),
    place(fan(), { x: 690, y: 496, scale: 1.3 }),
    place(ripples(), { x: 30, y: 390 }),
    place(birds(), { x: 300, y: 176, scale: 0.6 }),
  );
}

function goldenGate(): string {
  return scene(
    sky(width, horizon, 'day'),
    sun(366, 214, 30),
    clouds({ x: 50, y: 136, scale: 0.9 }, { x: 470, y: 112, scale: 0.8 }),
    treeline(width, horizon + 4, colour.leafMid, 0.6),
    sea({ width, horizon, bottom: height, colours: waters.clear }),
    place(ripples(), { x: 280, y: 316, scale: 0.7 }),
    place(ripples(), { x: 220, y: 400 }),
    shape('M0 246h346C336 292 256 342 156 396 100 426 50 452 16 480H0z', colour.leaf),
    shape('M720 246H380C390 292 470 342 570 396c56 30 100 54 134 84h16z', colour.leaf),
    shape('M0 246h340C322 290 240 338 140 388 84 416 40 440 0 470z', colour.leafLight),
    shape('M720 246H386C404 290 486 338 586 388c56 28 94 52 134 82z', colour.leafLight),
    named('coral', house(colour.cream, colour.coral)),
    named('green', house('#e6f0ea', colour.lagoon)),
    repeat('coral', { x: 88, y: 318, scale: 1.12 }, { x: 500, y: 284, scale: 0.66, flip: true }),
    repeat('green', { x: 226, y: 284, scale: 0.66 }, { x: 636, y: 318, scale: 1.12, flip: true }),
    named('palm', palm({ height: 150, lean: 30, crown: 66 })),
    repeat('palm', { x: 164, y: 316 }, { x: 556, y: 316, flip: true }),
    named('bush', bush(colour.leafMid, colour.leaf)),
    repeat(
      'bush',
      { x: 24, y: 322, scale: 0.6 },
      { x: 182, y: 318, scale: 0.4 },
      { x: 700, y: 322, scale: 0.6 },
      { x: 536, y: 318, scale: 0.4 },
    ),
    place(dock(), { x: 522, y: 344, flip: true }),
    place(egret(), { x: 286, y: 334, scale: 0.66 }),
    place(fan(), { x: 24, y: 488, scale: 1.1 }),
    place(fan(), { x: 696, y: 488, scale: 1.1 }),
  );
}

function immokalee(): string {
  return scene(
    sky(width, horizon, 'gold'),
    sun(300, 212, 42),
    clouds({ x: 400, y: 142, scale: 1.1 }, { x: 40, y: 116, scale: 0.8 }),
    place(streaks(), { x: 230, y: 60, scale: 0.8 }),
    treeline(width, horizon + 4, colour.leafMid, 0.65),
    shape('M0 248h720v232H0z', '#e6cd9d'),
    rows([300, 238], height, { count: 20, share: 0.62 }),
    rows([300, 238], height, { count: 20, share: 0.2, fill: '#93c3a0' }),
    shape('M412 262c100-18 210-16 308-14v84c-110-4-230-20-308-70z', colour.leafLight),
    place(barn(), { x: 548, y: 304, scale: 0.92 }),
    shape('M0 262c70-8 160 2 190 20-20 40-100 80-190 96z', colour.leafLight),
    named('citrus', citrus()),
    repeat(
      'citrus',
      { x: 160, y: 288, scale: 0.66 },
      { x: 106, y: 302, scale: 0.9 },
      { x: 34, y: 328, scale: 1.25 },
      { x: 650, y: 316, scale: 0.9 },
      { x: 704, y: 336, scale: 1.15 },
    ),
    place(birds(), { x: 196, y: 170, scale: 0.6 }),
  );
}

function lelyResort(): string {
  return scene(
    sky(width, horizon, 'day'),
    sun(470, 206, 34),
    clouds({ x: 190, y: 126, scale: 0.8 }, { x: 540, y: 100, scale: 0.6 }),
    treeline(width, horizon + 4, colour.leafMid, 0.7),
    shape('M0 250c160-8 420-8 720 0v230H0z', colour.leafPale),
    shape('M0 272c120-20 260-12 380 4s230 8 340-14v218H0z', colour.leafLight),
    shape(
      'M96 320c24-32 150-44 250-38 110 6 140 30 96 58-40 26-130 40-220 36S72 352 96 320z',
      '#e8dcb8',
    ),
    shape(
      'M108 320c24-28 140-38 236-32 100 6 128 26 86 50-40 24-124 36-208 32S86 348 108 320z',
      colour.shallow,
    ),
    shape('M170 344c60 16 180 12 244-8-36 24-112 34-192 32-40-2-60-12-52-24z', colour.sea, 0.6),
    place(ripples(), { x: 140, y: 318, scale: 0.6 }),
    place(fountain(), { x: 266, y: 334, scale: 1.2 }),
    shape('M0 400C160 366 300 372 410 336S640 276 720 278v202H0z', colour.leaf),
    shape('M440 340c10-26 90-44 170-44s90 16 70 34c-24 20-90 32-150 32s-100-4-90-22z', '#a9d09f'),
    shape('M424 388c14-14 50-10 80-8s50 8 36 18-130 12-116-10z', colour.sand),
    place(golfFlag(), { x: 556, y: 328, scale: 1.05 }),
    named('oak', oak()),
    repeat('oak', { x: 74, y: 316, scale: 0.74 }, { x: 676, y: 294, scale: 0.5, flip: true }),
    shape('M0 432c200-36 420-10 720-4v52H0z', colour.leafMid),
    place(fan(), { x: 60, y: 492 }),
    place(fan(), { x: 680, y: 496, scale: 1.1 }),
  );
}

function marcoIsland(): string {
  return scene(
    sky(width, horizon, 'sunset'),
    sun(236, 216, 42),
    place(streaks(), { x: 60, y: 120 }),
    clouds({ x: 350, y: 130, scale: 0.7 }),
    named('tower', tower()),
    repeat(
      'tower',
      { x: 426, y: 250, scale: 0.9 },
      { x: 474, y: 250, scale: 0.66 },
      { x: 516, y: 250, scale: 1.1 },
      { x: 572, y: 250, scale: 0.78 },
    ),
    named('trees', farShore(colour.leafMid, 1)),
    repeat('trees', { x: 380, y: horizon + 2 }, { x: 560, y: horizon + 2 }),
    sea({ width, horizon, bottom: 470 }),
    warmth(236, horizon, 110),
    glints(236, 257, { width: 120, gap: 13 }),
    place(sailboat(), { x: 372, y: 306, scale: 0.86 }),
    shape('M396 247q160-5 330 0v9q-170-1-330-9z', colour.sand),
    beach(width, height, 'M-43 436C190 424 340 392 460 338C540 302 640 292 760 290'),
    named('palm', palm({ height: 150, lean: -30, crown: 66 })),
    repeat('palm', { x: 690, y: 352, scale: 1.1 }, { x: 716, y: 356, scale: 0.74 }),
    place(bush(), { x: 706, y: 366, scale: 0.7 }),
    place(tuft(), { x: 656, y: 364, scale: 0.7 }),
    place(scallop(), { x: 440, y: 424 }),
    place(starfish(), { x: 560, y: 376, turn: 14 }),
  );
}

function vanderbiltBeach(): string {
  return scene(
    sky(width, horizon, 'sunrise'),
    sun(214, 216, 42),
    clouds({ x: 420, y: 132, scale: 0.9 }),
    place(streaks(), { x: 60, y: 100 }),
    place(cloudBank('#fbd3ae', 0.8), { x: 470, y: horizon, scale: 0.7 }),
    sea({ width, horizon, bottom: 400 }),
    warmth(214, horizon, 110),
    glints(214, 257, { width: 120, gap: 12, count: 5 }),
    beach(width, height, 'M-43 314C120 292 300 298 420 312S640 318 760 296'),
    place(umbrella(), { x: 476, y: 346 }),
    named('piper', sandpiper()),
    repeat(
      'piper',
      { x: 196, y: 328, scale: 0.8 },
      { x: 256, y: 336, scale: 0.66 },
      { x: 304, y: 326, scale: 0.6 },
    ),
    shape('M-10 480C20 400 160 380 330 480z', '#f9ebd0'),
    shape('M470 480c60-60 170-84 260-70v70z', '#f9ebd0'),
    shape('M-10 480c30-50 120-50 190 0zM590 480c40-36 90-44 140-40v40z', colour.wetSand),
    named('oats', seaOats()),
    repeat(
      'oats',
      { x: 44, y: 432 },
      { x: 112, y: 436, scale: 0.8 },
      { x: 676, y: 432 },
      { x: 610, y: 446, scale: 0.8 },
    ),
    line('M340 400q20-6 40 0M380 436q24-6 48 0', colour.duneShade, 3, 0.5),
  );
}
