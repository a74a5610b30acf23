import { expect, notFoundNotice, test } from './fixtures';

test.use({ tolerated: [notFoundNotice] });

for (const [address, meant, name] of [
  ['/es/services', '/es/servicios', 'Qué tratamos'],
  ['/servicios', '/services', 'What we treat'],
  ['/es/about/', '/es/acerca-de', undefined],
  ['/treatments/Anxiety-Treatment.html', '/services/anxiety-treatment', undefined],
] as const) {
  test(`the not-found page at ${address} names the page that was meant`, async ({ page }) => {
    await page.goto(address);
    const link = page.locator('main [data-pages] a');
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', meant);
    if (name) await expect(link).toHaveText(name);
  });
}

test('the not-found page names no page where the address is like none', async ({ page }) => {
  await page.goto('/nothing-like-a-page/at-all');
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('main [data-pages]')).toBeHidden();
});
