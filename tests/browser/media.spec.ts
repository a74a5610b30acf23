import type { Page } from 'playwright/test';
import { expect, layOutAll, openStopped, pageScriptRunning, test } from './fixtures';
import { exhaustiveIf, further } from './sampling';

/** The effects of the medium and of the visitor's preferences. */

const phone = { width: 390, height: 844 };
const clipButton = (page: Page) => page.locator(':has(> [data-dismiss-clip]) [popovertarget]');

test.describe('on paper', () => {
  /** The folded words in parts that are printed. */
  const foldedAway = (page: Page) =>
    page.locator('details:not(header details)').evaluateAll((parts) =>
      parts
        .filter((part) => part.checkVisibility())
        .flatMap((part) => [...part.children].filter(({ tagName }) => tagName !== 'SUMMARY'))
        .filter((content) => getComputedStyle(content).display !== 'none')
        .filter((content) => !content.checkVisibility())
        .map((content) => content.textContent?.slice(0, 80)),
    );

  for (const path of ['/contact', '/es', '/es/servicios/manejo-medicamentos']) {
    test(`folded parts on ${path} are printed`, exhaustiveIf(path !== '/es'), async ({ page }) => {
      await page.setViewportSize(phone);
      await page.goto(path);
      await layOutAll(page);
      expect((await foldedAway(page)).length, 'folded on the screen').toBeGreaterThan(0);
      await page.emulateMedia({ media: 'print' });
      expect(await foldedAway(page), 'folded on paper').toEqual([]);
    });
  }

  test('a page is black on white, though its reader’s screen is dark', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    await page.goto('/es/para-pacientes');
    const { words, ground } = await lightness(page, 'main h1');
    expect(ground).toBeGreaterThan(0.9);
    expect(words).toBeLessThan(0.4);
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the welcome clip opens and does not play by itself', async ({ page }) => {
    await page.goto('/es');
    await pageScriptRunning(page);
    await clipButton(page).click();
    const video = page.locator('#welcome-clip video');
    // The script that plays the clip sets this.
    await expect(video).toHaveAttribute('poster', /./);
    await expect(video).toHaveJSProperty('paused', true);
  });

  test('the ticker is one line to scroll, with no button that stops it', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/es');
    await expect(page.locator('.ticker ul').first()).toBeVisible();
    await expect(page.locator('.ticker ul').nth(1)).toBeHidden();
    await expect(page.locator('.ticker-pause')).toBeHidden();
    const line = page.locator('.ticker-window');
    await line.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => line.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  });

  test('the carousel stands still and has no button that stops it', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/es');
    await page.locator('#insurance ul[data-scroller]').scrollIntoViewIfNeeded();
    await expect(page.locator('.carousel-controls p > button')).toBeHidden();
    await expect(page.locator('.carousel-controls div button')).not.toHaveCount(0);
  });

  for (const [path, prepare] of [
    ['/es', (page: Page) => clipButton(page).click()],
    ['/contact', (page: Page) => page.locator('aside [data-choose="again"]').click()],
    ['/telepsychiatry-florida', (page: Page) => page.locator('header nav summary').first().click()],
  ] as const) {
    test(
      `nothing on ${path} moves, fades or scrolls by itself`,
      exhaustiveIf(path !== '/es'),
      async ({ page }) => {
        await page.goto(path);
        await pageScriptRunning(page);
        await layOutAll(page);
        await prepare(page);
        const moving = await page.evaluate(() => {
          // A color or a shadow that changes by and by does not move.
          const moves = /all|opacity|transform|translate|scale|rotate|height|width|top|left/;
          return [document.documentElement, ...document.body.querySelectorAll('*')].flatMap(
            (element) =>
              ['', '::before', '::after'].flatMap((part) => {
                const style = getComputedStyle(element, part || null);
                const isTimed = (times: string) =>
                  times !== '' && times.split(', ').some((time) => time !== '0s');
                const kinds = [
                  ...(/^(none)?$/.test(style.animationName)
                    ? []
                    : [`animation ${style.animationName}`]),
                  ...(isTimed(style.transitionDuration) && moves.test(style.transitionProperty)
                    ? [`transition ${style.transitionProperty}`]
                    : []),
                  ...(!part && style.scrollBehavior === 'smooth' ? ['smooth scrolling'] : []),
                ];
                return kinds.map((kind) => `${element.outerHTML.slice(0, 80)}${part}: ${kind}`);
              }),
          );
        });
        expect(moving).toEqual([]);
      },
    );
  }
});

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' });

  const parts: Record<string, { selector: string; open?(page: Page): Promise<void> }> = {
    'the page': { selector: 'main h1' },
    'the header': { selector: 'body > header a' },
    'the toolbar': { selector: 'body > nav a' },
    'the footer': { selector: 'footer a[href*="988"]' },
    'the banner': {
      selector: '#choices h2',
      async open(page) {
        await page.evaluate(() => localStorage.clear());
        await page.reload();
      },
    },
    'the preferences': {
      selector: '[role="dialog"] h2',
      open: (page) => page.locator('#choices [data-choose="some"]').click(),
    },
  };

  test('each part has bright words on a dark ground', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/es');
    // By this browsers draw their own parts: lists, scroll bars, the ground behind the page.
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
    for (const [name, { selector, open }] of Object.entries(parts)) {
      await open?.(page);
      await expect(page.locator(selector).first()).toBeVisible();
      const { words, ground } = await lightness(page, selector);
      expect(ground, `the ground of ${name}`).toBeLessThan(0.4);
      expect(words, `the words of ${name}`).toBeGreaterThan(0.6);
    }
    // The knob of a switch that is on is dark on a bright track.
    const dialogSwitch = page.getByRole('switch').nth(1);
    await dialogSwitch.click();
    const [track, knob] = await dialogSwitch.evaluate((element) => {
      const style = getComputedStyle(element);
      return [style.backgroundColor, style.getPropertyValue('--knob')];
    });
    expect(await painted(page, [knob ?? ''])).toBeLessThan(0.4);
    expect(await painted(page, [track ?? ''])).toBeGreaterThan(0.6);
  });

  test('the marks of insurers stand on a bright ground, because their letters are dark', async ({
    page,
  }) => {
    await page.goto('/');
    const mark = '.logo img';
    await page.locator(mark).first().scrollIntoViewIfNeeded();
    expect((await lightness(page, mark)).ground).toBeGreaterThan(0.8);
  });
});

