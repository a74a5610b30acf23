import { axeFaults, expect, test } from './fixtures';

for (const path of ['/cookie-policy', '/es/servicios/manejo-medicamentos']) {
  test(`the table on ${path} is named, reached and scrolled with the keyboard on a phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const scroller = page.locator('[data-scroller]:has(table)').first();
    await expect(scroller).toHaveAccessibleName(/.+, .+/);
    expect(await axeFaults(page)).toEqual([]);
    await scroller.focus();
    await expect(scroller).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => scroller.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  });
}

test('a table that needs no scrolling is not in the tab order', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/es/servicios/manejo-medicamentos');
  const scroller = page.locator('[data-scroller]:has(table)').first();
  await expect(scroller).not.toHaveAttribute('tabindex');
});
