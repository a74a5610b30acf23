import type { Page } from 'playwright/test';
import { nothing } from '../../lib/consent/record';
import { expect, loadFonts, notFoundNotice, test } from './fixtures';
import { differentPages, everyKind, everyPage, further, sampleOf } from './sampling';

const sizes = [
  { width: 667, height: 375 },
  { width: 320, height: 568 },
  { width: 683, height: 330 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  // The smallest size that the site supports.
  { width: 320, height: 256 },
];

/** Each size with the banner open and answered. */
const views = sizes.flatMap((size) => [
  { size, banner: 'open', chosen: 'not yet' as const },
  { size, banner: 'answered', chosen: nothing },
]);

/** Every kind of page in every view if requested, else every third view once. */
const walks = everyPage
  ? everyKind.flatMap((path) => views.map((view) => ({ path, ...view })))
  : sampleOf(views).map((view, index) => ({
      path: differentPages[index % differentPages.length] ?? '/',
      ...view,
    }));

for (const [index, { path, size, banner, chosen }] of walks.entries()) {
  // `npm test` takes every other walk.
  const details = { tag: index % 2 === 0 ? [] : further };
  test.describe(`at ${size.width} × ${size.height}, the banner ${banner}`, details, () => {
    test.use({ chosen, viewport: size, tolerated: [notFoundNotice] });

    test(`the focus is visible on every element of ${path}, there and back`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      await loadFonts(page);
      const there = await walk(page, 'Tab');
      const back = await walk(page, 'Shift+Tab');
      expect(there.stops).toBeGreaterThan(20);
      expect(back.stops).toBe(there.stops);
      expect([...there.faults, ...back.faults]).toEqual([]);
    });
  });
}

/** Presses a key until the focus leaves the page, or comes round to its first stop, as Chromium lets it. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab') {
  const faults: string[] = [];
  await page.keyboard.press(key);
  const first = await page.evaluateHandle(() => document.activeElement);
  for (let stops = 0; ; stops++) {
    const isRound = stops > 0 && (await first.evaluate((one) => one === document.activeElement));
    const found = isRound ? null : await page.evaluate(faultsOfFocus);
    if (!found) return { stops, faults };
    faults.push(...found.map((fault) => `${key}, stop ${stops + 1}: ${fault}`));
    await page.keyboard.press(key);
  }
}

/**
 * The fault of the focus: no outline of 2 px, nothing of the element in sight, or a part of it
 * below what stays in place while the page scrolls (WCAG 2.4.11, 2.4.12, 2.4.13). An element that is
 * higher than the room between those may be below them in part. Null where nothing has the focus.
 */
function faultsOfFocus(): string[] | null {
  const stop = document.activeElement;
  if (!stop || stop === document.body) return null;
  const inPlace = 'body > nav, body > header, #choices, main ~ aside';
  const name = stop.outerHTML.slice(0, 150);
  // For a hidden checkbox its label is visible.
  const seen = stop.closest('label') ?? stop;
  // A link that breaks across lines has a rectangle for each.
  const points = [...seen.getClientRects()].flatMap(({ left, top, width, height }) =>
    [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => document.elementFromPoint(left + width * x, top + height * y)),
    ),
  );
  const isSeen = points.some((met) => met && (seen.contains(met) || met.contains(seen)));
  const covers = points.map((met) => met?.closest(inPlace)).filter((part) => !part?.contains(stop));
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const room =
    innerHeight -
    (Number.parseFloat(scrollPaddingTop) || 0) -
    (Number.parseFloat(scrollPaddingBottom) || 0);
  const cover = covers.find((part) => part);
  const fits = seen.getBoundingClientRect().height <= room;
  return [
    ...(hasOutline() ? [] : [`no outline: ${name}`]),
    ...(isSeen ? [] : [`out of sight: ${name}`]),
    ...(isSeen && fits && cover ? [`below ${cover.outerHTML.slice(0, 50)}: ${name}`] : []),
  ];

  function hasOutline(): boolean {
    // Elements on the map have a frame instead of an outline.
    const frame = stop?.querySelector(':scope rect');
    const style = getComputedStyle(frame ?? (stop as Element));
    if (frame) return !/\b0\)|none/.test(style.stroke) && Number.parseFloat(style.strokeWidth) >= 2;
    return style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2;
  }
}
