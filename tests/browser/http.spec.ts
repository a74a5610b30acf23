import { addresses, locationsIndex } from '../../lib/routes.server';
import { expect, notFoundNotice, test } from './fixtures';
import { sampleOf } from './sampling';

test.describe('every page of the table', () => {
  for (const { path } of sampleOf(addresses)) {
    test(`answers 200 at ${path}, with and without a trailing slash (§2.1, §6.2)`, async ({
      request,
    }) => {
      const plain = await request.get(path, { maxRedirects: 0 });
      const slashed = await request.get(path === '/' ? '/' : `${path}/`);
      expect(plain.status()).toBe(200);
      expect(slashed.status()).toBe(200);
      expect(await slashed.text()).toBe(await plain.text());
    });
  }
});

test.describe('an address outside the table', () => {
  for (const path of [
    '/nope',
    '/es/nope',
    '/services/nope',
    '/about/nope',
    '/locations/sarasota',
  ]) {
    test(`answers 404 at ${path} (§2.2, §8.2)`, async ({ request }) => {
      expect((await request.get(path)).status()).toBe(404);
    });
  }

  for (const path of Object.values(locationsIndex)) {
    test(`answers 404 at ${path}, which is in the toggle’s mapping only (§2.10)`, async ({
      request,
    }) => {
      expect((await request.get(path)).status()).toBe(404);
      expect((await request.get(`${path}/`)).status()).toBe(404);
    });
  }
});

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('/locations/naples redirects and leaves no entry in the history (§2.9)', async ({
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
    test(`is English outside /es: ${path} (§2.3, §8.2)`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.locator('h1')).toHaveText("We couldn't find that page");
    });
  }

  test('is Spanish under /es, on a host that has one not-found page only (§2.3)', async ({
    page,
  }) => {
    await page.goto('/es/nope');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page).toHaveTitle('Página no encontrada');
    await expect(page.locator('h1')).toHaveText('No encontramos esa página');
    await expect(page.locator('h1')).toHaveCount(1);
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

    test('has a line in Spanish that leads to the Spanish home page', async ({ page }) => {
      await page.goto('/es/nope');
      await page.locator('p[lang="es"] a').click();
      await expect(page).toHaveURL(/\/es$/);
    });
  });
});
