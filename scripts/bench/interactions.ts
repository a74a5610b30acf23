import type { Browser, Page } from 'playwright';
import { openSlowly } from './phone';

/** Times on a slow phone from a tap to the paint that shows its effect, in ms. */
export interface Interactions {
  /** Accept, tapped as soon as it is first painted. */
  acceptMs: number;
  /** Taps on Accept without effect. */
  acceptsLost: number;
  /** The phone's menu, opened before. */
  warmMenuMs: number;
  /** The preferences dialog, opened before. */
  warmDialogMs: number;
  /** The preferences dialog, opened for the first time: React is fetched first. */
  coldDialogMs: number;
}

/** Measures a new visitor's taps on the page at a URL. */
export async function interact(browser: Browser, url: string): Promise<Interactions> {
  return {
    ...(await accept(browser, url)),
    ...(await openMenu(browser, url)),
    ...(await openDialog(browser, url)),
  };
}

async function accept(browser: Browser, url: string) {
  const { context, page } = await openSlowly(browser);
  await page.addInitScript(() => {
    const isPainted = () => document.querySelector('[data-choose="all"]')?.checkVisibility();
    const waitForButton = () => {
      if (isPainted()) setTimeout(tap);
      else requestAnimationFrame(waitForButton);
    };
    const tap = () => {
      const tappedAt = performance.now();
      document.querySelector<HTMLElement>('[data-choose="all"]')?.click();
      requestAnimationFrame(() =>
        setTimeout(() => {
          const measured = { ms: performance.now() - tappedAt, isLost: Boolean(isPainted()) };
          Object.assign(window, { measured });
        }),
      );
    };
    requestAnimationFrame(waitForButton);
  });
  await page.goto(url);
  const { ms, isLost } = await measured(page);
  await context.close();
  return { acceptMs: ms, acceptsLost: Number(isLost) };
}

async function openMenu(browser: Browser, url: string) {
  const { context, page } = await openSlowly(browser);
  await rest(page, url);
  await page.locator('[data-choose="none"]').tap();
  const open = page.locator('button[popovertarget]:not([popovertargetaction])').first();
  const menu = '[popover]:popover-open';
  await timeTap(page, open, menu);
  await page.keyboard.press('Escape');
  await page.waitForTimeout(500);
  const warmMenuMs = await timeTap(page, open, menu);
  await context.close();
  return { warmMenuMs };
}

/** The open preferences dialog; the welcome clip's window is a dialog, too. */
const dialog = '[role="dialog"][data-state="open"]';

async function openDialog(browser: Browser, url: string) {
  const { context, page } = await openSlowly(browser);
  await rest(page, url);
  const open = page.locator('[data-choose="some"]');
  const coldDialogMs = await timeTap(page, open, dialog);
  await page.locator(`${dialog} button[type="button"]`).tap();
  await page.locator(dialog).waitFor({ state: 'detached' });
  await page.waitForTimeout(500);
  const warmDialogMs = await timeTap(page, open, dialog);
  await context.close();
  return { coldDialogMs, warmDialogMs };
}

async function rest(page: Page, url: string) {
  await page.goto(url);
  await page.waitForTimeout(2500);
}

/** The time from a real tap to the paint in which the selector's element is there, in ms. */
async function timeTap(page: Page, target: ReturnType<Page['locator']>, shown: string) {
  await page.evaluate((selector) => {
    Object.assign(window, { measured: undefined });
    const start = (event: Event) => {
      const look = () => {
        if (!document.querySelector(selector)) return requestAnimationFrame(look);
        // A timeout runs after this frame has been painted.
        setTimeout(() => {
          const measured = { ms: performance.now() - event.timeStamp, isLost: false };
          Object.assign(window, { measured });
        });
      };
      requestAnimationFrame(look);
    };
    addEventListener('click', start, { once: true, capture: true });
  }, shown);
  // `locator.tap` would run Playwright's scripts in the slowed page.
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to tap.');
  await page.waitForTimeout(500);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  return (await measured(page)).ms;
}

async function measured(page: Page): Promise<{ ms: number; isLost: boolean }> {
  const handle = await page.waitForFunction(() => (window as { measured?: unknown }).measured);
  return (await handle.jsonValue()) as { ms: number; isLost: boolean };
}
