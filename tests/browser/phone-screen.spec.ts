import type { Page } from 'playwright/test';
import { expect, loadFonts, notFoundNotice, pageScriptRunning, test } from './fixtures';
import { differentPages, everyKind, everyPage, exhaustiveIf, sampleOf } from './sampling';

const smallPhones = [
  { width: 390, height: 664 },
  { width: 360, height: 640 },
];

/** Pages of every kind; `npm test` takes some of those that together have every part. */
const pages = everyPage ? everyKind : sampleOf(differentPages);

test.describe('at rest no floating button is over words or links', () => {
  test.use({ tolerated: [notFoundNotice] });

  for (const viewport of [
    ...smallPhones,
    { width: 768, height: 1024 },
    { width: 1280, height: 800 },
  ]) {
    for (const path of pages) {
      test(
        `${path} at ${viewport.width} px`,
        exhaustiveIf(viewport.width !== 390),
        async ({ page }) => {
          await page.setViewportSize(viewport);
          await page.goto(path);
          await pageScriptRunning(page);
          const covered: string[] = [];
          for (let step = 0; step <= 20; step++) {
            covered.push(...(await wordsCovered(page, step / 20)));
          }
          expect(covered).toEqual([]);
        },
      );
    }
  }
});

/**
 * Scrolls to a share of the page's length.
 * @returns the words and the links' names that a floating button then covers
 */
function wordsCovered(page: Page, share: number): Promise<string[]> {
  return page.evaluate(async (share) => {
    const { scrollHeight } = document.documentElement;
    scrollTo({ top: share * (scrollHeight - innerHeight), behavior: 'instant' });
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    const parts = [
      ...document.querySelectorAll(':has(> [data-dismiss-clip]), aside [data-choose="again"]'),
    ]
      .filter((part) => part.checkVisibility())
      .map((part) => part.getBoundingClientRect())
      .filter(({ top }) => top < innerHeight);
    // The toolbar is above the buttons.
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const covered: string[] = [];
    const range = document.createRange();
    for (let text = words.nextNode(); text; text = words.nextNode()) {
      const parent = text.parentElement;
      if (
        !text.nodeValue?.trim() ||
        parent?.closest('main ~ aside, body > nav') ||
        !parent?.checkVisibility()
      )
        continue;
      range.selectNode(text);
      const meets = [...range.getClientRects()].some((line) =>
        parts.some(
          (part) =>
            line.left < part.right &&
            part.left < line.right &&
            line.top < part.bottom &&
            part.top < line.bottom,
        ),
      );
      if (meets) covered.push(text.nodeValue.trim());
    }
    return covered;
  }, share);
}

test('the floating buttons are at the end of the page, also while it is scrolled up', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/es/servicios');
  await pageScriptRunning(page);
  const button = page.locator('aside [data-choose="again"]');
  for (const top of [1500, 1300]) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
    await expect(button).not.toBeInViewport();
  }
  await button.focus();
  await expect(button).toBeInViewport({ ratio: 1 });
});

test('header and toolbar take at most 18 % of a phone’s screen', async ({ page }) => {
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto('/es/servicios');
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
    const heights = await page
      .locator('body > header, body > nav')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height));
    expect(heights.reduce((sum, height) => sum + height, 0)).toBeLessThanOrEqual(
      0.18 * viewport.height,
    );
    // The few headings of this page need no list above its text. Its footer has the contact details.
    await expect(page.locator('main nav details')).toBeHidden();
    await expect(page.locator('footer .footer-contact')).toBeVisible();
  }
});

test.describe('on a first visit', () => {
  test.use({ chosen: 'not yet' });

  /** The middles of a call and of a way to book that something else is over, or that are out of the viewport. */
  const coveredActions = (page: Page) =>
    page.evaluate(() => {
      const isFree = (element: Element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      };
      const actions = {
        call: 'a[href^="tel:+1"]',
        book: '[href$="/contact"], [href$="/contacto"], [href="#visit-card"], [popovertarget="visit-card"]',
      };
      return Object.entries(actions).flatMap(([name, selector]) =>
        [...document.querySelectorAll(selector)].some(isFree) ? [] : [name],
      );
    });

  for (const path of ['/', '/es/servicios/tratamiento-tept', '/contact']) {
    test(`the banner leaves a call and a booking of ${path} free on screens of any height from 360 px`, async ({
      page,
    }) => {
      for (const viewport of [
        ...smallPhones,
        { width: 360, height: 360 },
        { width: 360, height: 560 },
        { width: 667, height: 375 },
        { width: 844, height: 390 },
      ]) {
        await page.setViewportSize(viewport);
        await page.goto(path);
        await expect(page.locator('#choices')).toBeInViewport({ ratio: 1 });
        expect(await coveredActions(page), JSON.stringify(viewport)).toEqual([]);
      }
    });
  }

  for (const asksForPrivacy of [false, true]) {
    test(`the banner takes less than half of a phone's screen, ${asksForPrivacy ? 'also' : 'not only'} for a browser that asks for privacy`, async ({
      page,
    }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'globalPrivacyControl', { value });
      }, asksForPrivacy);
      for (const viewport of smallPhones) {
        await page.setViewportSize(viewport);
        await page.goto('/es');
        await loadFonts(page);
        const { banner, header, toolbar, heading } = await page.evaluate(() => {
          const boxOf = (selector: string) =>
            document.querySelector(selector)?.getBoundingClientRect().toJSON() as DOMRect;
          return {
            banner: boxOf('#choices'),
            header: boxOf('body > header'),
            toolbar: boxOf('body > nav'),
            heading: boxOf('h1'),
          };
        });
        const space = toolbar.top - header.bottom;
        expect(banner.height / space, `${viewport.width} px`).toBeLessThanOrEqual(0.45);
        expect(heading.bottom, `${viewport.width} px`).toBeLessThanOrEqual(banner.top);
      }
    });
  }
});

test('on a phone that lies on its side a call stays in reach', { tag: '@1.8' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/es/servicios');
  const call = page.locator('body > nav').getByRole('link', { name: 'Llamar' });
  await expect(call).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await expect(call).toBeInViewport({ ratio: 1 });
  // On the smallest one the list of towns is higher than the screen.
  await page.setViewportSize({ width: 568, height: 320 });
  await page.locator('body > nav').getByRole('button', { name: 'Lugares' }).click();
  const towns = page.locator('#toolbar-towns').getByRole('link');
  await expect(towns.last()).not.toBeInViewport({ ratio: 1 });
  await towns.first().hover();
  await page.mouse.wheel(0, 2000);
  await expect(towns.last()).toBeInViewport({ ratio: 1 });
});
