import type { Locator, Page } from 'playwright/test';
import { expect, hold, notFoundNotice, pageScriptRunning, scriptOf, test } from './fixtures';
import { differentPages, further, sampleOf } from './sampling';

/** The button of the clip, and the button that dismisses it. */
const videoButtons = ':has(> [data-dismiss-clip])';

const phone = { width: 390, height: 844 };

/** The rectangles of elements. */
const boxes = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left, top, right, bottom };
    }),
  );

test('floating elements do not overlap', async ({ page }) => {
  await page.goto('/es');
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const floating = `body > nav, ${videoButtons}, aside [data-choose="again"]`;
    const parts = await boxes(page, `:is(${floating}):visible`);
    expect(parts).toHaveLength(width < 768 ? 3 : 2);
    parts.forEach((a, index) => {
      for (const b of parts.slice(index + 1)) {
        const apart =
          a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
        expect(apart, `${width} × ${height}`).toBe(true);
      }
    });
  }
});

test.describe('to a visitor who has not chosen', () => {
  test.use({ chosen: 'not yet' });

  const bubble = `${videoButtons}, ${videoButtons} button`;
  test('the video bubble is above the banner', { tag: '@2.16' }, async ({ page }) => {
    for (const [width, height] of [
      [1536, 600],
      [1536, 900],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto('/es');
      await expect(page.locator(videoButtons)).toBeInViewport({ ratio: 1 });
      const [banner] = await boxes(page, '#choices');
      const [header] = await boxes(page, 'body > header');
      for (const { top, bottom } of await boxes(page, bubble)) {
        expect(bottom, `${width} × ${height}`).toBeLessThanOrEqual(banner?.top ?? 0);
        expect(top, `${width} × ${height}`).toBeGreaterThan(header?.bottom ?? 0);
      }
    }
  });

  test('the card of the contact page ends above the banner', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/contact');
    const endOf = async (selector: string) => {
      const box = await page.locator(selector).boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    // The form above the card grows when it is hydrated.
    await expect(page.locator('[data-island*="ContactForm"]')).toHaveAttribute('data-hydrated');
    // Before the end of the column, whose card is higher than the screen.
    const end = await endOf('.article-card');
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), end - 950);
    expect(await endOf('.article-card')).toBeGreaterThan(900);
    const banner = await page.locator('#choices').boundingBox();
    await expect.poll(() => endOf('.card-stays')).toBeLessThanOrEqual(banner?.y ?? 0);
  });

  test('without a margin the video bubble is hidden until the banner is answered', {
    tag: [further, '@2.16'],
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1535, height: 844 });
    await page.goto('/es');
    await expect(page.locator('#choices')).toBeVisible();
    await expect(page.locator(videoButtons)).toBeHidden();
    await page.locator('[data-choose="none"]').click();
    await page.locator(videoButtons).scrollIntoViewIfNeeded();
    await expect(page.locator(videoButtons)).toBeInViewport({ ratio: 1 });
  });
});

test.describe('on each kind of page', () => {
  test.use({ chosen: 'not yet', tolerated: [notFoundNotice] });

  for (const path of sampleOf(differentPages)) {
    test(`the banner stays at the bottom of ${path}, wherever it is scrolled`, {
      tag: ['@2.30', '@2.31'],
    }, async ({ page }) => {
      await page.goto(path);
      await pageScriptRunning(page);
      for (const size of [phone, { width: 1280, height: 800 }]) {
        await page.setViewportSize(size);
        for (const top of [0, 400, 100_000]) {
          await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
          expect(await bannerPlace(page), `${size.width} px, at ${top}`).toEqual({
            position: 'fixed',
            isWhole: true,
            below: [],
          });
        }
        // The end of the page can be read above it. The page grows while parts far away are laid out.
        await expect
          .poll(async () => {
            await page.evaluate(() => scrollTo({ top: 100_000, behavior: 'instant' }));
            const last = await page.locator('footer p').last().boundingBox();
            const banner = await page.locator('#choices').boundingBox();
            return (last?.y ?? 0) + (last?.height ?? 0) - (banner?.y ?? 0);
          })
          .toBeLessThanOrEqual(0);
      }
      const { y: top = 0 } = (await page.locator('#choices').boundingBox()) ?? {};
      for (const part of await page.locator('.in-view').all()) {
        // What is beside a text ends above the banner, or can be scrolled there.
        expect(await lowestEnd(part)).toBeLessThanOrEqual(top);
      }
      await page.locator('[data-choose="none"]').click();
      for (const part of await page.locator('.in-view').all()) {
        // The height of the parts beside a text is that of the window again, less that of the header.
        await expect(part).toHaveCSS('max-height', /^(6[67]\d|none)/);
      }
    });
  }
});

