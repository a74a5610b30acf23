import { colour } from './palette';
import { disc, line, lumps, place, shape } from './svg';

/** The colours of one person. */
export interface Person {
  readonly skin: string;
  readonly shade: string;
  readonly hair: string;
  readonly top: string;
  readonly topShade: string;
}

/** People of several looks; none is anyone in particular. */
export const people = {
  doctor: {
    skin: '#bd8762',
    shade: '#a4704e',
    hair: '#3d2d2b',
    top: colour.teal,
    topShade: colour.deep,
  },
  patient: {
    skin: '#d9a67f',
    shade: '#c18c66',
    hair: '#6b4a3a',
    top: colour.coral,
    topShade: '#bf5a3e',
  },
  elder: {
    skin: '#94634a',
    shade: '#7d513b',
    hair: '#c4bdb3',
    top: colour.sun,
    topShade: '#dd9650',
  },
} as const satisfies Record<string, Person>;

/** A head with short curls, seen from the front, 90 wide and 120 high; the chin is the origin. */
function head({ skin, shade, hair }: Person): string {
  return [
    shape(
      lumps([-34, -30], '-9 -20, -3 -24, 9 -22, 20 -16, 34 0, 20 16, 9 22, -3 24, -9 20'),
      hair,
    ),
    disc(-34, -46, 7, shade),
    disc(34, -46, 7, shade),
    shape('M-33-62C-35-20-22 2 0 2S35-20 33-62C29-88-29-88-33-62z', skin),
    shape(
      lumps(
        [-36, -56],
        '-2 -24, 16 -20, 22 -10, 22 6, 16 18, 2 22, -14 -10, -18 4, -20 -6, -12 10',
      ),
      hair,
    ),
    disc(-14, -44, 3.2, colour.hair),
    disc(14, -44, 3.2, colour.hair),
    line('M-10-20q10 9 20 0', colour.hair, 2.6),
    disc(-21, -30, 7, colour.coral, 0.16),
    disc(21, -30, 7, colour.coral, 0.16),
  ].join('');
}

/** Someone at half length who sits with folded hands; the neck is at the origin, 300 high. */
export function halfLength(person: Person): string {
  const { skin, shade, top, topShade } = person;
  const sleeves = 'M-98 84C-118 150-118 212-96 236L-30 250M98 84c20 66 20 128-2 152l-66 14';
  return [
    shape(
      'M-120 310C-132 200-132 110-114 62-100 30-68 18-32 2h64c36 16 68 28 82 60 18 48 18 138 6 248z',
      top,
    ),
    shape('M-23-40h46V8q0 20-23 34-23-14-23-34z', shade),
    shape('M-34 2Q0 52 34 2l10 14L6 160H-6L-44 16z', colour.foam),
    shape('M-24-2L0 36-26 62-42 0zM24-2L0 36l26 26L42 0z', '#fff'),
    shape(
      'M-40 0l-24 60 26 14-8 14L0 172V144L-36 44zM40 0l24 60-26 14 8 14L0 172V144L36 44z',
      topShade,
    ),
    place(head(person), { x: 0, y: -22, scale: 1.26 }),
    line(sleeves, topShade, 47),
    line(sleeves, top, 42),
    line('M-38 230l-4 36M38 230l4 36', colour.foam, 8),
    shape('M-36 232c18-8 36-6 50 2 10 8 6 22-2 28-16 8-34 6-50 2z', shade),
    shape('M38 230c-18-8-40-8-54 4-8 8-6 20 4 26 16 8 36 8 52 4z', skin),
    line('M-4 240q10-4 20-2M-4 250q10-2 20-1', shade, 2.4),
  ].join('');
}

/** Head and shoulders of someone who waves, for a screen; 220 wide, cut at the origin. */
export function caller(person: Person): string {
  const { skin, shade, top, topShade } = person;
  return [
    shape('M-92 0C-94-46-70-64-24-74h48C70-64 94-46 92 0z', top),
    shape('M-18-96h36v22q-4 14-18 16-14-2-18-16z', shade),
    shape('M-26-76q26 34 52 0l10 4Q0-28-36-72z', colour.foam),
    place(head(person), { x: 0, y: -90, scale: 0.94 }),
    line('M72-8C94-18 104-40 104-62', topShade, 24),
    line('M104-64v-16', skin, 15),
    shape(
      'M92-84c-2-12-8-24-4-27 4-2 8 8 9 12-1-12 0-24 4-24s5 12 6 22c2-10 5-19 9-18 4 2 1 12-1 20 4-6 8-8 10-5 0 10-6 18-9 24-4 6-20 6-24-4z',
      skin,
    ),
  ].join('');
}

/** Someone who sits in an armchair and looks to the right, 170 wide and 250 high. */
export function seated(person: Person, chair: string, chairShade: string, long = false): string {
  const { skin, shade, top, topShade } = person;
  return [
    line('M-62-12v10M34-12v10', colour.barkDark, 7),
    shape('M-92-134c-2-22 34-28 42-4l20 84v44h-40q-14 0-14-14z', chairShade),
    line('M-14-84H32q12 0 11 12L38-14', colour.deep, 30),
    shape('M26-14h26c4 6 18 6 20 14H26z', colour.barkDark),
    shape('M-84-68q60-10 130-4v46q0 16-16 16h-98q-16 0-16-16z', chair),
    shape('M-52-62C-62-120-50-166-16-168 18-168 30-138 22-62q-36 14-74 0z', top),
    line('M-14-88H50q13 0 12 13L60-16', colour.ink, 32),
    shape('M46-15h28c4 6 20 7 22 15H46z', colour.barkDark),
    line('M-11-164l3-18', shade, 22),
    place(profile({ skin, shade, hair: person.hair, top, topShade }, long), { x: -4, y: -180 }),
    line('M-16-142C-18-112-8-100 4-98L40-112', topShade, 22),
    shape('M40-122c10-4 20-10 28-8 4 2 2 6-4 8 8 2 6 8-2 10-6 4-14 4-20 2z', skin),
    shape('M-88-66c24-12 60-12 78 0 6 6 6 14 0 20h-78z', chair),
  ].join('');
}

function profile({ skin, shade, hair }: Person, long: boolean): string {
  return [
    long ? shape('M-30-34C-40-4-38 14-30 22-18 24-10 16-6 2z', hair) : '',
    shape('M-22-30C-22-60 24-62 27-34l6 14c1 3-2 4-5 4 1 14-4 22-16 22C-8 6-22-8-22-30z', skin),
    shape(
      'M-20-8C-42-28-34-66 2-66 24-66 34-54 28-42 16-38 4-42-2-48c2 10-2 18-8 22-2 8-4 14-10 18z',
      hair,
    ),
    disc(-7, -22, 6, shade),
    disc(17, -30, 2.4, colour.hair),
    line('M14-7q6 3 10-1', colour.hair, 2.4),
  ].join('');
}

/** A speech bubble with three dots, 130 wide; its tail points down at the origin. */
export function bubble(fill: string, dots: string): string {
  return [
    shape(
      'M-4-4C2-14 2-24 0-30h-26a30 30 0 0 1-30-30v-16a30 30 0 0 1 30-30h86a30 30 0 0 1 30 30v16a30 30 0 0 1-30 30H28C22-18 12-8-4-4z',
      fill,
    ),
    disc(-10, -68, 8, dots),
    disc(17, -68, 8, dots),
    disc(44, -68, 8, dots),
  ].join('');
}
