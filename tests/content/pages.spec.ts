import { axeFaults, expect, layOutAll, overflowOf, test } from '../browser/fixtures';
import { differentPages, onePerKind, variantsFor } from '../browser/sampling';

const narrowestToWidest = [320, 390, 768, 1280, 1920];

for (const path of differentPages) {
  test(`${path} fits every width`, async ({ page }) => {
    await page.goto(path);
    await layOutAll(page);
    for (const width of narrowestToWidest) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflowOf(page), `${width} px`).toBe(0);
    }
  });
}

for (const path of onePerKind) {
  for (const width of variantsFor(path, [1280, 390])) {
    for (const colorScheme of variantsFor<'light' | 'dark'>(path, ['light', 'dark'])) {
      test(`${path} passes axe at ${width} px, ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        await page.evaluate(() => {
          for (const details of document.querySelectorAll('details')) {
            if (details.closest('main')) details.open = true;
          }
        });
        expect(await axeFaults(page)).toEqual([]);
      });
    }
  }
}
