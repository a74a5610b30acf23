import { test as base, expect, type Page } from 'playwright/test';
import { everything } from '../../lib/consent/record';
import { consentKey, leftKey, storedChoice } from '../../scripts/lib/storage';
import { policyViolation } from '../../scripts/lib/tracked-build';
import { policyRevision } from '../support/full-site';
import { hold, pageScriptRunning } from './fixtures';
import { differentPages, exhaustiveIf, further, sampleOf } from './sampling';
import {
  accept,
  address,
  allScripts,
  chooseInPreferences,
  cookies,
  noTraces,
  RequestRecorder,
  realReplay,
  scripts,
  serveTrackedSite,
  traces,
  untilAllRun,
  withdraw,
} from './tracked-site';

/** The hosts of the trackers are stubs from the beginning of a test. */
const test = base.extend<{ recorder: RequestRecorder }>({
  recorder: async ({ context }, use) => use(await new RequestRecorder().watch(context)),
});

let server: Awaited<ReturnType<typeof serveTrackedSite>>;
test.beforeAll(async () => {
  server = await serveTrackedSite();
});
test.afterAll(() => server.close());

/** The policy that stops trackers after consent was withdrawn, until the page is reloaded. */
const lastPolicy = /directive: "(connect|img|script)-src 'self'"/;

/** Violations of the policy and uncaught errors in all of a test's pages. */
let complaints: string[];
test.beforeEach(({ context }) => {
  complaints = [];
  context.on('console', (message) => {
    const text = message.text();
    if (policyViolation.test(text) && !lastPolicy.test(text)) complaints.push(text);
  });
  context.on('weberror', (error) => {
    const { message, stack = '' } = error.error();
    // The replay library itself fails if a page goes into the cache while it sends.
    if (!stack.includes('.clarity.ms')) complaints.push(`${message} ${stack}`);
  });
});
test.afterEach(() => expect(complaints).toEqual([]));

/** Advances the page's clock by more than any tracker's delay. */
const letTimePass = (page: Page) => page.clock.runFor(10_000);

const sessionEntries = (page: Page) => page.evaluate(() => Object.keys(sessionStorage).sort());

const save = (page: Page, choice: { analytics: boolean; marketing: boolean }) =>
  page.evaluate((choice) => window.siteConsent.save(choice), choice);

const views = (recorder: RequestRecorder) => ({
  analytics: recorder.count('region1.google-analytics.com', 'page_view'),
  pixel: recorder.count('analytics.tiktok.com', '/api/v2/pixel'),
});

const hosts = ['www.example.co.uk', 'example.test', 'a.www.example.test'];

test('"Leave this page" deletes what the trackers have stored, and they store nothing more', async ({
  context,
  page,
}) => {
  await new RequestRecorder().watch(context);
  await page.goto(address('/about'));
  await accept(page);
  await untilAllRun(context);
  await page.goto(address('/services/anxiety-treatment'));
  await page.locator('header [data-leave]').click();
  await page.waitForURL('https://www.weather.gov/');
  expect(await cookies(context)).toEqual([]);
  await page.goto(address('/robots.txt'));
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(await sessionEntries(page)).toEqual([leftKey]);
});

