import { type Browser, expect, type Page, test } from 'playwright/test';
import { nothing } from '../../lib/consent/record';
import { type Language, languages } from '../../lib/language';
import { dateWithWeekday } from '../../lib/time/format.server';
import { serveBuild } from '../../scripts/lib/server';
import { noticesKey } from '../../scripts/lib/storage';
import { policyViolation } from '../../scripts/lib/tracked-build';
import { builtAt, clock, flood, fullSite, storm } from '../support/full-site';
import { openStopped, pageScriptRunning, storeChoice } from './fixtures';
import { exhaustiveIf, further } from './sampling';

const minute = 60_000;

const words = {
  en: { storm: 'Closed for the storm.', flood: 'The office is flooded.', hide: 'Hide this notice' },
  es: { storm: 'Cerrado por', flood: 'El consultorio está', hide: 'Ocultar este aviso' },
};
const labels = { en: 'Notices', es: 'Avisos' };
const paths = { en: '/about', es: '/es/acerca-de' };
const contact = { en: '/contact', es: '/es/contacto' };

let server: Awaited<ReturnType<typeof serveBuild>>;
test.beforeAll(async () => {
  server = await serveBuild({ dist: fullSite.DIST_FOLDER });
});
test.afterAll(() => server.close());

/** Violations of the policy and uncaught errors. */
let complaints: string[];
test.beforeEach(() => {
  complaints = [];
});
test.afterEach(() => expect(complaints).toEqual([]));

/** A page in Tokyo's time zone that fails the test on faults. */
async function newPage(browser: Browser, options: { javaScriptEnabled?: boolean } = {}) {
  const context = await browser.newContext({
    ...options,
    baseURL: server.origin,
    timezoneId: 'Asia/Tokyo',
    viewport: { width: 390, height: 844 },
  });
  context.on('console', (message) => {
    if (policyViolation.test(message.text())) complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(error.error().message));
  // Fonts move words when they arrive, which `tests/content/first-visit.spec.ts` limits.
  await context.route('**/*.woff2', (route) => route.abort());
  const page = await context.newPage();
  await storeChoice(page, nothing, server.origin);
  return page;
}

/** Starts the page script, which the clock controls, and adds up the layout shifts from then on. */
async function startScript(page: Page) {
  // A picture of the page is taken of a painted frame; before, parts may be painted half parsed.
  await page.screenshot();
  await page.evaluate(() => {
    Object.assign(window, { shift: 0 });
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number }[]) {
        (window as unknown as { shift: number }).shift += entry.value;
      }
    });
    observer.observe({ type: 'layout-shift' });
  });
  await page.clock.runFor(100);
  await pageScriptRunning(page);
}

/** The sum of the layout shifts so far, after the frames with them have been painted. */
async function shift(page: Page): Promise<number> {
  await page.screenshot();
  return page.evaluate(() => (window as unknown as { shift: number }).shift);
}

/** The visitor comes back from another tab. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

const strip = (page: Page, language: Language) =>
  page.getByRole('region', { name: labels[language] });

for (const language of languages) {
  test.describe(`the notices in ${language}`, { tag: language === 'en' ? further : [] }, () => {
    const { storm: stormText, flood: floodText, hide } = words[language];

    const inOneLanguage = exhaustiveIf(language === 'en');

    test(
      'are without JavaScript as they were at the build, with their last day',
      inOneLanguage,
      async ({ browser }) => {
        const page = await newPage(browser, { javaScriptEnabled: false });
        await page.goto(paths[language]);
        const last = clock(storm.until - 1).slice(0, 10);
        await expect(strip(page, language)).toContainText(stormText);
        await expect(strip(page, language)).toContainText(dateWithWeekday(last, language));
        await expect(page.getByText(floodText)).toBeHidden();
        await expect(page.getByText(hide)).toBeHidden();
        await expect(strip(page, language).getByRole('link')).toHaveCount(2);
        await expect(strip(page, language).getByRole('link').nth(1)).toHaveAttribute(
          'href',
          contact[language],
        );
      },
    );

    const moments = [
      ['before them', storm.from - 1000, []],
      ['in the first minute of one', storm.from, ['storm']],
      ['in the last second of one', storm.until - 1000, ['storm']],
      ['between them', storm.until + minute, []],
      ['during an urgent one', flood.from, ['flood']],
      ['after them', flood.until, []],
    ] as const;
    for (const [index, [name, moment, shown]] of moments.entries()) {
      const details = exhaustiveIf((index % 2 === 0) !== (language === 'en'));
      test(
        `are right from the first paint on ${name}: ${shown.join() || 'none'}`,
        details,
        async ({ browser }) => {
          const page = await newPage(browser);
          // Without the page script, because the first paint comes before it.
          await page.route('**/*.js', (route) => route.abort());
          await page.clock.install({ time: moment - 1000 });
          await page.clock.pauseAt(moment);
          await page.goto(paths[language]);
          const visible = (id: 'storm' | 'flood') =>
            page.getByText(words[language][id]).isVisible();
          expect([await visible('storm'), await visible('flood')]).toEqual([
            shown.includes('storm' as never),
            shown.includes('flood' as never),
          ]);
          await expect(strip(page, language)).toHaveCount(shown.length);
          await expect(page.getByRole('button', { name: hide })).toHaveCount(
            shown.includes('storm' as never) ? 1 : 0,
          );
          await page.unroute('**/*.js');
          await page.reload();
          await startScript(page);
          expect(await shift(page)).toBe(0);
        },
      );
    }

    test(
      'that are not urgent are hidden until they end, and then forgotten',
      inOneLanguage,
      async ({ browser }) => {
        const page = await newPage(browser);
        const stored = () => page.evaluate((key) => localStorage.getItem(key), noticesKey);
        await openStopped(page, paths[language], builtAt);
        await page.getByRole('button', { name: hide }).click();
        await expect(page.getByText(stormText)).toBeHidden();
        expect(await stored()).toBe('storm');
        await page.reload();
        await startScript(page);
        await expect(page.getByText(stormText)).toBeHidden();
        expect(await shift(page)).toBe(0);
        await page.clock.fastForward(flood.from - builtAt);
        await comeBack(page);
        await expect(page.getByText(floodText)).toBeVisible();
        await expect
          .poll(() => shift(page), 'a notice that appears moves the page')
          .toBeGreaterThan(0);
        await expect(page.getByRole('button', { name: hide })).toBeHidden();
        expect(await stored()).toBeNull();
      },
    );
  });
}

