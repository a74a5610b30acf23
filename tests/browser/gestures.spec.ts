import type { Page } from 'playwright/test';
import { expect, openStopped, stopClock, test, timerSet } from './fixtures';
import { further } from './sampling';

/** Touches that end in an unusual way: canceled, with a second finger, or on a phone that is turned. */

const phone = { width: 390, height: 844 };
const carouselInterval = 2000;

test.use({ viewport: phone, hasTouch: true, isMobile: true });

interface Point {
  x: number;
  y: number;
}

/**
 * A hand on the screen. Fingers that are missing from the next list have been lifted.
 * @returns a function that lays fingers on the screen, or moves or lifts them
 */
async function touchScreen(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', points: Point[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
    });
  return {
    press: (...points: Point[]) => send('touchStart', points),
    move: (...points: Point[]) => send('touchMove', points),
    lift: () => send('touchEnd', []),
    cancel: () => send('touchCancel', []),
  };
}

/** The middle of an element. */
async function middleOf(page: Page, selector: string): Promise<Point> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not shown.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test.describe('the carousel', { tag: further }, () => {
  const list = (page: Page) => page.locator('#insurance ul[data-scroller]');
  const shown = (page: Page) =>
    list(page).evaluate((element) => Math.round(element.scrollLeft / element.clientWidth));

  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await stopClock(page);
    await page.goto('/es');
    // The list is moved at once, not over some frames.
    await list(page).evaluate((element) => {
      element.style.scrollBehavior = 'auto';
    });
    await list(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect(page.locator('#insurance [data-island*="Carousel"]')).toHaveAttribute(
      'data-hydrated',
    );
  });

  /** A finger is lifted from the list, others are still on the screen: on the list, or beside it. */
  const liftOne = (page: Page, others: 'on the list' | 'beside it' | 'nowhere') =>
    list(page).evaluate((list, others) => {
      const target = others === 'on the list' ? list : document.body;
      const left = new Touch({ identifier: 1, target });
      const touches = others === 'nowhere' ? [] : [left];
      list.dispatchEvent(new TouchEvent('touchend', { touches, bubbles: true }));
    }, others);

  test('stands still until the last finger on it is lifted', async ({ page }) => {
    await list(page).dispatchEvent('touchstart');
    await liftOne(page, 'on the list');
    await page.clock.runFor(2.5 * carouselInterval);
    expect(await shown(page)).toBe(0);
    await liftOne(page, 'nowhere');
    // The logo that a finger has chosen is shown as long as every other.
    await page.clock.runFor(carouselInterval - 1);
    expect(await shown(page)).toBe(0);
    await page.clock.runFor(carouselInterval);
    await expect.poll(() => shown(page)).toBeGreaterThan(0);
  });

  test('moves on though a finger beside it stays on the screen', async ({ page }) => {
    await list(page).dispatchEvent('touchstart');
    await liftOne(page, 'beside it');
    await page.clock.runFor(2 * carouselInterval);
    await expect.poll(() => shown(page)).toBeGreaterThan(0);
  });

  test('moves on after a touch that the system has taken over', async ({ page }) => {
    const screen = await touchScreen(page);
    await screen.press(await middleOf(page, '#insurance ul[data-scroller]'));
    await page.clock.runFor(3 * carouselInterval);
    expect(await shown(page)).toBe(0);
    await screen.cancel();
    await page.clock.runFor(2 * carouselInterval);
    await expect.poll(() => shown(page)).toBeGreaterThan(0);
    // The focus and the hover that a tap leaves behind do not stop it.
    await list(page).tap();
    await expect(list(page)).toBeFocused();
    const tapped = await shown(page);
    await page.clock.runFor(3 * carouselInterval);
    await expect.poll(() => shown(page)).toBeGreaterThan(tapped);
  });

  test('shows the same logo, whole, when the phone is turned and turned back', async ({ page }) => {
    const dots = page.locator('#insurance .carousel-controls div button');
    await dots.nth(5).tap();
    await expect(dots.nth(5)).toHaveAttribute('aria-current');
    for (const width of [600, phone.width]) {
      await page.setViewportSize({ width, height: phone.height });
      const offset = () =>
        list(page).evaluate(({ scrollLeft, clientWidth }) => scrollLeft / clientWidth);
      await expect.poll(offset, `at ${width} px`).toBeCloseTo(5, 1);
      await expect(dots.nth(5)).toHaveAttribute('aria-current');
    }
  });
});

