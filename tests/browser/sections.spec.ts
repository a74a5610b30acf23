import type { Page } from 'playwright/test';
import { bringNear, expect, pageScriptRunning, test } from './fixtures';

/** The sections that are laid out. */
const laidOut = (page: Page) =>
  page
    .locator('main > section')
    .evaluateAll((sections) =>
      sections
        .filter((section) =>
          section.querySelector('h2')?.checkVisibility({ contentVisibilityAuto: true }),
        )
        .map(({ id }) => id),
    );

test('a section is not laid out before it comes near the viewport', { tag: '@2.13' }, async ({
  page,
}) => {
  await page.goto('/');
  await pageScriptRunning(page);
  expect(await laidOut(page)).not.toContain('contact');
  await bringNear(page, '#contact', 100);
  await expect.poll(() => laidOut(page)).toContain('contact');
});

test('an address with a section’s hash shows it, and content around does not move it', async ({
  page,
}) => {
  await page.goto('/es#faq');
  const faq = page.locator('#faq-heading');
  await expect(faq).toBeInViewport();
  const top = async () => (await faq.boundingBox())?.y ?? 0;
  const before = await top();
  await pageScriptRunning(page);
  await expect.poll(() => laidOut(page)).toContain('contact');
  expect(Math.abs((await top()) - before)).toBeLessThan(2);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no button is shown that would do nothing', async ({ page }) => {
    for (const path of ['/', '/es/contacto', '/cookie-policy']) {
      await page.goto(path);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const idle = page.locator('button:not([popovertarget], [type="submit"]):visible');
        expect(await idle.evaluateAll((all) => all.map((one) => one.outerHTML))).toEqual([]);
      }
    }
  });

  test('each section is laid out as it comes near', { tag: '@2.13' }, async ({ page }) => {
    await page.goto('/');
    for (const id of ['services', 'faq', 'contact']) {
      const heading = page.locator(`#${id}-heading`);
      await heading.scrollIntoViewIfNeeded();
      await expect(heading).toBeInViewport();
      expect((await heading.boundingBox())?.height).toBeGreaterThan(20);
    }
    // The whole card of a service is its link. Polled, because the page moves while parts of it are laid out.
    const linkAtWords = () =>
      page.locator('#services li p').evaluateAll(([words]) => {
        words?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left = 0, top = 0 } = words?.getBoundingClientRect() ?? {};
        return document.elementFromPoint(left + 20, top + 10)?.closest('a')?.pathname;
      });
    await expect.poll(linkAtWords).toBe('/services/anxiety-treatment');
  });
});
