import type { Locator, Page } from 'playwright/test';
import { expect, pageScriptRunning, test } from './fixtures';
import { exhaustiveIf } from './sampling';
import { unusableParts } from './whole-page';

/** The effects of a press, a key and a turn of the device on each open part, at each width. */

interface Size {
  width: number;
  height: number;
}

const phone = { width: 390, height: 844 };
const tablet = { width: 768, height: 1024 };
const desktop = { width: 1280, height: 800 };

interface Part {
  sizes: Size[];
  /** Opens it on a page whose script runs. */
  open(page: Page): Promise<void>;
  shown(page: Page): Locator;
  /** Has the focus once Escape has closed the part. */
  opener?(page: Page): Locator;
  after: Record<'press beside it' | 'Escape' | 'turn of the device', 'closed' | 'open'>;
}

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menú', exact: true });
const nav = (page: Page) => page.locator('header nav');
const submenu = (page: Page) => nav(page).locator('details').first();
const townsButton = (page: Page) => page.locator('body > nav button');
const clipButton = (page: Page) => page.locator(':has(> [data-dismiss-clip]) [popovertarget]');
const choiceButton = (page: Page) => page.locator('aside [data-choose="again"]');

/** Opens the first submenu, and waits until its script answers. */
async function openSubmenu(page: Page) {
  await submenu(page).locator('summary').press('Enter');
  await expect(page.locator('header [data-island*="Submenu"]').first()).toHaveAttribute(
    'data-hydrated',
  );
  await expect(submenu(page)).toHaveAttribute('open');
}

const closesByAll = {
  'press beside it': 'closed',
  Escape: 'closed',
  'turn of the device': 'closed',
} as const;
const staysWhenTurned = { ...closesByAll, 'turn of the device': 'open' } as const;
const stays = { 'press beside it': 'open', Escape: 'open', 'turn of the device': 'open' } as const;

const parts: Record<string, Part> = {
  'the phone’s menu': {
    sizes: [phone],
    open: (page) => menuButton(page).click(),
    shown: (page) => page.locator('header nav:popover-open'),
    opener: menuButton,
    after: closesByAll,
  },
  'a submenu on a tablet': {
    sizes: [tablet],
    open: openSubmenu,
    shown: (page) => submenu(page).locator('ul'),
    opener: (page) => submenu(page).locator('summary'),
    after: staysWhenTurned,
  },
  'a submenu on a desktop': {
    sizes: [desktop],
    open: openSubmenu,
    shown: (page) => submenu(page).locator('ul'),
    opener: (page) => submenu(page).locator('summary'),
    after: closesByAll,
  },
  'the toolbar’s list of towns': {
    sizes: [phone],
    open: (page) => townsButton(page).click(),
    shown: (page) => page.locator('#toolbar-towns'),
    opener: townsButton,
    after: closesByAll,
  },
  'the welcome clip': {
    sizes: [phone, tablet, desktop],
    open: (page) => clipButton(page).click(),
    shown: (page) => page.locator('#welcome-clip'),
    opener: clipButton,
    after: staysWhenTurned,
  },
  'the cookie preferences': {
    sizes: [desktop, phone, tablet],
    async open(page) {
      await choiceButton(page).click();
      await expect(page.locator('[role="dialog"]:focus-within')).toBeVisible();
      // The dialog listens to presses beside it from the task after the one that gives it the focus.
      await page.evaluate(() => new Promise((done) => setTimeout(done)));
    },
    shown: (page) => page.getByRole('dialog'),
    opener: choiceButton,
    after: staysWhenTurned,
  },
  'the consent banner': {
    sizes: [phone, tablet, desktop],
    async open(page) {
      await page.evaluate(() => localStorage.clear());
      await page.reload();
      await pageScriptRunning(page);
    },
    shown: (page) => page.locator('#choices'),
    after: stays,
  },
};

const acts: Record<keyof Part['after'], (page: Page, size: Size) => Promise<void>> = {
  // At the edge of the window, where no part is and nothing can be pressed.
  'press beside it': (page) => page.mouse.click(4, 420),
  Escape: (page) => page.keyboard.press('Escape'),
  'turn of the device': (page, size) => page.setViewportSize(turned(size)),
};

/** A phone or tablet on its other side; the window of a desktop as narrow as a phone. */
const turned = ({ width, height }: Size) =>
  width === desktop.width ? { width: 390, height } : { width: height, height: width };

for (const [name, { sizes, open, shown, opener, after }] of Object.entries(parts)) {
  for (const size of sizes) {
    const details = exhaustiveIf(size !== sizes[0]);
    test(`${name} at ${size.width} px: ${describe(after)}`, details, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize(size);
      await page.goto('/es');
      await pageScriptRunning(page);
      for (const [act, state] of Object.entries(after) as [keyof Part['after'], string][]) {
        if (!(await shown(page).isVisible())) await open(page);
        await expect(shown(page), `before a ${act}`).toBeVisible();
        await acts[act](page, size);
        await expect(shown(page), `after a ${act}`).toBeVisible({ visible: state === 'open' });
        if (act === 'Escape' && opener) await expect(opener(page)).toBeFocused();
      }
    });
  }
}

/** "closed after press beside it, closed after Escape, open after turn of the device" */
function describe(after: Part['after']) {
  return Object.entries(after)
    .map(([act, state]) => `${state} after ${act}`)
    .join(', ');
}

/** What opens over a page with a visit card, by its opener; a page shows those openers that its size needs. */
const overPage: Record<string, { opener: string; shown: string }> = {
  menu: { opener: 'header [popovertarget]', shown: 'header nav' },
  submenu: { opener: 'header nav details > summary', shown: 'header nav details ul' },
  towns: { opener: '[popovertarget="toolbar-towns"]', shown: '#toolbar-towns' },
  'visit card': { opener: '.toolbar [popovertarget="visit-card"]', shown: '#visit-card' },
  clip: { opener: '.bubble [popovertarget]', shown: '#welcome-clip' },
  preferences: { opener: '.choices-again', shown: '[role="dialog"]:not([popover])' },
};

