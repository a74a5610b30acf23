import { expect, test, waitingSections } from './fixtures';

test('the home page has its true height once the browser is idle', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => waitingSections(page)).toEqual([]);
});

test('an address with a section’s hash shows it, and content above does not move it', async ({
  page,
}) => {
  await page.goto('/es#faq');
  const faq = page.locator('#faq h2');
  await expect(faq).toBeInViewport();
  const top = async () => (await faq.boundingBox())?.y ?? 0;
  const before = await top();
  await expect.poll(() => waitingSections(page)).not.toContain('contact');
  expect(await waitingSections(page)).not.toEqual([]);
  expect(Math.abs((await top()) - before)).toBeLessThan(2);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each section is laid out as it comes near', async ({ page }) => {
    await page.goto('/');
    for (const id of ['services', 'faq', 'contact']) {
      const heading = page.locator(`#${id} h2`);
      await heading.scrollIntoViewIfNeeded();
      await expect(heading).toBeInViewport();
      expect((await heading.boundingBox())?.height).toBeGreaterThan(20);
    }
  });
});