test('a notice begins and ends at its minute while the page stays in view', {
  tag: further,
}, async ({ browser }) => {
  const page = await newPage(browser);
  await openStopped(page, paths.es, storm.from - 30_000);
  const notice = page.getByText(words.es.storm);
  await expect(notice).toBeHidden();
  await page.clock.runFor(30_000);
  await expect(notice).toBeVisible();
  await page.clock.fastForward(storm.until - storm.from);
  await expect(notice).toBeHidden();
});

test('a notice that ends later than a timer can wait keeps the page idle', {
  tag: further,
}, async ({ browser }) => {
  const page = await newPage(browser);
  await page.addInitScript((key) => {
    const { getItem } = Storage.prototype;
    Storage.prototype.getItem = function (name) {
      const { dataset } = document.documentElement;
      if (name === key) dataset.reads = `${Number(dataset.reads ?? 0) + 1}`;
      return getItem.call(this, name);
    };
  }, noticesKey);
  // It ends in 35 days; the longest delay of a timer is 24.8 days.
  await openStopped(page, paths.es, builtAt + 5 * 86_400_000);
  await expect(page.getByText(words.es.flood)).toBeVisible();
  await pageScriptRunning(page);
  const reads = () => page.evaluate(() => Number(document.documentElement.dataset.reads));
  const before = await reads();
  expect(before).toBeGreaterThan(0);
  await page.clock.runFor(1000);
  expect(await reads()).toBe(before);
});

test('two notices can be hidden, one after the other', { tag: further }, async ({ browser }) => {
  const page = await newPage(browser);
  await openStopped(page, paths.es, builtAt);
  // The build has one that can be hidden.
  await page.evaluate(() => {
    const storm = document.querySelector('#notices > div:has(button)') as HTMLElement;
    const other = storm.cloneNode(true) as HTMLElement;
    (other.querySelector('button') as HTMLButtonElement).value = 'holiday';
    storm.after(other);
  });
  const notice = page.getByText(words.es.storm);
  await expect(notice.filter({ visible: true })).toHaveCount(2);
  // The page learns that another tab has hidden one, or forgotten it, while it was out of sight or not.
  for (const event of ['storage', 'pageshow', 'prerenderingchange', 'visibilitychange']) {
    for (const left of [1, 2]) {
      await page.evaluate(
        ([key, event, left]) => {
          if (left === 1) localStorage.setItem(key, 'holiday');
          else localStorage.removeItem(key);
          const target = /change$/.test(event) ? document : window;
          target.dispatchEvent(new Event(event));
        },
        [noticesKey, event, left] as const,
      );
      await expect(notice.filter({ visible: true }), event).toHaveCount(left);
    }
  }
  for (const left of [1, 0]) {
    await page.getByRole('button', { name: words.es.hide }).first().click();
    await expect(notice.filter({ visible: true })).toHaveCount(left);
  }
});

test('where storage is blocked a notice is hidden until the next page', { tag: further }, async ({
  browser,
}) => {
  const page = await newPage(browser);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Blocked', 'SecurityError');
      },
    });
  });
  await openStopped(page, paths.es, builtAt);
  const notice = page.getByText(words.es.storm);
  await page.getByRole('button', { name: words.es.hide }).click();
  await expect(notice).toBeHidden();
  await expect(strip(page, 'es')).toBeHidden();
  await comeBack(page);
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(notice).toBeVisible();
});

test('a notice hidden in one language is hidden in the other, and one that ends goes from both', async ({
  browser,
}) => {
  const page = await newPage(browser);
  await openStopped(page, '/telepsychiatry-florida', builtAt);
  const switchTo = async (language: Language) => {
    await page.locator('header [data-toggle]').click();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  };
  await switchTo('es');
  await expect(strip(page, 'es')).toContainText(words.es.storm);
  await switchTo('en');
  await expect(strip(page, 'en')).toContainText(words.en.storm);
  await page.getByRole('button', { name: words.en.hide }).click();
  await switchTo('es');
  await expect(page.getByText(words.es.storm)).toBeHidden();
  await page.clock.fastForward(flood.from - builtAt);
  await comeBack(page);
  await expect(strip(page, 'es')).toContainText(words.es.flood);
  await switchTo('en');
  await expect(strip(page, 'en')).toContainText(words.en.flood);
});

test('the not-found page has them in the language of the address', { tag: '@2.3' }, async ({
  browser,
}) => {
  const page = await newPage(browser);
  // Hosts answer an unknown address in this way.
  await page.route('**/es/nowhere', async (route) => {
    const response = await route.fetch({ url: `${server.origin}/404` });
    await route.fulfill({ response, status: 404 });
  });
  await openStopped(page, '/es/nowhere', flood.from);
  await expect(strip(page, 'es')).toContainText(words.es.flood);
  await expect(page.getByText(words.es.storm)).toBeHidden();
});