for (const host of sampleOf(hosts)) {
  test(`on ${host} nothing is loaded or stored after a withdrawal`, {
    tag: [further, '@4.22', '@4.27', '@4.32', '@4.37'],
  }, async ({ page, context, recorder }) => {
    await page.clock.install();
    await page.goto(address('/es', host));
    await accept(page);
    await untilAllRun(context);
    expect(recorder.scripts).toEqual(allScripts);
    // Real scripts set a cookie for each domain level that the browser allows, too.
    await page.evaluate((host) => {
      const labels = host.split('.');
      for (const name of ['_ga', '_ga_ABC123', '_gid', '_gat', '_clsk', '_tt_enable_cookie']) {
        for (const level of labels.keys()) {
          // biome-ignore lint/suspicious/noDocumentCookie: what is tested
          document.cookie = `${name}=1; Path=/; Domain=${labels.slice(level).join('.')}`;
        }
      }
      // biome-ignore lint/suspicious/noDocumentCookie: what is tested
      document.cookie = '_gallery=1; Path=/';
      sessionStorage.setItem('_cltk', '1');
    }, host);

    await withdraw(page);
    await expect.poll(() => recorder.loads(page)).toBe(2);
    await expect.poll(() => cookies(context)).toEqual(['_gallery']);
    await pageScriptRunning(page);
    await letTimePass(page);
    expect(await cookies(context)).toEqual(['_gallery']);
    const before = recorder.requests.length;
    await page.reload();
    await page.goto(address('/es/contacto', host));
    await pageScriptRunning(page);
    await letTimePass(page);
    expect(await cookies(context)).toEqual(['_gallery']);
    expect(await sessionEntries(page)).toEqual([]);
    expect(recorder.requests.length).toBe(before);
  });
}

for (const path of sampleOf(differentPages)) {
  test(`${path} contacts no other host and keeps nothing before a choice`, {
    tag: ['@4.22', '@7.8'],
  }, async ({ page, recorder }) => {
    await page.clock.install();
    await page.goto(address(path));
    await pageScriptRunning(page);
    await letTimePass(page);
    expect(recorder.hosts).toEqual([]);
    expect(await traces(page)).toEqual(noTraces);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
}

for (const [category, reporting, hosts] of [
  [
    'analytics',
    'analytics',
    ['a.clarity.ms', 'region1.google-analytics.com', scripts.replay, scripts.analytics],
  ],
  ['marketing', 'pixel', [scripts.pixel]],
] as const) {
  test(`a choice of ${category} loads its own trackers, also on the next page`, {
    tag: ['@4.22', '@4.23', '@4.28', '@4.29', '@4.34'],
  }, async ({ page, recorder }) => {
    await page.goto(address('/'));
    await page.locator('[data-choose="some"]').click();
    await page.getByRole('dialog').locator(`[name="${category}"]`).check();
    await page.getByRole('dialog').locator('[type="submit"]').click();
    await expect.poll(() => views(recorder)).toEqual({ analytics: 0, pixel: 0, [reporting]: 1 });
    await page.goto(address('/about'));
    await expect.poll(() => views(recorder)).toEqual({ analytics: 0, pixel: 0, [reporting]: 2 });
    await expect.poll(() => recorder.hosts).toEqual(hosts);
  });
}

test('each view is reported: a page load, the next page, a return from the browser’s cache', {
  tag: ['@4.28', '@4.35'],
}, async ({ page, recorder }) => {
  await page.goto(address('/'));
  await accept(page);
  await expect.poll(() => views(recorder)).toEqual({ analytics: 1, pixel: 1 });
  await page.goto(address('/about'));
  await expect.poll(() => views(recorder)).toEqual({ analytics: 2, pixel: 2 });
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect.poll(() => views(recorder)).toEqual({ analytics: 3, pixel: 3 });
  expect(recorder.scripts).toEqual([...allScripts, ...allScripts].sort());
});

test('a prerendered page reports nothing until it is shown', { tag: further }, async ({
  page,
  recorder,
}) => {
  await page.goto(address('/'));
  await accept(page);
  await expect.poll(() => views(recorder)).toEqual({ analytics: 1, pixel: 1 });
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  });
  await page.goto(address('/about'));
  await pageScriptRunning(page);
  await save(page, everything);
  expect(await recorder.since(page, 'granted')).toEqual([]);
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expect.poll(() => views(recorder)).toEqual({ analytics: 2, pixel: 2 });
});

test('replay and pixel do not run on pages about conditions, whose address no tracker receives', async ({
  page,
  recorder,
}) => {
  await page.goto(address('/services/anxiety-treatment'));
  await accept(page);
  await expect.poll(() => recorder.count('region1.google-analytics.com', '/services/…')).toBe(1);
  await recorder.since(page, 'granted');
  expect(recorder.scripts).toEqual([scripts.analytics]);
  for (const { text } of recorder.requests) expect(text).not.toMatch(/anxiety/i);
});

