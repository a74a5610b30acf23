import type { Page } from 'playwright/test';
import { emergencyPage, kindsWithVisitCard } from '../../lib/routes.server';
import { serveBuild } from '../../scripts/lib/server';
import { addressAt } from '../support/routes';
import { expect, test } from './fixtures';
import { differentPages, further, sampleOf } from './sampling';

const windows = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

test.use({ tolerated: [/ERR_FAILED|Failed to fetch dynamically/] });

/** Not-found pages have the style sheet in the head. */
const paths = sampleOf(differentPages.filter((path) => !path.includes('404')));

/** The positions and looks of the elements ahead of the style sheet, whose fonts are those of the device until then. */
function firstScreen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const sheet = document.querySelector('body link[rel="stylesheet"]');
    if (!sheet) return [];
    const isPrerendering = (element: Element) =>
      Boolean(element.compareDocumentPosition(sheet) & Node.DOCUMENT_POSITION_FOLLOWING) &&
      !element.contains(sheet);
    return [...document.body.querySelectorAll('*')].filter(isPrerendering).flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      if (!element.checkVisibility() || width * height === 0 || y > innerHeight) return [];
      const { color, backgroundColor, fontSize, fontWeight, lineHeight, borderRadius } =
        getComputedStyle(element);
      const box = [x, y, width, height].map(Math.round).join(' ');
      return `${element.tagName} ${element.className} ${box} ${color} ${backgroundColor} ${fontSize} ${fontWeight} ${lineHeight} ${borderRadius}`;
    });
  });
}

for (const path of paths) {
  test(`the first screen of ${path} looks the same before the style sheet has loaded`, {
    tag: further,
  }, async ({ page }) => {
    // Whether a font loads in time differs between visits.
    await page.route(/\.(js|woff2)$/, (route) => route.abort());
    for (const size of windows) {
      await page.setViewportSize(size);
      await page.goto(path);
      const after = await firstScreen(page);
      expect(after.length).toBeGreaterThan(20);
      await page.route('**/style.*.css', (route) => route.abort());
      await page.goto(path);
      expect(await firstScreen(page)).toEqual(after);
      await page.unroute('**/style.*.css');
    }
  });
}

test.describe('a network that stalls after the first 12 kB of a page', { tag: further }, () => {
  let stalling: Awaited<ReturnType<typeof serveBuild>>;
  test.beforeAll(async () => {
    stalling = await serveBuild({ isCompressed: true, stallsAfter: 12_000 });
  });
  test.afterAll(() => stalling.close());

  /** Pages with a call in their first screen: those with the visit card, and those for families and emergencies. */
  const offersCall = (path: string) => {
    const route = addressAt(path)?.route;
    if (!route) return false;
    return (
      [...kindsWithVisitCard, 'for-families'].includes(route.kind) || route.id === emergencyPage
    );
  };

  for (const path of paths) {
    const callsAtOnce = offersCall(path);
    test(`leaves heading, ${callsAtOnce ? 'telephone ' : ''}and crisis bar of ${path} painted`, async ({
      browser,
    }) => {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
      await page.goto(stalling.origin + path, { waitUntil: 'commit' });
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      );
      // The page for emergencies offers 911 and 988 there, not the practice.
      const call = 'a[href^="tel:+"], main a[href="tel:911"]';
      for (const part of ['h1', ...(callsAtOnce ? [call] : []), 'aside a[href="tel:988"]']) {
        await expect(page.locator(part).locator('visible=true').first()).toBeInViewport();
      }
      await page.keyboard.press('Tab');
      await expect(page.locator('a[href="#main"]')).toHaveCSS('position', 'fixed');
      expect(await page.evaluate(() => document.readyState)).toBe('loading');
      await page.close();
    });
  }
});
