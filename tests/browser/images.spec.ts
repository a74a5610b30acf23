import type { Page } from 'playwright/test';
import { headerTransition, imageFade, imageMargin, preloadTimeout } from '../../lib/constants';
import { awake, expect, test } from './site';

const picture = /images\/video-visit\./;
const box = '#telehealth .image';

/** Scrolls until the picture is this far below the window. */
async function bringNear(page: Page, distance: number) {
  await page.evaluate(
    ([selector, distance]) => {
      const top = document.querySelector(selector)?.getBoundingClientRect().top ?? 0;
      scrollBy({ top: top - innerHeight - distance, behavior: 'instant' });
    },
    [box, distance] as const,
  );
}

test.describe('an image that is no priority', () => {
  test.use({ viewport: { width: 1440, height: 800 } });

  test('loads once it is near, and not before', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/', { waitUntil: 'networkidle' });
    await bringNear(page, imageMargin + 60);
    await page.waitForTimeout(300);
    expect(asked.filter((url) => picture.test(url))).toHaveLength(0);
    await bringNear(page, imageMargin - 60);
    await expect(page.locator(box)).toHaveAttribute('data-state', 'loaded');
    expect(asked.filter((url) => picture.test(url))).toHaveLength(1);
  });

  for (const [path, loading, unavailable] of [
    ['/', 'Loading image...', 'Image unavailable'],
    ['/es', 'Cargando imagen...', 'Imagen no disponible'],
  ] as const) {
    test(`says on ${path} that it is loading, pulsing, then fades in`, async ({ page }) => {
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(picture, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(path);
      await bringNear(page, -200);
      await expect(page.locator(`${box} .image-loading`)).toHaveText(loading);
      await expect(page.locator(`${box} .image-loading`)).toBeVisible();
      await expect(page.locator(`${box} img`)).toHaveCSS('opacity', '0');
      const pulse = await page
        .locator(box)
        .evaluate((element) => getComputedStyle(element, '::before').animationName);
      expect(pulse).toBe('pulse');
      release();
      const img = page.locator(`${box} img`);
      await expect(img).toHaveCSS('opacity', '1');
      await expect(img).toHaveCSS('transition-duration', `${imageFade / 1000}s`);
      await expect(page.locator(`${box} .image-loading`)).toBeHidden();
    });

    test.describe(`that fails on ${path}`, () => {
      test.use({ tolerated: [/ERR_FAILED/] });

      test('says so in its place', async ({ page }) => {
        await page.route(picture, (route) => route.abort());
        await page.goto(path);
        const height = (await page.locator(box).boundingBox())?.height;
        await bringNear(page, -200);
        await expect(page.locator(`${box} .image-unavailable`)).toHaveText(unavailable);
        await expect(page.locator(`${box} .image-unavailable`)).toBeVisible();
        await expect(page.locator(`${box} img`)).toBeHidden();
        expect((await page.locator(box).boundingBox())?.height).toBeCloseTo(height ?? 0, 1);
      });
    });
  }

  test('moves nothing when it arrives', async ({ page }) => {
    await page.goto('/');
    const shifts = await page.evaluate(async () => {
      const shifts: string[] = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as LayoutShift[]) {
          const moved = entry.sources.map(({ node }) => (node as Element)?.outerHTML?.slice(0, 80));
          shifts.push(`${entry.value} at ${scrollY}: ${moved.join(', ')}`);
        }
      }).observe({ type: 'layout-shift', buffered: true });
      for (let top = 0; top < document.body.scrollHeight; top += 500) {
        scrollTo({ top, behavior: 'instant' });
        await new Promise((resolve) => setTimeout(resolve, 40));
      }
      return shifts;
    });
    expect(shifts).toEqual([]);
  });

  test('is there for the printer', async ({ page }) => {
    await page.goto('/');
    await awake(page);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(page.locator('.image:not([data-state="loaded"])')).toHaveCount(0);
  });
});

test('the first picture and the first logos load at once and first', async ({ page }) => {
  const waiting = page.locator('.image[data-state="waiting"]');
  await page.goto('/');
  const first = page.locator('main .image img[fetchpriority="high"]');
  await expect(page.locator('#insurance img[fetchpriority="high"]')).toHaveCount(2);
  await expect(
    page.locator('main section').first().locator('img[fetchpriority="high"]'),
  ).toHaveCount(1);
  await expect(first).toHaveCount(3);
  // Those of the first row, in its order.
  for (const index of [0, 1]) {
    const logo = page.locator('#insurance li').nth(index).locator('img[fetchpriority="high"]');
    await expect(logo).toHaveCount(1);
  }
  expect(await waiting.count()).toBeGreaterThan(10);
});

test('the Doctor section’s picture loads once the browser is idle, far away as it is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.addInitScript(() => {
    const timeouts: unknown[] = [];
    Object.assign(window, { timeouts });
    const original = window.requestIdleCallback.bind(window);
    window.requestIdleCallback = (act, options) => {
      timeouts.push(options?.timeout);
      return original(act, options);
    };
  });
  await page.goto('/');
  await expect(page.locator('#doctor .image')).toHaveAttribute('data-state', 'loaded');
  const { top, limit } = await page.locator('#doctor').evaluate((section) => ({
    top: section.getBoundingClientRect().top,
    limit: innerHeight,
  }));
  expect(top).toBeGreaterThan(limit + imageMargin);
  const timeouts = await page.evaluate(
    () => (window as unknown as { timeouts: unknown[] }).timeouts,
  );
  expect(timeouts).toContain(preloadTimeout);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the first three logos load first', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('#insurance .image[data-state="loaded"]')).toHaveCount(3);
    const priority = page.locator('#insurance .image > img[fetchpriority="high"]');
    await expect(priority).toHaveCount(3);
    for (const index of [0, 1, 2]) {
      const logo = page.locator('#insurance li').nth(index).locator('img[fetchpriority="high"]');
      await expect(logo).toHaveCount(1);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every image is there, and no word of waiting', async ({ page }) => {
    await page.goto('/es', { waitUntil: 'networkidle' });
    const images = page.locator('main .image img');
    const boxes = await page.locator('main .image').count();
    expect(boxes).toBeGreaterThan(20);
    await expect(images).toHaveCount(boxes);
    await expect(page.locator('.image-loading').first()).toBeHidden();
  });
});

test('the header turns translucent past 10 px and over an open menu', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const header = page.locator('.site-header');
  const opacity = () =>
    header.evaluate((element) => {
      const [, alpha = '1'] =
        /[/,] ([\d.]+)\)$/.exec(getComputedStyle(element).backgroundColor) ?? [];
      return getComputedStyle(element).backgroundColor.startsWith('rgb(') ? 1 : Number(alpha);
    });
  expect(await opacity()).toBe(1);
  await page.evaluate(() => scrollTo({ top: 10, behavior: 'instant' }));
  await page.waitForTimeout(headerTransition + 100);
  expect(await opacity()).toBe(1);
  await page.evaluate(() => scrollTo({ top: 11, behavior: 'instant' }));
  await expect.poll(opacity).toBeLessThan(1);
  await expect(header).toHaveCSS('transition-duration', /^0\.5s/);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(opacity).toBe(1);
  await header.locator('summary').first().click();
  await expect.poll(opacity).toBeLessThan(1);
});

/** https://developer.mozilla.org/docs/Web/API/LayoutShift */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}
