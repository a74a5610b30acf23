import type { Page } from 'playwright/test';
import { loadingText } from '../../lib/constants';
import { expect, site, test } from './site';

const slow = '/es/acerca-de';

/** Follows a link whose page is slow, and tells when the indicator came and went. */
async function followSlowly(page: Page, meanwhile: (page: Page) => Promise<void>) {
  const told: string[] = [];
  await page.goto('/es');
  await page.exposeFunction('tell', (what: string) => told.push(what));
  await page.evaluate(
    ([text]) => {
      const { tell } = window as unknown as { tell: (what: string) => void };
      new MutationObserver((records) => {
        for (const { addedNodes, removedNodes } of records) {
          for (const node of addedNodes) {
            if (node.textContent !== text) continue;
            const { width, height } = (node as Element).getBoundingClientRect();
            tell(`came, ${width === innerWidth && height === innerHeight ? 'full' : 'small'}`);
          }
          for (const node of removedNodes) if (node.textContent === text) tell('went');
        }
      }).observe(document.body, { childList: true });
    },
    [loadingText],
  );
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${slow}`, async (route) => {
    await held;
    await route.continue();
  });
  await page.evaluate((path) => {
    document.querySelector<HTMLAnchorElement>(`footer a[href="${path}"]`)?.click();
  }, slow);
  await meanwhile(page);
  release();
  await expect(page).toHaveURL(new RegExp(`${slow}$`));
  await expect(page.getByText(loadingText, { exact: true })).toBeHidden();
  return told;
}

test.describe('while a page is slow to come', () => {
  test('the indicator covers the window, and goes on arrival', async ({ page }) => {
    const told = await followSlowly(page, () => page.waitForTimeout(900));
    expect(told[0]).toBe('came, full');
  });

  test('a page that comes soon shows none', async ({ page }) => {
    const told = await followSlowly(page, async () => {});
    expect(told).toEqual([]);
  });

  test('Escape takes the indicator away', async ({ page }) => {
    await page.addInitScript(() => {
      // Playwright’s keyboard waits for the page that is coming.
      addEventListener('click', () =>
        setTimeout(() => dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })), 800),
      );
    });
    const told = await followSlowly(page, () => page.waitForTimeout(1100));
    expect(told).toEqual(['came, full', 'went']);
  });

  test('a click that opens a new tab shows none', async ({ page }) => {
    await page.goto('/es');
    await page.locator('footer a[href="/es/acerca-de"]').click({ modifiers: ['ControlOrMeta'] });
    await page.waitForTimeout(700);
    await expect(page.getByText(loadingText, { exact: true })).toBeHidden();
  });
});

test('links that load no page show no indicator', async ({ page }) => {
  await page.goto('/es');
  await page.evaluate(() => {
    // The browser would hand these to other programs.
    addEventListener('click', (event) => event.preventDefault());
  });
  await page.locator('main a[href^="tel:"]').first().click();
  await page.locator('footer a[href^="mailto:"]').first().click();
  await page.waitForTimeout(700);
  await expect(page.getByText(loadingText, { exact: true })).toBeHidden();
});

test('a link to another page shows it from its top', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await page.locator('footer a[href="/for-patients"]').click();
  await expect(page).toHaveURL(/for-patients$/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

for (const [reducedMotion, behavior] of [
  ['no-preference', 'smooth'],
  ['reduce', 'instant'],
] as const) {
  test(`the way up is ${behavior} where the visitor’s word on motion is "${reducedMotion}"`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/about');
    const asked = await page.evaluateHandle(() => {
      const asked: unknown[] = [];
      window.scrollTo = (options: unknown) => void asked.push(options);
      return asked;
    });
    await page.locator('footer a[href="/about"]').click();
    expect(await asked.jsonValue()).toEqual([{ top: 0, behavior }]);
  });
}

test('a link to the page already shown scrolls up and loads nothing', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.locator('footer a[href="/about"]').click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(loads).toBe(0);
  expect(page.url()).toBe(`${site}/about`);
});
