import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { readContent } from '../../lib/content/content.server';
import { contentFolder } from '../../lib/files/folders.server';
import { projection } from '../../lib/town-map.server';
import { expect, layOutAll, loadFonts, test } from './fixtures';

/**
 * The towns on the map.
 * @returns of each its name; its place in the map's units; in CSS pixels the height of its letters,
 *   the area that leads to it, and the boxes of its dot or pin and of its label's lines
 */
function townsOf(page: Page) {
  return page.locator('#areas figure a').evaluateAll((links) =>
    links.map((link) => {
      const scale = link.closest('svg')?.getScreenCTM()?.a ?? Number.NaN;
      const { e: x = 0, f: y = 0 } =
        link.querySelector('g')?.transform.baseVal.consolidate()?.matrix ?? {};
      const [area, ...shown] = [...link.querySelectorAll('rect, text, g > circle, g > svg')].map(
        (element) => element.getBoundingClientRect(),
      );
      return {
        name: link.textContent?.trim(),
        place: { x, y },
        letters: Number.parseFloat(getComputedStyle(link).fontSize) * scale,
        area: area?.toJSON() as DOMRect,
        shown: shown.map((box) => box.toJSON() as DOMRect),
      };
    }),
  );
}

const { map } = readContent(contentFolder);
if (!map) throw new Error('The sample has a map.');
const { project } = projection(map.frame);

/** Water on the sample's map. */
const water = {
  'the Gulf off Naples': { north: 26.14, east: -81.9 },
  'Estero Bay': { north: 26.43, east: -81.88 },
  'the Caloosahatchee off Fort Myers': { north: 26.6, east: -81.918 },
  'San Carlos Bay': { north: 26.48, east: -82.04 },
  'the Marco River': { north: 25.976, east: -81.71 },
};

/** Whether points, in the map's units, are on the mainland or an island as the map shows them. */
function areOnLand(page: Page, points: { x: number; y: number }[]) {
  const drawing = readFileSync(`${contentFolder}/images/map.svg`, 'utf8');
  const [, land = ''] = /class="land" d="([^"]*)"/.exec(drawing) ?? [];
  return page.locator('#areas figure > svg').evaluate(
    (map, { land, points }) => {
      const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
      path.setAttribute('d', land);
      map.append(path);
      return points.map(({ x, y }) => path.isPointInFill(new DOMPoint(x, y)));
    },
    { land, points },
  );
}

test('the towns on the map lie on land, and a pin marks the one with the office', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('#areas figure a:has(svg)')).toHaveText(['Naples Our office']);
  const towns = await townsOf(page);
  const onLand = await areOnLand(
    page,
    towns.map(({ place }) => place),
  );
  expect(towns.length).toBeGreaterThan(0);
  expect(towns.filter((_, index) => !onLand[index]).map(({ name }) => name)).toEqual([]);
  const points = Object.values(water).map(project);
  expect(await areOnLand(page, points), Object.keys(water).join(', ')).toEqual(
    points.map(() => false),
  );
});

for (const path of ['/', '/es']) {
  test(`the link of a town on the map of ${path} contains its dot and label`, async ({ page }) => {
    await page.goto(path);
    await layOutAll(page);
    await loadFonts(page);
    for (const width of [360, 390, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const towns = await townsOf(page);
      expect(towns.length).toBeGreaterThan(0);
      for (const { name, letters, area, shown } of towns) {
        const what = `${name} at ${width} px`;
        expect(letters, what).toBeGreaterThanOrEqual(12.5);
        expect(Math.min(area.width, area.height), what).toBeGreaterThanOrEqual(24);
        for (const box of shown) {
          expect(box.left, what).toBeGreaterThanOrEqual(area.left);
          expect(box.right, what).toBeLessThanOrEqual(area.right);
          // The box of a text is higher than its letters.
          expect(box.top, what).toBeGreaterThanOrEqual(area.top - letters / 4);
          expect(box.bottom, what).toBeLessThanOrEqual(area.bottom + letters / 4);
        }
      }
      const overlapping = towns.flatMap(({ name, area: a }, index) =>
        towns
          .slice(index + 1)
          .filter(
            ({ area: b }) =>
              a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
          )
          .map((other) => [name, other.name]),
      );
      expect(overlapping).toEqual([]);
    }
  });
}
