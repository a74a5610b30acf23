import type { Page } from 'playwright/test';
import {
  expect,
  hold,
  layOutAll,
  openStopped,
  pageScriptRunning,
  scriptOf,
  site,
  test,
} from './fixtures';
import { further } from './sampling';

// Chromium gives up the page that it has begun to fetch ahead when the next link is hovered.
test.use({ tolerated: [/^net::ERR_FAILED: .*\/es\/$/] });

const loadingText = 'Cargando...';
/** The indicator appears after this time, in ms. */
const noticeable = 400;

const slow = '/es/acerca-de';
const overTheWindow = 'came at 0, 0: 1 by 1';

/** Records from now on when the indicator is shown and removed. */
async function watchIndicator(page: Page): Promise<string[]> {
  const changes: string[] = [];
  await page.exposeFunction('record', (what: string) => changes.push(what));
  await page.evaluate(
    ([text]) => {
      const { record } = window as unknown as { record: (what: string) => void };
      new MutationObserver((records) => {
        for (const { addedNodes, removedNodes } of records) {
          for (const node of addedNodes) {
            if (node.textContent !== text) continue;
            const { left, top, width, height } = (node as Element).getBoundingClientRect();
            record(`came at ${left}, ${top}: ${width / innerWidth} by ${height / innerHeight}`);
          }
          for (const node of removedNodes) if (node.textContent === text) record('went');
        }
      }).observe(document.body, { childList: true });
    },
    [loadingText],
  );
  return changes;
}

/** Scrolls, follows a link to a page that never loads, and waits for the indicator. */
async function followSlowly(page: Page, prepare: () => Promise<void> = async () => {}) {
  await page.goto('/es');
  await pageScriptRunning(page);
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  const changes = await watchIndicator(page);
  await prepare();
  const release = await hold(page, `**${slow}`);
  await follow(page);
  await expect.poll(() => changes[0]).toBe(overTheWindow);
  return { changes, release };
}

const follow = (page: Page) =>
  page.evaluate((path) => {
    document.querySelector<HTMLAnchorElement>(`footer a[href="${path}"]`)?.click();
  }, slow);

test.describe('while a page loads slowly', () => {
  test('the indicator covers the viewport until the page has loaded', { tag: '@2.4' }, async ({
    page,
  }) => {
    const { release } = await followSlowly(page);
    release();
    await expect(page).toHaveURL(new RegExp(`${slow}$`));
    await expect(page.getByText(loadingText, { exact: true })).toBeHidden();
  });

  test('it covers the page too where its script comes after the press', {
    tag: [further, '@2.4'],
  }, async ({ page }) => {
    const comeIn = await hold(page, scriptOf('document/page.client.ts'));
    await page.goto('/es');
    const changes = await watchIndicator(page);
    const release = await hold(page, `**${slow}`);
    const asked = page.waitForRequest(`**${slow}`);
    await follow(page);
    await asked;
    comeIn();
    await expect.poll(() => changes[0]).toBe(overTheWindow);
    release();
    await expect(page).toHaveURL(new RegExp(`${slow}$`));
  });

  test('a page that loads quickly shows none', { tag: '@2.4' }, async ({ page }) => {
    await openStopped(page, '/es');
    const changes = await watchIndicator(page);
    // While a page is loading, Playwright’s clock has no effect.
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    await follow(page);
    await page.clock.runFor(noticeable - 1);
    expect(changes).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => changes).toEqual([overTheWindow]);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
    await expect.poll(() => changes).toEqual([overTheWindow, 'went']);
    // A double click.
    await follow(page);
    await follow(page);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
    await page.clock.runFor(10 * noticeable);
    expect(changes).toEqual([overTheWindow, 'went']);
    // The browser's Stop button sends no event.
    await follow(page);
    await page.clock.runFor(noticeable + 10_000);
    await expect.poll(() => changes).toEqual([overTheWindow, 'went', overTheWindow, 'went']);
  });
});

interface Press {
  path?: '/es/contacto';
  link: string;
  modifiers?: ('Alt' | 'Shift' | 'ControlOrMeta')[];
  button?: 'middle';
  /** The change that is made to the link first. */
  attributes?: Record<string, string>;
  shows: 'the indicator' | 'nothing';
}

const footerLink = `footer a[href="${slow}"]`;

/** Whether the visitor waits for another page of the site after a press. */
const presses: Record<string, Press> = {
  'a link to another page': { link: footerLink, shows: 'the indicator' },
  'a town on the map': { link: '#areas figure a', shows: 'the indicator' },
  'a link to another page with a query': {
    link: footerLink,
    attributes: { href: `${slow}?from=card` },
    shows: 'the indicator',
  },
  'a link to a part of another page': {
    link: footerLink,
    attributes: { href: `${slow}#part` },
    shows: 'the indicator',
  },
  'a link to the page that is shown, with a query': {
    link: footerLink,
    attributes: { href: '/es?from=card' },
    shows: 'the indicator',
  },
  'a link with the target of this window': {
    link: footerLink,
    attributes: { target: '_self' },
    shows: 'the indicator',
  },
  'the practice’s vCard, a download': {
    path: '/es/contacto',
    link: 'main a[download]',
    shows: 'nothing',
  },
  'a link to a new tab': { link: footerLink, attributes: { target: '_blank' }, shows: 'nothing' },
  'a link with the key for a new tab': {
    link: footerLink,
    modifiers: ['ControlOrMeta'],
    shows: 'nothing',
  },
  'a link with the key for a new window': {
    link: footerLink,
    modifiers: ['Shift'],
    shows: 'nothing',
  },
  'a link with the key for a download': { link: footerLink, modifiers: ['Alt'], shows: 'nothing' },
  'a link with the middle button': { link: footerLink, button: 'middle', shows: 'nothing' },
  'a telephone number': { link: 'main a[href^="tel:"]', shows: 'nothing' },
  'a text message': { link: 'a[href^="sms:"]', shows: 'nothing' },
  'an e-mail address': { link: 'footer a[href^="mailto:"]', shows: 'nothing' },
  'a section of the page': {
    link: footerLink,
    attributes: { href: '#faq' },
    shows: 'nothing',
  },
  'a page of another site': {
    link: footerLink,
    attributes: { href: 'https://portal.example/' },
    shows: 'nothing',
  },
  'a link whose click a script has answered': {
    link: footerLink,
    attributes: { 'data-answered': '' },
    shows: 'nothing',
  },
  'the page that is shown': { link: footerLink, attributes: { href: '/es/' }, shows: 'nothing' },
};

