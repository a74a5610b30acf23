import { load } from 'cheerio';
import type { Page } from 'playwright/test';
import {
  expect,
  hold,
  notFoundNotice,
  openStopped,
  pageScriptRunning,
  scriptOf,
  test,
} from './fixtures';
import { exhaustiveIf, further } from './sampling';

const english = '/telepsychiatry-florida';
const spanish = '/es/telepsiquiatria-florida';
const structuredData = 'script[type="application/ld+json"]';
const bubble = ':has(> [data-dismiss-clip])';

/** Hovers the toggle, and waits until its island is hydrated. */
async function hydrate(page: Page, place = 'header') {
  await page.locator(`${place} [data-toggle]`).hover();
  await expect(page.locator(`${place} [data-island]:has([data-toggle])`)).toHaveAttribute(
    'data-hydrated',
  );
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the toggle of an unmapped page is a link to the other', { tag: '@1.6' }, async ({
    page,
  }) => {
    await page.goto(english);
    await page.locator('header [data-toggle]').click();
    await expect(page).toHaveURL(new RegExp(`${spanish}$`));
    await page.locator('header [data-toggle]').click();
    await expect(page).toHaveURL(new RegExp(`${english}$`));
  });
});

for (const [from, to, language, other, heading, announcement] of [
  [
    english,
    spanish,
    'en',
    'es',
    'Telepsiquiatría en Florida',
    'Esta página ahora está en español.',
  ],
  [spanish, english, 'es', 'en', 'Telepsychiatry in Florida', 'This page is now in English.'],
] as const) {
  test(
    `${from} switches in place and back, with its whole head`,
    exhaustiveIf(from === english, '@1.6', '@4.4', '@9.21', '@9.22'),
    async ({ page }) => {
      // So high that the visit card shows its picture.
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(from);
      const title = await page.title();
      const $ = load(await (await page.request.get(to)).text());
      await hydrate(page);
      await page.locator('header [data-toggle]').click();
      await expect(page.locator('h1')).toHaveText(heading);
      expect(new URL(page.url()).pathname).toBe(from);
      await expect(page.locator('html')).toHaveAttribute('lang', other);
      expect(await page.title()).toBe($('title').text());
      // The head describes the page once, in its new language.
      for (const selector of [
        'meta[name="description"]',
        'meta[name="keywords"]',
        'meta[property="og:title"]',
        'meta[property="og:description"]',
        'meta[property="og:url"]',
        'meta[property="og:image"]',
        'meta[property="og:locale"]',
        'meta[name="twitter:title"]',
        'meta[name="twitter:description"]',
        'meta[name="twitter:image"]',
      ]) {
        const content = $(selector).attr('content') ?? 'none';
        await expect(page.locator(selector)).toHaveAttribute('content', content);
      }
      await expect(page.locator(structuredData)).toHaveCount(1);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        new RegExp(`${to}$`),
      );
      expect(await page.locator(structuredData).textContent()).toContain(`"inLanguage":"${other}"`);
      // All links stay in the language now shown.
      const foreign = await page.evaluate(
        (spanish) =>
          [
            ...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([data-toggle])'),
          ].filter(({ pathname }) => /^\/es(\/|$)/.test(pathname) !== spanish).length,
        other === 'es',
      );
      expect(foreign).toBe(0);
      await expect(page.locator('header [data-toggle]')).toBeFocused();
      await expect(page.locator('[data-persist="announcement"]')).toHaveText(announcement);
      await expect(page.locator('[data-persist="announcement"]')).toHaveAttribute('lang', other);
      // What is there for browsers without scripts is not shown, nor fetched, beside the rest.
      await expect(page.locator('noscript > *')).toHaveCount(0);
      await expect(page.locator('main .image').first()).toHaveAttribute('data-state', 'loaded');
      // The clip and the hours speak the new language too.
      const clip = page.locator('#welcome-clip');
      await page.locator(`${bubble} [popovertarget]`).click();
      const captions = () =>
        clip
          .locator('video')
          .evaluate((video: HTMLVideoElement) =>
            [...video.textTracks]
              .filter(({ mode }) => mode === 'showing')
              .map(({ language }) => language),
          );
      await expect.poll(captions).toEqual([other]);
      await page.keyboard.press('Escape');
      await page.locator(`${bubble} [data-dismiss-clip]`).click();
      await expect(page.locator(bubble)).toBeHidden();
      await expect(page.locator('[data-open-now]')).toHaveText(
        other === 'en' ? /^(Open|We open)/ : /^(Abierto|Abrimos)/,
      );
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      // Islands are still hydrated.
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.locator('header nav summary').first().hover();
      await expect(page.locator('header nav details').first()).toHaveAttribute('open', '');
      await page.keyboard.press('Escape');
      await page.mouse.move(640, 600);

      await page.locator('header [data-toggle]').press('Enter');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(await page.title()).toBe(title);
      await expect(page.locator('header [data-toggle]')).toBeFocused();
      await expect(page.locator(bubble)).toBeHidden();
    },
  );
}

