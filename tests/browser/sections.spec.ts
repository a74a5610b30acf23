import type { Page } from 'playwright/test';
import { expect, test } from './site';

/** The sections that are still to be laid out. */
const waiting = (page: Page) =>
  page
    .locator('main > section')
    .evaluateAll((sections) =>
      sections
        .filter((section) => getComputedStyle(section).contentVisibility === 'auto')
        .map(({ id }) => id),
    );

test('the home page has its true height once the browser is idle', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => waiting(page)).toEqual([]);
});

test('an address that names a section shows it, and what is above does not push it away', async ({
  page,
}) => {
  await page.goto('/es#faq');
  const faq = page.locator('#faq h2');
  await expect(faq).toBeInViewport();
  const top = async () => (await faq.boundingBox())?.y ?? 0;
  const before = await top();
  await expect.poll(() => waiting(page)).not.toContain('contact');
  expect(await waiting(page)).not.toEqual([]);
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
