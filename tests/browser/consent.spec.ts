import type { Page } from 'playwright/test';
import { everything, lifetime, nothing } from '../../lib/consent/record';
import { consentKey, storedChoice } from '../../scripts/lib/storage';
import {
  expect,
  hold,
  openStopped,
  pageScriptRunning,
  scriptOf,
  scriptsOf,
  test,
} from './fixtures';
import { further } from './sampling';

const banner = (page: Page) => page.locator('#choices');
const settings = (page: Page) => page.locator('aside [data-choose="again"]');
const footerSettings = (page: Page) => page.locator('footer [data-choose="again"]');
const button = (page: Page, choose: 'all' | 'none' | 'some') =>
  page.locator(`[data-choose="${choose}"]`);

const announcement = (page: Page) => page.locator('[data-persist="announcement"]');

const stored = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), consentKey);

/** Records the details of `consentChanged` events, from the start of each page. */
async function listen(page: Page) {
  await page.addInitScript(() => {
    const received: unknown[] = [];
    Object.assign(window, { received });
    addEventListener('consentChanged', (event) => received.push((event as CustomEvent).detail));
  });
  return () => page.evaluate(() => (window as unknown as { received: unknown[] }).received);
}

/** Lets a page's storage refuse every entry, as a full one does. */
function fillStorage() {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
}

const detail = (analytics: boolean, marketing: boolean) => ({
  analytics,
  marketing,
  hasAnalyticsConsent: analytics,
  hasMarketingConsent: marketing,
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, chosen: 'not yet' });

  test('there is neither banner nor button, since there is nothing to choose', async ({ page }) => {
    await page.goto('/es');
    await expect(banner(page)).toBeHidden();
    await expect(settings(page)).toBeHidden();
    await expect(footerSettings(page)).toBeHidden();
    await page.goto('/es/politica-cookies');
    await expect(page.locator('[aria-labelledby="your-choice"]')).toBeHidden();
  });
});

