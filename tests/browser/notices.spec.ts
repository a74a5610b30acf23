import type { Page } from 'playwright/test';
import { toasts, tooltips } from '../../lib/constants';
import { expect, test } from './site';

const desktop = { width: 1280, height: 900 };
const chunks = /\/assets\/chunks\//;
const logos = '#insurance [data-tooltip]';
const bubble = '[popovertarget="welcome-clip"][data-tooltip]';

const tooltip = (page: Page) => page.getByRole('tooltip');

/** Keeps, in the page, when the pointer reached each element and when a tooltip appeared. */
async function timeTooltips(page: Page) {
  await page.evaluate(() => {
    const { dataset } = document.body;
    document.addEventListener(
      'pointerover',
      ({ target }) => {
        if ((target as Element).closest('[data-tooltip]')) dataset.reached = `${performance.now()}`;
      },
      { capture: true },
    );
    let last = '';
    new MutationObserver(() => {
      const text = document.querySelector('[role="tooltip"]')?.textContent ?? '';
      if (text !== last) dataset.shown = `${performance.now()}`;
      last = text;
    }).observe(document.body, { childList: true, subtree: true });
  });
}

/** How long the last tooltip took to appear, in ms. */
function lastDelay(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { reached, shown } = document.body.dataset;
    return Number(shown) - Number(reached);
  });
}

