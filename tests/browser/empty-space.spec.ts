import { expect, pageScriptRunning, test } from './fixtures';
import { differentPages } from './sampling';

const screen = { width: 1440, height: 900 };
const strip = 480;

for (const path of differentPages) {
  test(`${path} has no empty region wider than ${strip} px and higher than a screen`, async ({
    page,
  }) => {
    await page.setViewportSize(screen);
    await page.goto(path);
    await pageScriptRunning(page);
    const { height, top, left } = await page.evaluate(highestEmptyStrip, strip);
    expect(height, `at ${left} px, ${top} px`).toBeLessThanOrEqual(screen.height);
  });
}

/**
 * The region of a width in which there is neither text nor a picture nor a field that is highest.
 * @returns its height and where it is, in px
 */
function highestEmptyStrip(width: number) {
  // The home page lays out its sections as they come near.
  for (const section of document.querySelectorAll<HTMLElement>('main > section')) {
    section.style.contentVisibility = 'visible';
  }
  const boxes: DOMRect[] = [];
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = words.nextNode(); text; text = words.nextNode()) {
    if (!text.nodeValue?.trim() || !text.parentElement?.checkVisibility()) continue;
    range.selectNode(text);
    boxes.push(...range.getClientRects());
  }
  for (const part of document.querySelectorAll('img, svg, video, input, textarea, select')) {
    boxes.push(part.getBoundingClientRect());
  }
  // What is sticky is in view beside all of its column.
  for (const part of document.querySelectorAll('.in-view')) {
    if (getComputedStyle(part).position === 'sticky' && part.parentElement) {
      boxes.push(part.parentElement.getBoundingClientRect());
    }
  }
  const { scrollHeight, clientWidth } = document.documentElement;
  let highest = { height: 0, top: 0, left: 0 };
  for (let left = 0; left + width <= clientWidth; left += 20) {
    let bottom = 0;
    const within = boxes
      .filter((box) => box.right > left && box.left < left + width)
      .sort((a, b) => a.top - b.top);
    for (const box of within) {
      const height = box.top - bottom;
      if (height > highest.height) highest = { height, top: bottom, left };
      bottom = Math.max(bottom, box.bottom);
    }
    const height = scrollHeight - bottom;
    if (height > highest.height) highest = { height, top: bottom, left };
  }
  return highest;
}
