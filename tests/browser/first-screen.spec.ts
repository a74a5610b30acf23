import type { Page } from 'playwright/test';
import { counterpartOf } from '../../lib/routes.server';
import { expect, test } from './fixtures';
import { differentPages, sampleOf } from './sampling';

const windows = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

test.use({ tolerated: [/ERR_FAILED|Failed to fetch dynamically/] });

/** Pages without a counterpart have the style sheet in the head. */
const paths = sampleOf(differentPages.filter(counterpartOf));

/** Where the elements ahead of the style sheet are, and how they look. */
function firstScreen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const sheet = document.querySelector('body link[rel="stylesheet"]');
    if (!sheet) return [];
    const isPrerendering = (element: Element) =>
      Boolean(element.compareDocumentPosition(sheet) & Node.DOCUMENT_POSITION_FOLLOWING) &&
      !element.contains(sheet);
    return [...document.body.querySelectorAll('*')].filter(isPrerendering).flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      if (width * height === 0 || y > innerHeight) return [];
      const { color, backgroundColor, font, borderRadius } = getComputedStyle(element);
      const box = [x, y, width, height].map(Math.round).join(' ');
      return `${element.tagName} ${element.className} ${box} ${color} ${backgroundColor} ${font} ${borderRadius}`;
    });
  });
}

for (const path of paths) {
  test(`the first screen of ${path} looks the same before the style sheet has loaded`, async ({
    page,
  }) => {
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
