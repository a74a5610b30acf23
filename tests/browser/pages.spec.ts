import type axe from 'axe-core';
import { eachKindOnce, pagePaths, waysFor } from './page-paths';
import { addAxe, expect, layOutAll, test } from './site';

const narrowestToWidest = [320, 390, 768, 1280, 1920];

for (const path of eachKindOnce) {
  test(`${path} fits every width`, async ({ page }) => {
    await page.goto(path);
    await layOutAll(page);
    for (const width of narrowestToWidest) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${width} px`).toBe(0);
    }
  });
}

for (const path of pagePaths) {
  for (const width of waysFor(path, [1280, 390])) {
    for (const colorScheme of waysFor<'light' | 'dark'>(path, ['light', 'dark'])) {
      test(`${path} is without fault to axe at ${width} px, ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        await addAxe(page);
        const violations = await page.evaluate(async () => {
          document.querySelectorAll<HTMLDetailsElement>('main details').forEach((details) => {
            details.open = true;
          });
          const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
            document,
            {
              runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
              rules: { 'color-contrast-enhanced': { enabled: true } },
            },
          );
          return violations.map(
            ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`,
          );
        });
        expect(violations).toEqual([]);
      });
    }
  }
}
