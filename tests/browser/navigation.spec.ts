import { expect, test } from './site';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test.describe('on a desktop', () => {
    test.use({ viewport: desktop });

    test('a menu opens, closes the other, and leads to a page', async ({ page }) => {
      await page.goto('/es');
      const menus = page.locator('header nav details');
      await menus.nth(0).locator('summary').click();
      await expect(menus.nth(0)).toHaveAttribute('open', '');
      await menus.nth(1).locator('summary').click();
      await expect(menus.nth(0)).not.toHaveAttribute('open', '');
      await menus.nth(1).getByRole('link', { name: 'Marco Island' }).click();
      await expect(page).toHaveURL(/\/es\/ubicaciones\/psiquiatra-marco-island$/);
      await expect(page.locator('main nav [aria-current="page"]')).toHaveText('Marco Island');
    });

    test('the menus are as high as the specification lets them be', async ({ page }) => {
      await page.goto('/');
      const heights = await page
        .locator('header nav details > ul')
        .evaluateAll((lists) => lists.map((list) => getComputedStyle(list).maxHeight));
      expect(heights).toEqual(['500px', '600px']);
    });

    test('a menu is opened and walked by keyboard', async ({ page }) => {
      await page.goto('/');
      const services = page.locator('header nav summary').first();
      await services.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(page.locator('header nav details').first().locator('a').first()).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/services\/anxiety-treatment$/);
    });
  });

  test.describe('on a phone', () => {
    test.use({ viewport: phone, hasTouch: true });

    test('the menu opens over the page and holds every link', async ({ page }) => {
      await page.goto('/');
      const nav = page.locator('header nav');
      await expect(nav).toBeHidden();
      await page.getByRole('button', { name: 'Menu' }).tap();
      await expect(nav).toBeVisible();
      await nav.locator('summary').nth(1).tap();
      await nav.getByRole('link', { name: 'Vanderbilt Beach' }).tap();
      await expect(page).toHaveURL(/\/locations\/psychiatrist-vanderbilt-beach$/);
      await expect(nav).toBeHidden();
    });

    test('Escape closes the menu and gives the focus back', async ({ page }) => {
      await page.goto('/es');
      const button = page.getByRole('button', { name: 'Menú' });
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('header nav')).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect(page.locator('header nav')).toBeHidden();
      await expect(button).toBeFocused();
    });
  });

  test('the toggle leads to the same page in the other language and back', async ({ page }) => {
    await page.goto('/services/adhd-treatment');
    await page.getByRole('link', { name: 'Español' }).click();
    await expect(page).toHaveURL(/\/es\/servicios\/tratamiento-adhd$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/\/services\/adhd-treatment$/);
  });

  test('a question opens to its answer', async ({ page }) => {
    await page.goto('/es');
    const question = page.locator('#faq details').first();
    await question.locator('summary').click();
    await expect(question.locator('.prose')).toBeVisible();
  });
});

test('the first stop of the keyboard skips to the main content', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});