test.describe('to a visitor who has not chosen', () => {
  test.use({ chosen: 'not yet' });

  test('the banner is shown at the bottom', { tag: ['@2.30', '@4.7', '@4.20', '@9.9'] }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const region = page.getByRole('region', { name: 'We value your privacy' });
    await expect(region).toBeInViewport({ ratio: 1 });
    await expect(region).toHaveCSS('position', 'fixed');
    const [banner, toolbar] = await Promise.all(
      [region, page.locator('body > nav')].map((part) => part.boundingBox()),
    );
    // The two share a border.
    expect((banner?.y ?? 0) + (banner?.height ?? 0)).toBeCloseTo(toolbar?.y ?? 0, -1);
    for (const name of ['Accept All', 'Reject All', 'Manage Preferences']) {
      await expect(region.getByRole('button', { name, exact: true })).toBeVisible();
    }
    await expect(settings(page)).toBeHidden();
    // On a small screen lying on its side it leaves room for the page, and what it has no room for comes by scrolling.
    await page.setViewportSize({ width: 400, height: 240 });
    await expect
      .poll(async () => (await region.boundingBox())?.height ?? 240)
      .toBeLessThanOrEqual(0.6 * 240);
    const policy = region.getByRole('link');
    await expect(policy).not.toBeInViewport({ ratio: 0.9 });
    await page.mouse.move(200, 220);
    await page.mouse.wheel(0, 500);
    await expect(policy).toBeInViewport({ ratio: 0.9 });
  });

  test('the buttons to accept and to refuse have equal size, weight and position', async ({
    page,
  }) => {
    for (const path of ['/', '/es']) {
      await page.goto(path);
      for (const width of [320, 390, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const looks = await Promise.all(
          (['all', 'none'] as const).map((choose) =>
            button(page, choose).evaluate((element) => {
              const { width, height, top } = element.getBoundingClientRect();
              const { color, backgroundColor, fontWeight, fontSize } = getComputedStyle(element);
              return { width, height, top, color, backgroundColor, fontWeight, fontSize };
            }),
          ),
        );
        expect(looks[0], `${path} at ${width} px`).toEqual(looks[1]);
        expect(looks[0]?.height).toBeGreaterThanOrEqual(44);
      }
    }
  });

  for (const [choose, granted, statement] of [
    ['all', true, '@4.8'],
    ['none', false, '@4.9'],
  ] as const) {
    test(`"${choose}" is stored and broadcast once, before any other script has loaded`, {
      tag: ['@3.1', statement, '@4.11', '@4.13'],
    }, async ({ page }) => {
      const release = await hold(page, /\/assets\/.*\.js/);
      const received = await listen(page);
      await page.goto('/es', { waitUntil: 'commit' });
      await button(page, choose).click();
      await expect(banner(page)).toBeHidden();
      await expect(settings(page)).toBeVisible();
      expect(await received()).toEqual([detail(granted, granted)]);
      const record = await stored(page);
      expect(record).toMatchObject({
        hasConsented: true,
        showBanner: false,
        consent: { necessary: true, analytics: granted, marketing: granted },
      });
      expect(new Date(record.consentDate).toISOString()).toBe(record.lastUpdated);
      // Screen readers say it, though the script that announces it comes only now.
      release();
      await expect(announcement(page)).toHaveText('Su decisión quedó guardada.');
      expect(await received()).toHaveLength(1);
    });
  }

  test('the second tap of a double tap has no effect', { tag: further }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const received = await listen(page);
    await openStopped(page, '/es');
    const { x = 0, y = 0 } = (await button(page, 'all').boundingBox()) ?? {};
    // A link right under the button.
    await page.evaluate(
      ([left, top]) => {
        const link = document.createElement('a');
        link.href = '/es/contacto';
        link.style.cssText = `position:fixed;left:${left}px;top:${top}px;width:80px;height:40px`;
        link.dataset.clicks = '';
        link.addEventListener('click', (click) => {
          click.preventDefault();
          link.dataset.clicks += 'I';
        });
        document.body.append(link);
      },
      [x, y],
    );
    const clicks = () => page.locator('[data-clicks]').getAttribute('data-clicks');
    await page.mouse.dblclick(x + 10, y + 10);
    await page.clock.runFor(399);
    await page.mouse.click(x + 10, y + 33);
    // A followed link would have started to load its page.
    expect(new URL(page.url()).pathname).toBe('/es');
    expect(await clicks()).toBe('');
    expect(await received()).toHaveLength(1);
    // A tap on something else counts at once, and one on the same place after a moment.
    await page.mouse.click(x + 34, y + 10);
    expect(await clicks()).toBe('I');
    await page.clock.runFor(1);
    await page.mouse.click(x + 10, y + 10);
    expect(await clicks()).toBe('II');
  });

  test('a dialog requested before its script has loaded opens once it has', {
    tag: [further, '@2.32'],
  }, async ({ page }) => {
    const letIn = await hold(page, /\/assets\/entries\/.*\.js/);
    await page.goto('/', { waitUntil: 'commit' });
    await button(page, 'some').click();
    letIn();
    const dialog = page.getByRole('dialog', { name: 'Cookie Preferences' });
    await expect(dialog).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    // Without a choice the banner stays, and its button has the focus again.
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(banner(page)).toBeVisible();
    await expect(button(page, 'some')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Save Preferences' }).click();
    await expect(banner(page)).toBeHidden();
    // The button that opened the dialog is gone with the banner.
    await expect(settings(page)).toBeFocused();
    await expect(announcement(page)).toHaveText('Your choice is saved.');
  });

  test('a choice in one tab reaches the others, a dialog open there too, and so does its deletion', {
    tag: further,
  }, async ({ page, context }) => {
    await page.goto('/');
    const other = await context.newPage();
    const received = await listen(other);
    await other.goto('/es');
    await expect(banner(other)).toBeVisible();
    await button(page, 'all').click();
    await expect(banner(other)).toBeHidden();
    expect(await received()).toEqual([detail(true, true)]);
    await settings(other).click();
    const analytics = other.getByRole('dialog').locator('[name="analytics"]');
    await expect(analytics).toBeChecked();
    await page.evaluate(() => localStorage.clear());
    await expect(analytics).not.toBeChecked();
    await expect(banner(other)).toBeVisible();
    expect(await received()).toEqual([detail(true, true), detail(false, false)]);
    await other.close();
  });

  test('a choice that expires while the page is open is asked again', { tag: further }, async ({
    page,
  }) => {
    await openStopped(page, '/');
    await button(page, 'none').click();
    await page.clock.runFor(1000);
    await expect(announcement(page)).toHaveText('Your choice is saved.');
    await page.clock.fastForward(lifetime + 1000);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(banner(page)).toBeVisible();
  });

  test('a page that comes back from the cache reads the choice made meanwhile', {
    tag: further,
  }, async ({ page }) => {
    await page.goto('/');
    await pageScriptRunning(page);
    await page.evaluate(
      ([key, text]) => localStorage.setItem(key as string, text as string),
      [consentKey, storedChoice(everything)],
    );
    await expect(banner(page)).toBeVisible();
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    );
    await expect(banner(page)).toBeHidden();
    // A page that was prepared before it is shown gets no events meanwhile either.
    await page.evaluate(() => {
      localStorage.clear();
      document.dispatchEvent(new Event('prerenderingchange'));
    });
    await expect(banner(page)).toBeVisible();
  });

  for (const [name, block] of [
    [
      'blocked',
      () => {
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('blocked', 'SecurityError');
            },
          });
        }
      },
    ],
    ['full', fillStorage],
  ] as const) {
    test(`with its storage ${name} the choice applies to the page`, {
      tag: [further, '@8.5'],
    }, async ({ page }) => {
      await page.addInitScript(block);
      const notes: string[] = [];
      page.on('console', (message) => notes.push(message.text()));
      const received = await listen(page);
      await page.goto('/');
      await button(page, 'all').click();
      await expect(banner(page)).toBeHidden();
      await pageScriptRunning(page);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(banner(page)).toBeHidden();
      expect(await received()).toEqual([detail(true, true)]);
      await expect.poll(() => notes.join()).toContain('The choice could not be stored.');
      expect(notes.join().includes('choice could not be read')).toBe(name === 'blocked');
      // The welcome clip is closed on this page too, and all that needs a script works.
      await page.locator('[data-dismiss-clip]').click();
      await expect(page.locator('[data-dismiss-clip]')).toBeHidden();
      await page.locator('header nav summary').first().focus();
      await expect(page.locator('header [data-island*="Submenu"]').first()).toHaveAttribute(
        'data-hydrated',
      );
      await page.reload();
      await expect(banner(page)).toBeVisible();
    });
  }

  test('a withdrawal leaves no consent in a full storage', { tag: [further, '@8.5'] }, async ({
    page,
  }) => {
    await page.goto('/');
    await button(page, 'all').click();
    await page.evaluate(fillStorage);
    await page.evaluate((choice) => window.siteConsent.save(choice), nothing);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test('Global Privacy Control is honored, and only then the page says so', async ({ page }) => {
    await page.goto('/es');
    await expect(banner(page).getByText('Hoy este sitio no cuenta visitas')).toBeVisible();
    await expect(banner(page).getByText('Su navegador nos pidió no compartir')).toBeHidden();
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
    });
    await page.goto('/es');
    await expect(banner(page).getByText('Su navegador nos pidió no compartir')).toBeVisible();
    await expect(banner(page).getByText('Hoy este sitio no cuenta visitas')).toBeHidden();
    // A choice made while it is on is valid.
    await button(page, 'all').click();
    await page.reload();
    await expect(banner(page)).toBeHidden();
    expect((await stored(page)).consent).toMatchObject({ ...everything });
  });

  test('a switch of the language in place shows the banner in the other language', async ({
    page,
  }) => {
    await page.goto('/telepsychiatry-florida');
    await page.locator('header [data-toggle]').click();
    await expect(page.getByRole('region', { name: 'Usted decide' })).toBeVisible();
    await button(page, 'some').click();
    const dialog = page.getByRole('dialog', { name: 'Configuración de cookies' });
    await expect(dialog).toHaveAttribute('lang', 'es');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await button(page, 'none').click();
    await expect(announcement(page)).toHaveText('Su decisión quedó guardada.');
    await page.locator('header [data-toggle]').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(banner(page)).toBeHidden();
    await expect(settings(page)).toHaveAccessibleName('Cookie settings');
  });
});

