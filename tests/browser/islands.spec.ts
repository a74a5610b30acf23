import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright/test';
import {
  bringNear,
  expect,
  hold,
  layOutAll,
  notFoundNotice,
  openStopped,
  pageScriptRunning,
  scriptOf,
  scriptsOf,
  site,
  stopClock,
  test,
  timerSet,
} from './fixtures';
import { further } from './sampling';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };
const chunks = /\/assets\/chunks\//;

test.describe('React', () => {
  test('is not fetched before an island is hydrated', { tag: ['@2.13', '@7.11'] }, async ({
    page,
  }) => {
    await page.setViewportSize(desktop);
    const scripts = scriptsOf(page);
    await page.goto('/es');
    await pageScriptRunning(page);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const atLoad = scripts.length;
    expect(atLoad).toBeGreaterThan(0);
    const isReact = async (url: string) =>
      (await (await page.request.get(url)).text()).includes('react.dev/errors');
    for (const url of scripts) expect(await isReact(url), url).toBe(false);
    await page.locator('header nav summary').first().hover();
    await expect(page.locator('header [data-hydrated]').first()).toBeAttached();
    const fetchedLater = await Promise.all(scripts.slice(atLoad).map(isReact));
    expect(fetchedLater).toContain(true);
  });
});

test.describe('an island that is hydrated near the viewport', () => {
  // The viewport is so low that no such island is near it when the page opens.
  test.use({ viewport: { width: 390, height: 180 } });

  for (const [file, path, margin, above] of [
    ['insurers/PlanFinder', '/es', 100, undefined],
    ['insurers/Carousel', '/', 200, 'PlanFinder'],
    ['contact-form/ContactForm', '/es/contacto', 50, undefined],
  ] as const) {
    const [, name] = file.split('/');
    test(`${name} is hydrated ${margin} px below the viewport, and not earlier`, {
      tag: ['@2.13', '@7.11', '@9.14'],
    }, async ({ page }) => {
      const island = `[data-island*='"${name}"']`;
      const scripts = scriptsOf(page);
      await page.goto(path);
      await pageScriptRunning(page);
      await layOutAll(page);
      if (above) {
        await bringNear(page, `[data-island*='"${above}"']`, 98);
        await expect(page.locator(`[data-island*='"${above}"']`)).toHaveAttribute('data-hydrated');
      }
      await bringNear(page, island, margin + 2);
      // All earlier requests were sent before this one.
      await page.evaluate(async () => (await fetch('/robots.txt')).text());
      expect(scripts).not.toContain(scriptOf(`${file}.island.tsx`));
      await expect(page.locator(island)).not.toHaveAttribute('data-hydrated');
      await bringNear(page, island, margin - 2);
      await expect(page.locator(island)).toHaveAttribute('data-hydrated');
      expect(scripts).toContain(scriptOf(`${file}.island.tsx`));
    });
  }
});

