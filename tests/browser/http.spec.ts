import { preview } from 'vike/api';
import { locationsIndex } from '../../lib/routes.server';
import { addresses } from '../support/routes';
import { expect, notFoundNotice, test } from './fixtures';
import { exhaustiveIf } from './sampling';

// This is the server of `npm start`. The other tests have a faster one.
test.describe('the preview of the build', () => {
  let server: Awaited<ReturnType<typeof preview>>['viteServer'];
  test.beforeAll(async () => {
    const options = { preview: { port: 0, host: '127.0.0.1' }, logLevel: 'warn' } as const;
    ({ viteServer: server } = await preview({ viteConfig: options }));
  });
  test.afterAll(() => server?.close());

  test('answers 200 at every page of the table, with and without a trailing slash, and else 404', {
    tag: ['@1.1', '@2.1', '@2.2', '@2.10', '@6.2', '@8.2'],
  }, async ({ request }) => {
    const [origin = ''] = server?.resolvedUrls?.local ?? [];
    const answer = (path: string, maxRedirects = 1) =>
      request.get(origin + path.slice(1), { maxRedirects });
    for (const { path } of addresses) {
      const [plain, slashed] = [await answer(path, 0), await answer(path.replace(/\/?$/, '/'))];
      expect([path, plain.status(), slashed.status()]).toEqual([path, 200, 200]);
      expect(await slashed.text()).toBe(await plain.text());
    }
    const unknown = ['/nope', '/es/nope', '/services/nope', '/about/nope', '/locations/sarasota'];
    // The last ones are in the toggle's mapping only.
    const indexes = Object.values(locationsIndex).flatMap((path) => [path, `${path}/`]);
    for (const path of [...unknown, ...indexes]) {
      const missing = await answer(path);
      expect([path, missing.status()]).toEqual([path, 404]);
      expect(await missing.text()).toContain('find that page</h1>');
    }
  });
});

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('/locations/naples redirects and leaves no entry in the history', { tag: '@2.9' }, async ({
      page,
    }) => {
      await page.goto('/about');
      await page.goto('/locations/naples');
      await page.waitForURL('**/locations/psychiatrist-naples');
      await expect(page.locator('h1')).toContainText('Naples');
      await page.goBack();
      await expect(page).toHaveURL(/\/about$/);
    });
  });
}

test.describe('the not-found page', () => {
  test.use({ tolerated: [notFoundNotice] });

  for (const path of ['/nope', '/nope.', '/assets/nope.js']) {
    const details = exhaustiveIf(path !== '/nope', '@2.2', '@2.3', '@4.1', '@8.2');
    test(`is English outside /es: ${path}`, details, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.locator('h1')).toHaveText("We couldn't find that page");
      await expect(page.locator('main a[href="/"]')).toBeVisible();
    });
  }

  test('is Spanish under /es, on a host that has one not-found page only', {
    tag: ['@2.2', '@2.3', '@8.2'],
  }, async ({ page }) => {
    await page.goto('/es/nope');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page).toHaveTitle('Página no encontrada');
    await expect(page.locator('h1')).toHaveText('No encontramos esa página');
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('main a[href="/es"]')).toBeVisible();
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      /^La dirección/,
    );
    const foreign = await page
      .locator('a[href^="/"]:not([data-toggle])')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(foreign.filter((href) => !/^\/es(\/|$)/.test(href ?? ''))).toEqual([]);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('has a line in Spanish that leads to the Spanish home page', { tag: '@2.3' }, async ({
      page,
    }) => {
      await page.goto('/es/nope');
      await page.locator('p[lang="es"] a').click();
      await expect(page).toHaveURL(/\/es$/);
    });
  });
});
