import type { Page } from 'playwright/test';
import { expect, openStopped, overflowOf, pageScriptRunning, test, timerSet } from './fixtures';
import { exhaustiveIf, further } from './sampling';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test.describe('on a desktop', () => {
    test.use({ viewport: desktop });

    test('a submenu opens, closes the other, leads to a page', { tag: ['@2.24', '@2.28'] }, async ({
      page,
    }) => {
      await page.goto('/es');
      const submenus = page.locator('header nav details');
      await submenus.nth(0).locator('summary').click();
      await expect(submenus.nth(0)).toHaveAttribute('open', '');
      await submenus.nth(1).locator('summary').click();
      await expect(submenus.nth(0)).not.toHaveAttribute('open', '');
      await submenus.nth(1).getByRole('link', { name: 'Marco Island' }).click();
      await expect(page).toHaveURL(/\/es\/ubicaciones\/psiquiatra-marco-island$/);
      await expect(page.locator('main nav [aria-current="page"]')).toHaveText('Marco Island');
      const line = (index: number) => expect(submenus.nth(index).locator('summary'));
      await line(0).toHaveCSS('text-decoration-line', 'none');
      await line(1).toHaveCSS('text-decoration-line', 'underline');
    });

    test('the submenus are as high as the specification lets them be', { tag: '@9.3' }, async ({
      page,
    }) => {
      await page.goto('/');
      const heights = await page
        .locator('header nav details ul')
        .evaluateAll((lists) => lists.map((list) => getComputedStyle(list).maxHeight));
      expect(heights).toEqual(['500px', '600px']);
    });
  });

  test.describe('the menu on a phone', () => {
    test.use({ viewport: phone, hasTouch: true });

    test('its submenus unfold, and the next page has it closed', {
      tag: ['@2.25', '@2.26'],
    }, async ({ page }) => {
      await page.goto('/');
      const nav = page.locator('header nav');
      await expect(nav).toBeHidden();
      await expect(page.locator('body > header')).toHaveCSS('position', 'sticky');
      await page.getByRole('button', { name: 'Menu' }).tap();
      await expect(nav).toBeVisible();
      // One below the other, not in the rows of browsers without popovers.
      const lefts = await nav
        .locator('> ul > li')
        .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left));
      expect(new Set(lefts).size).toBe(1);
      const town = nav.getByRole('link', { name: 'Vanderbilt Beach' });
      await expect(town).toBeHidden();
      await nav.locator('summary').nth(1).tap();
      await town.tap();
      await expect(page).toHaveURL(/\/locations\/psychiatrist-vanderbilt-beach$/);
      await expect(nav).toBeHidden();
      await expect(page.locator('header details[open]')).toHaveCount(0);
    });

    test('Escape closes the menu and gives the focus back', async ({ page }) => {
      await page.goto('/es');
      const button = page.getByRole('button', { name: 'Menú' });
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('header nav')).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect(page.locator('header nav')).toBeHidden();
      await expect(button).toBeFocused();
    });
  });

  for (const [width, height] of [
    [768, 900],
    [844, 390],
    [1024, 700],
    [1440, 900],
  ] as const) {
    test(
      `an open submenu stays inside the window at ${width} × ${height}`,
      exhaustiveIf(width !== 844),
      async ({ page }) => {
        await page.setViewportSize({ width, height });
        for (const path of ['/', '/es']) {
          await page.goto(path);
          for (const index of [0, 1]) {
            const submenu = page.locator('header nav details').nth(index);
            await submenu.locator('summary').click();
            const last = submenu.locator('a').last();
            // By the wheel: `scrollIntoView` would also scroll what no visitor can scroll.
            await submenu.locator('a').first().hover();
            await page.mouse.wheel(0, 2000);
            const rest = () =>
              submenu
                .locator('ul')
                .evaluate((list) => list.scrollHeight - list.clientHeight - list.scrollTop);
            await expect.poll(rest).toBeLessThanOrEqual(1);
            await last.scrollIntoViewIfNeeded();
            // Rounding may differ by a fraction of a pixel.
            await expect(last).toBeInViewport({ ratio: 0.99 });
            expect(await overflowOf(page)).toBe(0);
          }
        }
      },
    );
  }

  test('the whole phone menu can be reached on the smallest phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto('/es');
    await page.getByRole('button', { name: 'Menú' }).click();
    const nav = page.locator('header nav');
    await nav.locator('summary').nth(1).click();
    const book = nav.locator('a').last();
    // As a finger does: `scrollIntoView` would also scroll what no visitor can scroll.
    await nav.locator('summary').first().hover();
    await page.mouse.wheel(0, 2000);
    await expect(book).toBeInViewport({ ratio: 1 });
    await page.mouse.wheel(0, -2000);
    await page.getByRole('button', { name: 'Cerrar' }).click();
    await expect(nav).toBeHidden();
  });
});

