import type { Page } from 'playwright/test';
import { expect, layOutAll, loadFonts, test } from '../browser/fixtures';
import { differentPages } from '../browser/sampling';

for (const path of differentPages) {
  test(`${path} has lines of at most 80 characters at 1440 px`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await layOutAll(page);
    await loadFonts(page);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    const lines = await linesOf(page);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
  });
}

/** The rendered lines of a page's running text; tables and the map may be wider. */
function linesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const linesIn = (block: Element) => {
      const lines: { top: number; text: string }[] = [];
      const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        [...(node.nodeValue ?? '')].forEach((character, index) => {
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          const [box] = range.getClientRects();
          if (!box || box.width === 0) return;
          const line = lines.at(-1);
          if (line && Math.abs(line.top - box.top) < box.height / 2) line.text += character;
          else lines.push({ top: box.top, text: character });
        });
      }
      return lines.map(({ text }) => text.trim());
    };
    return [...document.querySelectorAll(':is(main, footer) :is(p, li, dd, summary)')]
      .filter((block) => block.checkVisibility() && !block.querySelector('p, li, dd'))
      .filter((block) => !block.closest('table, svg, .ticker'))
      .flatMap(linesIn);
  });
}
