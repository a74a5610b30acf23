import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../project';
import { liveliestPaths } from './page-paths';
import { expect, notFoundNotice, site, test } from './site';

const files = new Set(
  readdirSync(join(projectFolder, 'dist/client'), { recursive: true, encoding: 'utf8' }),
);

test.use({ tolerated: [notFoundNotice] });

for (const path of liveliestPaths) {
  test(`${path} asks for its own files only, and never calls a backend`, async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const address = request.url().replace(site, '').replace(/^\//, '');
      const isPage = request.isNavigationRequest();
      if (request.method() === 'GET' && (isPage || files.has(address))) return;
      calls.push(`${request.method()} ${request.url()}`);
    });
    await page.goto(path);
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
        scrollTo({ top, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
      }
    });
    await page.waitForLoadState('networkidle');
    expect(calls).toEqual([]);
  });
}