test('an event of another script may deny, and grants no more than the record', {
  tag: [further, '@4.15'],
}, async ({ page, context, recorder }) => {
  await page.goto(address('/'));
  await pageScriptRunning(page);
  await save(page, { analytics: true, marketing: false });
  await expect.poll(() => cookies(context)).toEqual(['_clck', '_ga']);
  const dispatch = (detail: object | null) =>
    page.evaluate((detail) => {
      dispatchEvent(new CustomEvent('consentChanged', { detail }));
      return new Promise((resolve) => setTimeout(resolve));
    }, detail);
  await dispatch(everything);
  expect(await recorder.since(page, 'granted')).toEqual([]);
  await dispatch(null);
  expect(await cookies(context)).toEqual([]);
  await page.evaluate(() => navigator.sendBeacon('https://a.clarity.ms/collect'));
  expect(await recorder.since(page, 'denied')).toEqual([]);
  expect(recorder.loads(page)).toBe(1);
});

test.describe('a withdrawal', () => {
  /** Opens a page, agrees to everything, and waits until all trackers run. */
  async function agree(page: Page, answers: Record<string, string> = {}) {
    const recorder = await new RequestRecorder(answers).watch(page.context());
    await page.goto(address('/about'));
    await accept(page);
    await untilAllRun(page.context());
    return recorder;
  }

  /** Records all calls to a page's trackers from now on, in a place that a reload does not empty. */
  async function recordCalls(page: Page) {
    // Clarity replaces `window.clarity` when it is loaded, which its version shows.
    await page.waitForFunction(() => window.clarity && 'v' in window.clarity);
    await page.evaluate(() => {
      localStorage.calls = '';
      const note = (call: ArrayLike<unknown>) => {
        localStorage.calls += JSON.stringify(Array.from(call));
      };
      const { clarity, dataLayer, ttq } = window;
      for (const queue of [dataLayer, ttq]) Object.assign(queue ?? {}, { push: note });
      window.clarity = (...call) => {
        note(call);
        clarity?.(...call);
      };
    });
  }

  for (const [way, end] of Object.entries({
    'in the preferences': withdraw,
    'by deleting the choice': (page: Page) => page.evaluate(() => window.siteConsent.reset()),
  })) {
    test(
      `${way} loads every tab anew; none holds a tracker or sends anything`,
      exhaustiveIf(way.startsWith('by'), '@4.26', '@4.27', '@4.31', '@4.32', '@4.36', '@4.37'),
      async ({ page, context }) => {
        const recorder = await agree(page, realReplay);
        const other = await context.newPage();
        await other.goto(address('/es'));
        await expect.poll(() => views(recorder)).toEqual({ analytics: 2, pixel: 2 });
        await page.goto(address('/for-patients'));
        await expect.poll(() => views(recorder)).toEqual({ analytics: 3, pixel: 3 });
        await recordCalls(page);
        await end(page);
        for (const [tab, loads] of [
          [page, 3],
          [other, 2],
        ] as const) {
          await expect.poll(() => recorder.loads(tab)).toBe(loads);
          await pageScriptRunning(tab);
          await tab.mouse.move(100, 300);
          expect(await traces(tab)).toEqual(noTraces);
          expect(await recorder.since(tab, 'denied')).toEqual([]);
        }
        expect(await page.evaluate(() => localStorage.calls)).toMatch(
          /"update",.*"analytics_storage":"denied".*"consentv2",.*"analytics_Storage":"denied".*"revokeConsent"/,
        );
        await page.goBack();
        await pageScriptRunning(page);
        expect(await traces(page)).toEqual(noTraces);
        expect(await recorder.since(page, 'denied')).toEqual([]);
      },
    );
  }

  test(`elsewhere reloads a page that comes back from the browser’s cache`, {
    tag: further,
  }, async ({ page, context }) => {
    // The page gets no events from other tabs, like a page in the cache.
    await page.addInitScript(() => {
      for (const event of ['storage', 'visibilitychange']) {
        addEventListener(event, (event) => event.stopImmediatePropagation(), true);
      }
    });
    const recorder = await agree(page, realReplay);
    await page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    });
    const other = await context.newPage();
    await other.goto(address('/es'));
    await withdraw(other);
    await expect.poll(() => recorder.loads(other)).toBe(2);
    expect(recorder.loads(page)).toBe(1);
    await page.evaluate(() => {
      void fetch('/mark?thawed');
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expect.poll(() => recorder.loads(page)).toBe(2);
    await pageScriptRunning(page);
    expect(await traces(page)).toEqual(noTraces);
    expect(await recorder.since(page, 'thawed')).toEqual([]);
  });

  test(`followed by a grant is followed by a start like the first`, {
    tag: [further, '@4.33', '@4.36'],
  }, async ({ page }) => {
    const recorder = await agree(page, realReplay);
    await expect.poll(() => views(recorder)).toEqual({ analytics: 1, pixel: 1 });
    await withdraw(page);
    await expect.poll(() => recorder.loads(page)).toBe(2);
    await pageScriptRunning(page);
    const uploads = recorder.count('a.clarity.ms');
    await chooseInPreferences(page, 'grant');
    await expect.poll(() => views(recorder)).toEqual({ analytics: 2, pixel: 2 });
    await expect.poll(() => recorder.count('a.clarity.ms')).toBeGreaterThan(uploads);
    await untilAllRun(page.context());
    expect(recorder.loads(page)).toBe(2);
  });

  test('of one category ends its trackers; those of the other start in the new page', {
    tag: ['@4.27', '@4.32', '@4.33', '@4.36', '@4.37'],
  }, async ({ page, context }) => {
    const recorder = await agree(page);
    await save(page, { analytics: false, marketing: true });
    await expect.poll(() => views(recorder)).toEqual({ analytics: 1, pixel: 2 });
    expect(recorder.loads(page)).toBe(2);
    expect(await traces(page)).toEqual({ globals: ['ttq'], cookies: ['_ttp'], entries: [] });
    await save(page, { analytics: true, marketing: false });
    await expect.poll(() => recorder.loads(page)).toBe(3);
    await expect.poll(() => cookies(context)).toEqual(['_clck', '_ga']);
  });

  test('keeps what was typed into the form, in this tab and in another', { tag: further }, async ({
    page,
    context,
    recorder,
  }) => {
    await page.goto(address('/contact'));
    await accept(page);
    await expect.poll(() => cookies(context)).toEqual(['_ga']);
    const other = await context.newPage();
    await other.goto(address('/es/contacto'));
    await expect.poll(() => views(recorder).analytics).toBe(2);
    for (const tab of [page, other]) {
      await tab.locator('main form [name="firstName"]').fill('Ana');
      await tab.locator('main form details:has([name]) > summary').click();
      await tab.locator('main form [name="message"]').fill('Mornings, please.');
    }
    await withdraw(page);
    for (const tab of [page, other]) {
      await expect.poll(() => recorder.loads(tab)).toBe(2);
      await pageScriptRunning(tab);
      await expect(tab.locator('main form [name="firstName"]')).toHaveValue('Ana');
      await expect(tab.locator('main form [name="message"]')).toHaveValue('Mornings, please.');
      expect(await traces(tab)).toEqual(noTraces);
    }
  });

  test('is none if the same choice is saved again: no tab reloads or reports anything', {
    tag: further,
  }, async ({ page, context }) => {
    const recorder = await agree(page);
    const other = await context.newPage();
    await other.goto(address('/es'));
    await expect.poll(() => views(recorder)).toEqual({ analytics: 2, pixel: 2 });
    // A visitor id, which a new visitor would not have.
    // biome-ignore lint/suspicious/noDocumentCookie: what is tested
    await other.evaluate(() => (document.cookie = '_ga=7; Path=/'));
    const before = recorder.marks(other, 'granted');
    await chooseInPreferences(page, 'grant');
    await expect.poll(() => recorder.marks(other, 'granted')).toBeGreaterThan(before);
    for (const tab of [page, other]) {
      expect(await recorder.since(tab, 'granted')).toEqual([]);
      expect(recorder.loads(tab)).toBe(1);
    }
    expect((await context.cookies()).find(({ name }) => name === '_ga')?.value).toBe('7');
    expect(views(recorder)).toEqual({ analytics: 2, pixel: 2 });
  });
});

