import { readFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright';
import { distFolder } from '../lib/files/folders.server';
import { siteContent } from '../lib/site.server';
import { launchOptions, requireBrowser } from './lib/browser';
import { ensureBuild } from './lib/ensure-build';
import { weigh, weighScripts } from './lib/page-weight';
import { builtFile, firstOfEachKind } from './lib/pages';
import { serveBuild } from './lib/server';
import { type Measures, measured, medians, openOnSlowPhone } from './lib/slow-phone';

/**
 * Measures each kind of page as on a slow phone, with and without its scripts: `npx tsx scripts/bench.ts`.
 * Times depend on the machine, so compare the ratios.
 */

/** How often each page is visited. The result is the median. */
const rounds = 5;

/** How long a page is left alone until it is idle, in ms. */
const idleAfter = 2500;

const paths = firstOfEachKind(siteContent().routes)
  .filter(({ language }) => language === 'en')
  .map(({ path }) => path);

requireBrowser();
ensureBuild();
console.log('\nBytes, as a CDN sends them (brotli)');
console.table(
  Object.fromEntries(
    paths.map((path) => [
      path,
      weigh(readFileSync(builtFile(path), 'utf8'), `${distFolder}/client`),
    ]),
  ),
);
console.log('Scripts of the home page when all of it has been used, and of the whole site');
console.table(weighScripts(distFolder));

const browser = await chromium.launch(launchOptions());
const site = await serveBuild({ isCompressed: true });
const withoutScripts = await serveBuild({ isCompressed: true, change: removeScripts });
const visits: Record<string, Record<string, string>> = {};
for (const path of paths) {
  const own: Measures[] = [];
  const others: Measures[] = [];
  for (let round = 0; round < rounds; round++) {
    own.push(await visit(browser, site.origin, path));
    others.push(await visit(browser, withoutScripts.origin, path));
  }
  visits[path] = compare(medians(own), medians(others));
}
await browser.close();
site.close();
withoutScripts.close();
console.log('\nA first visit, taps, and the next page; × times that of the page without scripts');
console.table(visits);

/** Measures a first visit to a page, two taps on it, and a visit to the next page. */
async function visit(browser: Browser, origin: string, path: string): Promise<Measures> {
  const { page, session, close } = await openOnSlowPhone(browser);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 200_000,
  });
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(origin + path);
  await page.waitForTimeout(idleAfter);
  // Nothing has been tapped yet.
  const { tap: _, ...first } = await measured(page);
  const { metrics } = await session.send('Performance.getMetrics');
  const mainThread = 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  const choice = await tap(page, '[data-choose="none"]');
  const menu = await tap(page, 'button[popovertarget]:not([popovertargetaction])');
  await page.goto(origin + (paths[paths.indexOf(path) + 1] ?? paths[0]));
  await page.waitForTimeout(idleAfter);
  const next = await measured(page);
  await close();
  return { ...first, mainThread, choice, menu, nextPaint: next.paint, nextBytes: next.bytes };
}

/** The time from a tap on an element to the next paint, in ms; undefined if the page does not show the element. */
async function tap(page: Page, selector: string): Promise<number | undefined> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) return undefined;
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(500);
  return (await measured(page)).tap;
}

/** A document without its scripts and without the marks of its islands. */
function removeScripts(html: string): string {
  return html
    .replace(/<script\b(?![^>]*json)[^>]*>.*?<\/script>/gs, '')
    .replace(/ data-(island|props)="[^"]*"/g, '');
}

/** Each measure with its ratio, if there is one, to the same measure of another page: "1200 (×1.30)". */
function compare(own: Measures, other: Measures): Record<string, string> {
  return Object.fromEntries(
    Object.entries(own).map(([name, value = Number.NaN]) => {
      const ratio = value / (other[name] ?? Number.NaN);
      const shown = name === 'shift' ? value.toFixed(3) : Math.round(value);
      return [name, `${shown}${ratio > 0 ? ` (×${ratio.toFixed(2)})` : ''}`];
    }),
  );
}
