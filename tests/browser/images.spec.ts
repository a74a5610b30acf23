import type { Locator, Page } from 'playwright/test';
import {
  bringNear,
  expect,
  hold,
  layOutAll,
  pageScriptRunning,
  scriptOf,
  stopClock,
  test,
} from './fixtures';
import { further } from './sampling';

const imageMargin = 200;

const picture = /images\/video-visit\./;
const box = '#telehealth .image';

test.describe('an image without priority', () => {
  test.use({ viewport: { width: 1440, height: 800 } });

  test('loads only near the viewport', { tag: ['@2.13', '@4.43', '@7.12'] }, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/');
    await pageScriptRunning(page);
    await layOutAll(page);
    await bringNear(page, box, imageMargin + 2);
    expect(await page.locator(box).getAttribute('data-state')).toBe('waiting');
    await bringNear(page, box, imageMargin - 2);
    await expect(page.locator(box)).toHaveAttribute('data-state', 'loaded');
    expect(asked.filter((url) => picture.test(url))).toHaveLength(1);
  });

  test('says that it is loading, pulsing, then fades in', { tag: ['@4.40', '@4.41'] }, async ({
    page,
  }) => {
    const release = await hold(page, picture);
    await page.goto('/es');
    await expect(page.locator(box)).toHaveText('');
    await bringNear(page, box, -200);
    await expect(page.locator(`${box} .image-loading`)).toHaveText('Cargando imagen...');
    // Screen readers read it, and the name of the picture.
    await expect(page.locator(box)).toMatchAriaSnapshot(`
      - text: Cargando imagen...
      - img /una computadora/
    `);
    await expect(page.locator(`${box} .image-loading`)).toBeVisible();
    await expect(page.locator(`${box} img`)).toHaveCSS('opacity', '0');
    const pulse = await page
      .locator(box)
      .evaluate((element) => getComputedStyle(element, '::before').animationName);
    expect(pulse).toBe('pulse');
    release();
    const img = page.locator(`${box} img`);
    await expect(img).toHaveCSS('opacity', '1');
    await expect(img).toHaveCSS('transition-duration', '0.3s');
    // It fills its box without being stretched.
    await expect(img).toHaveCSS('object-fit', 'cover');
    await expect(page.locator(box)).toHaveText('');
    // Where one has failed its place has a border, and the browser's own mark of the failure is not shown.
    await page.locator(box).evaluate((element) => {
      element.dataset.state = 'failed';
      element.append(document.createElement('span'));
    });
    await expect(img).toBeHidden();
    await expect(page.locator(`${box} > span`)).toHaveCSS('border-top-style', 'dashed');
  });

  test.describe('that fails', () => {
    test.use({ tolerated: [/ERR_FAILED/] });

    test('shows an error in its place', { tag: ['@4.42', '@8.1'] }, async ({ page }) => {
      await page.route(picture, (route) => route.abort());
      // The first picture fails before the script has come that says so.
      const release = await hold(page, scriptOf('document/page.client.ts'));
      const firstFails = page.waitForEvent('requestfailed', (request) =>
        /images\/coast\./.test(request.url()),
      );
      await page.route(/images\/coast\./, (route) => route.abort());
      await page.goto('/');
      await firstFails;
      release();
      const first = page.locator('main > section').first().locator('.image');
      await expect(first).toHaveText('Image unavailable');
      await expect(first).toHaveAccessibleName(/\w\. Image unavailable$/);
      const height = (await page.locator(box).boundingBox())?.height;
      await bringNear(page, box, -200);
      await expect(page.locator(`${box} .image-unavailable`)).toHaveText('Image unavailable');
      await expect(page.locator(`${box} .image-unavailable`)).toBeVisible();
      await expect(page.locator(`${box} img`)).toBeHidden();
      const name = (await page.locator(`${box} img`).getAttribute('alt')) ?? '';
      expect(name).not.toBe('');
      await expect(page.getByRole('img', { name: `${name}. Image unavailable` })).toBeVisible();
      expect((await page.locator(box).boundingBox())?.height).toBeCloseTo(height ?? 0, 1);
    });
  });

  test('is loaded for printing', { tag: further }, async ({ page }) => {
    await page.goto('/');
    await pageScriptRunning(page);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(page.locator('.image:not([data-state="loaded"])')).toHaveCount(0);
  });
});