test('the replay’s record names language, site type and practice location', {
  tag: '@4.30',
}, async ({ page, context }) => {
  const recorder = await new RequestRecorder(realReplay).watch(context);
  await page.goto(address('/es'));
  await accept(page);
  for (const tag of [
    /"language",\["es"\]/,
    /"site_type",\["psychiatry practice"\]/,
    /Naples, FL/,
  ]) {
    await expect.poll(() => recorder.count('a.clarity.ms', tag)).toBeGreaterThan(0);
  }
});

for (const name of ['analytics', 'replay', 'pixel'] as const) {
  test(
    `if the script of ${name} is blocked, the others run and the page works`,
    exhaustiveIf(name !== 'replay', further, '@8.6'),
    async ({ page, context, recorder }) => {
      recorder.blocked.add(scripts[name]);
      await page.goto(address('/'));
      await accept(page);
      const kept = { analytics: '_ga', replay: '_clck', pixel: '_ttp' };
      const others = Object.entries(kept).filter(([other]) => other !== name);
      await expect.poll(() => cookies(context)).toEqual(others.map(([, cookie]) => cookie).sort());
      await withdraw(page);
      await expect.poll(() => cookies(context)).toEqual([]);
    },
  );
}

test('where the code of the trackers could not be fetched, the next choice fetches it', {
  tag: further,
}, async ({ page, context, recorder }) => {
  const warning = page.waitForEvent('console', (message) =>
    /trackers could not be loaded/.test(message.text()),
  );
  await page.goto(address('/about'));
  await pageScriptRunning(page);
  const code = /\/assets\/chunks\//;
  await page.route(code, (route) => route.abort());
  await save(page, everything);
  await warning;
  expect(recorder.hosts).toEqual([]);
  await page.unroute(code);
  await save(page, everything);
  await untilAllRun(context);
});

