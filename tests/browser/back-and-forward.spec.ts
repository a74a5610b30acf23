import type { Page } from 'playwright/test';
import { expect, test } from './fixtures';

const headings = { en: 'Telepsychiatry in Florida', es: 'Telepsiquiatría en Florida' };

/** Waits until the whole page is in one language, either of the two. */
async function languageOf(page: Page): Promise<keyof typeof headings> {
  let language: keyof typeof headings = 'en';
  await expect(async () => {
    language = (await page.locator('html').getAttribute('lang')) === 'es' ? 'es' : 'en';
    expect(await page.locator('h1').textContent()).toBe(headings[language]);
  }).toPass();
  return language;
}

test('a page that was switched in place comes back whole, and switches on', async ({ page }) => {
  await page.goto('/telepsychiatry-florida');
  await page.locator('header [data-toggle]').click();
  await expect(page.locator('h1')).toHaveText(headings.es);
  await page.locator('footer a[href="/es/acerca-de"]').click();
  await expect(page).toHaveURL(/\/es\/acerca-de$/);
  // Playwright waits for a load event, which a page from the browser's cache may not have.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page).toHaveURL(/\/telepsychiatry-florida$/);
  const language = await languageOf(page);
  await page.locator('header [data-toggle]').click();
  await expect(page.locator('h1')).toHaveText(headings[language === 'en' ? 'es' : 'en']);
  await page.evaluate(() => void setTimeout(() => history.forward()));
  await expect(page).toHaveURL(/\/es\/acerca-de$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});
