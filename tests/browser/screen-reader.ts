import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';

const address = '/screen-reader.js';
const program = createRequire(import.meta.url).resolve(
  '@guidepup/virtual-screen-reader/browser.js',
);

/** Phrases around the words that are left out. */
const structure = /^(end of .*|paragraph|list|listitem.*|group|form)$/;

/**
 * A screen reader's output for a part of the page, phrase by phrase: roles, names, descriptions and
 * states.
 */
export async function read(page: Page, selector: string): Promise<string[]> {
  await page.route(`**${address}`, (route) =>
    route.fulfill({ path: program, contentType: 'text/javascript' }),
  );
  const phrases: string[] = await page.evaluate(
    async ([address, selector]) => {
      const container = document.querySelector(selector);
      if (!container) throw new Error(`There is no ${selector}.`);
      // The screen reader's library handles neither of these as browsers do.
      for (const element of container.querySelectorAll('noscript')) element.remove();
      for (const details of container.querySelectorAll('details')) {
        const [summary, ...contents] = details.children as HTMLCollectionOf<HTMLElement>;
        if (summary) summary.role = 'button';
        if (summary) summary.ariaExpanded = `${details.open}`;
        for (const content of contents) content.hidden = !details.open;
      }
      const { virtual }: typeof import('@guidepup/virtual-screen-reader') = await import(address);
      await virtual.start({ container });
      const start = await virtual.lastSpokenPhrase();
      do await virtual.next();
      while ((await virtual.lastSpokenPhrase()) !== start);
      const log = await virtual.spokenPhraseLog();
      await virtual.stop();
      return log.slice(0, -1);
    },
    [address, selector] as const,
  );
  return phrases.filter((phrase, index) => {
    const last = phrases[index - 1];
    return !structure.test(phrase) && phrase !== last && !last?.includes(`, ${phrase}`);
  });
}