test('neither the name nor the value of a query reaches a tracker', async ({ page, context }) => {
  const recorder = await new RequestRecorder(realReplay).watch(context);
  const secrets = 'utm_campaign=depresion&email=a%40b.test#ansiedad';
  await page.goto(address(`/about?${secrets}`));
  await accept(page);
  await expect.poll(() => recorder.count('a.clarity.ms')).toBeGreaterThan(0);
  await page.goto(address(`/es/acerca-de?${secrets}`));
  await expect.poll(() => recorder.count('region1.google-analytics.com', 'page_view')).toBe(2);
  await expect.poll(() => recorder.count('analytics.tiktok.com', '/api/v2/pixel')).toBe(2);
  // The same is true of a fragment that a link within the page adds.
  await page.evaluate(() => {
    location.hash = 'ansiedad';
  });
  await expect(page).toHaveURL(/acerca-de$/);
  for (const { text } of recorder.requests)
    expect(text).not.toMatch(/depresion|a@b\.test|ansiedad/);
});

test('items that trackers left in a session are cleared if there is no consent', {
  tag: further,
}, async ({ page, recorder }) => {
  await page.goto(address('/about'));
  await page.evaluate(() => {
    for (const name of ['_cltk', 'tt_sessionId', 'tt_appInfo', 'other']) {
      sessionStorage.setItem(name, '1');
    }
  });
  await page.goto(address('/es'));
  await expect.poll(() => sessionEntries(page)).toEqual(['other']);
  expect(recorder.hosts).toEqual([]);
});

