import type { Page } from 'playwright/test';
import { addresses } from '../support/routes';
import { expect, test } from './fixtures';
import { exhaustiveIf } from './sampling';

const handouts = addresses.filter(
  ({ route }) =>
    route.kind === 'service' ||
    route.kind === 'for-patients' ||
    route.kind === 'for-families' ||
    route.id === 'policies/emergency-policy',
);
/** The longest page of each kind. */
const sampled = ['/es/servicios/manejo-medicamentos', '/es/para-pacientes', '/emergency-policy'];

for (const { path, route } of handouts) {
  test(
    `${path} prints on two pages, with telephone and address first, facts and all answers`,
    exhaustiveIf(!sampled.includes(path)),
    async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' });
      const paper = await page.pdf({ format: 'Letter', preferCSSPageSize: true });
      const sheets = paper.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
      expect([1, 2]).toContain(sheets.length);
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('footer').getByText('(239) 555-0100')).toBeVisible();
      await expect(page.locator('footer').getByText('100 Sample Street')).toBeVisible();
      const topOf = async (part: string) => (await page.locator(part).boundingBox())?.y ?? 0;
      expect(await topOf('footer')).toBeLessThan(await topOf('h1'));
      const answers = page.locator('#at-a-glance ~ * dd, #visit-card li, #questions ~ * details p');
      // The other pages have neither facts nor questions.
      expect((await answers.count()) > 4).toBe(route.kind === 'service');
      for (const text of await answers.all()) await expect(text).toBeVisible();
      expect(await colorsOf(page)).toEqual(['rgb(0, 0, 0)']);
      const screenParts = page.locator(
        'body > header, body > nav, main ~ aside, main :is(button, picture, svg, a[class*="min-h-12"])',
      );
      expect(await screenParts.count()).toBeGreaterThan(4);
      for (const part of await screenParts.all()) await expect(part).toBeHidden();
      // So are the ways to other pages, and to help in a crisis by touch.
      const ways = page.locator(
        'body > div:has(a), main nav, #call, [aria-labelledby="others"], [aria-labelledby="sources"], footer h2, footer summary, footer button',
      );
      expect(await ways.count()).toBeGreaterThan(4);
      for (const way of await ways.all()) await expect(way).toBeHidden();
    },
  );
}

for (const path of ['/es', '/contact', '/about']) {
  test(`${path} prints telephone and address above its heading, and not over it`, async ({
    page,
  }) => {
    // The width of a letter between its margins, at which phones hide contact details that a page has already.
    await page.setViewportSize({ width: 730, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    await page.goto(path);
    const contact = page.locator('footer .footer-contact');
    await expect(contact.getByText('(239) 555-0100')).toBeVisible();
    await expect(contact.getByText('100 Sample Street')).toBeVisible();
    // Whether the office is open now would be wrong when somebody reads the paper.
    for (const status of await page.locator('[data-open-now]').all())
      await expect(status).toBeHidden();
    const [head, heading] = [await contact.boundingBox(), await page.locator('h1').boundingBox()];
    expect((head?.y ?? 0) + (head?.height ?? 0)).toBeLessThanOrEqual(heading?.y ?? 0);
  });
}

test('a table prints as a table, with its head', async ({ page }) => {
  await page.setViewportSize({ width: 730, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  await page.goto('/es/servicios/tratamiento-bipolar');
  const table = page.locator('.prose table').first();
  await expect(table).toHaveCSS('display', 'table');
  await expect(table.locator('thead th').first()).toHaveCSS('display', 'table-cell');
  // It has the width of the paper, not of one of the two columns of the text.
  const { width = 0 } = (await table.locator('thead').boundingBox()) ?? {};
  expect(width).toBeGreaterThan(500);
});

test('the home page prints its facts, answers and address, and no picture', async ({ page }) => {
  await page.goto('/es', { waitUntil: 'networkidle' });
  await page.emulateMedia({ media: 'print' });
  for (const part of [
    '#visit-card li',
    '#faq details p',
    '#insurance li',
    'footer address, footer li',
  ])
    await expect(page.locator(`${part}:visible`).first()).toBeVisible();
  await expect(page.locator('main :is(picture, svg, button, input):visible')).toHaveCount(0);
  expect(await colorsOf(page)).toEqual(['rgb(0, 0, 0)']);
  // The topics are a list, once, within the paper.
  await expect(page.locator('.ticker ul').nth(1)).toBeHidden();
  await page.setViewportSize({ width: 730, height: 1000 });
  const ends = await page
    .locator('.ticker ul')
    .first()
    .locator('li')
    .evaluateAll((topics) => topics.map((topic) => topic.getBoundingClientRect().right));
  expect(Math.max(...ends)).toBeLessThanOrEqual(730);
});

/** The colors of the text that prints. */
function colorsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, a, summary)')]
        .filter((text) => text.checkVisibility())
        .map((text) => getComputedStyle(text).color),
    ),
  ]);
}
