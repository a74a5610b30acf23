import axe from 'axe-core';
import { test as base, expect, type Page } from 'playwright/test';
import { consentKey } from '../../lib/consent/cookies';
import { type Choice, choose, nothing, recordOf } from '../../lib/consent/record';

/** Address the build is served at, set by the global set-up. */
export const site = process.env.SITE ?? '';

/**
 * A page whose test fails on console errors and warnings, uncaught errors, and requests that
 * fail or leave the site. A test that brings one about names it in `tolerated`. The visitor has
 * refused all that is optional, unless a test says what `chosen` holds.
 */
export const test = base.extend<{ tolerated: RegExp[]; chosen: Choice | 'not yet' }>({
  baseURL: site,
  tolerated: [[], { option: true }],
  chosen: [nothing, { option: true }],
  storageState: async ({ chosen }, use) => {
    const localStorage =
      chosen === 'not yet' ? [] : [{ name: consentKey, value: recordText(chosen) }];
    await use({ cookies: [], origins: [{ origin: site, localStorage }] });
  },
  page: async ({ page, tolerated }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('request', (request) => {
      if (!request.url().startsWith(`${site}/`)) complaints.push(`request to ${request.url()}`);
    });
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText;
      // Leaving a page breaks off what it was still loading.
      if (reason !== 'net::ERR_ABORTED') complaints.push(`${reason}: ${request.url()}`);
    });
    await use(page);
    expect(complaints.filter((text) => !tolerated.some((known) => known.test(text)))).toEqual([]);
  },
});

export { expect };

/**
 * What axe finds at fault in a page as it stands, by the rules of WCAG 2.2 AA, of good practice, and
 * of AAA for contrast.
 * @param rules axe's rules to be switched on or off besides
 */
export async function axeFaults(page: Page, rules: axe.RuleObject = {}): Promise<string[]> {
  await layOutAll(page);
  // Its policy allows a page no script but its own.
  await page.evaluate(axe.source);
  return page.evaluate(async (more) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      rules: { 'color-contrast-enhanced': { enabled: true }, ...more },
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join('\n')}`,
    );
  }, rules);
}

/** Lays out also what the page would only lay out near the window, so that it can be measured. */
export async function layOutAll(page: Page) {
  await addStyle(page, 'main > section { content-visibility: visible !important }');
}

/** Puts a style sheet into a page, whose policy allows no `<style>`. */
export async function addStyle(page: Page, css: string) {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}

/** Waits for the page's script, which comes when the browser is idle or somebody does something. */
export async function awake(page: Page) {
  await page.waitForFunction(() => 'siteConsent' in window);
}

/** The record of a choice as the browser keeps it. */
export function recordText(choice: Choice, at = Date.now()): string {
  return JSON.stringify(choose(recordOf(), choice, at, false));
}

/** What Chromium writes to the console when a document answers 404. */
export const notFoundNotice = /status of 404/;
