import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright';
import { contentTypes, isText } from '../lib/hosts/content-types.server';
import { siteContent } from '../lib/site.server';
import { UserError } from '../lib/user-error.server';
import { launchOptions, requireBrowser } from './lib/browser';
import { ensureBuild } from './lib/ensure-build';
import { runScript } from './lib/errors';
import { firstOfEachKind } from './lib/pages';
import { serveBuild } from './lib/server';
import { type Measures, measured, medians, openOnSlowPhone } from './lib/slow-phone';

/**
 * Compares the speed of the built pages with that of a page written by hand, as on a slow phone: `npm run test:speed`,
 * or `npm run test:speed -- 6` for a processor that is six times slower in place of four.
 * The pages are visited in turn, so that a busy machine slows all of them alike. Everything is done twice, and fails if
 * both times a visitor would notice it; a press that the banner did not answer fails at once.
 */

/** How many times as long as on the page by hand something may take. */
const goals = { paint: 1.15, tap: 1.2 };

/** The factor by which a goal has to be exceeded until a visitor notices it. */
const noticeableFactor = 1.1;

/** The time within which an answer to a press is good, in ms (Web Vitals: Interaction to Next Paint). */
const goodAnswer = 200;

/** Half the layout shift that is still good (Web Vitals). The goal is 0; what is left is text that changes its font. */
const noticeableShift = 0.05;

/** How many times slower the processor is; that of a slow phone if no number is given. */
const slowdown = process.argv[2] === undefined ? undefined : Number(process.argv[2]);

/** How often each page is visited. The result is the median. */
const rounds = 7;

/** How long a page is left alone until it is idle, in ms. */
const idleAfter = 1500;

/** The address of the page by hand. */
const byHand = '/by-hand';

const comparedKinds = ['home', 'service', 'contact'];

const lostPress = 'a press on the banner was lost';

/** The measures of all visits to each page, by its path. */
type Visits = Record<string, Measures[]>;

/** Where the files of the page by hand are: its fonts and pictures are those of the site. */
const filesByHand: Record<string, string> = {
  fonts: 'components/fonts',
  images: 'tests/samples/naples/images',
};

await runScript(async () => {
  if (slowdown !== undefined && !(slowdown >= 1)) {
    throw new UserError(
      `"${process.argv[2]}" is no number of times that a processor is slower, as 6 is.`,
    );
  }
  requireBrowser();
  ensureBuild();
  const pages = firstOfEachKind(siteContent().routes)
    .filter(({ route }) => comparedKinds.includes(route.kind))
    .map(({ path }) => path);
  const site = await serveBuild({ isCompressed: true, first: answerByHand });
  const browser = await chromium.launch(launchOptions());
  const faults: string[][] = [];
  for (const time of ['first', 'second']) {
    const visits = await visitInTurn(browser, site.origin, [byHand, ...pages]);
    console.log(`The ${time} time; × times that of the page by hand`);
    console.table(Object.fromEntries([byHand, ...pages].map((path) => [path, row(visits, path)])));
    faults.push(pages.flatMap((path) => faultsOf(visits, path)));
  }
  await browser.close();
  site.close();
  const [first = [], second = []] = faults;
  const confirmed = first.filter((fault) => second.includes(fault));
  const lost = [...first, ...second].filter((fault) => fault.endsWith(lostPress));
  for (const fault of new Set([...confirmed, ...lost])) console.error(fault);
  if (confirmed.length + lost.length > 0) process.exitCode = 1;
});

/** Visits all pages in turn, and that several times. */
async function visitInTurn(browser: Browser, origin: string, paths: string[]) {
  const visits: Visits = {};
  for (let round = 0; round < rounds; round++) {
    for (const path of paths) {
      const { paint, shift, blocking } = await visit(browser, origin + path);
      const { tap, lost } = await pressBanner(browser, origin + path);
      visits[path] = [...(visits[path] ?? []), { paint, shift, blocking, tap, lost }];
    }
  }
  return visits;
}

/** The measures of a first visit, without a press. */
async function visit(browser: Browser, address: string): Promise<Measures> {
  const { page, close } = await openOnSlowPhone(browser, slowdown);
  await page.goto(address);
  await page.waitForTimeout(idleAfter);
  const measures = await measured(page);
  await close();
  return measures;
}

/**
 * Presses a button of the banner as soon as it is painted, which is long before the page has loaded. `lost` is 1 if the
 * banner is still shown afterwards.
 */
async function pressBanner(browser: Browser, address: string): Promise<Measures> {
  const { page, close } = await openOnSlowPhone(browser, slowdown);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
  const button = page.locator('[data-choose="none"]');
  const box = await button.boundingBox();
  if (!box) throw new Error(`${address} shows no banner when it is painted.`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForLoadState();
  await page.waitForTimeout(idleAfter);
  const { tap } = await measured(page);
  const lost = (await button.isVisible()) ? 1 : 0;
  await close();
  return { tap, lost };
}

/** The medians of a page, with their ratios to those of the page by hand. */
function row(visits: Visits, path: string): Record<string, string> {
  const own = medians(visits[path] ?? []);
  const ratios = ratiosOf(visits, path);
  const time = (name: 'paint' | 'tap') => `${own[name]?.toFixed(0)} (×${ratios[name].toFixed(2)})`;
  return {
    'first paint': time('paint'),
    'layout shift': `${own.shift?.toFixed(3)}`,
    blocking: `${own.blocking?.toFixed(0)}`,
    'press to frame': time('tap'),
    'lost presses': `${lostOf(visits, path)}`,
  };
}

/** What a visitor would notice on a page. */
function faultsOf(visits: Visits, path: string): string[] {
  const ratios = ratiosOf(visits, path);
  const { shift = 0, tap = 0 } = medians(visits[path] ?? []);
  return [
    ratios.paint > goals.paint * noticeableFactor && `${path}: the first paint comes too late`,
    tap > goodAnswer &&
      ratios.tap > goals.tap * noticeableFactor &&
      `${path}: the banner answers a press too late`,
    shift > noticeableShift && `${path}: the layout shifts`,
    lostOf(visits, path) > 0 && `${path}: ${lostPress}`,
  ].filter((fault) => fault !== false);
}

/** The number of presses that the banner of a page did not answer. */
function lostOf(visits: Visits, path: string): number {
  return (visits[path] ?? []).reduce((sum, { lost = 0 }) => sum + lost, 0);
}

/** How many times as long as on the page by hand the first paint of a page and the answer to a press take. */
function ratiosOf(visits: Visits, path: string) {
  const own = medians(visits[path] ?? []);
  const other = medians(visits[byHand] ?? []);
  const ratio = (name: 'paint' | 'tap') => (own[name] ?? 0) / (other[name] ?? Number.NaN);
  return { paint: ratio('paint'), tap: ratio('tap') };
}

/** Answers requests for the page by hand and its files. @returns whether it was such a request */
async function answerByHand({ url = '' }: IncomingMessage, response: ServerResponse) {
  if (!url.startsWith(byHand)) return false;
  const [, folder = '', path] = /^\/by-hand\/(\w+)\/(.*)$/.exec(url) ?? [];
  const file = path ? `${filesByHand[folder]}/${path}` : 'tests/samples/by-hand/index.html';
  if (!existsSync(file)) {
    response.writeHead(404).end();
    return true;
  }
  const type = contentTypes[extname(file).slice(1)] ?? '';
  const content = readFileSync(file);
  response.setHeader('Content-Type', type);
  if (isText(type)) response.setHeader('Content-Encoding', 'br');
  response.end(isText(type) ? brotliCompressSync(content) : content);
  return true;
}
