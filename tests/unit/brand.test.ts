import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brandColors } from '../../lib/brand.server';

/** Each text with the backgrounds that it stands on: 7:1, level AAA of WCAG 1.4.6. */
const texts: Record<string, string[]> = {
  ink: ['page', 'surface', 'sand', 'mist', 'accent-soft'],
  soft: ['page', 'surface', 'sand', 'mist'],
  heading: ['page', 'surface', 'sand', 'mist', 'accent-soft'],
  link: ['page', 'surface', 'sand', 'mist', 'accent-soft'],
  accent: ['page', 'surface', 'accent-soft'],
  'on-action': ['action', 'action-hover'],
  surface: ['accent'],
  'on-deep': ['deep', 'deep-line'],
  'on-deep-soft': ['deep'],
  deep: ['on-deep', 'on-deep-soft'],
  'on-paper': ['paper'],
  'map-label': ['map-sea', 'map-land'],
};

/** Outlines and marks with what they are seen against: 3:1, WCAG 1.4.11. */
const parts: Record<string, string[]> = {
  control: ['page', 'surface', 'sand', 'mist'],
  focus: ['page', 'surface', 'sand', 'mist'],
  'map-marker': ['map-sea', 'map-land'],
  'map-office': ['map-land'],
};

/** Its colors have the names of those of brand.css. */
const map = 'content/images/map.svg';

describe.each(['light', 'dark'] as const)('in the %s scheme of brand.css', (scheme) => {
  const colors = brandColors()[scheme];

  it('every text is readable on its backgrounds', () =>
    expect(pairsBelow(7, texts, colors)).toEqual([]));

  it('every outline and mark is seen', () => expect(pairsBelow(3, parts, colors)).toEqual([]));

  it.runIf(existsSync(map))('the map has the same sea and land, and a shore that is seen', () => {
    const drawn = brandColors(readFileSync(map, 'utf8'))[scheme];
    const { 'map-shore': shore, 'map-road': road, ...shared } = drawn;
    expect(colors).toMatchObject(shared);
    expect(pairsBelow(3, { 'map-shore': ['map-sea', 'map-land'] }, drawn)).toEqual([]);
  });
});

/** The pairs with less contrast, with their ratio. */
function pairsBelow(
  least: number,
  pairs: Record<string, string[]>,
  colors: Record<string, string>,
) {
  const color = (name: string) => colors[name] ?? expect.fail(`brand.css has no --color-${name}`);
  return Object.entries(pairs).flatMap(([front, backs]) =>
    backs
      .map((back) => ({ front, back, ratio: contrast(color(front), color(back)) }))
      .filter(({ ratio }) => ratio < least),
  );
}

/** WCAG 2.2, "contrast ratio". */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** WCAG 2.2, "relative luminance". */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const channels = (color: string) =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