test.describe('to a visitor who has chosen', () => {
  test.use({ chosen: everything });

  test('the banner is never shown, not even for one frame', { tag: '@4.20' }, async ({ page }) => {
    await page.addInitScript(() => {
      const look = () => {
        const shown = document.getElementById('choices')?.checkVisibility();
        if (shown) document.documentElement.dataset.seen = '';
        requestAnimationFrame(look);
      };
      look();
    });
    for (const path of ['/', '/es/politica-cookies', '/nowhere']) {
      test.info().annotations.push({ type: 'path', description: path });
      await page.goto(path);
      await pageScriptRunning(page);
      await expect(page.locator('html')).not.toHaveAttribute('data-seen');
    }
  });
  test.use({ tolerated: [/status of 404/] });

  test('the preferences are shown again, and store only saved changes', {
    tag: ['@2.17', '@2.32', '@4.10', '@4.11', '@4.12', '@4.13', '@4.21', '@5.2', '@9.7', '@9.10'],
  }, async ({ page }) => {
    const received = await listen(page);
    const scripts = scriptsOf(page);
    await page.goto('/');
    const before = await stored(page);
    await expect(settings(page)).toHaveAccessibleName('Cookie settings');
    expect((await settings(page).boundingBox())?.width).toBeLessThan(60);
    await pageScriptRunning(page);
    // The dialog is fetched before the button is pressed.
    await settings(page).focus();
    await expect.poll(() => scripts).toContain(scriptOf('consent/Preferences.client.tsx'));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Cookie Preferences' });
    const analytics = dialog.getByRole('switch', { name: 'Analytics' });
    await expect(dialog.getByRole('switch')).toHaveCount(3);
    await expect(dialog.getByRole('switch', { name: 'Marketing' })).toBeEnabled();
    await expect(dialog.getByRole('switch', { name: 'Necessary' })).toBeDisabled();
    await expect(dialog.getByRole('switch', { name: 'Necessary' })).toBeChecked();
    await expect(dialog.locator('a[href="/privacy-policy"]')).toBeVisible();
    await expect(analytics).toBeChecked();
    await expect(analytics).toHaveAccessibleDescription(/count visits/);
    await analytics.focus();
    await page.keyboard.press('Space');
    await expect(analytics).not.toBeChecked();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(banner(page)).toBeHidden();
    await expect(settings(page)).toBeFocused();
    expect(await stored(page)).toEqual(before);

    await footerSettings(page).click();
    await expect(analytics).toBeChecked();
    // Screen readers stay within the dialog. So does the focus, which returns to the button that opened it.
    await expect(page.locator('main')).toHaveAttribute('aria-hidden', 'true');
    await analytics.focus();
    await page.keyboard.press('Shift+Tab');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(analytics).toBeFocused();
    await analytics.click();
    await page.emulateMedia({ media: 'print' });
    await expect(dialog).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(footerSettings(page)).toBeFocused();
    expect(await stored(page)).toEqual(before);
    expect(await received()).toEqual([]);

    await settings(page).click();
    // A change keeps those before it.
    const marketing = dialog.getByRole('switch', { name: 'Marketing' });
    await marketing.click();
    await analytics.click();
    await expect(marketing).not.toBeChecked();
    await marketing.click();
    await expect(analytics).not.toBeChecked();
    // On a small screen lying on its side the dialog stays within the window and scrolls.
    await page.setViewportSize({ width: 640, height: 320 });
    const box = await dialog.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect(box?.height).toBeLessThanOrEqual(320);
    const save = dialog.getByRole('button', { name: 'Save Preferences' });
    await page.mouse.move(320, 160);
    await page.mouse.wheel(0, 2000);
    await expect(save).toBeInViewport({ ratio: 1 });
    await expect(announcement(page)).toHaveCount(0);
    await save.click();
    await expect(dialog).toBeHidden();
    await expect(settings(page)).toBeFocused();
    await expect(announcement(page)).toHaveText('Your choice is saved.');
    const after = await stored(page);
    expect(after.consent).toEqual({ necessary: true, analytics: false, marketing: true });
    expect(after.consentDate).toBe(before.consentDate);
    expect(after.lastUpdated > before.lastUpdated).toBe(true);
    expect(await received()).toEqual([detail(false, true)]);
  });

  test('on the cookie policy one category is switched at once, and the choice can be deleted', {
    tag: ['@3.4', '@4.16', '@4.18'],
  }, async ({ page }) => {
    const received = await listen(page);
    await page.goto('/cookie-policy');
    const part = page.locator('[aria-labelledby="your-choice"]');
    await part.scrollIntoViewIfNeeded();
    const analytics = part.getByRole('switch', { name: 'Analytics' });
    await expect(analytics).toBeChecked();
    const shorthand = page.locator('section:not([aria-labelledby="your-choice"]) > p > code');
    await expect(part).toContainText('Right now: Analytics on, Marketing on.');
    await expect(shorthand).toHaveText('N:1-A:1-M:1');
    await analytics.click();
    await expect(part).toContainText('Right now: Analytics off, Marketing on.');
    await expect(shorthand).toHaveText('N:1-A:0-M:1');
    await expect(announcement(page)).toHaveText('Your choice is saved.');
    expect((await stored(page)).consent).toMatchObject({ analytics: false, marketing: true });
    await part.getByRole('button', { name: 'Delete my stored choice' }).click();
    await expect(part).toContainText('Right now: Analytics off, Marketing off.');
    await expect(part.getByRole('switch', { name: 'Marketing' })).not.toBeChecked();
    await expect(shorthand).toHaveText('N:1-A:0-M:0');
    expect(await stored(page)).toBeNull();
    await expect(announcement(page)).toHaveText('No choice is stored on this device anymore.');
    await expect(banner(page)).toBeVisible();
    expect(await received()).toEqual([detail(false, true), detail(false, false)]);
  });

  test.describe('where the dialog cannot be fetched', { tag: further }, () => {
    test.use({ tolerated: [/could(n't| not) be (shown|opened|loaded)|ERR_FAILED/] });

    test('the banner is shown instead', { tag: ['@4.17', '@4.20'] }, async ({ page }) => {
      await page.goto('/');
      await page.waitForLoadState('networkidle');
      await page.route(/\/assets\/chunks\/.*\.js/, (route) => route.abort());
      await settings(page).click();
      await expect(banner(page)).toBeVisible();
      await expect(announcement(page)).toContainText("The preferences couldn't be opened.");
      await expect(banner(page)).toContainText("The preferences couldn't be opened.");
      await expect(button(page, 'some')).toBeFocused();
      await button(page, 'none').click();
      await expect(banner(page)).toBeHidden();
      expect((await stored(page)).consent).toMatchObject({ analytics: false, marketing: false });
    });
  });
});

test.describe('stored text that is not a valid record', { tag: further }, () => {
  test.use({ chosen: 'not yet' });

  for (const [fault, text] of [
    ['a wrong type', storedChoice(everything).replace('analytics":true', 'analytics":1')],
    ['a lost end', storedChoice(everything).slice(0, -1)],
  ] as const) {
    test(`is discarded: ${fault}`, { tag: ['@4.19', '@8.4'] }, async ({ page }) => {
      await page.addInitScript(
        ([key, text]) => localStorage.setItem(key as string, text as string),
        [consentKey, text],
      );
      const notes: string[] = [];
      page.on('console', (message) => notes.push(message.text()));
      await page.goto('/es');
      await expect.poll(() => notes).toContain('The stored choice was discarded.');
      expect(await stored(page)).toBeNull();
      await expect(banner(page)).toBeVisible();
    });
  }
});
