import type { Page } from 'playwright/test';
import { toasts } from '../../components/toasts/toast';
import { tooltips } from '../../components/tooltips/tooltip.client';
import { expect, hold, openStopped, pageScriptRunning, test, timerSet } from './fixtures';
import { exhaustiveIf } from './sampling';

const desktop = { width: 1280, height: 900 };
const chunks = /\/assets\/chunks\//;
const logos = '#insurance [data-tooltip]';
const bubble = '[popovertarget="welcome-clip"][data-tooltip]';

const tooltip = (page: Page) => page.getByRole('tooltip');

/** Moves the mouse to the middle of an element, without crossing others. */
async function moveTo(page: Page, selector: string, index = 0) {
  const target = page.locator(selector).nth(index);
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${selector} is not shown.`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x - 1, y);
  // The first movement may only fire events for the element that the mouse leaves.
  await page.mouse.move(x, y);
}

/** The scripts that a page has received so far. */
function scriptsOf(page: Page): Promise<string>[] {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (chunks.test(response.url())) scripts.push(response.text());
  });
  return scripts;
}

const has = async (scripts: Promise<string>[], words: string) =>
  (await Promise.all(scripts)).some((script) => script.includes(words));

test.describe('a tooltip', () => {
  test.use({ viewport: desktop });

  test('is fetched on the first hover over an element that has one', async ({ page }) => {
    const scripts = scriptsOf(page);
    await page.goto('/es');
    await page.mouse.move(5, 5);
    await page.locator('#insurance').scrollIntoViewIfNeeded();
    await pageScriptRunning(page);
    expect(await has(scripts, 'TooltipProvider')).toBe(false);
    await moveTo(page, logos);
    await expect(tooltip(page)).toBeVisible();
    expect(await has(scripts, 'TooltipProvider')).toBe(true);
    expect(await has(scripts, 'ToastProvider')).toBe(false);
  });

  test('shows after its delay, the next at once, and after a pause with the delay again (§9.16)', async ({
    page,
  }) => {
    await openStopped(page, '/');
    const names = await page
      .locator(logos)
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.tooltip ?? ''));
    const showsLate = async (index: number) => {
      await moveTo(page, logos, index);
      await timerSet(page, tooltips.delay);
      await page.clock.runFor(tooltips.delay - 1);
      await expect(tooltip(page)).toHaveCount(0);
      await page.clock.runFor(1);
      await expect(tooltip(page)).toHaveText(names[index] ?? '');
    };
    // Several movements: the first may count as moving towards the previous tooltip.
    const showsAtOnce = async (index: number) => {
      const move = async () => {
        await moveTo(page, logos, index);
        return tooltip(page).allTextContents();
      };
      await expect.poll(move).toEqual([names[index]]);
    };
    const leave = async () => {
      const move = async () => {
        await page.mouse.move(5, 5, { steps: 2 });
        return tooltip(page).count();
      };
      await expect.poll(move).toBe(0);
      await timerSet(page, tooltips.skipDelay);
    };
    await showsLate(0);
    await showsAtOnce(1);
    await leave();
    await page.clock.runFor(tooltips.skipDelay - 1);
    await showsAtOnce(0);
    await leave();
    await page.clock.runFor(tooltips.skipDelay);
    await showsLate(0);
  });

  test('does not wait longer because its script is slow', async ({ page }) => {
    await openStopped(page, '/');
    const letThrough = await hold(page, chunks);
    await moveTo(page, logos);
    const waited = 300;
    await page.clock.runFor(waited);
    letThrough();
    await timerSet(page, tooltips.delay - waited);
    await page.clock.runFor(tooltips.delay - waited);
    await expect(tooltip(page)).toBeVisible();
  });

  test('describes its element while it shows, can be hovered, and is removed by Escape', async ({
    page,
  }) => {
    await openStopped(page, '/');
    const logo = page.locator(logos).first();
    await moveTo(page, logos);
    await timerSet(page, tooltips.delay);
    await page.clock.runFor(tooltips.delay);
    await expect(tooltip(page)).toHaveText((await logo.getAttribute('data-tooltip')) ?? '');
    await expect(logo).toHaveAccessibleDescription((await logo.getAttribute('data-tooltip')) ?? '');
    await moveTo(page, '[data-persist="tooltips"] [data-side]');
    await page.clock.runFor(10 * tooltips.delay);
    await expect(tooltip(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tooltip(page)).toHaveCount(0);
    await expect(logo).not.toHaveAttribute('aria-describedby');
  });

  test('shows for the keyboard, in the language of its words', async ({ page }) => {
    await page.goto('/es');
    const toggle = page.locator('header [data-toggle]');
    while (!(await toggle.evaluate((link) => link === document.activeElement))) {
      await page.keyboard.press('Tab');
    }
    await expect(tooltip(page)).toHaveText('View this page in English');
    await expect(page.locator('[data-persist="tooltips"] [data-side]')).toHaveAttribute(
      'lang',
      'en',
    );
    await expect(toggle).toHaveAccessibleName('English');
    await page.keyboard.press('Tab');
    await expect(tooltip(page)).toHaveCount(0);
  });

  for (const [path, words] of [
    ['/', /Watch our welcome/],
    ['/es', /Ver la bienvenida/],
  ] as const) {
    test(
      `on ${path} is in the page’s language, and not where a popover is open`,
      exhaustiveIf(path === '/'),
      async ({ page }) => {
        await openStopped(page, path);
        await moveTo(page, bubble);
        await timerSet(page, tooltips.delay);
        await page.clock.runFor(tooltips.delay);
        await expect(tooltip(page)).toHaveText(words);
        await page.locator(bubble).click();
        await expect(page.locator('#welcome-clip')).toBeVisible();
        await expect(tooltip(page)).toHaveCount(0);
        await moveTo(page, 'header [data-toggle]');
        await page.clock.runFor(10 * tooltips.delay);
        await expect(tooltip(page)).toHaveCount(0);
      },
    );
  }

  test('follows a switch of the language in place', async ({ page }) => {
    await page.goto('/telepsychiatry-florida');
    const toggle = 'header [data-toggle]';
    await moveTo(page, toggle);
    await expect(tooltip(page)).toHaveText('Ver esta página en español');
    await page.locator(toggle).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    // The mouse still rests there: a tooltip that shows again must speak the new language.
    await expect(tooltip(page).filter({ hasText: 'Ver esta página en español' })).toHaveCount(0);
    await page.mouse.move(5, 500, { steps: 5 });
    await moveTo(page, toggle);
    await expect(tooltip(page)).toHaveText('View this page in English');
    await page.locator(toggle).click();
    await page.mouse.move(5, 500, { steps: 5 });
    await moveTo(page, toggle);
    await expect(tooltip(page)).toHaveText('Ver esta página en español');
  });

  test('adds no style, which the policy would forbid', async ({ page }) => {
    await page.goto('/');
    await moveTo(page, logos);
    await expect(tooltip(page)).toBeVisible();
    await expect(page.locator('style')).toHaveCount(1);
  });

  test.describe('whose script cannot be fetched', () => {
    // Scrolling to the logos hydrates the plan finder, whose code is in such a chunk, too.
    test.use({ tolerated: [/ERR_FAILED|Tooltips could not be loaded|could not be hydrated/] });

    test('leaves the page as it is', async ({ page }) => {
      const said = page.waitForEvent('console', (message) =>
        message.text().includes('Tooltips could not be loaded.'),
      );
      await page.route(chunks, (route) => route.abort());
      await openStopped(page, '/');
      await moveTo(page, logos);
      await said;
      await page.clock.runFor(10 * tooltips.delay);
      await expect(tooltip(page)).toHaveCount(0);
    });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a touch shows no tooltip and fetches none', async ({ page }) => {
    const scripts = scriptsOf(page);
    await openStopped(page, '/es');
    await page.locator('.toolbar').getByRole('button', { name: 'Lugares' }).tap();
    await page.clock.runFor(10 * tooltips.delay);
    await expect(tooltip(page)).toHaveCount(0);
    expect(await has(scripts, 'TooltipProvider')).toBe(false);
  });
});

test.describe('a toast', () => {
  test.use({ viewport: desktop, tolerated: [/could not be shown|ERR_FAILED/] });

  const region = (page: Page, name: string) => page.getByRole('region', { name });
  const toast = (page: Page) => page.locator('[data-persist="toasts"] li');

  /** The switch of language fails to fetch its page, and shows a toast. */
  async function failToSwitch(page: Page, path = '/telepsychiatry-florida') {
    await page.route('**/*.json', (route) => route.abort());
    await openStopped(page, path);
    await page.locator('header [data-toggle]').click();
    await expect(toast(page)).toBeVisible();
    await timerSet(page, toasts.duration);
  }

  test('is fetched only when one is shown', async ({ page }) => {
    const scripts = scriptsOf(page);
    await page.goto('/telepsychiatry-florida');
    await page.locator('header [data-toggle]').hover();
    await expect(tooltip(page)).toBeVisible();
    expect(await has(scripts, 'ToastProvider')).toBe(false);
    await failToSwitch(page);
    expect(await has(scripts, 'ToastProvider')).toBe(true);
  });

  for (const [path, area, close, words] of [
    [
      '/telepsychiatry-florida',
      'Notifications (F8)',
      'Close the notification',
      /could not be shown/,
    ],
    [
      '/es/telepsiquiatria-florida',
      'Notificaciones (F8)',
      'Cerrar la notificación',
      /No se pudo mostrar/,
    ],
  ] as const) {
    test(
      `on ${path} is in the page’s language, is reached with F8 and closed (§9.20)`,
      exhaustiveIf(path === '/telepsychiatry-florida'),
      async ({ page }) => {
        await failToSwitch(page, path);
        await expect(toast(page)).toHaveText(words);
        await page.keyboard.press('F8');
        await expect(region(page, area).locator('ol')).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(toast(page)).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(toast(page).getByRole('button', { name: close })).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(toast(page)).toHaveCount(0);
      },
    );
  }

  test('closes by itself, and the next one is shown (§9.18)', async ({ page }) => {
    await failToSwitch(page);
    const first = await toast(page).elementHandle();
    const isGone = () => first?.evaluate((shown) => !shown.isConnected);
    await page.locator('header [data-toggle]').click();
    await page.mouse.move(5, 5);
    await page.clock.runFor(toasts.duration - 1);
    expect(await isGone()).toBe(false);
    await expect(toast(page)).toHaveCount(toasts.visible);
    await page.clock.runFor(1);
    await expect.poll(isGone).toBe(true);
    await timerSet(page, toasts.duration);
    await expect(toast(page)).toHaveCount(1);
    await page.clock.runFor(toasts.duration);
    await expect(toast(page)).toHaveCount(0);
  });

  test('stays while the mouse rests on it', async ({ page }) => {
    await failToSwitch(page);
    await toast(page).hover();
    await page.clock.runFor(10 * toasts.duration);
    await expect(toast(page)).toBeVisible();
    await page.mouse.move(5, 5);
    await timerSet(page, toasts.duration);
    await page.clock.runFor(toasts.duration);
    await expect(toast(page)).toHaveCount(0);
  });

  for (const [distance, left] of [
    [toasts.swipeThreshold - 10, 1],
    [toasts.swipeThreshold + 10, 0],
  ] as const) {
    test(`swiped ${distance} px to the right ${left ? 'returns' : 'closes'} (§9.19)`, async ({
      page,
    }) => {
      await failToSwitch(page);
      const box = await toast(page).boundingBox();
      if (!box) throw new Error('There is no toast.');
      const [x, y] = [box.x + 20, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + distance, y, { steps: 5 });
      await page.mouse.up();
      await page.mouse.move(5, 5);
      await expect(toast(page)).toHaveCount(left);
    });
  }

  test('adds no style, which the policy would forbid', async ({ page }) => {
    await failToSwitch(page);
    await expect(page.locator('style')).toHaveCount(1);
  });

  test.describe('whose script cannot be fetched', () => {
    test.use({ tolerated: [/could not be shown|ERR_FAILED|plain text/] });

    test('is shown as plain text', async ({ page }) => {
      await page.route(chunks, async (route) => {
        const response = await route.fetch();
        // Blocks the script of toasts, but not that of the switch.
        return (await response.text()).includes('ToastProvider')
          ? route.abort()
          : route.fulfill({ response });
      });
      await page.route('**/*.json', (route) => route.abort());
      await page.goto('/telepsychiatry-florida');
      await page.locator('header [data-toggle]').click();
      await expect(
        page.getByRole('status').filter({ hasText: 'could not be shown' }),
      ).toBeVisible();
      await expect(toast(page)).toHaveCount(0);
    });
  });
});
