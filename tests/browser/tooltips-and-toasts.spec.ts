import type { Page } from 'playwright/test';
import {
  expect,
  openStopped,
  pageScriptRunning,
  scriptOf,
  scriptsOf,
  test,
  timerSet,
} from './fixtures';
import { further } from './sampling';

const desktop = { width: 1280, height: 900 };
const logos = '#insurance [data-tooltip]';
const toggle = 'header [data-toggle]';
const unmapped = '/telepsychiatry-florida';

const tooltip = (page: Page) => page.getByRole('tooltip');

/** Moves the mouse to the middle of an element, without crossing others. */
async function moveTo(page: Page, selector: string, index = 0) {
  const target = page.locator(selector).nth(index);
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${selector} is not shown.`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('touches fetch no tooltips', async ({ page }) => {
    const scripts = scriptsOf(page);
    await page.goto('/about');
    await pageScriptRunning(page);
    await page.locator('h1').tap();
    await page.getByRole('button', { name: 'Menu' }).tap();
    await expect(page.locator('header nav')).toBeVisible();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(scripts).not.toEqual([]);
    expect(scripts).not.toContain(scriptOf('tooltips/tooltips.client.ts'));
  });
});

test.describe('a tooltip', () => {
  test.use({ viewport: desktop });

  test('shows after 700 ms, the next at once, and after 300 ms late again', {
    tag: [further, '@9.16'],
  }, async ({ page }) => {
    await openStopped(page, '/about');
    const consent = 'aside [data-choose="again"]';
    const showsLate = async (selector: string) => {
      await moveTo(page, selector);
      await timerSet(page, 700);
      await page.clock.runFor(699);
      await expect(tooltip(page)).toHaveCount(0);
      await page.clock.runFor(1);
      await expect(tooltip(page)).toHaveText(
        (await page.locator(selector).getAttribute('data-tooltip')) ?? '',
      );
    };
    const leave = async () => {
      await page.mouse.move(640, 500);
      await expect(tooltip(page)).toHaveCount(0);
    };
    await showsLate(toggle);
    await moveTo(page, consent);
    await expect(tooltip(page)).toHaveText('Cookie settings');
    await leave();
    await page.clock.runFor(299);
    await moveTo(page, consent);
    await expect(tooltip(page)).toHaveText('Cookie settings');
    await leave();
    await page.clock.runFor(300);
    await showsLate(consent);
  });

  test('describes its element while it shows, can be hovered, and is removed by Escape', async ({
    page,
  }) => {
    await openStopped(page, '/');
    const logo = page.locator(logos).first();
    await moveTo(page, logos);
    await timerSet(page, 700);
    await page.clock.runFor(700);
    const [shown, below] = [await tooltip(page).boundingBox(), await logo.boundingBox()];
    if (!shown || !below) throw new Error('The tooltip is not shown.');
    expect(shown.y + shown.height).toBeLessThan(below.y);
    await expect(logo).toHaveAccessibleDescription((await logo.getAttribute('data-tooltip')) ?? '');
    // It stays at its element when the page is scrolled.
    await page.evaluate(() => scrollBy({ top: 20, behavior: 'instant' }));
    const distance = async () =>
      ((await logo.boundingBox())?.y ?? 0) - ((await tooltip(page).boundingBox())?.y ?? 0);
    await expect.poll(distance).toBeCloseTo(below.y - shown.y, 0);
    await page.evaluate(() => scrollBy({ top: -20, behavior: 'instant' }));
    await expect.poll(distance).toBeCloseTo(below.y - shown.y, 0);
    // Over the gap between the two.
    for (const distance of [3, 9]) {
      await page.mouse.move(below.x + below.width / 2, below.y - distance);
    }
    await page.clock.runFor(7000);
    await expect(tooltip(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tooltip(page)).toHaveCount(0);
    await expect(logo).not.toHaveAttribute('aria-describedby');
    // It also goes when the mouse leaves the window, and with a press.
    const leave = () => document.documentElement.dispatchEvent(new PointerEvent('pointerleave'));
    for (const end of [() => page.evaluate(leave), () => page.mouse.down()]) {
      await page.mouse.move(5, 400);
      await page.clock.runFor(1000);
      await moveTo(page, logos);
      await timerSet(page, 700);
      await page.clock.runFor(700);
      await expect(tooltip(page)).toBeVisible();
      await end();
      await expect(tooltip(page)).toHaveCount(0);
    }
  });

  test('goes with a press and when the mouse leaves the window', { tag: further }, async ({
    page,
  }) => {
    await openStopped(page, '/about');
    const consent = 'aside [data-choose="again"]';
    const showAnew = async (selector: string) => {
      await page.mouse.move(640, 500);
      await page.clock.runFor(1000);
      await moveTo(page, selector);
      await timerSet(page, 700);
      await page.clock.runFor(700);
      await expect(tooltip(page)).toBeVisible();
    };
    await showAnew(toggle);
    await page.evaluate(() =>
      document.documentElement.dispatchEvent(new PointerEvent('pointerleave')),
    );
    await expect(tooltip(page)).toHaveCount(0);
    await showAnew(consent);
    await page.mouse.down();
    await expect(tooltip(page)).toHaveCount(0);
    await page.clock.runFor(7000);
    await expect(tooltip(page)).toHaveCount(0);
    await page.mouse.move(640, 500);
    await page.mouse.up();
    // A press before its time is up keeps it away too.
    await page.clock.runFor(1000);
    await moveTo(page, consent);
    await timerSet(page, 700);
    await page.mouse.down();
    await page.clock.runFor(7000);
    await expect(tooltip(page)).toHaveCount(0);
  });

  test('shows for the keyboard at once, within the page, in the language of its words', async ({
    page,
  }) => {
    await openStopped(page, '/es');
    while (!(await page.locator(toggle).evaluate((link) => link === document.activeElement))) {
      await page.keyboard.press('Tab');
    }
    await expect(tooltip(page)).toHaveText('View this page in English');
    await expect(tooltip(page)).toHaveAttribute('lang', 'en');
    expect((await tooltip(page).boundingBox())?.y).toBeGreaterThan(0);
    await expect(page.locator(toggle)).toHaveAccessibleName('English');
    await page.mouse.move(640, 500);
    await expect(tooltip(page)).toBeVisible();
    // It would cover what the click of a key opens.
    await page.locator(toggle).evaluate((link) => {
      link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    });
    await page.keyboard.press('Enter');
    await expect(tooltip(page)).toHaveCount(0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(tooltip(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(tooltip(page)).toHaveCount(0);
    // At the edges of a phone's screen, whose first and last button are narrower than their tooltips.
    await page.setViewportSize({ width: 390, height: 844 });
    for (const item of ['first', 'last'] as const) {
      await page.locator('body > nav .toolbar-item')[item]().focus();
      await expect(tooltip(page)).toBeVisible();
      const { x = 0, width = 0 } = (await tooltip(page).boundingBox()) ?? {};
      expect(x, item).toBeGreaterThan(0);
      expect(x + width, item).toBeLessThan(390);
    }
    // A menu gives the focus back to its button when it is closed from within; an error would fail the test.
    const towns = page.locator('body > nav button[popovertarget="toolbar-towns"]');
    await towns.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('#toolbar-towns a').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(towns).toBeFocused();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a touch shows no tooltip', async ({ page }) => {
    await openStopped(page, '/es/acerca-de');
    await page.locator('body > nav').getByRole('button', { name: 'Lugares' }).tap();
    await page.clock.runFor(7000);
    await expect(tooltip(page)).toHaveCount(0);
  });
});

test.describe('a toast', () => {
  test.use({ viewport: desktop, tolerated: [/could not be shown|ERR_FAILED/] });

  const toast = (page: Page, name = 'Notifications (F8)') => page.getByRole('region', { name });

  /** The switch of language fails to fetch its page, and shows a toast. */
  async function failToSwitch(page: Page, path = unmapped) {
    await page.route('**/*.json', (route) => route.abort());
    await openStopped(page, path);
    await page.locator(toggle).click();
    await timerSet(page, 5000);
    await page.mouse.move(5, 500);
  }

  test('is in the page’s language, is announced, reached with F8 and closed', {
    tag: ['@8.7', '@9.20'],
  }, async ({ page }) => {
    await failToSwitch(page, '/es/telepsiquiatria-florida');
    const [area, words] = ['Notificaciones (F8)', /No se pudo mostrar/];
    await expect(toast(page, area)).toContainText(words);
    // Screen readers need the region before its words, and the words anew if they are the same again.
    for (let time = 0; time < 2; time += 1) {
      await page.clock.runFor(50);
      await expect(page.locator('[data-persist="announcement"]')).toHaveText('');
      await page.clock.runFor(100);
      await expect(page.locator('[data-persist="announcement"]')).toHaveText(words);
      await page.locator(toggle).click();
      await timerSet(page, 5000);
    }
    await page.mouse.move(5, 500);
    await page.clock.runFor(200);
    await page.emulateMedia({ media: 'print' });
    await expect(toast(page, area)).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await expect(page.locator('style')).toHaveCount(1);
    await page.keyboard.press('F8');
    await expect(toast(page, area)).toBeFocused();
    await page.clock.runFor(10_000);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Cerrar la notificación' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toast(page, area)).toBeHidden();
  });

  test('takes the place of the last one, closes after 5 s, not while the mouse rests on it', {
    tag: [further, '@9.18'],
  }, async ({ page }) => {
    await failToSwitch(page);
    await page.clock.runFor(4000);
    await page.locator(toggle).click();
    await page.mouse.move(5, 500);
    await timerSet(page, 5000);
    await page.clock.runFor(4999);
    await expect(toast(page)).toHaveCount(1);
    await page.clock.runFor(1);
    await expect(toast(page)).toHaveCount(0);
    await page.locator(toggle).click();
    await toast(page).hover();
    await page.clock.runFor(50_000);
    await expect(toast(page)).toBeVisible();
    await page.mouse.move(5, 500);
    await page.clock.runFor(5000);
    await expect(toast(page)).toHaveCount(0);
    await page.locator(toggle).click();
    await page.getByRole('button', { name: 'Close the notification' }).click();
    await expect(toast(page)).toHaveCount(0);
  });

  test('swiped 50 px to the right returns, 51 px closes', { tag: '@9.19' }, async ({ page }) => {
    await failToSwitch(page);
    await page.setViewportSize({ width: 390, height: 844 });
    const toolbar = await page.locator('.toolbar').boundingBox();
    const onPhone = await toast(page).boundingBox();
    expect((onPhone?.y ?? 0) + (onPhone?.height ?? 0)).toBeLessThan(toolbar?.y ?? 0);
    await page.setViewportSize(desktop);
    const box = await toast(page).boundingBox();
    if (!box) throw new Error('There is no toast.');
    const [x, y] = [box.x + 20, box.y + box.height / 2];
    const left = async () => (await toast(page).boundingBox())?.x;
    const swipe = async (distance: number) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + distance, y, { steps: 5 });
      expect(await left()).toBeCloseTo(box.x + distance, 0);
      await page.mouse.up();
    };
    await swipe(50);
    await expect.poll(left).toBeCloseTo(box.x, 0);
    await swipe(51);
    await expect(toast(page)).toHaveCount(0);
  });
});
