import { join } from 'node:path';
import { distFolder } from '../../lib/files/folders.server';
import { listFiles } from '../../scripts/lib/files';
import { expect, notFoundNotice, pageScriptRunning, site, test } from './fixtures';
import { interactivePages, sampleOf } from './sampling';

const files = new Set(listFiles(join(distFolder, 'client')));

test.use({ tolerated: [notFoundNotice] });

for (const path of sampleOf(interactivePages)) {
  test(`${path} requests its own files only, and never calls a backend`, {
    tag: ['@7.1', '@7.8', '@7.9'],
  }, async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const address = request.url().replace(site, '').replace(/^\//, '');
      const isPage = request.isNavigationRequest();
      if (request.method() === 'GET' && (isPage || files.has(address))) return;
      calls.push(`${request.method()} ${request.url()}`);
    });
    await page.goto(path);
    await pageScriptRunning(page);
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
        scrollTo({ top, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
      }
    });
    const pictures = '.image:is([data-state="waiting"], [data-state="loading"])';
    const notHydrated = '[data-island*="visible"]:not([data-island*="media"], [data-hydrated])';
    await expect(page.locator(`${pictures}, ${notHydrated}`)).toHaveCount(0);
    expect(calls).toEqual([]);
  });
}
