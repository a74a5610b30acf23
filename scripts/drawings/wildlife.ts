import { colour } from './palette';
import { disc, line, place, shape } from './svg';

/** A heron standing in water, about 130 high, looking to the right. */
export function heron(): string {
  return [
    line('M-10-44L-12 2M4-42L8 2', colour.barkDark, 3),
    line('M-30 4h36M-10 9h34', colour.foam, 2.5, 0.7),
    wader('#6c9aa3', '#9fc0c3'),
    shape('M-62-30C-48-50-26-64-4-62-14-44-36-30-62-30z', colour.deep, 0.75),
    shape('M36-126c-10-4-24-5-38-1 12 2 24 5 34 7z', colour.ink),
  ].join('');
}

/** An egret, the white sister of the heron. */
export function egret(): string {
  return [
    line('M-10-44L-12 2M4-42L8 2', colour.ink, 3),
    wader(colour.foam, colour.foam),
    shape('M-62-30C-48-48-26-60-4-58-14-42-36-30-62-30z', colour.mist),
  ].join('');
}

function wader(body: string, neck: string): string {
  return [
    shape('M-62-30C-48-60-22-78 6-74 22-70 26-56 16-46 2-34-30-30-62-30z', body),
    shape(
      'M8-46C30-60 36-74 26-88 18-98 16-108 22-114L28-126C8-124 4-106 14-92 22-80 16-72 0-70z',
      neck,
    ),
    shape('M18-122c6-8 20-8 26 0l2 5c-8 5-20 5-26 1z', neck),
    shape('M42-123l36 8-34 1z', colour.sun),
    disc(36, -121, 2, colour.ink),
  ].join('');
}

/** A pelican at rest on a post that stands in water, 130 high. */
export function pelicanOnPost(): string {
  return [
    shape('M-11-46h22l2 50h-26z', colour.barkDark),
    line('M-26 4h40M-6 10h36', colour.foam, 2.5, 0.7),
    shape('M-40-48C-34-76-14-92 8-88 24-84 26-64 14-52 0-44-22-46-40-48z', colour.bark),
    shape('M-48-44C-36-64-18-76 0-74-8-56-26-46-48-44z', colour.barkDark),
    shape(
      'M14-58C28-74 22-90 18-100 14-114 24-124 36-120c8 4 8 12 4 18-6 8-2 28-14 40z',
      colour.cream,
    ),
    shape('M38-118C46-106 48-90 46-66 36-76 30-92 30-104z', colour.sun),
    disc(34, -112, 2, colour.ink),
  ].join('');
}

/** A small shorebird running to the right, 50 wide. */
export function sandpiper(): string {
  return [
    line('M-2-14L-8 0M4-14L10-1', colour.ink, 2),
    shape('M-26-20c8-12 24-14 34-8 2-8 10-12 16-8l4 3c-3 2-5 5-6 9-4 12-28 18-48 4z', '#8d6d52'),
    shape('M-8-14c12 4 26-2 30-12 2 10-10 18-30 12z', colour.foam),
    line('M27-33l13 3', colour.ink, 2),
  ].join('');
}

/** A scallop shell, 40 wide. */
export function scallop(fill: string = colour.rose): string {
  return [
    shape('M0 10l-8-2C-26-6-20-26 0-26S26-6 8 8z', fill),
    line('M0 6v-28M-3 6L-12-18M3 6l9-24', colour.foam, 2, 0.7),
  ].join('');
}

/** A starfish, 40 wide. */
export function starfish(): string {
  const arm = shape('M-6 0L0-22 6 0z', colour.glow);
  return (
    [0, 72, 144, 216, 288].map((turn) => place(arm, { x: 0, y: 0, turn })).join('') +
    disc(0, 0, 7, colour.glow)
  );
}
