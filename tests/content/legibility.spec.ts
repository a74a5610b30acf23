import type { Page } from 'playwright/test';
import { addStyle, expect, layOutAll, overflowOf, test } from '../browser/fixtures';
import { differentPages, sampleOf } from '../browser/sampling';
import { coveredParts } from '../browser/whole-page';

/**
 * Each control with its name and its size in px: for a hidden checkbox the size of its label, for a
 * link that covers a card the size of the card.
 */
function targets(page: Page) {
  return page.evaluate(() => {
    const isSpread = (element: Element) =>
      getComputedStyle(element).position === 'static' &&
      getComputedStyle(element, '::after').position === 'absolute';
    return [...document.querySelectorAll('a[href], button, summary, input, select, textarea')]
      .map((element) => element.closest('label') ?? element)
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const card = isSpread(element) ? (element as HTMLElement).offsetParent : null;
        const { width, height } = (card ?? element).getBoundingClientRect();
        // Links within a sentence are left out, because their height is that of the line (WCAG 2.5.8).
        const isInline =
          element.matches('a') &&
          getComputedStyle(element).display === 'inline' &&
          element.parentElement?.textContent?.trim() !== element.textContent?.trim();
        const isPrimary =
          (innerWidth < 768 && element.matches('footer a, main nav details a')) ||
          (!element.matches('.carousel-controls *') &&
            element.matches(
              'body > header a, body > header button, body > nav a, body > nav button, :has(> [data-dismiss-clip]) button, label, summary, button, a[class*="min-h-12"]',
            ));
        const name = `${element.textContent?.trim()} ${element.getAttribute('aria-label') ?? ''}`;
        return { name, width, height, isInline, isPrimary };
      });
  });
}

for (const width of [390, 1280]) {
  for (const path of sampleOf([
    '/es',
    '/',
    '/privacy-policy',
    '/es/contacto',
    '/es/telepsiquiatria-florida',
    '/404.html',
    '/es/derechos-paciente',
  ])) {
    test(`${path} has targets of sufficient size at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      await layOutAll(page);
      await page.evaluate(() => {
        for (const details of document.querySelectorAll<HTMLDetailsElement>('main details'))
          details.open = true;
      });
      const found = await targets(page);
      expect(found.filter(({ isPrimary }) => isPrimary).length).toBeGreaterThan(4);
      const small = found.filter(({ width, height, isInline, isPrimary }) => {
        const least = isPrimary ? 44 : 24;
        return !isInline && (width < Math.min(least, 24) || height < least);
      });
      expect(small).toEqual([]);
    });
  }
}

/** The text spacing of WCAG 1.4.12. */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

for (const path of differentPages) {
  test(`${path} does not clip its text with wide spacing or at twice the size`, async ({
    page,
  }) => {
    for (const [content, ...widths] of [
      [textSpacing, 320, 1280],
      ['html { font-size: 212.5% !important }', 390, 780, 1280],
    ] as const) {
      await page.goto(path);
      await layOutAll(page);
      await addStyle(page, content);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect(await overflowOf(page), `${content} at ${width} px`).toBe(0);
      }
    }
    for (const width of [320, 780]) {
      expect(await coveredParts(page, width), `twice the size at ${width} px`).toEqual([]);
    }
  });
}

test('with forced colours states remain visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/es');
  const current = page.locator('body > header [aria-current="page"]').nth(1);
  await expect(current).toHaveCSS('text-decoration-line', 'underline');
  const button = page.locator('main a').first();
  await expect(button).not.toHaveCSS('border-top-style', 'none');
});