test.describe('a tap on an island that is not hydrated', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('takes effect once, when its script has loaded', async ({ page }) => {
    // The clock is stopped, so that no click waits too long on a busy machine.
    await openStopped(page, '/');
    const release = await hold(page, chunks);
    const acts = await page.evaluateHandle(() => {
      const counted = { acts: 0 };
      // The tap acts once the island is hydrated.
      addEventListener('click', ({ isTrusted }) => {
        if (!isTrusted) counted.acts += 1;
      });
      return counted;
    });
    const button = page.getByRole('button', { name: 'Pause the logos' });
    await button.tap();
    await button.tap();
    await button.tap();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    // As long as a click may wait.
    await page.clock.runFor(10_000);
    expect(await acts.jsonValue()).toEqual({ acts: 1 });
    await expect(page.getByRole('button', { name: 'Start the logos again' })).toBeVisible();
  });

  test.describe('while the banner asks', () => {
    test.use({ chosen: 'not yet' });

    test('waits beside a tap on another button, and both take effect', async ({ page }) => {
      // The clock is stopped, so that no click waits too long on a busy machine.
      await stopClock(page);
      const release = await hold(page, scriptOf('document/page.client.ts'));
      await page.goto('/');
      const pause = page.getByRole('button', { name: 'Pause the logos' });
      const settings = page.locator('#choices [data-choose="some"]');
      await pause.tap();
      await settings.tap();
      for (const button of [pause, settings])
        await expect(button).toHaveAttribute('aria-busy', 'true');
      release();
      await expect(page.getByRole('dialog', { name: 'Cookie Preferences' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Start the logos again' })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    });
  });

  test('may be repeated once it has waited in vain', { tag: further }, async ({ page }) => {
    await openStopped(page, '/');
    const release = await hold(page, scriptOf('insurers/Carousel.island.tsx'));
    const button = page.getByRole('button', { name: 'Pause the logos' });
    await button.tap();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await page.clock.runFor(10_000);
    await expect(button).not.toHaveAttribute('aria-busy');
    await button.tap();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(page.getByRole('button', { name: 'Start the logos again' })).toBeVisible();
  });

  test('takes effect where a program clicks, without a pointer or the keyboard', {
    tag: further,
  }, async ({ page }) => {
    // In this time the browser is never idle.
    await stopClock(page);
    await page.goto('/');
    await page.locator('.carousel-controls p > button').evaluate((button: HTMLElement) => {
      button.click();
    });
    await expect(page.locator('.carousel-controls p > button')).toHaveAccessibleName(
      'Start the logos again',
    );
  });
});

test.describe('the hydrated submenus', () => {
  test.use({ viewport: desktop });

  /** How long the mouse is over a submenu when it passes, and when it opens or leaves it; in ms. */
  const [short, long] = [100, 1000];

  test.beforeEach(async ({ page }) => {
    await page.goto('/es');
    await hydrate(page);
  });

  async function hydrate(page: Page) {
    await summary(page, 0).focus();
    await expect(page.locator('header [data-hydrated]').first()).toBeAttached();
  }

  const submenu = (page: Page, index: number) => page.locator('header nav details').nth(index);
  const summary = (page: Page, index: number) => submenu(page, index).locator('summary');

  test('close with Escape, and follow the mouse', async ({ page }) => {
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(submenu(page, 0).locator('a').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(summary(page, 0)).toBeFocused();
    await expect(submenu(page, 0)).not.toHaveAttribute('open');
    await page.locator('body > header').getByRole('link', { name: 'English' }).focus();
    // The mouse opens the one on which it rests, and closes it when it stays away.
    await summary(page, 0).hover();
    await expect(submenu(page, 0)).toHaveAttribute('open');
    await page.mouse.move(20, 700);
    await expect(submenu(page, 0)).not.toHaveAttribute('open');
  });

  test('do not open when the mouse only passes, and stay open when clicked', {
    tag: further,
  }, async ({ page }) => {
    await openStopped(page, '/es');
    await hydrate(page);
    await summary(page, 0).hover();
    await page.clock.runFor(short);
    await expect(submenu(page, 0)).not.toHaveAttribute('open');
    await page.mouse.move(20, 400);
    await page.clock.runFor(long);
    await expect(submenu(page, 0)).not.toHaveAttribute('open');
    // It opens once the mouse has rested for 150 ms.
    await summary(page, 0).hover();
    await timerSet(page, 150);
    await page.clock.runFor(149);
    await expect(submenu(page, 0)).not.toHaveAttribute('open');
    await page.clock.runFor(1);
    await expect(submenu(page, 0)).toHaveAttribute('open');
    await page.mouse.move(20, 700);
    await page.clock.runFor(long);
    await expect(submenu(page, 0)).not.toHaveAttribute('open');
    // Pressed before hovering opens it.
    await summary(page, 0).hover();
    await page.clock.runFor(short);
    await summary(page, 0).click();
    await page.clock.runFor(long);
    await page.mouse.move(20, 700);
    await page.clock.runFor(long);
    await expect(submenu(page, 0)).toHaveAttribute('open', '');
    await page.mouse.click(20, 700);
    await expect(submenu(page, 0)).not.toHaveAttribute('open');
    await summary(page, 0).hover();
    await page.clock.runFor(long);
    await expect(submenu(page, 0)).toHaveAttribute('open', '');
    await summary(page, 0).click();
    await page.mouse.move(20, 700);
    await page.clock.runFor(long);
    await expect(submenu(page, 0)).toHaveAttribute('open', '');
    await page.mouse.click(20, 700);
    await expect(submenu(page, 0)).not.toHaveAttribute('open');
  });
});

test.describe('a page that goes into the browser’s cache', { tag: further }, () => {
  test.use({ viewport: phone, hasTouch: true });

  test('is stored with its submenus closed', { tag: '@2.26' }, async ({ page }) => {
    await page.goto('/es');
    await page.getByRole('button', { name: 'Menú' }).tap();
    const nav = page.locator('header nav');
    await nav.locator('summary').first().tap();
    await expect(nav).toBeVisible();
    await pageScriptRunning(page);
    // Playwright runs without the cache; what the page does is the same.
    const goAway = () =>
      page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
    await goAway();
    await expect(nav).toBeHidden();
    await expect(page.locator('header details[open]')).toHaveCount(0);
    await page.locator('body > nav button').tap();
    await expect(page.locator('#toolbar-towns')).toBeVisible();
    await goAway();
    await expect(page.locator('#toolbar-towns')).toBeHidden();
  });

  test('has its submenus closed though their script comes only now', async ({ page }) => {
    const release = await hold(page, scriptOf('navigation/Submenu.island.tsx'));
    await page.goto('/es');
    await page.getByRole('button', { name: 'Menú' }).tap();
    const nav = page.locator('header nav');
    await nav.locator('summary').first().tap();
    await expect(nav.locator('details').first()).toHaveAttribute('open');
    await pageScriptRunning(page);
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })),
    );
    release();
    await expect(page.locator('header [data-island*="Submenu"]').first()).toHaveAttribute(
      'data-hydrated',
    );
    await expect(page.locator('header details[open]')).toHaveCount(0);
    await expect(nav).toBeHidden();
    // They open again when the visitor comes back.
    await page.getByRole('button', { name: 'Menú' }).tap();
    await nav.locator('summary').first().tap();
    await expect(nav.locator('details').first()).toHaveAttribute('open');
  });

  test('has a submenu closed that hovering was about to open', async ({ page }) => {
    await page.setViewportSize(desktop);
    await openStopped(page, '/es');
    const summary = page.locator('header nav summary').first();
    await summary.focus();
    await expect(page.locator('header [data-island*="Submenu"]').first()).toHaveAttribute(
      'data-hydrated',
    );
    await summary.hover();
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })),
    );
    await page.clock.runFor(1000);
    await expect(page.locator('header details[open]')).toHaveCount(0);
  });

  test('closes the menu 100 ms after a submenu’s link was followed', {
    tag: ['@2.27', '@9.4'],
  }, async ({ page }) => {
    await openStopped(page, '/es');
    await page.getByRole('button', { name: 'Menú' }).tap();
    const nav = page.locator('header nav');
    await nav.locator('summary').first().tap();
    await expect(page.locator('header [data-island*="Submenu"]').first()).toHaveAttribute(
      'data-hydrated',
    );
    // A mouse opens no submenu here by resting on its name.
    const other = nav.locator('summary').nth(1);
    await other.hover();
    await expect(page.locator('header [data-island*="Submenu"]').nth(1)).toHaveAttribute(
      'data-hydrated',
    );
    await page.clock.runFor(1000);
    await page.mouse.move(5, 5);
    await other.hover();
    await page.clock.runFor(1000);
    await expect(nav.locator('details').nth(1)).not.toHaveAttribute('open');
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    await nav.getByRole('link', { name: 'Tratamiento de la ansiedad' }).tap();
    await page.clock.runFor(99);
    expect(await nav.isVisible()).toBe(true);
    await page.clock.runFor(1);
    expect(await nav.isVisible()).toBe(false);
  });
});

