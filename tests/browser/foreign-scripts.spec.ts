import type { Page } from 'playwright/test';
import { consentKey } from '../../scripts/lib/storage';
import { expect, hold, stopClock, test } from './fixtures';
import { further } from './sampling';

test.use({ viewport: { width: 1280, height: 800 } });

const island = (page: Page, name: string) => page.locator(`[data-island*="${name}"]`);
const submenu = (page: Page) => page.locator('header nav details').first();
const firstName = (page: Page) => page.locator('main form [name="firstName"]');

test.describe('where a blocker has removed the banner', { tag: further }, () => {
  test.beforeEach(({ page }) => removeAtOnce(page, '#choices'));

  test('the page still opens the preferences', async ({ page }) => {
    await page.goto('/es');
    await page.locator('aside [data-choose="again"]').click();
    const dialog = page.getByRole('dialog', { name: 'Configuración de cookies' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('switch').nth(1).check();
    await dialog.locator('[type="submit"]').click();
    await expect(dialog).toBeHidden();
    await expect(page.locator('aside [data-choose="again"]')).toBeFocused();
    const stored = await page.evaluate((key) => localStorage.getItem(key), consentKey);
    expect(stored).toContain('"analytics":true');
  });

  test.describe('before there was a choice', () => {
    test.use({ chosen: 'not yet' });

    test('nothing is granted and the page works', async ({ page }) => {
      await page.goto('/');
      await submenu(page).locator('summary').click();
      await submenu(page).getByRole('link').first().click();
      await expect(page).toHaveURL(/anxiety-treatment$/);
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
    });
  });
});

test.describe('where an extension has put elements into the islands', { tag: further }, () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const places = '[data-island], [data-island] > *, [data-island] form, [data-island] ul';
        for (const place of document.querySelectorAll(places)) {
          place.prepend(document.createElement('x-extension'));
          place.append(document.createElement('x-extension'));
        }
        for (const field of document.querySelectorAll('input, textarea')) {
          field.after(document.createElement('x-extension'));
        }
      });
    }),
  );

  test('the form keeps the typed text, and validates it', async ({ page }) => {
    const release = await hold(page, /\/assets\/chunks\//);
    await page.goto('/es/contacto');
    await firstName(page).fill('Ana');
    // The test types as soon as React has rendered the form again.
    await page.evaluate(() => {
      const phone = () => document.querySelector('[name="phone"]') as HTMLInputElement;
      const first = phone();
      new MutationObserver(() => {
        if (phone() !== first) phone().value = '1';
      }).observe(document.body, { childList: true, subtree: true });
    });
    release();
    await expect(island(page, 'ContactForm')).toHaveAttribute('data-hydrated');
    await expect(firstName(page)).toHaveValue('Ana');
    await expect(page.locator('main form [name="phone"]')).toHaveValue('1');
    await page.locator('main form [type="submit"]').click();
    await expect(page.locator('main form').getByRole('alert')).toBeFocused();
  });

  test('a button pressed before the form is rendered again acts once', async ({ page }) => {
    // The clock is stopped, so that no click waits too long on a busy machine.
    await stopClock(page);
    const release = await hold(page, /\/assets\/chunks\//);
    await page.goto('/es/contacto');
    const button = page.locator('main form [type="submit"]');
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    const submits = await page.evaluateHandle(() => {
      const counted = { submits: 0 };
      addEventListener('submit', () => {
        counted.submits += 1;
      });
      return counted;
    });
    release();
    await expect(page.locator('main form').getByRole('alert')).toBeVisible();
    await expect(button).not.toHaveAttribute('aria-busy');
    expect(await submits.jsonValue()).toEqual({ submits: 1 });
  });
});

test.describe('where the browser translates the page', { tag: further }, () => {
  /** Wraps each text in new elements, as Chromium's translation does. */
  const translate = (page: Page) =>
    page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: Node[] = [];
      while (texts.nextNode()) found.push(texts.currentNode);
      for (const text of found) {
        if (!text.textContent?.trim() || text.parentElement?.closest('script, template')) continue;
        const font = document.createElement('font');
        font.textContent = `«${text.textContent}»`;
        text.parentNode?.replaceChild(font, text);
      }
    });

  test('the plan finder still works', async ({ page }) => {
    await page.goto('/');
    const field = page.locator('#insurance input');
    const output = page.locator('#insurance output');
    await field.fill('aetna');
    await expect(output).toContainText('Aetna');
    await translate(page);
    await field.fill('nobody');
    await expect(output).not.toContainText('Aetna');
    await translate(page);
    await field.fill('');
    await expect(output).toHaveText('');
    await field.fill('cigna');
    await expect(output).toContainText('Cigna');
  });

  test('the form still validates', async ({ page }) => {
    await page.goto('/contact');
    await firstName(page).scrollIntoViewIfNeeded();
    await expect(island(page, 'ContactForm')).toHaveAttribute('data-hydrated');
    const form = page.locator('main form');
    await translate(page);
    await form.locator('[type="submit"]').click();
    await expect(form.getByRole('alert')).toBeVisible();
    await translate(page);
    await form.locator('details:has([name]) > summary').click();
    for (const name of ['firstName', 'lastName', 'message']) {
      await form.locator(`[name="${name}"]`).fill('Ana');
    }
    await form.locator('[name="email"]').fill('ana@mail.example');
    await expect(form.locator('[aria-invalid]')).toHaveCount(0);
    await expect(form.getByRole('alert')).toHaveCount(0);
  });
});

/** Removes elements as soon as they are in the page. */
async function removeAtOnce(page: Page, selector: string) {
  await page.addInitScript((selector) => {
    new MutationObserver(() => {
      for (const element of document.querySelectorAll(selector)) element.remove();
    }).observe(document, { childList: true, subtree: true });
  }, selector);
}