/** Where a part ends at most while it stays in view, in px from the top of the window; 0 if it does not stay. */
function lowestEnd(part: Locator): Promise<number> {
  return part.evaluate((element) => {
    const { position, top, maxHeight } = getComputedStyle(element);
    return position === 'sticky' ? Number.parseFloat(top) + Number.parseFloat(maxHeight) : 0;
  });
}

/** The banner's position, and the height of the viewport below it without the toolbar. */
function bannerPlace(page: Page) {
  return page.locator('#choices').evaluate((banner) => {
    const { left, top, right, bottom } = banner.getBoundingClientRect();
    const toolbar = document.querySelector('body > nav');
    const end = toolbar?.checkVisibility() ? toolbar.getBoundingClientRect().top : innerHeight;
    return {
      position: getComputedStyle(banner).position,
      isWhole: top > 0 && left >= 0 && right <= innerWidth && bottom <= innerHeight,
      // The two share a border.
      below: end - bottom > 1 ? [end - bottom] : [],
    };
  });
}

test('what is beside a text stays in view below the header, and is scrolled where the window is low', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1100, height: 700 });
  await page.goto('/services/anxiety-treatment');
  const card = page.locator('#visit-card');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const firstLink = contents.getByRole('link').first();
  /** Scrolls to where the column beside the text ends, a little below the window. */
  const scrollToEnd = () =>
    page.locator('.article-text').evaluate((column) => {
      scrollBy({ top: column.getBoundingClientRect().bottom - 900, behavior: 'instant' });
    });
  const below = async (part: Locator) =>
    ((await part.boundingBox())?.y ?? 0) -
    ((await page.locator('body > header').boundingBox())?.height ?? 0);
  await scrollToEnd();
  await expect(card).toBeInViewport({ ratio: 1 });
  expect(await below(card)).toBeGreaterThanOrEqual(0);
  await expect(firstLink).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 700 });
  await scrollToEnd();
  // The list of contents is open where it has a column of its own.
  for (const part of [card, firstLink]) {
    await expect(part).toBeInViewport({ ratio: 1 });
    expect(await below(part)).toBeGreaterThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1440, height: 420 });
  for (const part of [card, contents]) {
    const last = part.getByRole('link').last();
    await part.getByRole('link').first().hover();
    await page.mouse.wheel(0, 400);
    await expect(last).toBeInViewport({ ratio: 1 });
  }
});

test('the toolbar is for phones only: below 768 px', { tag: ['@2.15', '@9.1'] }, async ({
  page,
}) => {
  for (const [width, shown] of [
    [767, true],
    [768, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await expect(page.locator('body > nav')).toBeVisible({ visible: shown });
    // Phones fold the columns of the footer. Larger screens show each below its name, which is a heading there.
    const footer = page.locator('footer');
    await expect(footer.locator('summary').first()).toBeVisible({ visible: shown });
    await expect(footer.locator('h2').first()).toBeVisible({ visible: !shown });
    await expect(footer.locator('details a').first()).toBeVisible({ visible: !shown });
    // The page has the contact details itself, which phones do not show twice.
    await expect(footer.locator('.footer-contact')).toBeVisible({ visible: !shown });
  }
});

test('the toolbar calls, books and lists the towns, and the header above switches the language', {
  tag: ['@1.6', '@1.8', '@1.9', '@7.10'],
}, async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/es');
  const toolbar = page.locator('body > nav');
  await expect(toolbar.getByRole('link', { name: 'Llamar' })).toHaveAttribute('href', /^tel:\+1/);
  await expect(toolbar.getByRole('link', { name: 'Cita' })).toHaveAttribute('href', '#visit-card');
  await toolbar.getByRole('button', { name: 'Lugares' }).click();
  const towns = page.locator('#toolbar-towns');
  await expect(towns.getByRole('link')).toHaveCount(10);
  for (const town of await towns.getByRole('link').all()) {
    await expect(town).toBeInViewport({ ratio: 1 });
  }
  await page.keyboard.press('Escape');
  await expect(towns).toBeHidden();
  await page.locator('header').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('on a screen of little height nothing is fixed', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 300 });
  await page.goto('/');
  for (const part of ['body > nav', 'main ~ aside', 'body > header']) {
    const position = await page.locator(part).evaluate((item) => getComputedStyle(item).position);
    expect(['static', 'relative']).toContain(position);
  }
});