/** Serves a document only up to its heading until a function releases the rest. */
async function serveInTwo() {
  let release = () => {};
  const come = new Promise<void>((resolve) => {
    release = resolve;
  });
  const server = createServer(async ({ url }, response) => {
    const answer = await fetch(site + url);
    const type = answer.headers.get('content-type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    const middle = type.startsWith('text/html') ? body.indexOf('</h1>') : 0;
    response.writeHead(answer.status, { 'content-type': type });
    response.write(body.subarray(0, middle));
    if (middle) await come;
    response.end(body.subarray(middle));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, release, close: () => server.close() };
}

test.describe('a page that is touched while it is still loading', { tag: further }, () => {
  test.use({ tolerated: [new RegExp(`^request to http://127|${notFoundNotice.source}`)] });

  let line: Awaited<ReturnType<typeof serveInTwo>>;
  test.beforeEach(async () => {
    line = await serveInTwo();
  });
  test.afterEach(async ({ page }) => {
    await page.close();
    line.close();
  });

  test('is hydrated as a whole', async ({ page }) => {
    await page.goto(`${line.address}/es/contacto`, { waitUntil: 'commit' });
    await expect(page.locator('h1')).toBeVisible();
    // Chromium may drop keys before the first frame, for which this document has not come far enough.
    await expect
      .poll(async () => {
        await page.keyboard.press('Tab');
        return page.locator('html[data-page-script]').count();
      })
      .toBe(1);
    expect(await page.locator('main form').count()).toBe(0);
    line.release();
    await page.locator('main form').scrollIntoViewIfNeeded();
    await expect(page.locator('[data-island*="ContactForm"]')).toHaveAttribute('data-hydrated');
  });
});
