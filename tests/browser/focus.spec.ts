import type { Page } from 'playwright/test';
import { expect, notFoundNotice, test } from './fixtures';
import { differentPages, variantsFor } from './sampling';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/**
 * Focuses each focusable element in turn, as the keyboard does.
 * @returns each element whose focus is covered or has no outline of 2 px (WCAG 2.4.11, 2.4.13)
 */
function findUnseen(page: Page) {
  return page.evaluate(() => {
    const stops = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, summary, input, select, textarea, [tabindex="0"]',
      ),
    ].filter((element) => element.checkVisibility() && element.tabIndex >= 0);
    const unseen: string[] = [];
    for (const stop of [...stops, ...stops.toReversed()]) {
      stop.focus();
      if (document.activeElement !== stop) continue;
      // Elements on the map have a frame instead of an outline.
      const frame = stop.querySelector(':scope rect');
      const style = getComputedStyle(frame ?? stop);
      const thickness = Number.parseFloat(frame ? style.strokeWidth : style.outlineWidth);
      const isNone = frame ? /\b0\)|none/.test(style.stroke) : style.outlineStyle === 'none';
      const hasOutline = !isNone && thickness >= 2;
      if (!hasOutline) unseen.push(`no outline: ${stop.outerHTML.slice(0, 100)}`);
      // For a hidden checkbox its label is visible.
      const seen = stop.closest('label') ?? stop;
      const { left, top, width, height } = seen.getBoundingClientRect();
      const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const));
      const isSeen = points.some(([x, y]) => {
        const met = document.elementFromPoint(left + width * x, top + height * y);
        return met && (seen.contains(met) || met.contains(seen));
      });
      if (!isSeen) unseen.push(`covered: ${stop.outerHTML.slice(0, 100)}`);
    }
    return { stops: stops.length, unseen };
  });
}

test.describe('with the banner shown', () => {
  test.use({ chosen: 'not yet', tolerated: [notFoundNotice] });

  for (const path of differentPages) {
    for (const size of variantsFor(path, [desktop, phone])) {
      test(`the focus is visible on every element of ${path} at ${size.width} px`, async ({
        page,
      }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.setViewportSize(size);
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
        // From now on the browser treats the focus as set by keyboard.
        await page.keyboard.press('Tab');
        const { stops, unseen } = await findUnseen(page);
        expect(stops).toBeGreaterThan(20);
        expect(unseen).toEqual([]);
      });
    }
  }
});