test.describe('a submenu on a tablet', { tag: further }, () => {
  test.use({ viewport: { width: 820, height: 1180 } });

  const submenu = (page: Page) => page.locator('header nav details').first();

  test('opens neither under a finger that rests on it nor under one that scrolls the page', async ({
    page,
  }) => {
    await openStopped(page, '/es');
    await submenu(page).locator('summary').focus();
    await expect(page.locator('header [data-island*="Submenu"]').first()).toHaveAttribute(
      'data-hydrated',
    );
    const name = await middleOf(page, 'header nav summary');
    const screen = await touchScreen(page);
    await screen.press(name);
    await page.clock.runFor(1000);
    await expect(submenu(page)).not.toHaveAttribute('open');
    const scrolled = page.evaluate(
      () => new Promise((resolve) => addEventListener('scrollend', resolve, { once: true })),
    );
    for (const distance of [20, 60, 120]) await screen.move({ ...name, y: name.y - distance });
    await screen.lift();
    await expect(submenu(page)).not.toHaveAttribute('open');
    // While a page still scrolls, a touch only stops it.
    await scrolled;
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await submenu(page).locator('summary').tap();
    await expect(submenu(page)).toHaveAttribute('open');
  });
});

test.describe('the toolbar', { tag: further }, () => {
  test('a touch that is cancelled on the list of towns leaves it open and follows no link', async ({
    page,
  }) => {
    await openStopped(page, '/es');
    await page.locator('body > nav button').tap();
    const screen = await touchScreen(page);
    await screen.press(await middleOf(page, '#toolbar-towns a'));
    await screen.cancel();
    await page.clock.runFor(1000);
    await expect(page.locator('#toolbar-towns')).toBeVisible();
    await expect(page).toHaveURL(/\/es$/);
  });
});

test.describe('a toast', { tag: further }, () => {
  test.use({ tolerated: [/could not be shown|ERR_FAILED/] });

  const toast = (page: Page) => page.locator('[data-persist="toast"]');

  test.beforeEach(async ({ page }) => {
    await page.route('**/*.json', (route) => route.abort());
    await openStopped(page, '/telepsychiatry-florida');
    await page.locator('header [data-toggle]').tap();
    await timerSet(page, 5000);
    await expect(toast(page)).toBeVisible();
  });

  test('returns where the system takes over the finger that swipes it', async ({ page }) => {
    const screen = await touchScreen(page);
    const { x, y } = await middleOf(page, '[data-persist="toast"] p');
    await screen.press({ x, y });
    for (const distance of [20, 40, 80]) await screen.move({ x: x + distance, y });
    await expect(toast(page)).toHaveCSS('translate', '80px');
    await screen.cancel();
    await expect(toast(page)).toHaveCSS('translate', 'none');
    await expect(toast(page)).toBeVisible();
  });

  test('follows the first finger alone', async ({ page }) => {
    const screen = await touchScreen(page);
    const { x, y } = await middleOf(page, '[data-persist="toast"] p');
    // It covers nothing of the toolbar.
    const toolbar = await page.locator('body > nav').boundingBox();
    const box = await toast(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(toolbar?.y ?? 0);
    await screen.press({ x: x - 40, y });
    // It follows to the right alone.
    await screen.move({ x: x - 140, y });
    await expect(toast(page)).toHaveCSS('translate', '0px');
    await screen.move({ x: x - 10, y });
    await expect(toast(page)).toHaveCSS('translate', '30px');
    await screen.press({ x: x - 10, y }, { x: x + 40, y });
    await screen.move({ x: x - 10, y }, { x: x + 120, y });
    await expect(toast(page)).toHaveCSS('translate', '30px');
    await screen.lift();
    await expect(toast(page)).toHaveCSS('translate', 'none');
    await expect(toast(page)).toBeVisible();
  });
});