test.describe('a picture with priority', () => {
  const pulses = (image: Locator) =>
    image.evaluate((element) =>
      element
        .getAnimations({ subtree: true })
        .filter((animation) => animation instanceof CSSAnimation)
        .map(({ animationName, playState }) => ({ animationName, playState })),
    );
  const running = [{ animationName: 'pulse', playState: 'running' }];

  test('says that it is loading, pulsing, and does not fade in', {
    tag: ['@4.40', '@4.41'],
  }, async ({ page }) => {
    const release = await hold(page, /images\/for-patients\./);
    await page.goto('/for-patients', { waitUntil: 'commit' });
    const image = page.locator('main .page-picture');
    const img = image.locator('img');
    await expect.poll(() => pulses(image)).toEqual(running);
    await expect(image.locator('.image-loading')).toHaveText('Loading image...');
    await expect(image.locator('.image-loading')).toBeVisible();
    await expect(img).toHaveCSS('opacity', '1');
    await image.evaluate((element) => {
      element.addEventListener('transitionrun', (event) => {
        const { propertyName } = event as TransitionEvent;
        if (propertyName === 'opacity') element.toggleAttribute('data-faded', true);
      });
    });
    release();
    await expect(image).toHaveAttribute('data-state', 'loaded');
    await expect(image).toHaveText('');
    await expect(img).toHaveCSS('opacity', '1');
    await expect(image).not.toHaveAttribute('data-faded');
    expect(await pulses(image)).toEqual([]);
  });
});

/** The places in the list of the logos that load at high priority. */
const firstLogos = (page: Page) =>
  page
    .locator('#insurance [data-scroller] li')
    .evaluateAll((items) =>
      items.flatMap((item, at) => (item.querySelector('img[fetchpriority="high"]') ? [at] : [])),
    );

test('the first logos load at once and first', { tag: '@9.12' }, async ({ page }) => {
  const waiting = page.locator('.image[data-state="waiting"]');
  await page.goto('/');
  await expect(page.locator('main .image img[fetchpriority="high"]')).toHaveCount(2);
  expect(await firstLogos(page)).toEqual([0, 1]);
  expect(await waiting.count()).toBeGreaterThan(10);
});

test('the Doctor section’s picture loads once the browser is idle, even far from the viewport', {
  tag: ['@2.14', '@9.15'],
}, async ({ page }) => {
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
  const doctor = page.locator('#doctor');
  const below = await doctor.evaluate((part) => part.getBoundingClientRect().top - innerHeight);
  expect(below).toBeGreaterThan(imageMargin);
  const timeouts = await page.evaluate(
    () => (window as unknown as { timeouts: unknown[] }).timeouts,
  );
  expect(timeouts).toContain(2000);
});

test('a browser that cannot say when it is idle loads that picture after a moment', {
  tag: further,
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await stopClock(page);
  await page.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback'));
  await page.goto('/');
  await page.clock.runFor(100);
  await pageScriptRunning(page);
  const doctor = page.locator('#doctor .image');
  await page.clock.runFor(199);
  await expect(doctor).toHaveAttribute('data-state', 'waiting');
  await page.clock.runFor(1);
  await expect(doctor).toHaveAttribute('data-state', 'loaded');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the first three logos load first', { tag: '@9.12' }, async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('#insurance .image[data-state="loaded"]')).toHaveCount(3);
    expect(await firstLogos(page)).toEqual([0, 1, 2]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every image is there, without the text for loading', async ({ page }) => {
    await page.goto('/es');
    const images = page.locator('main .image img');
    const boxes = await page.locator('main .image').count();
    expect(boxes).toBeGreaterThan(10);
    await expect(images).toHaveCount(boxes);
    for (const image of await page.locator('.image').all()) {
      await expect(image).not.toContainText(/Cargando|no disponible/);
    }
  });
});

test('the header turns translucent past 10 px and over an open menu', {
  tag: ['@4.39', '@9.2'],
}, async ({ page, browserName }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await pageScriptRunning(page);
  const header = page.locator('body > header');
  /** Whether the header is opaque once its transition has ended. */
  const isOpaque = () =>
    header.evaluate(async (element) => {
      // A scroll event fires with the next frame.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      for (const animation of element.getAnimations()) animation.finish();
      const { backgroundColor } = getComputedStyle(element);
      const [, alpha = '1'] = /[/,] ([\d.]+)\)$/.exec(backgroundColor) ?? [];
      return backgroundColor.startsWith('rgb(') || alpha === '1';
    });
  const scroll = (top: number) =>
    page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
  expect(await isOpaque()).toBe(true);
  await scroll(10);
  expect(await isOpaque()).toBe(true);
  await scroll(11);
  expect(await isOpaque()).toBe(false);
  await scroll(0);
  expect(await isOpaque()).toBe(true);
  await header.locator('summary').first().click();
  expect(await isOpaque()).toBe(false);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  expect(await isOpaque()).toBe(true);
  await header.getByRole('button', { name: 'Menu' }).click();
  expect(await isOpaque()).toBe(false);
  await expect(header).toHaveCSS('transition-property', /^background-color,.* backdrop-filter$/);
  await expect(header).toHaveCSS('transition-duration', /^0\.5s(, 0\.5s)*$/);
  if (browserName !== 'chromium') return;
  // Not to visitors who prefer less transparency.
  const devTools = await page.context().newCDPSession(page);
  const features = [{ name: 'prefers-reduced-transparency', value: 'reduce' }];
  await devTools.send('Emulation.setEmulatedMedia', { features });
  expect(await isOpaque()).toBe(true);
});
