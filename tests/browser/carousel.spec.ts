import type { Page } from 'playwright/test';
import { carouselInterval, mobileBreakpoint } from '../../lib/constants';
import { addStyle, expect, test } from './site';

const logos = (page: Page) => page.locator('#insurance .logo');
const dots = (page: Page) => page.locator('#insurance .carousel-controls .grid button');
const controls = (page: Page) => page.locator('#insurance .carousel-controls');

/** Index of the logo that stands in the list's window. */
const shown = (page: Page) =>
  page.locator('#insurance ul').evaluate((list) => Math.round(list.scrollLeft / list.clientWidth));

/** Opens the page with the carousel awake, in sight, and timed by Playwright's clock. */
async function open(page: Page) {
  await page.clock.install();
  await page.goto('/es');
  await addStyle(page, '#insurance ul { scroll-behavior: auto !important }');
  await page.locator('#insurance ul').scrollIntoViewIfNeeded();
  await expect(page.locator('#insurance [data-island*="Carousel"]')).toHaveAttribute('data-awake');
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect(dots(page).nth(await shown(page))).toHaveAttribute('aria-current');
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: mobileBreakpoint - 1, height: 844 } });

  test('the insurers’ logos follow each other every 2 seconds, all 15, then anew', async ({
    page,
  }) => {
    await open(page);
    const insurers = await logos(page).count();
    expect(insurers).toBeGreaterThanOrEqual(15);
    await expect(dots(page)).toHaveCount(insurers);
    for (let step = 1; step <= insurers; step++) {
      const before = await shown(page);
      await page.clock.runFor(carouselInterval - 1);
      expect(await shown(page)).toBe(before);
      await page.clock.runFor(1);
      await expect.poll(() => shown(page)).toBe((before + 1) % insurers);
      await expect(dots(page).nth((before + 1) % insurers)).toHaveAttribute('aria-current');
    }
  });

  test('one logo is shown at a time, and its dot shows another', async ({ page }) => {
    await open(page);
    await dots(page).nth(4).click();
    await expect.poll(() => shown(page)).toBe(4);
    const [window, ...parts] = await page.locator('#insurance ul').evaluate((list) =>
      [list, ...list.querySelectorAll('.logo')].map((part) => {
        const { left, right } = part.getBoundingClientRect();
        return { left, right };
      }),
    );
    const inSight = parts.filter(
      ({ left, right }) => window && right > window.left && left < window.right,
    );
    expect(inSight).toHaveLength(1);
    await page.clock.runFor(2 * carouselInterval);
    expect(await shown(page)).toBe(4);
  });
});

test('from 768 px on nothing rotates and there are no dots', async ({ page }) => {
  await page.setViewportSize({ width: mobileBreakpoint, height: 900 });
  await page.goto('/');
  await page.locator('#insurance ul').scrollIntoViewIfNeeded();
  await expect(controls(page)).toBeHidden();
  await expect(logos(page).filter({ visible: true })).toHaveCount(await logos(page).count());
});