const onPhones = ['menu', 'towns', 'visit card', 'clip', 'preferences'];
const onWideScreens = ['submenu', 'clip', 'preferences'];
const onLowScreens = ['submenu', 'towns', 'visit card', 'clip', 'preferences'];

for (const [width, height, expected] of [
  [390, 844, onPhones],
  [844, 390, onLowScreens],
  [1100, 560, onWideScreens],
  [1280, 800, onWideScreens],
] as const) {
  test(`what opens over a page of ${width} × ${height} can be used as a whole, and closes by Escape`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await page.goto('/services/anxiety-treatment');
    await pageScriptRunning(page);
    const opened: string[] = [];
    for (const [name, part] of Object.entries(overPage)) {
      const opener = page.locator(part.opener).first();
      const shown = page.locator(part.shown).first();
      if (!(await opener.isVisible())) continue;
      opened.push(name);
      await opener.press('Enter');
      await expect(shown, name).toBeVisible();
      expect(await unusableParts(shown), name).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(opener, name).toBeFocused();
      if (name !== 'visit card') await expect(shown, name).toBeHidden();
    }
    expect(opened).toEqual(expected);
    // The banner is asked again, as after the deletion of the choice.
    await page.evaluate(() => window.siteConsent.reset());
    expect(await unusableParts(page.locator('#choices'))).toEqual([]);
    for (const [name, part] of Object.entries(overPage)) {
      const opener = page.locator(part.opener).first();
      if (!(await opener.isVisible())) continue;
      await opener.press('Enter');
      expect(
        await unusableParts(page.locator(part.shown).first()),
        `${name}, not answered`,
      ).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });
}

test.describe('a submenu of the phone’s menu', () => {
  test.use({ viewport: phone, hasTouch: true });

  test.beforeEach(async ({ page }) => {
    await page.goto('/es');
    await pageScriptRunning(page);
    await menuButton(page).tap();
    await openSubmenu(page);
  });

  test('stays open where something else in the menu is pressed', async ({ page }) => {
    const { x = 0, y = 0 } = (await nav(page).boundingBox()) ?? {};
    await page.touchscreen.tap(x + 6, y + 6);
    await expect(submenu(page)).toHaveAttribute('open');
    const link = await nav(page).getByRole('link', { name: 'Telepsiquiatría' }).boundingBox();
    // A press that has not become a tap yet: the list must not collapse under the finger.
    await page.mouse.move((link?.x ?? 0) + 20, (link?.y ?? 0) + 20);
    await page.mouse.down();
    await expect(submenu(page)).toHaveAttribute('open');
    expect(await nav(page).getByRole('link', { name: 'Telepsiquiatría' }).boundingBox()).toEqual(
      link,
    );
  });

  test('closes by itself with the first Escape, and the menu with the second', async ({ page }) => {
    await page.keyboard.press('Tab');
    await expect(submenu(page).locator('a').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(submenu(page)).not.toHaveAttribute('open');
    await expect(submenu(page).locator('summary')).toBeFocused();
    await expect(nav(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(nav(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });

  test('closes with the menu by Escape where the focus is elsewhere', async ({ page }) => {
    await submenu(page).locator('summary').focus();
    await nav(page).getByRole('link', { name: 'Telepsiquiatría' }).focus();
    await expect(submenu(page)).toHaveAttribute('open');
    await page.keyboard.press('Escape');
    await expect(nav(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await menuButton(page).tap();
    await expect(submenu(page)).not.toHaveAttribute('open');
  });

  test('is closed when the phone is turned, and still when it is turned back', async ({ page }) => {
    await page.setViewportSize({ width: phone.height, height: phone.width });
    await expect(submenu(page)).not.toHaveAttribute('open');
    await page.setViewportSize(phone);
    await expect(nav(page)).toBeHidden();
    await menuButton(page).tap();
    await expect(submenu(page)).not.toHaveAttribute('open');
  });
});

test.describe('a submenu of the header', () => {
  test.use({ viewport: desktop });

  test('closes when the focus leaves it for another part of the page, and not before', async ({
    page,
  }) => {
    await page.goto('/es');
    await pageScriptRunning(page);
    await openSubmenu(page);
    // The margin of the list takes the focus from the name of the menu, and gives it to nothing.
    const { x = 0, y = 0 } = (await submenu(page).locator('ul').boundingBox()) ?? {};
    await page.mouse.click(x + 40, y + 4);
    await expect(submenu(page).locator('summary')).not.toBeFocused();
    await expect(submenu(page)).toHaveAttribute('open');
    await submenu(page).locator('a').last().focus();
    await expect(submenu(page)).toHaveAttribute('open');
    await page.keyboard.press('Tab');
    await expect(submenu(page)).not.toHaveAttribute('open');
  });
});

test('a press beside the preferences saves nothing and follows no link', async ({ page }) => {
  await page.goto('/es');
  await pageScriptRunning(page);
  const stored = () => page.evaluate(() => JSON.stringify(localStorage));
  const before = await stored();
  await choiceButton(page).click();
  await page.getByRole('switch').last().click();
  // What is beside the dialog cannot be pressed, a link neither.
  const { x = 0, y = 0 } = (await page.locator('header [data-toggle]').boundingBox()) ?? {};
  await page.mouse.click(x + 10, y + 10);
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(new URL(page.url()).pathname).toBe('/es');
  expect(await stored()).toBe(before);
});
