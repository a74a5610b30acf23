import type { Page } from 'playwright/test';
import { expect, loadFonts, notFoundNotice, test } from './fixtures';
import { everyKind, onePerKind } from './sampling';

/** Where things stand: one grid for all inner pages, one header for all pages. */

const innerPages = [
  ...everyKind.filter((path) => !['/', '/es'].includes(path) && !/404/.test(path)),
  '/es/politica-emergencias',
  '/cookie-policy',
];

test.use({ tolerated: [notFoundNotice] });

test('the text of every inner page begins at one place, and no column is empty', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const places = new Map<string, string>();
  for (const path of innerPages) {
    await page.goto(path);
    await loadFonts(page);
    const { text, gaps, excess, stays } = await columnsOf(page);
    places.set(path, text.join());
    expect(
      gaps.filter((gap) => gap > 600),
      `${path}: gaps in the text`,
    ).toEqual([]);
    // What is beside the text may end before it if it stays in view.
    if (Math.abs(excess) > 600) expect(excess > 0 && stays, `${path}: the card`).toBe(true);
  }
  expect(new Set(places.values()).size, [...places].join('\n')).toBe(1);
});

/**
 * Of an inner page: the left sides of the parts in the text's column; the heights without text between
 * them; how much higher the text is than the card beside it, and whether a part of that is sticky.
 */
function columnsOf(page: Page) {
  return page.evaluate(() => {
    const boxOf = (element: Element) => element.getBoundingClientRect();
    const columns = [...document.querySelectorAll('.article-first, .article-text')];
    const blocks = columns
      .flatMap((column) => [
        ...column.querySelectorAll('h2, h3, p, li, dt, dd, form, summary, svg'),
      ])
      .map(boxOf)
      .filter(({ height }) => height > 0)
      .sort((a, b) => a.top - b.top);
    let end = blocks[0]?.top ?? 0;
    const gaps = blocks.map(({ top, bottom }) => {
      const gap = top - end;
      end = Math.max(end, bottom);
      return gap;
    });
    const parts = [...(document.querySelector('.article-card')?.children ?? [])];
    const cardEnd = Math.max(end - 600, ...parts.map((part) => boxOf(part).bottom));
    return {
      text: [...new Set([...columns, ...document.querySelectorAll('.article-below')])]
        .map((column) => Math.round(boxOf(column).left))
        .filter((left, index, all) => all.indexOf(left) === index),
      gaps,
      excess: end - cardEnd,
      stays: parts.some((part) => getComputedStyle(part).position === 'sticky'),
    };
  });
}

test('the header has one height and one row of names on every page', async ({ page }) => {
  const found = new Map<string, Set<string>>();
  for (const path of onePerKind) {
    await page.goto(path);
    await loadFonts(page);
    for (const width of [768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const { height, rows, places } = await headerOf(page);
      expect(rows, `${path} at ${width} px`).toBe(1);
      // The names differ with the language, and with them their places.
      const key = `${width} px, ${path.startsWith('/es') ? 'es' : 'en'}`;
      found.set(key, (found.get(key) ?? new Set()).add(`${height}: ${places}`));
    }
  }
  for (const [key, headers] of found) expect([...headers], key).toHaveLength(1);
});

/** The header's height, the rows of its names, and where these and the booking begin. */
function headerOf(page: Page) {
  return page.evaluate(() => {
    const boxesOf = (selector: string) =>
      [...document.querySelectorAll(selector)].map((item) => item.getBoundingClientRect());
    const names = boxesOf('body > header nav > ul > li');
    const booking = boxesOf('body > header > div > a').slice(-1);
    return {
      height: Math.round(boxesOf('body > header')[0]?.height ?? 0),
      rows: new Set(names.map(({ top, height }) => Math.round(top + height / 2))).size,
      places: [...names, ...booking].map(({ left }) => Math.round(left)).join(),
    };
  });
}

test('links that call or lead to help are high enough for a thumb', { tag: '@1.8' }, async ({
  page,
}) => {
  for (const path of ['/es', '/services/anxiety-treatment', '/es/contacto', '/emergency-policy']) {
    await page.goto(path);
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      const low = await page.evaluate(() => {
        // An invisible box around a word is a part of its link.
        const spreadOf = (link: Element) => {
          const { position, width, height } = getComputedStyle(link, '::after');
          const isSpread = position === 'absolute';
          return isSpread && { width: Number.parseFloat(width), height: Number.parseFloat(height) };
        };
        return [...document.querySelectorAll('a:is([href^="tel:"], [href^="sms:"])')]
          .filter((link) => link.checkVisibility())
          .filter(
            (link) =>
              spreadOf(link) ||
              link.matches('.callout [href^="tel:"]') ||
              getComputedStyle(link).display !== 'inline',
          )
          .filter((link) => !link.closest('footer, dd'))
          .map((link) => {
            const { width, height } = spreadOf(link) || link.getBoundingClientRect();
            return { text: link.textContent, width, height };
          })
          .filter(({ height, width }) => height < 44 || width < 44)
          .map(({ text, height, width }) => `${text}: ${width} × ${height}`);
      });
      expect(low, `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('a telephone number on a button does not break across lines', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/es/telepsiquiatria-florida', '/es/servicios/tratamiento-ansiedad']) {
    await page.goto(path);
    const numbers = page.locator('a[href^="tel:+"] span span:visible');
    expect(await numbers.count()).toBeGreaterThan(0);
    for (const number of await numbers.all()) {
      const lines = await number.evaluate(
        (text) =>
          text.getBoundingClientRect().height /
          Number.parseFloat(getComputedStyle(text).lineHeight),
      );
      expect(lines, path).toBeLessThan(1.5);
    }
  }
  await page.goto('/emergency-policy');
  const inSentences = page.locator('.prose :is(p, li) > a[href^="tel:"]');
  expect(await inSentences.count()).toBeGreaterThan(0);
  for (const number of await inSentences.all()) {
    await expect(number).toHaveCSS('white-space', 'nowrap');
  }
});

test('the crisis bar is one row on every phone, and leads to the page on emergencies from 360 px', async ({
  page,
}) => {
  for (const path of ['/', '/es']) {
    await page.goto(path);
    await loadFonts(page);
    const bar = page.locator('body > div aside');
    await expect(bar.locator('a[href^="tel:"], a[href^="sms:"]')).toHaveCount(3);
    const more = bar.locator('a[href*="emergenc"]');
    for (const width of [320, 360, 375, 390, 412, 430, 480]) {
      await page.setViewportSize({ width, height: 640 });
      const tops = await bar
        .locator('a:visible')
        .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
      expect(new Set(tops).size, `${path} at ${width} px`).toBe(1);
      // Beside the numbers there is no room for it on the narrowest phones.
      await expect(more).toBeVisible({ visible: width >= 360 });
      const { height = 0 } = (await bar.boundingBox()) ?? {};
      expect(height, `${path} at ${width} px`).toBeLessThan(60);
    }
  }
});
