import type { Page } from 'playwright/test';
import { expect, hold, openStopped, pageScriptRunning, site, test } from './fixtures';

const loadingText = 'Cargando...';
/** The indicator appears after this time, in ms. */
const noticeable = 400;

const slow = '/es/acerca-de';
const overTheWindow = 'came at 0, 0: 1 by 1';

/** Records from now on when the indicator is shown and removed. */
async function watchIndicator(page: Page): Promise<string[]> {
  const told: string[] = [];
  await page.exposeFunction('tell', (what: string) => told.push(what));
  await page.evaluate(
    ([text]) => {
      const { tell } = window as unknown as { tell: (what: string) => void };
      new MutationObserver((records) => {
        for (const { addedNodes, removedNodes } of records) {
          for (const node of addedNodes) {
            if (node.textContent !== text) continue;
            const { left, top, width, height } = (node as Element).getBoundingClientRect();
            tell(`came at ${left}, ${top}: ${width / innerWidth} by ${height / innerHeight}`);
          }
          for (const node of removedNodes) if (node.textContent === text) tell('went');
        }
      }).observe(document.body, { childList: true });
    },
    [loadingText],
  );
  return told;
}

/** Scrolls, follows a link to a page that never loads, and waits for the indicator. */
async function followSlowly(page: Page, prepare: () => Promise<void> = async () => {}) {
  await page.goto('/es');
  await pageScriptRunning(page);
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  const told = await watchIndicator(page);
  await prepare();
  const letCome = await hold(page, `**${slow}`);
  await follow(page);
  await expect.poll(() => told[0]).toBe(overTheWindow);
  return { told, letCome };
}

const follow = (page: Page) =>
  page.evaluate((path) => {
    document.querySelector<HTMLAnchorElement>(`footer a[href="${path}"]`)?.click();
  }, slow);

test.describe('while a page loads slowly', () => {
  test('the indicator covers the viewport until the page has loaded', { tag: '@2.4' }, async ({
    page,
  }) => {
    const { letCome } = await followSlowly(page);
    letCome();
    await expect(page).toHaveURL(new RegExp(`${slow}$`));
    await expect(page.getByText(loadingText, { exact: true })).toBeHidden();
  });

  test('a page that loads quickly shows none', { tag: '@2.4' }, async ({ page }) => {
    await openStopped(page, '/es');
    const told = await watchIndicator(page);
    // While a page is loading, Playwright’s clock has no effect.
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    await follow(page);
    await page.clock.runFor(noticeable - 1);
    expect(told).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => told).toEqual([overTheWindow]);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
    await expect.poll(() => told).toEqual([overTheWindow, 'went']);
    // A double click.
    await follow(page);
    await follow(page);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
    await page.clock.runFor(10 * noticeable);
    expect(told).toEqual([overTheWindow, 'went']);
    // The browser's Stop button sends no event.
    await follow(page);
    await page.clock.runFor(noticeable + 10_000);
    await expect.poll(() => told).toEqual([overTheWindow, 'went', overTheWindow, 'went']);
  });

  test('a click that opens a new tab shows none', async ({ page }) => {
    await openStopped(page, '/es');
    await page.locator('footer a[href="/es/acerca-de"]').click({ modifiers: ['ControlOrMeta'] });
    await page.clock.runFor(10 * noticeable);
    await expect(page.getByText(loadingText, { exact: true })).toBeHidden();
  });
});

test('links that load no page show no indicator', async ({ page }) => {
  await openStopped(page, '/es');
  await page.evaluate(() => {
    // The browser would open other programs for these.
    addEventListener('click', (event) => event.preventDefault());
  });
  await page.locator('main a[href^="tel:"]').first().click();
  await page.locator('footer a[href^="mailto:"]').first().click();
  await page.clock.runFor(10 * noticeable);
  await expect(page.getByText(loadingText, { exact: true })).toBeHidden();
});

test('a link to another page shows it from its top', { tag: '@2.29' }, async ({ page }) => {
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
  test(`the scroll to the top is ${behavior} where the preference for motion is "${reducedMotion}"`, {
    tag: '@2.29',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/about');
    await pageScriptRunning(page);
    const asked = await page.evaluateHandle(() => {
      const asked: unknown[] = [];
      window.scrollTo = (options: unknown) => void asked.push(options);
      return asked;
    });
    await page.locator('footer a[href="/about"]').click();
    expect(await asked.jsonValue()).toEqual([{ top: 0, behavior }]);
  });
}

test('a link to the page already shown scrolls up and loads nothing', { tag: '@2.29' }, async ({
  page,
}) => {
  await page.goto('/about');
  await pageScriptRunning(page);
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
