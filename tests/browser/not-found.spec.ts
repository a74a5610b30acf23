import { expect, notFoundNotice, test } from './fixtures';
import { sampleOf } from './sampling';

test.use({ tolerated: [notFoundNotice] });

for (const [path, target, name] of sampleOf([
  ['/es/services', '/es/servicios', 'Ver todos los servicios'],
  ['/servicios', '/es/servicios', 'Ver todos los servicios'],
  ['/es/about/', '/es/acerca-de', 'Quiénes somos'],
  ['/acerca-de', '/es/acerca-de', 'Quiénes somos'],
  ['/es/services/adhd-treatment', '/es/servicios/tratamiento-adhd', 'TDAH'],
  ['/adhd-treatment', '/services/adhd-treatment', 'ADHD'],
] as const)) {
  test(`at ${path} the not-found page offers ${target}`, async ({ page }) => {
    await page.goto(path);
    const offer = page.locator('main [data-offer]');
    await expect(offer).toBeVisible();
    await expect(offer).toHaveAttribute('lang', target.startsWith('/es') ? 'es' : 'en');
    await expect(offer.getByRole('link')).toContainText(name);
    await offer.getByRole('link').click();
    await expect(page).toHaveURL(target);
  });
}

test('after a switch of language the not-found page offers the page in that language', async ({
  page,
}) => {
  await page.goto('/es/about');
  await expect(page.locator('main [data-offer]')).toBeVisible();
  await page.locator('header [data-toggle]').click();
  await expect(page.locator('main [data-offer] a')).toHaveAttribute('href', '/about');
});

test('at any other address the not-found page offers no page', async ({ page }) => {
  const sitemap = page.waitForResponse('**/sitemap.xml');
  await page.goto('/no-such-page');
  await (await sitemap).finished();
  await expect(page.locator('main [data-offer]')).toBeHidden();
});
