import type { Page, Request } from 'playwright/test';
import { isConfidential } from '../../lib/privacy/page-privacy.server';
import { siteIn } from '../../lib/site.server';
import { withPageCache } from '../../scripts/lib/browser';
import { leftKey } from '../../scripts/lib/storage';
import { addresses } from '../support/routes';
import { expect, hold, pageScriptRunning, site, test } from './fixtures';
import { everyPage, further } from './sampling';

/** The neutral page of each language. */
const neutralPages = siteIn('en').practice.neutralPage;
const { en: neutralPage } = neutralPages;
/** Confidential pages in both languages; the first is English. */
const confidential = addresses
  .filter(({ route }) => isConfidential(route))
  .slice(0, everyPage ? 10 : 4);
const paths = confidential.map(({ path }) => path);
const [path = ''] = paths;
/** The visible link, not the one that only the keyboard reaches. */
const link = '[data-leave]:visible:not(.sr-only)';

test.use({
  tolerated: [new RegExp(`request to (?:${Object.values(neutralPages).join('|')})`)],
});

/**
 * Replaces the neutral pages by a stub, and collects the requests for it.
 * @param script the script of the stub
 */
async function standIn(page: Page, script = ''): Promise<Request[]> {
  const requests: Request[] = [];
  const body = `<a href="${site}${path}">Sunny</a><script>${script}</script>`;
  for (const address of Object.values(neutralPages)) {
    await page.route(`${address}**`, (route) => {
      requests.push(route.request());
      return route.fulfill({ contentType: 'text/html', body });
    });
  }
  return requests;
}

test(`after a walk over ${paths.length} pages and leaving, Back paints none of them and nothing stays stored but the mark`, async ({
  playwright,
}) => {
  // Runs in its own browser, which has a back/forward cache. The browser of the other tests has none.
  const browser = await playwright.chromium.launch(withPageCache());
  const page = await browser.newPage({ baseURL: site });
  const logged = new Set<string>();
  page.on('console', (message) => {
    if (message.type() === 'debug') logged.add(message.text());
  });
  await page.addInitScript((leftKey) => {
    const look = () => {
      const when = leftKey in sessionStorage ? 'after leaving' : 'before';
      if (document.body?.innerText.trim()) console.debug(`${when}: ${location.pathname}`);
      requestAnimationFrame(look);
    };
    if (location.protocol === 'http:') requestAnimationFrame(look);
    addEventListener('pageshow', ({ persisted }) => persisted && console.debug('restored'));
  }, leftKey);
  const goBack = "addEventListener('load', () => setTimeout(() => history.back()))";
  const requests = await standIn(page, goBack);
  expect(paths.length).toBeGreaterThan(3);
  for (const path of paths) {
    await page.goto(path);
    await pageScriptRunning(page);
  }
  await expect.poll(() => logged).toContain(`before: ${paths.at(-1)}`);
  await page.evaluate(() => {
    localStorage.setItem('note', '1');
    sessionStorage.setItem('note', '1');
  });
  await page.locator(link).click({ noWaitAfter: true });
  await page.waitForURL('about:blank');
  expect(requests).toHaveLength(paths.length);
  expect([...logged].filter((text) => text.startsWith('after leaving'))).toEqual([]);
  // The browser had kept some of the pages in its back/forward cache.
  expect(logged).toContain('restored');
  expect(await page.context().cookies()).toEqual([]);
  await page.goto('/robots.txt');
  expect(await page.evaluate(() => [localStorage.length, { ...sessionStorage }])).toEqual([
    0,
    { [leftKey]: neutralPages[confidential.at(-1)?.language ?? 'en'] },
  ]);
  await browser.close();
});

test('visitors who open the site again by a link see it, and every page from then on', async ({
  page,
}) => {
  await standIn(page);
  await page.goto(path);
  await page.locator(link).click();
  await page.getByText('Sunny').click();
  await expect(page.locator('h1')).toBeVisible();
  await expect.poll(() => page.evaluate((key) => sessionStorage[key], leftKey)).toBeUndefined();
  await page.goto('/about');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
});

test('leaving takes the page off the screen at once, however long scripts and the neutral page take', async ({
  page,
}) => {
  const requests = await standIn(page);
  const release = await hold(page, /\.js$/);
  const arrive = await hold(page, `${neutralPage}**`);
  // The page reports this itself, because Playwright cannot ask it while another page is loading.
  await page.addInitScript(() => {
    const look = () => {
      if (!document.firstChild) console.debug(`nothing, titled "${document.title}"`);
    };
    new MutationObserver(look).observe(document, { childList: true });
  });
  await page.goto(path);
  const gone = page.waitForEvent('console', (message) => message.text() === 'nothing, titled ""');
  await page.locator(link).click({ noWaitAfter: true });
  await gone;
  arrive();
  await page.waitForURL(neutralPage);
  release();
  expect(requests.map((request) => request.headers().referer)).toEqual([undefined]);
});

test('a reload while the neutral page is slow does not bring the page back', {
  tag: further,
}, async ({ page }) => {
  await standIn(page);
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      if (document.querySelector('h1')) console.debug('shown');
    });
  });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const toNeutralPage = () => requests.filter((url) => url.startsWith(neutralPage)).length;
  await page.goto(path);
  const arrive = await hold(page, `${neutralPage}**`);
  await page.locator(link).click({ noWaitAfter: true });
  await expect.poll(toNeutralPage).toBe(1);
  const shown: string[] = [];
  page.on('console', (message) => shown.push(message.text()));
  // It does not end, because the page goes on to the neutral page at once.
  await page.reload().catch(() => {});
  await expect.poll(toNeutralPage).toBe(2);
  arrive();
  await page.waitForURL(neutralPage);
  expect(shown).not.toContain('shown');
});

test('the link is the second that a keyboard reaches, and leaves also where storage is blocked', async ({
  page,
}) => {
  await standIn(page);
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Blocked', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { get });
    }
  });
  await page.goto(path);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('link', { name: 'Leave this page', exact: true }).first(),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL(neutralPage);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('it is a plain link, and words beside it say that Back still shows the page', async ({
    page,
  }) => {
    const requests = await standIn(page);
    await page.goto(path);
    await expect(page.locator('noscript p').first()).toContainText(
      siteIn('en').t('leave.noScript'),
    );
    await expect(page.locator('noscript p a').first()).toHaveAttribute('href', '/leave-this-page');
    await page.locator(link).click();
    await page.waitForURL(neutralPage);
    expect(requests[0]?.headers().referer).toBeUndefined();
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.locator('h1')).toBeVisible();
  });
});