/** How bright the words of an element are, and what is behind them; 0 is black, 1 is white. */
async function lightness(page: Page, selector: string) {
  const { color, grounds } = await page
    .locator(selector)
    .first()
    .evaluate((element) => {
      // From the back to the front.
      const grounds: string[] = [];
      for (let part: Element | null = element; part; part = part.parentElement) {
        grounds.unshift(getComputedStyle(part).backgroundColor);
      }
      return { color: getComputedStyle(element).color, grounds };
    });
  return {
    words: await painted(page, [color]),
    ground: await painted(page, ['white', ...grounds]),
  };
}

/** How bright it is where colors are painted one over another; 0 is black, 1 is white. */
function painted(page: Page, colors: string[]): Promise<number> {
  return page.evaluate((colors) => {
    const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    for (const color of colors) {
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
    }
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return (0.3 * red + 0.59 * green + 0.11 * blue) / 255;
  }, colors);
}

test('the header lets nothing show through for whoever asks for less transparency', {
  tag: further,
}, async ({ page }) => {
  await page.goto('/es');
  await pageScriptRunning(page);
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  const header = page.locator('body > header');
  await expect(header).toHaveAttribute('data-scrolled');
  const session = await page.context().newCDPSession(page);
  const features = [{ name: 'prefers-reduced-transparency', value: 'reduce' }];
  await session.send('Emulation.setEmulatedMedia', { features });
  await expect(header).toHaveCSS('background-color', /^rgb\(/);
});

test('the toolbar keeps its words above what a phone draws at the end of its screen', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/es');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: 34 } });
  const call = page.locator('body > nav').getByRole('link', { name: 'Llamar' });
  const endOfCall = async () => {
    const box = await call.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  await expect.poll(endOfCall).toBeLessThanOrEqual(phone.height - 34);
});

test('text is as large as the browser’s setting asks for', async ({ page }) => {
  await page.goto('/es/servicios');
  const sizes = () =>
    page
      .locator('html, main h1 ~ p')
      .evaluateAll((parts) =>
        parts.slice(0, 2).map((part) => Number.parseFloat(getComputedStyle(part).fontSize)),
      );
  const before = await sizes();
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  const factors = (await sizes()).map((size, index) => size / (before[index] ?? Number.NaN));
  expect(factors).toHaveLength(2);
  for (const factor of factors) expect(factor).toBeGreaterThan(1.5);
});

test.describe('with forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('the element with the focus has an outline', async ({ page }) => {
    await page.goto('/es');
    for (let stop = 0; stop < 6; stop++) {
      await page.keyboard.press('Tab');
      const outline = await page
        .locator(':focus')
        .evaluate((element) => getComputedStyle(element).outline);
      expect(outline).toMatch(/\b[2-9]px\b/);
      expect(outline).not.toMatch(/\bnone\b/);
    }
  });

  test('a switch that is on differs from one that is off', async ({ page }) => {
    await page.goto('/es');
    await page.locator('aside [data-choose="again"]').click();
    await page.getByRole('switch').nth(1).click();
    const knob = async (index: number, end: 'left' | 'right') => {
      const box = await page.getByRole('switch').nth(index).boundingBox();
      if (!box) throw new Error('There is no such switch.');
      const x = end === 'left' ? box.x + box.height / 2 : box.x + box.width - box.height / 2;
      return picture(page, { x, y: box.y + box.height / 2 });
    };
    expect(await knob(1, 'right')).not.toBe(await knob(2, 'left'));
    // Each has a knob at one end.
    expect(await knob(1, 'right')).not.toBe(await knob(1, 'left'));
    expect(await knob(2, 'left')).not.toBe(await knob(2, 'right'));
  });

  test('the current dot of the carousel differs from the others', async ({ page }) => {
    await page.setViewportSize(phone);
    await openStopped(page, '/es');
    await page.locator('#insurance ul[data-scroller]').scrollIntoViewIfNeeded();
    const dots = page.locator('.carousel-controls div button');
    await expect(dots.first()).toHaveAttribute('aria-current');
    const middle = async (index: number) => {
      const box = await dots.nth(index).boundingBox();
      if (!box) throw new Error('There is no such dot.');
      return picture(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
    };
    expect(await middle(0)).not.toBe(await middle(1));
  });

  test('each button has a border', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/es');
    const borderless = await page
      .locator(
        'main button:not(.carousel-controls div button), footer button, body > header button',
      )
      .evaluateAll((buttons) =>
        buttons
          .filter((button) => button.checkVisibility())
          .filter((button) => {
            const { borderTopWidth, borderTopStyle } = getComputedStyle(button);
            return borderTopStyle === 'none' || borderTopWidth === '0px';
          })
          .map((button) => button.outerHTML.slice(0, 100)),
      );
    expect(borderless).toEqual([]);
  });
});

