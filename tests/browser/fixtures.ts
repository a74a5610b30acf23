import { readFileSync } from 'node:fs';
import axe from 'axe-core';
import { test as base, expect, type Page } from 'playwright/test';
import { type Choice, nothing } from '../../lib/consent/record';
import { distFolder } from '../../lib/files/folders.server';
import { consentKey, storedChoice } from '../../scripts/lib/storage';

/** Address the build is served at, set by the global set-up. */
export const site = process.env.SITE ?? '';

interface TestOptions {
  tolerated: RegExp[];
  chosen: Choice | 'not yet';
}

/**
 * A page whose test fails on console errors and warnings, uncaught errors, and requests that fail
 * or leave the site. A test that causes one lists it in `tolerated`. The visitor has refused all
 * optional cookies, unless a test sets `chosen`.
 */
export const test = base.extend<TestOptions>({
  baseURL: site,
  tolerated: [[], { option: true }],
  chosen: [nothing, { option: true }],
  page: async ({ page, chosen, tolerated: named, browserName }, use) => {
    if (chosen !== 'not yet') await storeChoice(page, chosen);
    const complaints: string[] = [];
    let visits = 0;
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) visits += 1;
    });
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('request', (request) => {
      if (!request.url().startsWith(`${site}/`)) complaints.push(`request to ${request.url()}`);
    });
    page.on('requestfailed', (request) => {
      const reason = chromiumReason(request.failure()?.errorText);
      // Leaving a page cancels its pending requests.
      if (reason !== 'net::ERR_ABORTED') complaints.push(`${reason}: ${request.url()}`);
    });
    await use(page);
    // Firefox reports failed imports to a page that is being left.
    const tolerated = visits > 1 && browserName === 'firefox' ? [...named, brokenImport] : named;
    expect(complaints.filter((text) => !tolerated.some((known) => known.test(text)))).toEqual([]);
  },
});

export { expect };

/**
 * Stores a choice once the page opens the site for the first time. Playwright's `storageState` does
 * so in a further page, which takes a tenth of the time of all tests.
 */
export async function storeChoice(page: Page, choice: Choice, origin = site) {
  await page.addInitScript(
    ({ origin, key, value }) => {
      if (location.origin !== origin || window.name === key) return;
      // Marks the tab: what a test deletes afterwards stays deleted.
      window.name = key;
      localStorage.setItem(key, value);
    },
    { origin, key: consentKey, value: storedChoice(choice) },
  );
}

const brokenImport = /could not be (loaded|hydrated)/;

/** Chromium's names of the reasons why requests fail. Tests tolerate them by these names. */
function chromiumReason(reason = ''): string {
  const reasons: Record<string, string> = {
    NS_BINDING_ABORTED: 'net::ERR_ABORTED',
    NS_ERROR_ABORT: 'net::ERR_FAILED',
    'Load request cancelled': 'net::ERR_ABORTED',
    'Blocked by Web Inspector': 'net::ERR_FAILED',
  };
  return reasons[reason] ?? reason;
}
/** Finds links with the same name and different addresses, which axe leaves to a person. */
const identicalLinks = 'identical-links-same-purpose';

/**
 * The faults that axe finds in a page by the rules of WCAG 2.2 AA, by best practices, and by AAA
 * for contrast and for links with one name, which must lead to one address.
 * @param rules axe's rules to be switched on or off besides
 */
export async function axeFaults(page: Page, rules: axe.RuleObject = {}): Promise<string[]> {
  await layOutAll(page);
  // The page's policy allows only the site's own scripts.
  await page.evaluate(axe.source);
  const { violations, incomplete } = await page.evaluate(
    (more) =>
      (window as unknown as { axe: typeof axe }).axe.run(document, {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        rules: more,
      }),
    {
      'color-contrast-enhanced': { enabled: true },
      'p-as-heading': { enabled: true },
      [identicalLinks]: { enabled: true },
      ...rules,
    },
  );
  const faults = [...violations, ...incomplete.filter(({ id }) => id === identicalLinks)];
  return faults.map(({ id, nodes }) => `${id}: ${nodes.flatMap(elementsOf).join('\n')}`);
}