/** Moves the mouse to the middle of an element, in steps as a hand does. */
async function moveTo(page: Page, selector: string, index = 0) {
  const target = page.locator(selector).nth(index);
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${selector} is not shown.`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 5 });
}

/** The scripts that a page has been sent so far. */
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

  test('is fetched when the mouse first reaches what has one', async ({ page }) => {
    const scripts = scriptsOf(page);
    await page.goto('/es');
    await page.mouse.move(5, 5);
    await page.locator('#insurance').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(await has(scripts, 'TooltipProvider')).toBe(false);
    await moveTo(page, logos);
    await expect(tooltip(page)).toBeVisible();
    expect(await has(scripts, 'TooltipProvider')).toBe(true);
    expect(await has(scripts, 'ToastProvider')).toBe(false);
  });

  test('shows after its delay, the next at once, and after a pause late again', async ({
    page,
  }) => {
    await page.goto('/');
    await timeTooltips(page);
    const names = await page
      .locator(logos)
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.tooltip ?? ''));
    await moveTo(page, logos);
    await page.waitForTimeout(500);
    await expect(tooltip(page)).toHaveCount(0);
    await expect(tooltip(page)).toHaveText(names[0] ?? '');
    expect(await lastDelay(page)).toBeGreaterThan(tooltips.delay - 10);
    await moveTo(page, logos, 1);
    await expect(tooltip(page)).toHaveText(names[1] ?? '');
    expect(await lastDelay(page)).toBeLessThan(tooltips.skipDelay);
    await page.mouse.move(5, 5, { steps: 5 });
    await expect(tooltip(page)).toHaveCount(0);
    await page.waitForTimeout(tooltips.skipDelay + 100);
    await moveTo(page, logos);
    await expect(tooltip(page)).toHaveText(names[0] ?? '');
    expect(await lastDelay(page)).toBeGreaterThan(tooltips.delay - 10);
  });

  test('does not wait longer because its script is slow', async ({ page }) => {
    await page.route(chunks, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, tooltips.delay));
      await route.continue();
    });
    await page.goto('/');
    await timeTooltips(page);
    await moveTo(page, logos);
    await expect(tooltip(page)).toBeVisible();
    expect(await lastDelay(page)).toBeGreaterThan(tooltips.delay - 10);
    const sinceScript = await page.evaluate(() => {
      const { reached, shown } = document.body.dataset;
      const scripts = performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => /chunks/.test(name) && startTime >= Number(reached));
      const ends = scripts.map((script) => (script as PerformanceResourceTiming).responseEnd);
      return Number(shown) - Math.min(...ends);
    });
    expect(sinceScript).toBeLessThan(tooltips.delay);
  });

  test('describes its element while it shows, can be hovered, and goes with Escape', async ({
    page,
  }) => {
    await page.goto('/');
    const logo = page.locator(logos).first();
    await moveTo(page, logos);
    await expect(tooltip(page)).toHaveText((await logo.getAttribute('data-tooltip')) ?? '');
    await expect(logo).toHaveAccessibleDescription((await logo.getAttribute('data-tooltip')) ?? '');
    await moveTo(page, '[data-lasting="tooltips"] [data-side]');
    await page.waitForTimeout(300);
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
    await expect(page.locator('[data-lasting="tooltips"] [data-side]')).toHaveAttribute(
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
    test(`on ${path} is in the page’s language, and not where a popover is open`, async ({
      page,
    }) => {
      await page.goto(path);
      await moveTo(page, bubble);
      await expect(tooltip(page)).toHaveText(words);
      await page.locator(bubble).click();
      await expect(page.locator('#welcome-clip')).toBeVisible();
      await expect(tooltip(page)).toHaveCount(0);
      await moveTo(page, 'header [data-toggle]');
      await page.waitForTimeout(tooltips.delay + 200);
      await expect(tooltip(page)).toHaveCount(0);
    });
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
    test.use({ tolerated: [/ERR_FAILED|Tooltips could not be loaded/] });

    test('leaves the page as it is', async ({ page }) => {
      await page.route(chunks, (route) => route.abort());
      await page.goto('/');
      await moveTo(page, logos);
      await page.waitForTimeout(tooltips.delay + 200);
      await expect(tooltip(page)).toHaveCount(0);
    });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a touch shows no tooltip and fetches none', async ({ page }) => {
    const scripts = scriptsOf(page);
    await page.goto('/es');
    await page.locator('.toolbar').getByRole('button', { name: 'Lugares' }).tap();
    await page.waitForTimeout(tooltips.delay + 200);
    await expect(tooltip(page)).toHaveCount(0);
    expect(await has(scripts, 'TooltipProvider')).toBe(false);
  });
});

test.describe('a toast', () => {
  test.use({ viewport: desktop, tolerated: [/could not be shown|ERR_FAILED/] });

  const region = (page: Page, name: string) => page.getByRole('region', { name });
  const toast = (page: Page) => page.locator('[data-lasting="toasts"] li');

  /** The switch of language cannot fetch what it shows, and says so. */
  async function failToSwitch(page: Page, path = '/telepsychiatry-florida') {
    await page.route('**/*.json', (route) => route.abort());
    await page.goto(path);
    await page.locator('header [data-toggle]').click();
    await expect(toast(page)).toBeVisible();
  }

  test('is fetched only when there is one', async ({ page }) => {
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
    test(`on ${path} speaks its language, is reached with F8 and closed`, async ({ page }) => {
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
    });
  }

  test('goes by itself, one after the other', async ({ page }) => {
    await failToSwitch(page);
    const start = Date.now();
    const first = await toast(page).elementHandle();
    await page.locator('header [data-toggle]').click();
    await page.mouse.move(5, 5);
    await page.waitForTimeout(500);
    await expect(toast(page)).toHaveCount(toasts.visible);
    await page.waitForFunction((shown) => !shown?.isConnected, first, { timeout: 8000 });
    expect(Date.now() - start).toBeGreaterThan(toasts.duration - 500);
    await expect(toast(page)).toHaveCount(1);
    await expect(toast(page)).toHaveCount(0, { timeout: toasts.duration + 1000 });
  });

  test('stays while the mouse rests on it', async ({ page }) => {
    await failToSwitch(page);
    await toast(page).hover();
    await page.waitForTimeout(toasts.duration + 500);
    await expect(toast(page)).toBeVisible();
  });

  for (const [distance, left] of [
    [toasts.swipeThreshold - 10, 1],
    [toasts.swipeThreshold + 10, 0],
  ] as const) {
    test(`swiped ${distance} px to the right ${left ? 'comes back' : 'goes'}`, async ({ page }) => {
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

    test('is tried twice, then said as plain text', async ({ page }) => {
      await page.goto('/telepsychiatry-florida');
      await page.locator('header [data-toggle]').hover();
      await expect(tooltip(page)).toBeVisible();
      await page.route('**/*.json', (route) => route.abort());
      // What switches must come, what shows toasts must not.
      const tries: string[] = [];
      await page.route(chunks, async (route) => {
        const response = await route.fetch();
        if (!(await response.text()).includes('ToastProvider')) return route.fulfill({ response });
        tries.push(route.request().url());
        return route.abort();
      });
      await page.locator('header [data-toggle]').click();
      await expect(
        page.getByRole('status').filter({ hasText: 'could not be shown' }),
      ).toBeVisible();
      expect(tries).toHaveLength(2);
      await expect(toast(page)).toHaveCount(0);
    });

    test('shows after all when the second try succeeds', async ({ page }) => {
      let tries = 0;
      await page.route(chunks, async (route) => {
        const response = await route.fetch();
        const isToasts = (await response.text()).includes('ToastProvider');
        if (isToasts && ++tries === 1) return route.abort();
        return route.fulfill({ response });
      });
      await failToSwitch(page);
      expect(tries).toBe(2);
    });
  });
});
