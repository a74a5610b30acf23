import type axe from 'axe-core';
import { addresses, notFoundPaths } from '../../lib/routes';
import { addAxe, expect, test } from './site';

const notFound = Object.values(notFoundPaths);
const narrowestToWidest = [320, 390, 768, 1280, 1920];

for (const path of [...addresses.map(({ path }) => path), ...notFound]) {
  test(`${path} fits every width`, async ({ page }) => {
    await page.goto(path);
    for (const width of narrowestToWidest) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${width} px`).toBe(0);
    }
  });
}

const oneOfEachKind = addresses.filter(
  ({ route, language }, index) =>
    addresses.findIndex(
      (other) => other.route.kind === route.kind && other.language === language,
    ) === index,
);

for (const path of [...oneOfEachKind.map(({ path }) => path), ...notFound]) {
  for (const width of [390, 1280]) {
    test(`${path} is without fault to axe at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await addAxe(page);
      const violations = await page.evaluate(async () => {
        document.querySelectorAll<HTMLDetailsElement>('main details').forEach((details) => {
          details.open = true;
        });
        const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
          runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        });
        return violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`,
        );
      });
      expect(violations).toEqual([]);
    });
  }
}