test('the welcome clip opens silent, captioned and closable', { tag: '@2.16' }, async ({
  page,
}) => {
  // It is opened before the script has come that plays it.
  const release = await hold(page, scriptOf('document/page.client.ts'));
  await page.goto('/es');
  await page.locator(`${videoButtons} button`).first().click();
  const clip = page.locator('#welcome-clip');
  await expect(clip).toBeVisible();
  const video = clip.locator('video');
  release();
  await expect(video).toHaveJSProperty('muted', true);
  await expect(video).toHaveJSProperty('paused', false);
  expect(await captionsShown(video)).toEqual(['es']);
  // On a phone that lies on its side it is within the screen, and the rest of it is scrolled to.
  await page.setViewportSize({ width: 640, height: 300 });
  const { y = -1, height = 0 } = (await clip.boundingBox()) ?? {};
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y + height).toBeLessThanOrEqual(300);
  await clip.hover();
  await page.mouse.wheel(0, 2000);
  await expect(clip.locator('p').last()).toBeInViewport({ ratio: 0.9 });
  await page.setViewportSize({ width: 1280, height: 720 });
  await clip.getByRole('button').click();
  await expect(clip).toBeHidden();
  await expect(video).toHaveJSProperty('paused', true);
  // After it is opened again it plays on, until a key closes it.
  await page.locator(`${videoButtons} button`).first().click();
  await expect(video).toHaveJSProperty('paused', false);
  await page.keyboard.press('Escape');
  await expect(clip).toBeHidden();
  await expect(video).toHaveJSProperty('paused', true);
});

/** The languages of the captions that are shown. */
function captionsShown(video: Locator): Promise<string[]> {
  return video.evaluate((item: HTMLVideoElement) =>
    [...item.textTracks].filter(({ mode }) => mode === 'showing').map(({ language }) => language),
  );
}

test.describe('the ticker', () => {
  test('is paused and resumed, without JavaScript', { tag: '@1.16' }, async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${process.env.SITE}/es`);
    const animations = () =>
      page
        .locator('.ticker-topics')
        .evaluate((list) => list.getAnimations().map(({ playState }) => playState));
    await expect.poll(animations).toEqual(['running']);
    await page.getByLabel('Pausar').focus();
    await page.keyboard.press('Space');
    await expect.poll(animations).toEqual(['paused']);
    await page.keyboard.press('Space');
    await expect.poll(animations).toEqual(['running']);
    // It also stands still for the mouse and the keyboard that are on it.
    const topics = page.locator('.ticker-window');
    await topics.hover();
    await expect.poll(animations).toEqual(['paused']);
    await page.mouse.move(0, 0);
    await expect.poll(animations).toEqual(['running']);
    await topics.focus();
    await expect.poll(animations).toEqual(['paused']);
    await page.close();
  });

  test('passes once; then it stands still, its control is gone, and it scrolls', async ({
    page,
  }) => {
    await page.goto('/es');
    const ticker = page.locator('.ticker');
    await expect(ticker.locator('.ticker-pause')).toBeVisible();
    const [motion, control] = await ticker.evaluate((element) =>
      ['.ticker-topics', '.ticker-pause'].map((selector) =>
        element.querySelector(selector)?.getAnimations()[0]?.effect?.getComputedTiming(),
      ),
    );
    expect(motion?.endTime).toBeGreaterThan(5000);
    expect(control?.delay).toBe(motion?.endTime);
    await ticker.evaluate((element) => {
      for (const animation of element.getAnimations({ subtree: true })) animation.finish();
    });
    await expect(ticker.locator('.ticker-pause')).toBeHidden();
    const moving = ticker.evaluate((element) =>
      element.getAnimations({ subtree: true }).some(({ playState }) => playState === 'running'),
    );
    expect(await moving).toBe(false);
    const topics = ticker.locator('.ticker-window');
    await topics.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => topics.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  });
});

test('nothing moves by itself with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/es');
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .map((animation) => (animation as CSSAnimation).animationName ?? 'transition'),
  );
  expect(moving).toEqual([]);
});

test('the bubble stays closed for this visit, and is shown again in the next', async ({
  page,
  context,
}) => {
  await page.goto('/es');
  await page.getByRole('button', { name: 'No mostrar más el video' }).click();
  await expect(page.locator(videoButtons)).toBeHidden();
  await page.goto('/about');
  await expect(page.locator(videoButtons)).toBeHidden();
  const next = await context.newPage();
  await next.goto('/about');
  await expect(next.locator(videoButtons)).toBeVisible();
});
