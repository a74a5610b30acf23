import type { Page } from 'playwright/test';
import { expect, test } from './fixtures';

const carouselInterval = 2000;

const list = (page: Page) => page.locator('#insurance ul[data-scroller]');
const logos = (page: Page) => page.locator('#insurance .logo');
const dots = (page: Page) => page.locator('#insurance .carousel-controls div button');
const controls = (page: Page) => page.locator('#insurance .carousel-controls');
const pauseButton = (page: Page) => controls(page).locator('button').first();

// Scrolling takes real time; the timeout only ends a test that hangs.
test.describe.configure({ timeout: 300_000 });

declare global {
  interface Window {
    /** The times of the carousel's moves, by the page's clock, and the intervals it has set. */
    moves: number[];
    intervals: unknown[];
  }
}

/** Index of the logo that is visible in the list. */
const shown = (page: Page) =>
  list(page).evaluate((element) => Math.round(element.scrollLeft / element.clientWidth));

const moves = (page: Page) => page.evaluate(() => window.moves);

/** Opens the page with the carousel hydrated and visible, and the page's clock stopped. */
async function open(page: Page) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/es');
  await page.evaluate(() => {
    const { setInterval } = window;
    window.intervals = [];
    window.setInterval = ((act: () => void, delay?: number) => {
      window.intervals.push(delay);
      return setInterval(act, delay);
    }) as typeof setInterval;
  });
  await list(page).evaluate((element) => {
    // The list is moved at once: a smooth scroll is the browser's, and takes real time.
    element.style.scrollBehavior = 'auto';
    window.moves = [];
    const scroll: (options: ScrollToOptions) => void = element.scrollTo.bind(element);
    element.scrollTo = (options?: ScrollToOptions | number) => {
      window.moves.push(Date.now());
      if (typeof options === 'object') scroll(options);
    };
  });
  await list(page).scrollIntoViewIfNeeded();
  await expect(page.locator('#insurance [data-island*="Carousel"]')).toHaveAttribute(
    'data-hydrated',
  );
  await expectShown(page, 0);
}