for (const path of ['/es', '/es/contacto']) {
  const own = Object.entries(presses).filter(([, press]) => (press.path ?? '/es') === path);

  test(`on ${path} the indicator appears for a change of page, and for nothing else`, async ({
    page,
  }) => {
    await openStopped(page, path);
    await layOutAll(page);
    // Runs after the listeners of the page. What the browser would do is not tested.
    await page.evaluate(() => {
      for (const event of ['click', 'auxclick']) addEventListener(event, (e) => e.preventDefault());
      // Runs before the listeners of the page, as an island's does.
      addEventListener(
        'click',
        (click) => {
          if ((click.target as Element).closest('[data-answered]')) click.preventDefault();
        },
        true,
      );
    });
    for (const [name, { path: _, link, attributes = {}, shows, ...how }] of own) {
      const target = await page.locator(link).locator('visible=true').first().elementHandle();
      const before = await target?.evaluate((element, attributes) => {
        const before = Object.keys(attributes).map((key) => [key, element.getAttribute(key)]);
        for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
        return before as [string, string | null][];
      }, attributes);
      await target?.click(how);
      await page.clock.runFor(noticeable);
      await expect(page.getByText(loadingText, { exact: true }), name).toHaveCount(
        shows === 'nothing' ? 0 : 1,
      );
      await page.keyboard.press('Escape');
      await target?.evaluate((element, before) => {
        for (const [key, value] of before) {
          if (value === null) element.removeAttribute(key);
          else element.setAttribute(key, value);
        }
      }, before ?? []);
    }
  });
}

const ends: Record<string, (page: Page) => Promise<void>> = {
  'the page is left': (page) => tellPage(page, 'pagehide'),
  'the visitor comes back from the browser’s cache': (page) => tellPage(page, 'pageshow'),
  'Escape stops the browser': (page) => page.keyboard.press('Escape'),
  'ten seconds pass': (page) => page.clock.runFor(10_000),
};

const tellPage = (page: Page, event: string) =>
  page.evaluate((event) => void dispatchEvent(new PageTransitionEvent(event)), event);

test('the indicator goes when the page is left, comes back, the browser is stopped, and in the end', async ({
  page,
}) => {
  await openStopped(page, '/es');
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  const indicator = page.getByText(loadingText, { exact: true });
  for (const [name, end] of Object.entries(ends)) {
    await follow(page);
    await page.clock.runFor(noticeable);
    await expect(indicator, `before ${name}`).toBeVisible();
    // Screen readers say it, in its language.
    await expect(page.getByRole('status').and(indicator)).toHaveAttribute('lang', 'es');
    await end(page);
    await expect(indicator, `after ${name}`).toHaveCount(0);
    await page.clock.runFor(noticeable);
    await expect(indicator, `long after ${name}`).toHaveCount(0);
  }
});

test('an address that answers with no page leaves the indicator for ten seconds at most', {
  tag: further,
}, async ({ page }) => {
  await openStopped(page, '/es');
  await page.route(`**${slow}`, (route) => route.fulfill({ status: 204 }));
  const answered = page.waitForResponse(`**${slow}`);
  await follow(page);
  await answered;
  const indicator = page.getByText(loadingText, { exact: true });
  await page.clock.runFor(noticeable);
  await expect(indicator).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(indicator).toHaveCount(0);
  await expect(page).toHaveURL(/\/es$/);
});

test('a link to another page shows it from its top', { tag: '@2.29' }, async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await page.locator('footer a[href="/for-patients"]').click();
  await expect(page).toHaveURL(/for-patients$/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

for (const [reducedMotion, behavior] of [
  ['no-preference', 'smooth'],
  ['reduce', 'instant'],
] as const) {
  test(`the scroll to the top is ${behavior} where the preference for motion is "${reducedMotion}"`, {
    tag: '@2.29',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/about');
    await pageScriptRunning(page);
    const asked = await page.evaluateHandle(() => {
      const asked: unknown[] = [];
      window.scrollTo = (options: unknown) => void asked.push(options);
      return asked;
    });
    await page.locator('footer a[href="/about"]').click();
    expect(await asked.jsonValue()).toEqual([{ top: 0, behavior }]);
  });
}

test('a link to the page already shown scrolls up and loads nothing', { tag: '@2.29' }, async ({
  page,
}) => {
  await page.goto('/about');
  await pageScriptRunning(page);
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.locator('footer a[href="/about"]').click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(loads).toBe(0);
  expect(page.url()).toBe(`${site}/about`);
});