/** A picture of the few pixels around a point: styles do not say which colors are forced. */
async function picture(page: Page, { x, y }: { x: number; y: number }): Promise<string> {
  const clip = { x: x - 1, y: y - 1, width: 2, height: 2 };
  return (await page.screenshot({ clip })).toString('base64');
}

test('with letters twice as large the toolbar of a phone shows its words whole and takes a fifth of the screen', async ({
  page,
}) => {
  // The second page has the way to leave it in the toolbar too.
  for (const path of ['/es/servicios', '/es/servicios/tratamiento-ansiedad']) {
    await page.goto(path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    for (const [width, height] of [
      [320, 568],
      [360, 640],
      [375, 667],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      const { cut, share } = await page.locator('.toolbar').evaluate((toolbar) => ({
        cut: [...toolbar.querySelectorAll('.toolbar-item')]
          .filter(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => {
            return scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
          })
          .map((item) => item.textContent),
        share: toolbar.getBoundingClientRect().height / innerHeight,
      }));
      expect(cut, `${path} at ${width} px`).toEqual([]);
      expect(share, `${path} at ${width} px`).toBeGreaterThan(0.05);
      expect(share, `${path} at ${width} px`).toBeLessThan(0.21);
    }
    // The header, which would take much of the screen, scrolls away with the page.
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    await expect(page.locator('body > header')).not.toBeInViewport();
  }
});
