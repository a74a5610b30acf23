import type { Page } from 'playwright/test';
import { axeFaults, expect, test } from './fixtures';
import { exhaustiveIf, further } from './sampling';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

interface Opening {
  sizes: (typeof phone)[];
  path?: string;
  /** Opens it, and waits until it is shown. */
  open(page: Page): Promise<void>;
}

/** Everything that can open over a page, or is shown only temporarily. */
const openings: Record<string, Opening> = {
  'a submenu': {
    sizes: [desktop],
    async open(page) {
      await page.locator('header nav summary').nth(1).click();
      await expect(page.locator('header nav details').nth(1)).toHaveAttribute('open');
    },
  },
  'the phone’s menu with a submenu': {
    sizes: [phone],
    async open(page) {
      await page.getByRole('button', { name: 'Menú' }).click();
      await page.locator('header nav summary').first().click();
      await expect(page.locator('header nav details').first()).toHaveAttribute('open');
    },
  },
  'the toolbar’s list of towns': {
    sizes: [phone],
    async open(page) {
      await page.locator('body > nav button').click();
      await expect(page.locator('#toolbar-towns')).toBeVisible();
    },
  },
  'the welcome clip': {
    sizes: [desktop, phone],
    path: '/es',
    async open(page) {
      await page.locator(':has(> [data-dismiss-clip]) [popovertarget]').click();
      await expect(page.locator('#welcome-clip')).toBeVisible();
    },
  },
  'the consent banner': {
    sizes: [desktop, phone],
    async open(page) {
      await page.evaluate(() => localStorage.clear());
      await page.reload();
      await expect(page.locator('#choices')).toBeVisible();
    },
  },
  'the preferences': {
    sizes: [desktop, phone],
    async open(page) {
      await page.locator('aside [data-choose="again"]').click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  'a toast': {
    sizes: [desktop, phone],
    path: '/es/telepsiquiatria-florida',
    async open(page) {
      await page.route('**/*.json', (route) => route.abort());
      await page.locator('[data-toggle]:visible').first().click();
      // Away from the toggle, so that its tooltip is not shown.
      await page.mouse.move(0, 400);
      await expect(page.locator('[data-persist="toast"]')).toBeVisible();
    },
  },
  'a tooltip': {
    sizes: [desktop],
    async open(page) {
      await page.locator('header [data-toggle]').hover();
      await expect(page.getByRole('tooltip')).toBeVisible();
    },
  },
  'the plan finder’s result': {
    sizes: [desktop, phone],
    path: '/es',
    async open(page) {
      await page.locator('#insurance input').fill('aetna');
      await expect(page.locator('#insurance output')).toContainText('Aetna');
    },
  },
};

const schemes = ['light', 'dark'] as const;
const all = Object.entries(openings).flatMap(([what, opening]) =>
  opening.sizes.flatMap((size) => schemes.map((scheme) => ({ what, size, scheme, ...opening }))),
);
/** Whether `npm test` includes an overlay: every third one, in one color scheme by turns, in its first size. */
const isSample = ({ what, size, scheme, sizes }: (typeof all)[number]) => {
  const index = Object.keys(openings).indexOf(what);
  return index % 3 === 0 && size === sizes[0] && scheme === schemes[(index / 3) % 2];
};

test.use({ tolerated: [/could not be shown|ERR_FAILED/] });

for (const opened of all) {
  const { what, size, scheme, path = '/es/contacto', open } = opened;
  test(
    `with ${what} open a page passes axe at ${size.width} px, ${scheme}`,
    exhaustiveIf(!isSample(opened), further),
    async ({ page }) => {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.goto(path);
      await open(page);
      // A tooltip belongs to what it describes, not to a landmark.
      const rules = { region: { enabled: what !== 'a tooltip' } };
      expect(await axeFaults(page, rules)).toEqual([]);
    },
  );
}
