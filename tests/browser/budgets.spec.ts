import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { budgets } from '../../lib/budgets';
import { pagesLoadedAgain } from '../../scripts/bench/returning';
import { findBrowser, launchOptions } from '../../scripts/browser';
import { fileOf } from '../build/built-site';
import { eachKindOnce, liveliestPaths } from './page-paths';
import { expect, test } from './site';

// Where there is no window at all, a pointer seems to move over each new page.
test.use({ launchOptions: launchOptions(await findBrowser('whole')) });

/** So long after its load event a page that nobody touches has come to rest, in ms. */
const rest = 1200;

test.describe('a first visit on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, chosen: 'not yet' });

  // A not-found page asks for its script at once: it decides which language is shown.
  for (const path of eachKindOnce.filter((path) => !path.includes('404'))) {
    test(`${path} asks for little, for no script, and moves nothing`, async ({ page }) => {
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            shifts.push((entry as unknown as { value: number }).value);
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(path);
      await page.waitForTimeout(rest);
      const { before, after, shifts } = await page.evaluate(() => {
        const [navigation] = performance.getEntriesByType('navigation');
        const load = (navigation as PerformanceNavigationTiming).loadEventStart;
        const files = performance.getEntriesByType('resource');
        const paths = (isEarly: boolean) =>
          files
            .filter(({ startTime }) => startTime < load === isEarly)
            .map(({ name }) => new URL(name).pathname);
        const { shifts } = window as unknown as { shifts: number[] };
        return { before: paths(true), after: paths(false), shifts };
      });
      expect(before.filter((file) => file.endsWith('.js'))).toEqual([]);
      expect(before.length + 1).toBeLessThanOrEqual(budgets.requests);
      const bytes = [path, ...before].map((file) => sizeOf(file)).reduce((sum, size) => sum + size);
      expect(bytes).toBeLessThanOrEqual(budgets.firstScreen);
      // React comes with the first island that wakes, and none has.
      expect(after.filter((file) => file.endsWith('.js')).length).toBeLessThanOrEqual(1);
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001);
    });
  }
});

test('pages come back from the browser’s cache as they were left', async () => {
  test.slow();
  const paths = liveliestPaths.filter((path) => !path.includes('404'));
  expect(await pagesLoadedAgain(paths)).toEqual([]);
});

/** What a file weighs as a CDN sends it. */
function sizeOf(path: string): number {
  const content = readFileSync(fileOf(path));
  const isPacked = /\.(woff2|avif|jpg|png|mp4)$/.test(path);
  return isPacked ? content.length : brotliCompressSync(content).length;
}
