import { type Browser, chromium } from 'playwright';
import { type Choice, everything, nothing } from '../../lib/consent/record';
import { addresses } from '../../lib/routes.server';
import { findBrowser, launchOptions } from '../lib/browser';
import { storageOf } from '../lib/storage';
import { policyViolation, serveTrackedBuild, vendorStubs } from '../lib/tracked-build';

/**
 * Visits every page with every choice and prints on how many pages the browser contacted another
 * host or kept something: `npx tsx scripts/reports/privacy.ts`. The site is a copy with all
 * trackers; stubs answer for their hosts, so that nothing leaves the machine. Fails where anything
 * but the choice itself is kept, or a host contacted, without consent.
 */

const choices: Record<string, Choice | undefined> = {
  'none yet': undefined,
  reject: nothing,
  analytics: { analytics: true, marketing: false },
  marketing: { analytics: false, marketing: true },
  all: everything,
};

/** How long each page is watched after its load event, in ms. */
const watched = 2000;

/** On how many pages a host was contacted or something kept, by the name of the choice. */
const met: Record<string, Record<string, number>> = {};

const { origin: site, close } = await serveTrackedBuild();
const browser = await chromium.launch(launchOptions(await findBrowser()));
await Promise.all(
  Object.entries(choices).map(([name, choice]) => visitPages(browser, name, choice)),
);
await browser.close();
close();
console.log(`Of ${addresses.length} pages, by choice:`);
console.table(met, Object.keys(choices));
const isEarly = Object.entries(met).some(
  ([what, pages]) => pages['none yet'] || (pages.reject && !what.startsWith('stored')),
);
process.exitCode = isEarly ? 1 : 0;

async function visitPages(browser: Browser, name: string, choice: Choice | undefined) {
  const context = await browser.newContext({ storageState: storageOf(site, choice) });
  const page = await context.newPage();
  const onPage = new Set<string>();
  await context.route(
    ({ origin }) => origin !== site,
    (route) => {
      const { host } = new URL(route.request().url());
      onPage.add(host);
      return route.fulfill({ contentType: 'text/javascript', body: vendorStubs[host] ?? '' });
    },
  );
  page.on('console', (message) => {
    if (policyViolation.test(message.text())) onPage.add(`refused: ${message.text()}`);
  });
  for (const { path } of addresses) {
    onPage.clear();
    await page.goto(site + path);
    await page.waitForTimeout(watched);
    for (const cookie of await context.cookies()) onPage.add(`cookie ${cookie.name}`);
    const stored = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
    for (const key of stored) onPage.add(`stored ${key}`);
    for (const what of onPage) {
      met[what] = { ...met[what], [name]: (met[what]?.[name] ?? 0) + 1 };
    }
  }
  await context.close();
}
