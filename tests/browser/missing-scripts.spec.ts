import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { distFolder } from '../../lib/files/folders.server';
import { expect, pageScriptRunning, test } from './fixtures';
import { exhaustiveIf, further } from './sampling';

interface Chunk {
  file: string;
  name?: string;
  src?: string;
}

const chunks: Chunk[] = Object.values(
  JSON.parse(readFileSync(join(distFolder, 'assets.json'), 'utf8')),
);

/** Blocks a script, named by its source or its chunk. */
async function block(page: Page, name: string) {
  const chunk = chunks.find((one) => one.name === name || one.src?.endsWith(name));
  if (!chunk) throw new Error(`The build has no script "${name}".`);
  await page.route(`/${chunk.file}`, (route) => route.abort());
}

const submenu = (page: Page) => page.locator('header nav details').first();

/** Actions that still work on a page when the script of a part cannot be fetched. */
const parts: Record<string, { path: string; use(page: Page): Promise<void> }> = {
  'Submenu.island.tsx': {
    path: '/es',
    async use(page) {
      const summary = submenu(page).locator('summary');
      const elsewhere: (() => Promise<void>)[] = [
        () => page.keyboard.press('Escape'),
        () => page.mouse.click(4, 420),
        () => page.locator('main a:visible').first().focus(),
      ];
      for (const leave of elsewhere) {
        await summary.press('Enter');
        await expect(submenu(page).getByRole('link')).toHaveCount(7);
        await expect(submenu(page)).toHaveAttribute('open');
        await leave();
        await expect(submenu(page), String(leave)).not.toHaveAttribute('open');
      }
    },
  },
  'PlanFinder.island.tsx': {
    path: '/',
    async use(page) {
      await page.locator('#insurance input').fill('aetna');
      await expect(page.locator('#insurance input')).toHaveValue('aetna');
      await expect(page.locator('#insurance [data-scroller] li')).toHaveCount(15);
    },
  },
  'ContactForm.island.tsx': {
    path: '/contact',
    async use(page) {
      const name = page.getByLabel('First name');
      await name.scrollIntoViewIfNeeded();
      await page.locator('main form [type="submit"]').click();
      // This is the browser's own validation.
      await expect(name).toBeFocused();
      expect(await name.evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(
        true,
      );
    },
  },
  'LanguageToggle.island.tsx': {
    path: '/telepsychiatry-florida',
    async use(page) {
      await page.locator('header [data-toggle]').click();
      await expect(page).toHaveURL(/\/es\/telepsiquiatria-florida$/);
    },
  },
  'Preferences.client.tsx': {
    path: '/es',
    async use(page) {
      await page.locator('aside [data-choose="again"]').click();
      await expect(page.locator('[data-choose="none"]')).toBeVisible();
      await page.locator('[data-choose="none"]').click();
      await expect(page.locator('#choices')).toBeHidden();
    },
  },
};

test.use({
  tolerated: [/ERR_FAILED|could not be (hydrated|shown|loaded)|dynamically imported/],
});

test.describe('without the script', { tag: further }, () => {
  for (const [name, { path, use }] of Object.entries(parts)) {
    for (const missing of [name, 'react']) {
      test(
        `of ${missing}, on ${path} this still works: ${name}`,
        exhaustiveIf(
          missing === 'react' ? !name.startsWith('Submenu') : /PlanFinder|Submenu/.test(name),
        ),
        async ({ page }) => {
          await block(page, missing);
          await page.goto(path);
          await pageScriptRunning(page);
          await use(page);
        },
      );
    }
  }
});

test.describe('where the page’s script cannot be fetched', { tag: further }, () => {
  test('pictures load, submenus open, and a toggle opens its address', async ({ page }) => {
    await block(page, 'components/document/page.client.ts');
    await page.goto('/telepsychiatry-florida');
    await expect(page.locator('.image > template')).toHaveCount(0);
    await submenu(page).locator('summary').click();
    await expect(submenu(page).getByRole('link')).toHaveCount(7);
    await page.keyboard.press('Escape');
    await page.locator('header [data-toggle]').click();
    await expect(page).toHaveURL(/\/es\/telepsiquiatria-florida$/);
  });

  test('the cookie settings show the banner, and its preferences load the page anew', async ({
    page,
  }) => {
    await block(page, 'components/document/page.client.ts');
    await page.goto('/contact');
    await page.locator('aside [data-choose="again"]').click();
    await expect(page.locator('#choices')).toBeVisible();
    const reload = page.waitForEvent('load');
    await page.locator('#choices [data-choose="some"]').click();
    await reload;
    await expect(page).toHaveURL(/\/contact$/);
  });
});