test('a choice under an older revision of the cookie policy is asked again', async ({
  page,
  recorder,
}) => {
  const record = JSON.parse(storedChoice(everything));
  for (const revision of [policyRevision, policyRevision - 1]) {
    await page.addInitScript(
      ([key, text]) => localStorage.setItem(key as string, text as string),
      [consentKey, JSON.stringify({ ...record, policyRevision: revision })],
    );
    await page.goto(address('/'));
    const isOlder = revision < policyRevision;
    await expect(page.locator('#choices')).toBeVisible({ visible: isOlder });
    await pageScriptRunning(page);
    await expect.poll(() => recorder.scripts).toEqual(allScripts);
  }
});

test.describe('a use of the language toggle', () => {
  const counts = (recorder: RequestRecorder) => ({
    analytics: recorder.count('region1.google-analytics.com', 'en=language_changed&language=es'),
    replay: recorder.count('a.clarity.ms', 'selected_language=es'),
  });
  const toggle = (page: Page) => page.locator('header [data-toggle]').click();

  test('before the trackers’ scripts have loaded is reported once, from the next page', {
    tag: [further, '@4.5', '@4.6'],
  }, async ({ page, recorder }) => {
    await page.goto(address('/about'));
    const release = recorder.hold(...allScripts);
    await accept(page);
    await expect.poll(() => recorder.scripts).toEqual(allScripts);
    await toggle(page);
    await page.waitForURL(/acerca-de/);
    release();
    await expect.poll(() => counts(recorder)).toEqual({ analytics: 1, replay: 1 });
    await page.goto(address('/es/contacto'));
    await expect.poll(() => recorder.count('region1.google-analytics.com', 'page_view')).toBe(2);
    expect(counts(recorder)).toEqual({ analytics: 1, replay: 1 });
    expect(await sessionEntries(page)).toEqual([]);
  });

  test('in place is reported once where the page script comes late', {
    tag: [further, '@4.5', '@4.6'],
  }, async ({ page, context, recorder }) => {
    await page.goto(address('/about'));
    await accept(page);
    await untilAllRun(context);
    const release = await hold(page, /\/entries\/page/);
    await page.goto(address('/telepsychiatry-florida'));
    await page.locator('header [data-toggle]').click({ clickCount: 2 });
    await expect(page.locator('header [data-toggle]')).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect.poll(() => counts(recorder)).toEqual({ analytics: 1, replay: 1 });
    expect(await sessionEntries(page)).toEqual([]);
  });

  test('in place is reported at once', { tag: ['@4.5', '@4.6'] }, async ({
    page,
    context,
    recorder,
  }) => {
    await page.goto(address('/telepsychiatry-florida'));
    await accept(page);
    await untilAllRun(context);
    await toggle(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect.poll(() => counts(recorder)).toEqual({ analytics: 1, replay: 1 });
  });

  test('without consent is neither stored nor reported', async ({ page, recorder }) => {
    await page.goto(address('/telepsychiatry-florida'));
    await toggle(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    expect(await sessionEntries(page)).toEqual([]);
    expect(recorder.scripts).toEqual([]);
  });

  test('is deleted on withdrawal', { tag: further }, async ({ page, context, recorder }) => {
    await page.goto(address('/about'));
    const release = recorder.hold(...allScripts);
    await accept(page);
    await expect.poll(() => recorder.scripts).toEqual(allScripts);
    await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('header [data-toggle]');
      link?.addEventListener('click', (event) => event.preventDefault());
    });
    await toggle(page);
    expect(await sessionEntries(page)).toEqual([
      'naples_psychiatry_toggles_analytics',
      'naples_psychiatry_toggles_replay',
    ]);
    await withdraw(page);
    await expect.poll(() => recorder.loads(page)).toBe(2);
    await pageScriptRunning(page);
    expect(await sessionEntries(page)).toEqual([]);
    release();
    await chooseInPreferences(page, 'grant');
    await untilAllRun(context);
    expect(recorder.count('region1.google-analytics.com', 'language_changed')).toBe(0);
  });
});