test.describe('at a section that is being read', () => {
  const section = (page: Page, id: string) => page.locator(`[id="${id}"]`);
  const topOf = async (page: Page, id: string) => (await section(page, id).boundingBox())?.y ?? NaN;

  /** Clicks without Playwright's own scrolling: Playwright believes that the fixed header is out of sight. */
  const toggle = async (page: Page) => {
    const { x = 0, y = 0 } = (await page.locator('header [data-toggle]').boundingBox()) ?? {};
    await page.mouse.click(x + 10, y + 10);
  };

  test('the toggle leads to the same section of the other page, and back', { tag: '@4.3' }, async ({
    page,
  }) => {
    await page.goto('/services/adhd-treatment');
    await pageScriptRunning(page);
    await section(page, 'skills-and-therapy').evaluate((heading) => heading.scrollIntoView());
    for (const path of ['/es/servicios/tratamiento-adhd', '/services/adhd-treatment']) {
      await toggle(page);
      await expect(page).toHaveURL(`${path}#skills-and-therapy`);
      await expect(section(page, 'skills-and-therapy')).toBeInViewport();
      await pageScriptRunning(page);
      // The header does not cover its heading.
      const header = await page.locator('body > header').boundingBox();
      const end = (header?.y ?? 0) + (header?.height ?? 0);
      await expect.poll(() => topOf(page, 'skills-and-therapy')).toBeGreaterThanOrEqual(end);
    }
  });

  test('a further click, for another tab, leads to the section that is read then', {
    tag: further,
  }, async ({ page }) => {
    await page.goto('/services/adhd-treatment');
    await pageScriptRunning(page);
    // A link of the table of contents has led to the first part.
    await page.evaluate(() => location.assign('#skills-and-therapy'));
    // The page stays, as it does when a link is opened in another tab.
    await page.evaluate(() => addEventListener('click', (click) => click.preventDefault()));
    for (const id of ['skills-and-therapy', 'questions']) {
      await section(page, id).evaluate((heading) => heading.scrollIntoView());
      await toggle(page);
      await expect(page.locator('header [data-toggle]')).toHaveAttribute('href', RegExp(`#${id}$`));
    }
  });

  test('a switch in place leaves the section where it is', { tag: further }, async ({ page }) => {
    await page.goto(english);
    await hydrate(page);
    await section(page, 'what-the-law-says').evaluate((heading) => heading.scrollIntoView());
    const top = await topOf(page, 'what-the-law-says');
    for (const lang of ['es', 'en']) {
      await toggle(page);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      // Browsers scroll by whole pixels: each of the two switches may leave half of one.
      const moved = async () => Math.abs((await topOf(page, 'what-the-law-says')) - top);
      await expect.poll(moved).toBeLessThanOrEqual(1);
      await expect(page.locator('body > header')).toHaveAttribute('data-scrolled');
    }
  });
});

