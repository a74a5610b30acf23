import { readFileSync } from 'node:fs';
import { clampChroma, formatHex, oklch, wcagContrast } from 'culori';
import { brandColors } from '../brand.server';
import { type Finding, finding } from '../findings/finding';

const brandFile = 'components/brand.css';

/** Pairs of colors that need the same contrast. */
interface Pairs {
  /** The least contrast ratio; 7 means 7:1. */
  least: number;
  /** The backgrounds of each front color, by the names of the colors in the style sheet. */
  fronts: Record<string, readonly string[]>;
}

/** The colors of text. They need 7:1: level AAA of WCAG 1.4.6. */
const texts: Pairs = {
  least: 7,
  fronts: {
    ink: ['page', 'surface', 'sand', 'mist', 'accent-soft'],
    soft: ['page', 'surface', 'sand', 'mist'],
    heading: ['page', 'surface', 'sand', 'mist', 'accent-soft'],
    link: ['page', 'surface', 'sand', 'mist', 'accent-soft'],
    accent: ['page', 'surface', 'accent-soft'],
    'on-action': ['action', 'action-hover'],
    'on-sun': ['sun', 'sun-hover'],
    surface: ['accent'],
    'on-deep': ['deep', 'deep-line'],
    'on-deep-soft': ['deep'],
    'on-paper': ['paper'],
    'map-label': ['map-sea', 'map-land'],
  },
};

/** The colors of outlines and marks. They need 3:1: WCAG 1.4.11. */
const parts: Pairs = {
  least: 3,
  fronts: {
    control: ['page', 'surface', 'sand', 'mist'],
    focus: ['page', 'surface', 'sand', 'mist'],
    'map-marker': ['map-sea', 'map-land'],
    'map-office': ['map-land'],
  },
};

/**
 * Finds pairs of colors of the brand that have too little contrast, in the light and in the dark scheme.
 * @param css the text of the style sheet
 */
export function checkBrand(css = readFileSync(brandFile, 'utf8')): Finding[] {
  const schemes = brandColors(css);
  return (['light', 'dark'] as const).flatMap((scheme) =>
    [texts, parts].flatMap(({ least, fronts }) =>
      Object.entries(fronts).flatMap(([front, backs]) =>
        backs.flatMap((back) => {
          const pair = { front, back, least, scheme: schemeNames[scheme] };
          return faultOf(pair, schemes[scheme], css);
        }),
      ),
    ),
  );
}

const schemeNames = {
  light: { en: 'light', es: 'claro' },
  dark: { en: 'dark', es: 'oscuro' },
};

interface Pair {
  front: string;
  back: string;
  least: number;
  scheme: { en: string; es: string };
}

/** A color of a pair that is missing or cannot be read, or too little contrast, with the nearest colors that have enough. */
function faultOf(pair: Pair, colors: Record<string, string>, css: string): Finding[] {
  const { front, back, least, scheme } = pair;
  const one = colors[front];
  const other = colors[back];
  const place = {
    file: brandFile,
    field: `--color-${front}`,
    line: lineOf(`--color-${front}:`, css, { isDark: scheme === schemeNames.dark }),
  };
  if (!one || !other) return [finding('no-color', place, { name: one ? back : front, scheme })];
  const ratio = wcagContrast(one, other);
  if (ratio >= least) return [];
  const remedies = [
    [front, nearest(one, other, least)],
    [back, nearest(other, one, least)],
  ].flatMap(([name, color]) => (color ? `--color-${name}: ${color}` : []));
  const values = {
    front,
    one,
    back,
    other,
    least,
    scheme,
    ratio: ratio.toFixed(1),
    nearest: remedies.join(', '),
  };
  return [finding('contrast', place, values)];
}

/**
 * The color of the same hue that is closest in lightness and has enough contrast with another color.
 * @returns undefined if neither black nor white has enough
 */
function nearest(color: string, other: string, least: number): string | undefined {
  const start = oklch(color);
  if (!start) return undefined;
  const steps = Array.from({ length: 200 }, (_, index) => (index + 1) / 200);
  for (const step of steps) {
    for (const l of [start.l - step, start.l + step]) {
      if (l < 0 || l > 1) continue;
      const candidate = formatHex(clampChroma({ ...start, l }, 'oklch'));
      if (wcagContrast(candidate, other) >= least) return candidate;
    }
  }
  return undefined;
}

/** The line of a text in the style sheet, the first one if it is missing. Dark colors are the last ones of their names. */
const lineOf = (text: string, css: string, { isDark }: { isDark: boolean }): number =>
  css.slice(0, Math.max(isDark ? css.lastIndexOf(text) : css.indexOf(text), 0)).split('\n').length;