/** The HTML of the faulty element and of those it conflicts with. */
function elementsOf({ html, any, all, none }: axe.NodeResult): string[] {
  const related = [...any, ...all, ...none].flatMap(({ relatedNodes }) => relatedNodes ?? []);
  return [html, ...related.map((other) => other.html)].map((text) => text.slice(0, 200));
}

/** Lays out the sections that are far from the viewport too, so that they can be measured. */
export async function layOutAll(page: Page) {
  await addStyle(page, 'main > section { content-visibility: visible !important }');
}

/** How much wider than the window a page is, in px. */
export const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Waits until the page is set in its fonts, which take the fallbacks' place when they come. */
export async function loadFonts(page: Page) {
  await page.evaluate(async () => void (await document.fonts.ready));
}

/** Puts a style sheet into a page, whose policy allows no `<style>`. */
export async function addStyle(page: Page, css: string) {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}

/** URLs of the scripts that a page has requested. */
export function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

/** The address of a script that is fetched on demand, by its source below `components/`. */
export function scriptOf(source: string): string {
  const manifest = JSON.parse(readFileSync(`${distFolder}/assets.json`, 'utf8'));
  return `${site}/${manifest[`components/${source}`].file}`;
}

/** Waits for the page script, which is fetched when the browser is idle or on interaction. */
export async function pageScriptRunning(page: Page) {
  await page.waitForFunction(() => 'pageScript' in document.documentElement.dataset);
}

/**
 * Scrolls until an element is `distance` px below the viewport, and waits until all its observers
 * have been notified: they are notified in the order of their creation.
 */
export async function bringNear(page: Page, selector: string, distance: number) {
  await page.evaluate(
    ([selector, distance]) => {
      const element = document.querySelector(selector);
      if (!element) throw new Error(`There is no ${selector}.`);
      const { top } = element.getBoundingClientRect();
      scrollBy({ top: top - innerHeight - distance, behavior: 'instant' });
      return new Promise<void>((resolve) => {
        new IntersectionObserver(() => resolve()).observe(element);
      });
    },
    [selector, distance] as const,
  );
}

/**
 * Delays a page's requests to an address.
 * @returns a function that releases them
 */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.fallback();
  });
  return release;
}

/**
 * Opens a page at a moment, from which time passes only by `page.clock.runFor`, and starts its
 * script. CSS and the browser itself still use real time.
 */
export async function openStopped(page: Page, path: string, moment = Date.now()) {
  await stopClock(page, moment);
  await page.context().addInitScript(keepTimers);
  await page.goto(path);
  // The script is fetched when the browser is idle, which the clock controls as well.
  await page.clock.runFor(100);
  await pageScriptRunning(page);
}

/** Stops the clock of a page that is not open yet. */
export async function stopClock(page: Page, moment = Date.now()) {
  await page.clock.install({ time: moment - 1000 });
  await page.clock.pauseAt(moment);
}

/** Waits until a page opened by `openStopped` has set a timer of `delay` ms; clears the record. */
export async function timerSet(page: Page, delay: number) {
  const take = () =>
    page.evaluate((delay) => {
      const { timers } = window as unknown as { timers: number[] };
      const isSet = timers.includes(delay);
      if (isSet) timers.length = 0;
      return isSet || timers;
    }, delay);
  await expect.poll(take, `a timer of ${delay} ms`).toBe(true);
}

/** Records the delays of timers, since the clock can run only those that are set. */
function keepTimers() {
  const timers: (number | undefined)[] = [];
  const { setTimeout } = window;
  const keeping = (act: TimerHandler, delay?: number, ...values: unknown[]) => {
    timers.push(delay);
    return setTimeout(act, delay, ...values);
  };
  Object.assign(window, { timers, setTimeout: keeping });
}

/** The console message of Chromium when a document answers 404. */
export const notFoundNotice = /status of 404/;
