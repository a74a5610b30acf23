import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { withPageCache } from '../../scripts/lib/browser';
import { budgets } from '../../scripts/lib/page-weight';
import { builtFile } from '../../scripts/lib/pages';
import { expect, loadFonts, pageScriptRunning, site, test } from '../browser/fixtures';
import { differentPages, interactivePages } from '../browser/sampling';

test.describe('a first visit on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, chosen: 'not yet' });

  // A not-found page requests the page script at once, because the script decides which language is shown.
  for (const path of differentPages.filter((path) => !path.includes('404'))) {
    test(`${path} makes few requests, none for a script, and shifts next to nothing`, {
      tag: '@7.11',
    }, async ({ page }) => {
      await page.addInitScript(() => {
        const shifts: Measured['shifts'] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const {
            value,
            startTime,
            sources,
          } of list.getEntries() as unknown as LayoutShift[]) {
            // The banner covers the page and grows upwards as its text and font load.
            if (sources.length > 0 && sources.every(({ node }) => node?.closest?.('#choices')))
              continue;
            const moved = sources.map(({ node }) => node?.outerHTML?.slice(0, 80));
            shifts.push({ value, time: startTime, moved });
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      // Until the fonts are drawn, the measure depends on how fast the device finds its own.
      const fonts = page.waitForFunction(areFallbackFontsShown);
      await page.route(/\.(woff2|avif|jpg|png|svg)$/, async (route) => {
        await fonts;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      await fonts;
      await page.waitForLoadState();
      await comeToRest(page);
      const { before, after, shifts } = await page.evaluate(() => {
        const [navigation] = performance.getEntriesByType('navigation');
        const load = (navigation as PerformanceNavigationTiming).loadEventStart;
        const files = performance.getEntriesByType('resource');
        const paths = (isEarly: boolean) =>
          files
            .filter(({ startTime }) => startTime < load === isEarly)
            .map(({ name }) => new URL(name).pathname);
        const { shifts, shownAt } = window as unknown as Measured;
        const counted = shifts.filter(({ time }) => time > shownAt);
        return { before: paths(true), after: paths(false), shifts: counted };
      });
      expect(before.filter((file) => file.endsWith('.js'))).toEqual([]);
      expect(before.length + 1, before.join()).toBeLessThanOrEqual(budgets.requests);
      const bytes = [path, ...before].map((file) => sizeOf(file)).reduce((sum, size) => sum + size);
      expect(bytes).toBeLessThanOrEqual(budgets.firstScreen);
      // React is fetched with the first island that comes into view: at first only the form does. The
      // other script says below the first call button whether the office is open.
      const form = page.locator('[data-island*="ContactForm"]');
      if ((await form.count()) > 0) await expect(form).toHaveAttribute('data-hydrated');
      else expect(after.filter((file) => file.endsWith('.js')).length).toBeLessThanOrEqual(2);
      const shift = shifts.reduce((sum, { value }) => sum + value, 0);
      // Until the fonts come, fallbacks of the same width are shown, but a line may break elsewhere.
      expect(shift, JSON.stringify(shifts)).toBeLessThan(0.05);
    });
  }
});

test('a page comes back from the browser’s cache as it was left', async ({ playwright }) => {
  const browser = await playwright.chromium.launch(withPageCache());
  const page = await browser.newPage({ baseURL: site });
  for (const path of interactivePages.filter((path) => !path.includes('404'))) {
    let isSame = false;
    // On a busy machine the browser drops a page if storing it takes seconds.
    for (let tries = 0; tries < 5 && !isSame; tries += 1) {
      await page.goto(path);
      await pageScriptRunning(page);
      await page.evaluate(() => Object.assign(window, { isSame: true }));
      await page.goto('/privacy-policy');
      await page.evaluate(() => void setTimeout(() => history.back()));
      await page.waitForURL(`**${path}`, { waitUntil: 'commit' });
      // Unlike `evaluate` this waits where a page that was dropped is just being loaded.
      await page.waitForFunction(() => document.readyState === 'complete');
      isSame = await page.evaluate(() => 'isSame' in window);
    }
    expect(isSame, path).toBe(true);
  }
  await browser.close();
});

/** The measures that a page records while it loads. Times are in ms since it was opened. */
interface Measured {
  shifts: { value: number; time: number; moved: (string | undefined)[] }[];
  shownAt: number;
}

/**
 * True once the page's text is drawn in the device's own fonts, which browsers look for while the
 * page is already shown; notes the time. Until then even a page without fonts of its own shifts.
 */
function areFallbackFontsShown(): boolean {
  const fallbacks = [...document.fonts].filter(({ family }) => family.includes(' as '));
  const isShown =
    performance.getEntriesByType('paint').length > 0 &&
    fallbacks.some(({ status }) => status === 'loaded') &&
    fallbacks.every(({ status }) => status !== 'loading');
  if (isShown) Object.assign(window, { shownAt: performance.now() });
  return isShown;
}

/** https://developer.mozilla.org/docs/Web/API/LayoutShift */
interface LayoutShift {
  value: number;
  startTime: number;
  sources: { node: Element | null }[];
}

/** Waits until a page has loaded its script and its fonts without any interaction. */
async function comeToRest(page: Page) {
  await pageScriptRunning(page);
  await loadFonts(page);
  await page.evaluate(async () => {
    // A shift is reported in the frame after its paint.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
}

/** A file's size as a CDN sends it. */
function sizeOf(path: string): number {
  const content = readFileSync(builtFile(path));
  const isPacked = /\.(woff2|avif|jpg|png|mp4)$/.test(path);
  return isPacked ? content.length : brotliCompressSync(content).length;
}
