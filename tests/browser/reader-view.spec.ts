import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Readability as Reader } from '@mozilla/readability';
import { notFoundPaths } from '../../lib/routes.server';
import { expect, test } from './fixtures';
import { onePerKind, sampleOf } from './sampling';

/** The library by which Firefox' reader view finds the text of a page. */
const { resolve } = createRequire(import.meta.url);
const reader = readFileSync(resolve('@mozilla/readability/Readability.js'), 'utf8');

// A reader view changes its copy of the page, which the policy forbids to scripts of the page.
test.use({ bypassCSP: true });

/** A not-found page has too little text for a reader view, which none offers there. */
const readable = onePerKind.filter((path) => !Object.values(notFoundPaths).includes(path));

for (const path of sampleOf(readable)) {
  test(`a reader view of ${path} shows no text that the page does not show`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(`${reader}; window.Readability = Readability`);
    const { read, foreign } = await page.evaluate(textsOfReader);
    expect(read.length).toBeGreaterThan(2);
    expect(foreign).toEqual([]);
  });
}

/** The texts of a reader view, and those that the page shows neither now nor when a part is opened. */
function textsOfReader() {
  const { Readability } = window as unknown as { Readability: typeof Reader };
  const copy = document.cloneNode(true) as Document;
  const content = new Readability(copy, { serializer: (node) => node }).parse()?.content;
  const textsOf = (root: Node, isShown: (element: Element) => boolean) => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, data } = walker.currentNode as Text;
      const text = data.replace(/\s+/g, ' ').trim();
      if (text && parentElement && isShown(parentElement)) texts.push(text);
    }
    return texts;
  };
  const shown = new Set(
    textsOf(
      document.body,
      (element) => element.checkVisibility() || element.closest('details') !== null,
    ),
  );
  // The visit card has facts for pages without scripts, which a reader view is.
  const isFact = (element: Element) => element.closest('#visit-card') !== null;
  const read = content ? textsOf(content, (element) => !isFact(element)) : [];
  return { read, foreign: read.filter((text) => !shown.has(text)) };
}
