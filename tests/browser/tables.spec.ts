import { axeFaults, expect, test } from './fixtures';
import { further } from './sampling';

test('a table that is too wide is named, reached and scrolled with the keyboard', {
  tag: further,
}, async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 844 });
  await page.goto('/cookie-policy');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const scroller = page.locator('[data-scroller]:has(table)').first();
  await expect(scroller).toHaveAccessibleName(/.+, .+/);
  expect(await axeFaults(page)).toEqual([]);
  await scroller.focus();
  await expect(scroller).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => scroller.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});

test('the tables of cookies and of fees need no scrolling on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, columns] of [
    ['/es/politica-cookies', 5],
    ['/for-patients', 4],
  ] as const) {
    await page.goto(path);
    const scroller = page.locator('[data-scroller]:has(table)').first();
    await expect(scroller.getByRole('columnheader')).toHaveCount(columns);
    await expect(scroller).not.toHaveAttribute('tabindex');
    expect(await axeFaults(page)).toEqual([]);
  }
});

test('a table of a text is a card for each row on a phone, and a table for screen readers', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/es/servicios/tratamiento-bipolar');
  const table = page.locator('.prose').getByRole('table');
  const row = table.getByRole('row').nth(1);
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await expect(row.getByRole('rowheader')).toHaveCount(1);
  await expect(row.getByRole('cell')).toHaveCount(2);
  const tops = await row
    .locator('th, td')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().top));
  expect(tops).toEqual([...new Set(tops)].sort((a, b) => a - b));
  // The names of the columns take no room of their own: the cards begin where the table does.
  expect((await row.boundingBox())?.y).toBe((await table.boundingBox())?.y);
  // Each cell is below the name of its column.
  const names = await table.getByRole('columnheader').allTextContents();
  const shown = await row
    .locator('td')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content));
  expect(shown).toEqual(names.slice(1).map((name) => JSON.stringify(name)));
  await expect(page.locator('.prose [data-scroller]')).not.toHaveAttribute('tabindex');
  expect(await axeFaults(page)).toEqual([]);
});
