import {
  axeFaults,
  expect,
  layOutAll,
  loadFonts,
  overflowOf,
  pageScriptRunning,
  test,
} from '../browser/fixtures';
import { differentPages, onePerKind, variantsFor } from '../browser/sampling';
import {
  controlsWithoutFocus,
  coveredParts,
  differencesOnPaper,
  missingWays,
  partsBelowHeader,
  plainParts,
  statesWithoutLooks,
} from '../browser/whole-page';

const narrowestToWidest = [320, 360, 390, 768, 1024, 1280, 1440, 1920];
const differentlyLaidOut = [320, 1024, 1440];

/** In px, of a sheet of Letter without its margins. */
const widthOfPaper = 733;

for (const path of differentPages) {
  test(`${path} fits every width and paper, with nothing over its words and controls`, async ({
    page,
  }) => {
    await page.goto(path);
    await pageScriptRunning(page);
    await layOutAll(page);
    for (const width of narrowestToWidest) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflowOf(page), `${width} px`).toBe(0);
      expect(await missingWays(page), `${width} px`).toEqual([]);
    }
    for (const width of differentlyLaidOut) {
      expect(await coveredParts(page, width), `${width} px`).toEqual([]);
    }
    expect(await differencesOnPaper(page)).toEqual([]);
    expect(await coveredParts(page, widthOfPaper), 'on paper').toEqual([]);
  });

  test(`on ${path} an address leads to each part, and each focus and each state is seen`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await layOutAll(page);
    for (const [width, height] of [
      [390, 844],
      [844, 390],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await partsBelowHeader(page), `${width} px`).toEqual([]);
      expect(await controlsWithoutFocus(page), `${width} px`).toEqual([]);
      expect(await statesWithoutLooks(page), `${width} px`).toEqual([]);
    }
    expect(await plainParts(page)).toEqual([]);
  });
}

/** In px, with everything laid out. */
const highest = { '/': 9_500, '/es': 10_300 };

for (const [path, limit] of Object.entries(highest)) {
  test(`${path} is at most ${limit} px high on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await layOutAll(page);
    await loadFonts(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(limit);
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
