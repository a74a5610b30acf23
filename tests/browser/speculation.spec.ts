import type { CDPSession, Page } from 'playwright/test';
import { expect, site, test } from './fixtures';
import { further } from './sampling';

/** The pages that the browser selects by the rules of a page. */
async function candidates(page: Page, path: string, action: 'Prefetch' | 'Prerender') {
  const session = await page.context().newCDPSession(page);
  const found = new Set<string>();
  const faults: string[] = [];
  const send = session.send.bind(session) as (method: string) => Promise<unknown>;
  const on = session.on.bind(session) as unknown as (
    event: string,
    listener: (event: never) => void,
  ) => CDPSession;
  on('Preload.ruleSetUpdated', ({ ruleSet }: { ruleSet: { errorMessage?: string } }) => {
    if (ruleSet.errorMessage) faults.push(ruleSet.errorMessage);
  });
  on(
    'Preload.preloadingAttemptSourcesUpdated',
    (event: { preloadingAttemptSources: { key: { action: string; url: string } }[] }) => {
      for (const { key } of event.preloadingAttemptSources) {
        if (key.action === action) found.add(key.url.replace(site, ''));
      }
    },
  );
  await send('Preload.enable');
  await page.goto(path);
  await expect.poll(() => found.size).toBeGreaterThan(0);
  expect(faults).toEqual([]);
  return found;
}

for (const action of ['Prefetch', 'Prerender'] as const) {
  test(`${action}: linked pages of the site, no files, no in-place toggles`, {
    tag: further,
  }, async ({ page }) => {
    const found = await candidates(page, '/contact', action);
    for (const path of ['/', '/about', '/es/contacto', '/services/adhd-treatment']) {
      expect(found).toContain(path);
    }
    for (const address of found) expect(address).toMatch(/^\/[^.]*$/);
    expect(found).not.toContain('/locations/naples');

    await page.goto('about:blank');
    const inPlace = await candidates(page, '/telepsychiatry-florida', action);
    expect(inPlace).toContain('/about');
    expect(inPlace).not.toContain('/es/telepsiquiatria-florida');
  });
}
