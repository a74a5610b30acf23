import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page, Request } from 'playwright/test';
import { languages } from '../../lib/language';
import { addresses, pathOf } from '../../lib/routes.server';
import { siteIn } from '../../lib/site.server';
import { isConfidential } from '../../lib/tracking/page-privacy.server';
import { runWithoutDebugger } from '../../scripts/lib/no-debugger';
import { leftKey } from '../../scripts/lib/storage-keys';
import { expect, hold, site, test } from './fixtures';
import { everyPage, exhaustiveIf } from './sampling';

const { neutralPage } = siteIn('en').practice;
const paths = addresses
  .filter(({ route }) => isConfidential(route))
  .map(({ path }) => path)
  .slice(0, 10);
const [path = ''] = paths;
/** Not the one that is seen only by keyboard. */
const link = '[data-leave]:visible:not(.sr-only)';

test.use({ tolerated: [new RegExp(`request to ${neutralPage}`)] });

/** Puts a page in the neutral one's place, and collects the requests for it. */
async function standIn(page: Page): Promise<Request[]> {
  const requests: Request[] = [];
  await page.route(`${neutralPage}**`, (route) => {
    requests.push(route.request());
    return route.fulfill({ contentType: 'text/html', body: `<a href="${site}${path}">Sunny</a>` });
  });
  return requests;
}

test('after a walk over ten pages and leaving, Back paints none of them and nothing stays stored but the mark', async ({
  page,
  context,
}) => {
  const painted: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'debug') painted.push(message.text());
  });
  await page.addInitScript(() => {
    const look = () => {
      if (document.body?.innerText.trim()) console.debug(location.href);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const requests = await standIn(page);
  expect(paths).toHaveLength(10);
  for (const path of paths) await page.goto(path);
  await expect.poll(() => painted).toContain(`${site}${paths[9]}`);
  await page.evaluate(() => sessionStorage.setItem('note', '1'));
  await page.locator(link).click();
  await page.waitForURL(neutralPage);
  painted.length = 0;
  // The last steps lead to where the tab began, and to nothing.
  for (let step = 1; step <= 11; step += 1) {
    await page.evaluate(() => void setTimeout(() => history.back()));
    if (step < 10) await expect.poll(() => requests.length).toBe(step + 1);
    await page.waitForURL(step < 10 ? neutralPage : 'about:blank');
  }
  expect(painted.filter((address) => address.startsWith(site))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  await page.goto('/robots.txt');
  expect(await page.evaluate(() => [localStorage.length, { ...sessionStorage }])).toEqual([
    0,
    { [leftKey]: neutralPage },
  ]);
});

test('pages that the browser has kept whole are not painted either', async () => {
  const kept = everyPage ? paths : paths.slice(0, 4);
  const heard: string[] = [];
  // Another site's page, which goes back until it stands in place of them all.
  const elsewhere = createServer(({ url = '' }, response) => {
    heard.push(url);
    const isLast = heard.filter((url) => url === '/').length === kept.length;
    response.setHeader('Content-Type', 'text/html');
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    response.end(`<script>(${goBack})(${isLast})</script>`);
  });
  await new Promise<void>((resolve) => void elsewhere.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
  const probe = `<script>(${walk})(${JSON.stringify(kept)}, '${origin}')</script>`;
  await runWithoutDebugger(path, (html) => html.replace('</body>', () => `${probe}</body>`));
  elsewhere.close();
  const afterwards = heard.slice(heard.indexOf('/'));
  expect(afterwards.filter((url) => url.startsWith('/painted'))).toEqual([]);
  expect(afterwards.filter((url) => url === '/restored').length).toBeGreaterThan(0);
});

/** In a page of the site: goes on to the next one, or leaves; tells when it comes back. */
const walk = `function (paths, origin) {
  const tell = (what) => navigator.sendBeacon(origin + what);
  let away = false;
  const look = () => {
    if (away && document.body) tell('/painted?' + location.pathname);
    requestAnimationFrame(look);
  };
  look();
  addEventListener('pagehide', () => { away = true; });
  addEventListener('pageshow', ({ persisted }) => persisted ? tell('/restored') : goOn());
  // A page that is left while it loads is not stored.
  function goOn() {
    if (!('pageScript' in document.documentElement.dataset)) return setTimeout(goOn, 20);
    const next = paths[paths.indexOf(location.pathname) + 1];
    if (next) return location.assign(next);
    const link = document.querySelector('[data-leave]');
    link.href = origin + '/#' + location.origin;
    link.click();
  }
}`;

const goBack = `function (isLast) {
  const site = location.hash.slice(1);
  if (isLast) fetch(site, { method: 'POST', mode: 'no-cors', body: 'done' });
  else addEventListener('load', () => setTimeout(() => history.back()));
}`;

test('whoever opens the site anew by a link sees it, and every page from then on', async ({
  page,
}) => {
  await standIn(page);
  await page.goto(path);
  await page.locator(link).click();
  await page.getByText('Sunny').click();
  await expect(page.locator('h1')).toBeVisible();
  expect(await page.evaluate((key) => sessionStorage[key], leftKey)).toBeUndefined();
  await page.goto('/about');
  await page.goBack();
  await expect(page.locator('h1')).toBeVisible();
});

test('leaving takes the page off the screen at once, however long scripts and the neutral page take', async ({
  page,
}) => {
  const requests = await standIn(page);
  const release = await hold(page, /\.js$/);
  const arrive = await hold(page, `${neutralPage}**`);
  // The page has to tell: while another site's is awaited, it cannot be asked.
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

test('the link is the second that a keyboard reaches', async ({ page }) => {
  await standIn(page);
  await page.goto(path);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('link', { name: 'Leave this page', exact: true }).first(),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL(neutralPage);
});

for (const language of languages) {
  const { t } = siteIn(language);
  const service = pathOf('services/anxiety-treatment', language);

  test(
    `the link is in the header, which has no more rows for it, in ${language}`,
    exhaustiveIf(language === 'en'),
    async ({ page }) => {
      for (const width of [768, 1024, 1360, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const rows = async (path: string) => {
          await page.goto(path);
          const bottoms = await page
            .locator('.site-header > div > :visible')
            .evaluateAll((parts) =>
              parts.map((part) => Math.round(part.getBoundingClientRect().bottom / 40)),
            );
          return new Set(bottoms).size;
        };
        expect(await rows(service)).toBe(await rows(pathOf('about', language)));
        await page.goto(service);
        await expect(
          page.locator('header').getByRole('link', { name: t('leave.link') }),
        ).toBeVisible();
      }
    },
  );

  test(
    `on a phone the link has the place of the towns in the toolbar, in ${language}`,
    exhaustiveIf(language === 'en'),
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      const inToolbar = (name: string) =>
        page.getByRole('navigation', { name: t('toolbar.label') }).getByText(name, { exact: true });
      await page.goto(service);
      await expect(inToolbar(t('leave.inShort'))).toBeVisible();
      await expect(inToolbar(t('leave.inShort'))).toHaveAccessibleName(t('leave.link'));
      await expect(inToolbar(t('toolbar.locations'))).toHaveCount(0);
      await page.goto(pathOf('about', language));
      await expect(inToolbar(t('leave.inShort'))).toHaveCount(0);
      await expect(inToolbar(t('toolbar.locations'))).toBeVisible();
    },
  );
}

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
    await page.locator(link).click();
    await page.waitForURL(neutralPage);
    expect(requests[0]?.headers().referer).toBeUndefined();
    await page.goBack();
    await expect(page.locator('h1')).toBeVisible();
  });
});