/** Waits until the list has scrolled to a logo, however long the browser takes for that. */
async function expectShown(page: Page, index: number) {
  await expect.poll(() => shown(page)).toBe(index);
  await expect(dots(page).nth(index)).toHaveAttribute('aria-current');
  const place = `${index + 1} de ${await dots(page).count()}`;
  await expect(controls(page).locator('span').first()).toHaveText(place);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 767, height: 844 } });

  test('the insurers’ logos change every 2 seconds, all 15, then start again', {
    tag: ['@2.36', '@9.11'],
  }, async ({ page }) => {
    await open(page);
    const insurers = await logos(page).count();
    expect(insurers).toBeGreaterThanOrEqual(15);
    await expect(dots(page)).toHaveCount(insurers);
    // Beyond the last one, to include the return to the first.
    const steps = insurers + 2;
    for (let step = 1; step <= steps; step++) {
      // Time that passes while the list scrolls counts.
      await page.clock.runFor(carouselInterval / 2);
      await expectShown(page, (step - 1) % insurers);
      await page.clock.runFor(carouselInterval / 2 - 1);
      expect(await moves(page)).toHaveLength(step - 1);
      await page.clock.runFor(1);
      expect(await moves(page)).toHaveLength(step);
    }
    await expectShown(page, steps % insurers);
    const intervals = await page.evaluate(() => window.intervals);
    expect(intervals.filter((delay) => delay === carouselInterval)).toHaveLength(1);
    // It stands still under a finger, and moves on after it.
    const touch = (type: string) =>
      list(page).evaluate((element, type) => {
        // Browsers of devices without a touch screen have no `TouchEvent`.
        const event = new Event(type, { bubbles: true });
        element.dispatchEvent(Object.assign(event, { touches: [] }));
      }, type);
    for (const [index, end] of ['touchend', 'touchcancel'].entries()) {
      await touch('touchstart');
      await page.clock.runFor(3 * carouselInterval);
      expect(await moves(page)).toHaveLength(steps + index);
      // The browser cancels a touch by which it scrolls.
      await touch(end);
      await page.clock.runFor(carouselInterval);
      expect(await moves(page), end).toHaveLength(steps + index + 1);
    }
  });

  test('the dots stay within the margins of the text, and every insurer is named above', {
    tag: '@2.36',
  }, async ({ page }) => {
    await open(page);
    const textSides = () => page.locator('#insurance h2').evaluate(sidesOf);
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const text = await textSides();
      for (const dot of await dots(page).all()) {
        const { left, right } = await dot.evaluate(sidesOf);
        expect(left, `at ${width} px`).toBeGreaterThanOrEqual(text.left);
        expect(right, `at ${width} px`).toBeLessThanOrEqual(width - text.left);
      }
    }
    const names = await dots(page).evaluateAll((all) => all.map((dot) => dot.ariaLabel ?? ''));
    const named = page.locator('#insurance ul:not([data-scroller]) li');
    await expect(named.locator('visible=true')).toHaveText(names);
  });

  test('stands still while the search of insurers is in use', async ({ page }) => {
    await open(page);
    const field = page.locator('#insurance input');
    await field.fill('medi');
    await page.locator('#insurance h2').click();
    await page.clock.runFor(3 * carouselInterval);
    expect(await moves(page)).toEqual([]);
    await field.fill('');
    await field.blur();
    await page.clock.runFor(carouselInterval);
    expect((await moves(page)).length).toBeGreaterThan(0);
  });

  test('one logo is shown at a time, and its dot shows another and stops the carousel', {
    tag: '@2.36',
  }, async ({ page }) => {
    await open(page);
    await dots(page).nth(4).click();
    await expectShown(page, 4);
    const inSight = () =>
      list(page).evaluate((element) => {
        const frame = element.getBoundingClientRect();
        const logos = [...element.querySelectorAll('.logo')];
        return logos
          .map((logo) => logo.getBoundingClientRect())
          .filter(({ left, right }) => right > frame.left && left < frame.right).length;
      });
    // The list may still scroll.
    await expect.poll(inSight).toBe(1);
    await page.mouse.move(0, 0);
    const before = await moves(page);
    await page.clock.runFor(2 * carouselInterval);
    expect(await moves(page)).toEqual(before);
  });

  const reasons: Record<
    string,
    { begin(page: Page): Promise<void>; end(page: Page): Promise<void> }
  > = {
    'the mouse is over it': {
      begin: (page) => list(page).hover(),
      end: (page) => page.mouse.move(0, 0),
    },
    'the keyboard is in it': {
      async begin(page) {
        await page.keyboard.press('Tab');
        await list(page).focus();
      },
      end: (page) => list(page).blur(),
    },
    'a finger is on it': {
      begin: (page) => list(page).dispatchEvent('touchstart'),
      end: (page) => list(page).dispatchEvent('touchend'),
    },
    'it has been stopped': {
      async begin(page) {
        await pauseButton(page).click();
        await page.mouse.move(0, 0);
      },
      async end(page) {
        await pauseButton(page).click();
        await page.mouse.move(0, 0);
      },
    },
    'it is out of view': {
      begin: (page) => scrollTo(page, 'footer'),
      end: (page) => scrollTo(page, '#insurance'),
    },
    'the page is hidden': {
      begin: (page) =>
        page.evaluate(() => {
          Object.defineProperty(document, 'hidden', { value: true, configurable: true });
        }),
      end: (page) => page.evaluate(() => void Reflect.deleteProperty(document, 'hidden')),
    },
    'motion is not wanted': {
      begin: (page) => page.emulateMedia({ reducedMotion: 'reduce' }),
      end: (page) => page.emulateMedia({ reducedMotion: 'no-preference' }),
    },
  };
  test('the carousel stands still while there is a reason for it, and moves on after each', async ({
    page,
  }) => {
    await open(page);
    const count = async () => (await moves(page)).length;
    for (const [reason, { begin, end }] of Object.entries(reasons)) {
      await begin(page);
      const before = await count();
      await page.clock.runFor(3 * carouselInterval);
      expect(await count(), reason).toBe(before);
      await end(page);
      await page.clock.runFor(carouselInterval);
      expect(await count(), `after: ${reason}`).toBeGreaterThan(before);
    }
  });
});

function scrollTo(page: Page, part: string) {
  return page
    .locator(part)
    .evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
}

test('from 768 px on all logos show at once and there are no dots', {
  tag: ['@2.37', '@9.1'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/');
  await list(page).scrollIntoViewIfNeeded();
  await expect(controls(page)).toBeHidden();
  expect(await logos(page).count()).toBeGreaterThan(5);
  for (const logo of await logos(page).all()) await expect(logo).toBeInViewport({ ratio: 1 });
  // The search begins nearer the viewport than the carousel, which screens of this width do not need.
  await expect(page.locator('#insurance [data-island*="PlanFinder"]')).toHaveAttribute(
    'data-hydrated',
  );
  const carousel = page.locator('#insurance [data-island*="Carousel"]');
  await expect(carousel).not.toHaveAttribute('data-hydrated');
  // The keyboard stops at the list only where it scrolls.
  await expect(list(page)).not.toHaveAttribute('tabindex');
  // A window that becomes narrow, or a tablet that is turned, has the carousel of phones.
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(carousel).toHaveAttribute('data-hydrated');
  await expect(list(page)).toHaveAttribute('tabindex', '0');
  await dots(page).nth(4).click();
  await expect(dots(page).nth(4)).toHaveAttribute('aria-current');
});

const sidesOf = (element: Element) => {
  const { left, right } = element.getBoundingClientRect();
  return { left, right };
};