test('requests each language once, however often the toggle is used', {
  tag: [further, '@7.6', '@9.17'],
}, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.json')) asked.push(new URL(request.url()).pathname);
  });
  await page.goto(english);
  await hydrate(page);
  // With a key for another tab the toggle is a link, whose address the browser opens there.
  const isLeftToBrowser = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const answer = (click: MouseEvent) => {
          resolve(!click.defaultPrevented);
          click.preventDefault();
        };
        addEventListener('click', answer, { once: true });
      }),
  );
  await page.locator('header [data-toggle]').click({ modifiers: ['ControlOrMeta'] });
  expect(await isLeftToBrowser).toBe(true);
  for (const lang of ['es', 'en', 'es', 'en']) {
    await page.locator('header [data-toggle]').click();
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
  }
  expect(asked).toEqual([`${spanish}.json`, `${english}.json`]);
});

test('a tap before the toggle is hydrated switches once', { tag: ['@1.6', '@4.4'] }, async ({
  page,
}) => {
  // The clock is stopped, so that no click waits too long on a busy machine.
  await openStopped(page, english);
  const release = await hold(page, scriptOf('language-toggle/LanguageToggle.island.tsx'));
  const shown = await page.evaluateHandle(() => {
    const languages: string[] = [];
    const { documentElement } = document;
    new MutationObserver(() => languages.push(documentElement.lang)).observe(documentElement, {
      attributeFilter: ['lang'],
    });
    return languages;
  });
  const toggle = page.locator('header [data-toggle]');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  // A second switch by the same tap would precede the switch by the next tap.
  await toggle.click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await shown.jsonValue()).toEqual(['es', 'en']);
  expect(new URL(page.url()).pathname).toBe(english);
});

test('after a new version was published, the toggle opens the address of the other language', {
  tag: further,
}, async ({ page }) => {
  await page.goto(english);
  await hydrate(page);
  await page.route(`**${spanish}.json`, async (route) => {
    const response = await route.fetch();
    const html: string = await response.json();
    await route.fulfill({ json: html.replaceAll(/(style\.)\w+(\.css)/g, '$100000000$2') });
  });
  await page.locator('header [data-toggle]').click();
  await expect(page).toHaveURL(new RegExp(`${spanish}$`));
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

test.describe('where the style sheet cannot be fetched again', { tag: further }, () => {
  test.use({ tolerated: [/ERR_FAILED|could not be shown/] });

  test('a switch in place says so, and the next one tries again', async ({ page }) => {
    await page.goto(english);
    await hydrate(page);
    await page.route('**/*.css', (route) => route.abort(), { times: 1 });
    const toggle = page.locator('header [data-toggle]');
    await toggle.click();
    const said = (await toggle.getAttribute('data-failed')) ?? '';
    await expect(page.locator('[data-persist="toast"]')).toContainText(said);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await toggle.click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    const sheets = page.locator('link[rel="stylesheet"]');
    await expect(sheets).toHaveCount(1);
    const rules = await sheets.evaluate((link) => (link as HTMLLinkElement).sheet?.cssRules.length);
    expect(rules).toBeGreaterThan(0);
    // The toast is still there, in the language of its words.
    await expect(page.locator('[data-persist="toast"]')).toHaveAttribute('lang', 'en');
  });
});

test.describe('on the not-found page', () => {
  test.use({ tolerated: [notFoundNotice] });

  test('the toggle switches in place and back', { tag: ['@1.6', '@4.4'] }, async ({ page }) => {
    await page.goto('/es/no-existe');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await hydrate(page);
    for (const lang of ['en', 'es']) {
      await page.locator('header [data-toggle]').click();
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.locator('h1')).toHaveText(
        lang === 'es' ? 'No encontramos esa página' : "We couldn't find that page",
      );
      expect(new URL(page.url()).pathname).toBe('/es/no-existe');
    }
  });
});

test('on a phone the toggle in the header switches too, and keeps the focus', {
  tag: ['@1.6', '@4.4'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(spanish);
  const toggle = page.locator('header [data-toggle]');
  await toggle.click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(toggle).toBeFocused();
});
