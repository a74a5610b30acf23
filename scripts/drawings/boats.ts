import { colour } from './palette';
import { box, disc, line, shape } from './svg';

/** A sailing boat, about 90 wide and 120 high; its waterline is at the origin's height. */
export function sailboat(): string {
  return [
    shape('M4-116v92h50C50-62 34-94 4-116z', colour.foam),
    shape('M3-104v80h-39C-32-56-20-84 3-104z', colour.peach),
    line('M3-120V-14', colour.barkDark, 3),
    shape('M-42-16H58C54-4 44 2 32 3h-52C-30 2-38-6-42-16z', colour.deep),
    shape('M-42-16H58l-2 5H-40z', colour.coral),
    line('M-50 8h46M10 10h58', colour.foam, 3, 0.7),
  ].join('');
}

/** A kayak with a paddler, about 190 wide; its waterline is at the origin's height. */
export function kayak(hull: string = colour.coral, shirt: string = colour.foam): string {
  return [
    shape('M-104-16C-60-8 60-8 104-16 84 4 50 8 0 8S-84 4-104-16z', hull),
    shape('M-104-16C-60-8 60-8 104-16l-6 6C50-2-50-2-98-10z', '#fff', 0.25),
    ...paddler(shirt),
    line('M-60 13h70M34 15h60', colour.foam, 3, 0.6),
  ].join('');
}

function paddler(shirt: string): readonly string[] {
  return [
    shape('M-20-8C-22-36-16-54 0-54s22 18 20 46z', shirt),
    disc(0, -70, 14, colour.skin),
    shape('M-26-72q26-10 52 0l-9-4C16-90-16-90-17-76z', colour.woodLight),
    line('M-58-50L60-22', colour.barkDark, 4),
    shape('M-74-60c8-4 16 0 20 8-8 4-18 2-20-8zM76-12c-8 4-16 0-20-8 8-4 18-2 20 8z', colour.sun),
    line('M-13-42l-12 8M13-42l10 10', colour.skin, 8),
  ];
}

/** A row of wooden posts and a plank, 90 wide, that reaches over water. */
export function dock(): string {
  return [
    line('M8 0v22M44 0v24M82 0v22', colour.barkDark, 5),
    box([0, -5, 92, 7], colour.wood, 2),
  ].join('');
}