test('the toggle leads to the same page in the other language and back', {
  tag: ['@1.6', '@4.3'],
}, async ({ page }) => {
  await page.goto('/services/adhd-treatment');
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(/\/es\/servicios\/tratamiento-adhd$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/services\/adhd-treatment$/);
});

test.describe('the phone’s menu', () => {
  test.use({ viewport: phone, hasTouch: true });

  for (const [path, menu, link] of [
    ['/', 'Menu', 'Home'],
    ['/es', 'Menú', 'Inicio'],
    ['/services/adhd-treatment', 'Menu', 'ADHD treatment'],
  ] as const) {
    test(
      `closes when ${link} is tapped on ${path}, and the page scrolls up`,
      exhaustiveIf(path !== '/', '@2.26', '@2.29'),
      async ({ page }) => {
        await page.goto(path);
        await pageScriptRunning(page);
        await page.evaluate(() => {
          document.body.dataset.same = '';
          scrollTo({ top: 600, behavior: 'instant' });
        });
        await page.getByRole('button', { name: menu, exact: true }).tap();
        const nav = page.locator('header nav');
        const target = nav.getByRole('link', { name: link, exact: true });
        if (!(await target.isVisible())) await nav.locator('summary').first().tap();
        await target.tap();
        await expect(nav).toBeHidden();
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
        await expect(page.locator('body')).toHaveAttribute('data-same');
      },
    );
  }
});

test.describe('a submenu that hovering opened', { tag: further }, () => {
  test.use({ viewport: desktop });

  /** Rests the mouse on a submenu until it opens; the page's clock is stopped. */
  async function hoverSubmenu(page: Page) {
    await openStopped(page, '/es');
    const submenu = page.locator('header nav details').first();
    await submenu.locator('summary').hover();
    await expect(page.locator('header [data-island*="Submenu"]').first()).toHaveAttribute(
      'data-hydrated',
    );
    await page.clock.runFor(long);
    await expect(submenu).toHaveAttribute('open');
    return submenu;
  }

  /** Longer than the submenus wait before they open or close, in ms. */
  const long = 5000;

  const isFocusOnBody = (page: Page) =>
    page.evaluate(() => document.activeElement === document.body);

  test('stays open if the mouse leaves it for less than 300 ms, and closes if it stays away', async ({
    page,
  }) => {
    const submenu = await hoverSubmenu(page);
    await page.mouse.move(640, 700);
    await timerSet(page, 300);
    await page.clock.runFor(299);
    await submenu.locator('summary').hover();
    await page.clock.runFor(long);
    await expect(submenu).toHaveAttribute('open');
    await page.mouse.move(640, 700);
    await timerSet(page, 300);
    await page.clock.runFor(299);
    await expect(submenu).toHaveAttribute('open');
    await page.clock.runFor(1);
    await expect(submenu).not.toHaveAttribute('open');
  });

  test('stays open if the focus goes to nothing, and closes if it goes to another part of the page', async ({
    page,
  }) => {
    const submenu = await hoverSubmenu(page);
    const link = submenu.locator('a').first();
    await link.focus();
    await page.mouse.move(640, 700);
    // As by a press on the ground of the submenu, or when the visitor looks into another window.
    await link.evaluate((element) => element.blur());
    await link.focus();
    await expect(submenu).toHaveAttribute('open');
    await page.locator('main a:visible').first().focus();
    await expect(submenu).not.toHaveAttribute('open');
  });

  test('is closed by Escape wherever the focus is, until the mouse comes back', async ({
    page,
  }) => {
    const submenu = await hoverSubmenu(page);
    const summary = submenu.locator('summary');
    expect(await isFocusOnBody(page)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(submenu).not.toHaveAttribute('open');
    expect(await isFocusOnBody(page)).toBe(true);
    await page.clock.runFor(long);
    await expect(submenu).not.toHaveAttribute('open');
    await summary.hover({ position: { x: 12, y: 12 } });
    await page.clock.runFor(long);
    await expect(submenu).not.toHaveAttribute('open');
    await page.mouse.move(640, 700);
    await summary.hover();
    await page.clock.runFor(long);
    await expect(submenu).toHaveAttribute('open');
  });
});

test('the first keyboard focus is the link to the main content', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('overlays on a phone’s page close when the phone is turned', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/es');
  await pageScriptRunning(page);
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.setViewportSize({ width: 844, height: 390 });
  const nav = page.locator('header nav');
  await expect(nav).toBeVisible();
  await expect.poll(() => nav.evaluate((element) => element.matches(':popover-open'))).toBe(false);
  expect(await overflowOf(page)).toBe(0);
});
