import { existsSync, readFileSync } from 'node:fs';
import { wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { brandColors } from '../../lib/brand.server';
import { checkBrand } from '../../lib/checks/brand.server';
import type { Finding } from '../../lib/findings/finding';

/** A style sheet whose colors have the same names as in brand.css. */
const map = 'content/images/map.svg';
const css = readFileSync('components/brand.css', 'utf8');

/** The style sheet with other light colors. */
const withColors = (colors: Record<string, string>) =>
  Object.entries(colors).reduce(
    (text, [name, color]) => text.replace(new RegExp(`(--color-${name}:) #\\w+`), `$1 ${color}`),
    css,
  );

describe('the brand’s colors', () => {
  it('have the contrast that they need, in both schemes', () => {
    expect(checkBrand()).toEqual([]);
  });

  it.runIf(existsSync(map)).for(['light', 'dark'] as const)(
    'are those of the map as well, whose shore is seen: %s',
    (scheme) => {
      const drawn = brandColors(readFileSync(map, 'utf8'))[scheme];
      const { 'map-shore': shore = '', 'map-road': road, ...shared } = drawn;
      expect(brandColors()[scheme]).toMatchObject(shared);
      for (const back of ['map-sea', 'map-land']) {
        expect(wcagContrast(shore, drawn[back] ?? '')).toBeGreaterThanOrEqual(3);
      }
    },
  );

  it.for([
    ['link', '#fff3b0', 'page', 7],
    ['action', '#ffe066', 'action', 7],
    ['soft', '#8a8f90', 'mist', 7],
    ['control', '#c0d0d0', 'surface', 3],
  ] as const)(
    'are refused where they cannot be read: %s %s on %s (%i:1)',
    ([name, color, back, least]) => {
      const found = checkBrand(withColors({ [name]: color })).find(
        ({ values }) => values.back === back,
      );
      const { front, ratio, nearest } = found?.values ?? {};
      expect(found).toMatchObject({
        code: 'contrast',
        level: 'fault',
        file: 'components/brand.css',
      });
      expect([front, back]).toContain(name);
      expect(Number(ratio)).toBeLessThan(least);
      // Each color that the finding suggests has enough contrast.
      const remedies = [...String(nearest).matchAll(/--color-([\w-]+): (#\w+)/g)];
      expect(remedies.length).toBeGreaterThan(0);
      for (const [, other = '', value = ''] of remedies) {
        const mended = checkBrand(withColors({ [name]: color, [other]: value }));
        const isSame = ({ values }: Finding) => values.front === front && values.back === back;
        expect(
          mended.filter(
            (finding) => isSame(finding) && finding.values.scheme === found?.values.scheme,
          ),
        ).toEqual([]);
      }
    },
  );

  it('are refused where one is missing', () => {
    const found = checkBrand(css.replace(/--color-focus: .*;/, ''));
    expect(found).toContainEqual(
      expect.objectContaining({
        code: 'no-color',
        values: expect.objectContaining({ name: 'focus' }),
      }),
    );
  });

  it('may be written in capitals, in both schemes', () => {
    const capitals = css.replace(/#[\da-f]{6}/g, (color) => color.toUpperCase());
    expect(brandColors(capitals)).toEqual(brandColors(css));
  });

  it.for(['#333', 'rgb(20 20 20)', 'var(--color-ink)'])(
    'are refused where the dark scheme writes one in another way: %s',
    (color) => {
      const start = css.indexOf('prefers-color-scheme: dark');
      const dark = css.slice(start).replace(/(--color-link:) #\w+/, `$1 ${color}`);
      const [found] = checkBrand(css.slice(0, start) + dark);
      const line = (css.slice(0, start) + dark).split('\n').findIndex((one) => one.includes(color));
      expect(found).toMatchObject({ code: 'no-color', line: line + 1 });
      expect(found?.values).toMatchObject({ name: 'link', scheme: { en: 'dark' } });
    },
  );

  it('may be very dark', () => {
    const dark = { action: '#3b0006', 'action-hover': '#2b0004', link: '#3b0006' };
    expect(checkBrand(withColors(dark))).toEqual([]);
  });
});
