import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import type * as Replay from '../../lib/tracking/replay';
import type { Adapter } from '../../lib/tracking/tracker';
import { projectFolder } from '../project';

/** The adapter against Microsoft's own script, whose uploads are counted and go nowhere. */

declare global {
  interface Window {
    tracking: typeof Replay;
    adapter: Adapter;
    clarity?: { v?: string };
  }
}

const require = createRequire(import.meta.url);
const clarity = readFileSync(require.resolve('clarity-js/build/clarity.min.js'));
// As Microsoft's loader starts a project that waits for consent.
const tag = `${clarity};window.clarity('start', {
  projectId: 'abc', upload: 'https://a.clarity.ms/collect', track: false, content: true,
})`;
const choice = { analytics: true, marketing: false };
const shown = { address: '/', title: 'Home', language: 'en' };
/** Longer than Clarity takes to restart after a denial and to send, in ms. */
const whileItWouldSend = 2500;

let adapterCode: string;
test.beforeAll(async () => {
  const { build } = await import('vite');
  const result: unknown = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: {
        entry: join(projectFolder, 'lib/tracking/replay.ts'),
        formats: ['iife'],
        name: 'tracking',
      },
    },
  });
  const [{ output }] = result as [{ output: [{ code: string }] }];
  adapterCode = output[0].code;
});

async function open(page: Page) {
  const uploads: string[] = [];
  await page.route('**/*', (route) => {
    const url = route.request().url();
    if (url.includes('clarity.ms')) {
      uploads.push(url);
      return route.fulfill({ status: 204 });
    }
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Hello</h1>' });
  });
  await page.goto('https://www.clinic.test/');
  await page.addScriptTag({ content: `${adapterCode};window.tracking = tracking` });
  await page.evaluate(() => {
    window.adapter = window.tracking.replay('abc', window);
  });
  const cookies = async () =>
    (await page.context().cookies()).map(({ name }) => name).filter((name) => /^_cl/.test(name));
  /** How often it sends from a moment after now. */
  const sendsLater = async () => {
    await page.waitForTimeout(700);
    uploads.length = 0;
    await page.mouse.move(Math.random() * 300, 90);
    await page.mouse.click(40, 40);
    await page.waitForTimeout(whileItWouldSend);
    return uploads.length;
  };
  const grant = () =>
    page.evaluate(([choice, shown]) => window.adapter.prepare(choice, shown), [
      choice,
      shown,
    ] as const);
  const arrive = async () => {
    await page.addScriptTag({ content: tag });
    await page.evaluate(([choice, shown]) => window.adapter.arrive?.(choice, shown), [
      choice,
      shown,
    ] as const);
  };
  const revoke = (hasArrived: boolean) =>
    page.evaluate((hasArrived) => window.adapter.revoke(hasArrived), hasArrived);
  const regrant = () => page.evaluate((choice) => window.adapter.resume(choice), choice);
  return { uploads, cookies, sendsLater, grant, arrive, revoke, regrant };
}

test('records with consent, stops without it, and records again', async ({ page }) => {
  const { cookies, sendsLater, grant, arrive, revoke, regrant } = await open(page);
  await grant();
  await arrive();
  expect(await sendsLater()).toBeGreaterThan(0);
  expect((await cookies()).sort()).toEqual(['_clck', '_clsk']);
  await revoke(true);
  expect(await sendsLater()).toBe(0);
  expect(await cookies()).toEqual([]);
  await regrant();
  expect(await sendsLater()).toBeGreaterThan(0);
  expect((await cookies()).sort()).toEqual(['_clck', '_clsk']);
});

test('denied and granted again at once, it records', async ({ page }) => {
  const { cookies, sendsLater, grant, arrive, revoke, regrant } = await open(page);
  await grant();
  await arrive();
  await revoke(true);
  await regrant();
  expect(await sendsLater()).toBeGreaterThan(0);
  expect(await cookies()).toContain('_clck');
});

test('denied on its way, it is stopped on arrival', async ({ page }) => {
  const { cookies, sendsLater, grant, revoke, regrant } = await open(page);
  await grant();
  await revoke(false);
  await page.addScriptTag({ content: tag });
  await revoke(true);
  expect(await sendsLater()).toBe(0);
  expect(await cookies()).toEqual([]);
  await regrant();
  expect(await sendsLater()).toBeGreaterThan(0);
});

test('denied, it stays stopped when the page comes back from the browser’s cache', async ({
  page,
}) => {
  const { cookies, sendsLater, grant, arrive, revoke } = await open(page);
  await grant();
  await arrive();
  await revoke(true);
  await page.waitForTimeout(700);
  await page.evaluate(async () => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    window.adapter.restop?.();
  });
  expect(await sendsLater()).toBe(0);
  expect(await cookies()).toEqual([]);
});
