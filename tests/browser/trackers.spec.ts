import { expect, type Page, test } from 'playwright/test';
import { everything } from '../../lib/consent/record';
import { launchOptions } from '../../scripts/lib/browser';
import { consentKey, leftKey } from '../../scripts/lib/storage-keys';
import { storedChoice } from '../../scripts/lib/stored-choice';
import { policyViolation } from '../../scripts/lib/tracked-build';
import { hangLimits } from '../project';
import { exhaustiveIf, sampleOf } from './sampling';
import {
  accept,
  address,
  allScripts,
  chooseInPreferences,
  cookies,
  policyRevision,
  realReplay,
  scripts,
  serveTrackedSite,
  untilAllRun,
  Wire,
  withdraw,
} from './tracked-site';

const { args = [], ...launch } = launchOptions(process.env.CHROMIUM_PATH);
test.use({
  launchOptions: { ...launch, args: [...args, '--host-resolver-rules=MAP * 127.0.0.1'] },
});
// One build serves all tests of this file.
test.describe.configure({ mode: 'default' });

let server: Awaited<ReturnType<typeof serveTrackedSite>>;
test.beforeAll(async () => {
  test.setTimeout(hangLimits.build);
  server = await serveTrackedSite();
});
test.afterAll(() => server?.close());

/** Violations of the policy and uncaught errors in all of a test's pages. */
let complaints: string[];
test.beforeEach(({ context }) => {
  complaints = [];
  context.on('console', (message) => {
    if (policyViolation.test(message.text())) complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(error.error().message));
});
test.afterEach(() => expect(complaints).toEqual([]));

/** Advances the page's clock by more than any tracker's delay. */
const letTimePass = (page: Page) => page.clock.runFor(10_000);

const pageScriptRunning = (page: Page) =>
  page.waitForFunction(() => 'pageScript' in document.documentElement.dataset);

const sessionEntries = (page: Page) => page.evaluate(() => Object.keys(sessionStorage).sort());

const hosts = ['example.test', 'www.example.test', 'a.www.example.test', 'www.example.co.uk'];

test('"Leave this page" deletes what the tools have stored, and they store nothing more', async ({
  context,
  page,
}) => {
  await new Wire().watch(context);
  await page.goto(address('/services/anxiety-treatment'));
  await accept(page);
  await untilAllRun(context);
  await page.locator('header [data-leave]').click();
  await page.waitForURL('https://www.weather.gov/');
  expect(await cookies(context)).toEqual([]);
  await page.goto(address('/robots.txt'));
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(await sessionEntries(page)).toEqual([leftKey]);
});

for (const host of sampleOf(hosts)) {
  test(`on ${host} nothing is loaded or stored before consent or after its withdrawal (§4.22, §4.27, §4.37)`, async ({
    page,
    context,
  }) => {
    await page.clock.install();
    const wire = await new Wire().watch(context);
    await page.goto(address('/es', host));
    await pageScriptRunning(page);
    await letTimePass(page);
    expect(wire.hosts).toEqual([]);
    expect(await cookies(context)).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);

    await accept(page);
    await untilAllRun(context);
    expect(wire.scripts).toEqual(allScripts);
    // As the real scripts do: for each domain level that the browser allows.
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
    expect(await cookies(context)).toEqual(['_gallery']);
    await letTimePass(page);
    expect(await cookies(context)).toEqual(['_gallery']);
    const told = wire.requests.length;
    await page.reload();
    await page.goto(address('/es/contacto', host));
    await pageScriptRunning(page);
    await letTimePass(page);
    expect(await cookies(context)).toEqual(['_gallery']);
    expect(await sessionEntries(page)).toEqual([]);
    expect(wire.requests.length).toBe(told);
  });
}

test('each choice loads its own trackers, also on the next page (§4.23, §4.34)', async ({
  page,
  context,
}) => {
  const wire = await new Wire().watch(context);
  await page.goto(address('/'));
  await page.locator('[data-choose="some"]').click();
  await page.getByRole('dialog').locator('[name="marketing"]').check();
  await page.getByRole('dialog').locator('[type="submit"]').click();
  await expect.poll(() => wire.scripts).toEqual([scripts.pixel]);
  await page.goto(address('/about'));
  await expect.poll(() => wire.scripts).toEqual([scripts.pixel, scripts.pixel]);
  expect(wire.hosts).toEqual([scripts.pixel]);
});

test('a double tap loads each script once', async ({ page, context }) => {
  const wire = await new Wire().watch(context);
  await page.clock.install();
  await page.goto(address('/'));
  await page.locator('[data-choose="all"]').dblclick();
  await untilAllRun(context);
  await letTimePass(page);
  expect(wire.scripts).toEqual(allScripts);
});

test('a revoke while the scripts load takes effect; a regrant needs no second script (§4.33, §4.36)', async ({
  page,
  context,
}) => {
  const wire = await new Wire().watch(context);
  const release = wire.hold(...allScripts);
  await page.clock.install();
  await page.goto(address('/'));
  await accept(page);
  await expect.poll(() => wire.scripts).toEqual(allScripts);
  await withdraw(page);
  release();
  await expect
    .poll(() => page.evaluate(() => (window as { clarity?: { v?: string } }).clarity?.v))
    .toBe('stand-in');
  await letTimePass(page);
  expect(await wire.since(page, 'denied')).toEqual([]);
  expect(await cookies(context)).toEqual([]);

  await chooseInPreferences(page, true);
  await untilAllRun(context);
  expect(wire.scripts).toEqual(allScripts);
});

for (const name of ['analytics', 'replay', 'pixel'] as const) {
  test(
    `if the script of ${name} is blocked, the others run and the page works (§8.6)`,
    exhaustiveIf(name === 'pixel'),
    async ({ page, context }) => {
      const wire = await new Wire().watch(context);
      wire.blocked.add(scripts[name]);
      await page.goto(address('/'));
      await accept(page);
      const kept = { analytics: '_ga', replay: '_clck', pixel: '_ttp' };
      const others = Object.entries(kept).filter(([other]) => other !== name);
      await expect.poll(() => cookies(context)).toEqual(others.map(([, cookie]) => cookie).sort());
      await withdraw(page);
      expect(await cookies(context)).toEqual([]);
    },
  );
}

test('a revoke in one tab ends the trackers of the others', async ({ page, context }) => {
  const wire = await new Wire().watch(context);
  await page.goto(address('/'));
  await accept(page);
  await untilAllRun(context);
  const other = await context.newPage();
  await other.goto(address('/es'));
  await expect.poll(() => wire.scripts.length).toBe(2 * allScripts.length);
  await withdraw(page);
  await expect
    .poll(() => other.evaluate(() => Reflect.get(window, 'ga-disable-G-ABC123')))
    .toBe(true);
  expect(await cookies(context)).toEqual([]);
  await other.close();
});

test('the same choice saved again revokes nothing in any tab', async ({ page, context }) => {
  const wire = await new Wire().watch(context);
  await page.goto(address('/'));
  await accept(page);
  await untilAllRun(context);
  const other = await context.newPage();
  await other.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    addEventListener('consentChanged', (event) => heard.push((event as CustomEvent).detail));
  });
  await other.goto(address('/es'));
  await expect.poll(() => wire.count('analytics.tiktok.com', '/api/v2/pixel')).toBe(2);
  const views = () => wire.count('region1.google-analytics.com', 'page_view');
  await expect.poll(views).toBe(2);
  // A visitor id, which a new visitor would not have.
  // biome-ignore lint/suspicious/noDocumentCookie: what is tested
  await other.evaluate(() => (document.cookie = '_ga=7; Path=/'));

  await chooseInPreferences(page, true);
  const heard = () => other.evaluate(() => (window as unknown as { heard: object[] }).heard);
  await expect.poll(async () => (await heard()).length).toBeGreaterThan(0);
  for (const detail of await heard()) expect(detail).toMatchObject({ ...everything });
  expect((await context.cookies()).find(({ name }) => name === '_ga')?.value).toBe('7');
  expect(views()).toBe(2);
  expect(wire.count('analytics.tiktok.com', '/api/v2/pixel')).toBe(2);
  await other.close();
});

test('after a second grant on the same page, the page is reported once', async ({
  page,
  context,
}) => {
  const wire = await new Wire().watch(context);
  await page.goto(address('/'));
  await accept(page);
  await untilAllRun(context);
  await withdraw(page);
  await chooseInPreferences(page, true);
  // Replay restarts with the regrant; by then the others would have reported.
  await expect.poll(() => cookies(context)).toContain('_clck');
  expect(wire.count('region1.google-analytics.com', 'page_view')).toBe(1);
  expect(wire.count('analytics.tiktok.com', '/api/v2/pixel')).toBe(1);
});

test('neither the name nor the value of a query reaches a tracker', async ({ page, context }) => {
  const wire = await new Wire(realReplay).watch(context);
  const secrets = 'utm_campaign=depresion&email=a%40b.test#ansiedad';
  await page.goto(address(`/about?${secrets}`));
  await accept(page);
  await expect.poll(() => wire.count('a.clarity.ms')).toBeGreaterThan(0);
  await page.goto(address(`/es/acerca-de?${secrets}`));
  await expect.poll(() => wire.count('region1.google-analytics.com', 'page_view')).toBe(2);
  await expect.poll(() => wire.count('analytics.tiktok.com', '/api/v2/pixel')).toBe(2);
  for (const { told } of wire.requests) expect(told).not.toMatch(/depresion|a@b\.test|ansiedad/);
});

test('hostile globals stop neither the page nor a revoke', async ({ page, context }) => {
  await new Wire().watch(context);
  await page.goto(address('/'));
  await accept(page);
  await untilAllRun(context);
  await page.evaluate(() => {
    for (const name of ['dataLayer', 'gtag', 'clarity', 'ttq']) Reflect.set(window, name, null);
    Reflect.set(window, 'siteConsent', null);
  });
  await withdraw(page);
  expect(await cookies(context)).toEqual([]);
});

test('with its storage blocked, consent and its withdrawal apply to the page', async ({
  page,
  context,
}) => {
  const wire = await new Wire().watch(context);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  await page.goto(address('/'));
  await accept(page);
  await untilAllRun(context);
  await withdraw(page);
  expect(await cookies(context)).toEqual([]);
  await page.clock.install();
  await page.goto(address('/about'));
  await pageScriptRunning(page);
  await letTimePass(page);
  expect(wire.scripts).toEqual(allScripts);
});

test('items that trackers left in a session are cleared if there is no consent', async ({
  page,
  context,
}) => {
  const wire = await new Wire().watch(context);
  await page.goto(address('/about'));
  await page.evaluate(() => {
    for (const name of ['_cltk', 'tt_sessionId', 'tt_appInfo', 'other']) {
      sessionStorage.setItem(name, '1');
    }
  });
  await page.goto(address('/es'));
  await expect.poll(() => sessionEntries(page)).toEqual(['other']);
  expect(wire.hosts).toEqual([]);
});

for (const [revision, asks] of [
  [undefined, true],
  [policyRevision - 1, true],
  [policyRevision, false],
  [policyRevision + 1, false],
] as const) {
  test(
    `a choice under revision ${revision ?? 'none'} of the policy, now ${policyRevision}, ${
      asks ? 'is asked again' : 'counts'
    }`,
    exhaustiveIf(revision !== policyRevision && revision !== policyRevision - 1),
    async ({ page, context }) => {
      const wire = await new Wire().watch(context);
      await page.clock.install();
      const record = { ...JSON.parse(storedChoice(everything)), policyRevision: revision };
      await page.addInitScript(
        ([key, text]) => localStorage.setItem(key as string, text as string),
        [consentKey, JSON.stringify(record)],
      );
      await page.goto(address('/'));
      await expect(page.locator('#choices')).toBeVisible({ visible: asks });
      if (asks) {
        await pageScriptRunning(page);
        await letTimePass(page);
        expect(wire.hosts).toEqual([]);
      } else {
        await expect.poll(() => wire.scripts).toEqual(allScripts);
      }
    },
  );
}

test.describe('a use of the language toggle', () => {
  const counts = (wire: Wire) => ({
    analytics: wire.count('region1.google-analytics.com', 'en=language_changed&language=es'),
    replay: wire.count('a.clarity.ms', 'selected_language=es'),
  });
  const toggle = (page: Page) => page.locator('header [data-toggle]').click();

  test('before the trackers’ scripts have loaded is reported once, from the next page (§4.5, §4.6)', async ({
    page,
    context,
  }) => {
    const wire = await new Wire().watch(context);
    await page.goto(address('/about'));
    const release = wire.hold(...allScripts);
    await accept(page);
    await expect.poll(() => wire.scripts).toEqual(allScripts);
    await toggle(page);
    await page.waitForURL(/acerca-de/);
    release();
    await expect.poll(() => counts(wire)).toEqual({ analytics: 1, replay: 1 });
    await page.goto(address('/es/contacto'));
    await expect.poll(() => wire.count('region1.google-analytics.com', 'page_view')).toBe(2);
    expect(counts(wire)).toEqual({ analytics: 1, replay: 1 });
    expect(await sessionEntries(page)).toEqual([]);
  });

  test('before the page’s own script has loaded is reported once, too', async ({
    page,
    context,
  }) => {
    const wire = await new Wire().watch(context);
    await page.goto(address('/about'));
    await accept(page);
    await untilAllRun(context);
    await page.route(/\/assets\/.*\.js/, () => {});
    await page.goto(address('/about'), { waitUntil: 'commit' });
    await toggle(page);
    await page.waitForURL(/acerca-de/, { waitUntil: 'commit' });
    await page.unroute(/\/assets\/.*\.js/);
    await page.goto(address('/es/contacto'));
    await expect.poll(() => counts(wire)).toEqual({ analytics: 1, replay: 1 });
    expect(await sessionEntries(page)).toEqual([]);
  });

  test('in place is reported at once', async ({ page, context }) => {
    const wire = await new Wire().watch(context);
    await page.goto(address('/telepsychiatry-florida'));
    await accept(page);
    await untilAllRun(context);
    await toggle(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect.poll(() => counts(wire)).toEqual({ analytics: 1, replay: 1 });
  });

  test('without consent is neither stored nor reported, and is deleted on withdrawal', async ({
    page,
    context,
  }) => {
    const wire = await new Wire().watch(context);
    await page.goto(address('/about'));
    await toggle(page);
    await page.waitForURL(/acerca-de/);
    expect(await sessionEntries(page)).toEqual([]);

    const release = wire.hold(...allScripts);
    await accept(page);
    await expect.poll(() => wire.scripts).toEqual(allScripts);
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
    expect(await sessionEntries(page)).toEqual([]);
    release();
    await chooseInPreferences(page, true);
    await untilAllRun(context);
    expect(wire.count('region1.google-analytics.com', 'language_changed')).toBe(0);
  });
});

test.describe('the real replay library', () => {
  const uploads = (wire: Wire) => wire.count('a.clarity.ms');

  /**
   * Installs in every tab a clock with which the library works. Playwright's clock turns
   * `performance.interactionCount` into a function, and the library fails on slow interactions. The
   * property is deleted from the clock's object and from the browser's, which the clock copies,
   * since the order of the two scripts is not defined.
   */
  async function installClock(page: Page) {
    await page.clock.install();
    await page.context().addInitScript(() => {
      Reflect.deleteProperty(performance, 'interactionCount');
      Reflect.deleteProperty(Performance.prototype, 'interactionCount');
    });
  }

  /** Opens a page, agrees to everything, and waits until it is recorded. */
  async function record(page: Page) {
    const wire = await new Wire(realReplay).watch(page.context());
    await installClock(page);
    await page.goto(address('/about'));
    await accept(page);
    await expect.poll(() => uploads(wire)).toBeGreaterThan(0);
    await expect.poll(() => cookies(page.context())).toContain('_clck');
    return wire;
  }

  /** Acts in ways that are recorded with consent, for longer than the library's sending delay. */
  async function useThePage(page: Page) {
    for (let step = 0; step < 3; step++) {
      await page.mouse.move(40 + step * 50, 300);
      await letTimePass(page);
    }
  }

  /** Withdraws consent in another tab. */
  async function withdrawElsewhere(page: Page) {
    const other = await page.context().newPage();
    await other.goto(address('/es'));
    await withdraw(other);
    await other.close();
  }

  const ends = {
    'in the preferences': withdraw,
    'by deleting the choice': (page: Page) => page.evaluate(() => window.siteConsent.reset()),
    'in another tab': async (page: Page) => {
      await withdrawElsewhere(page);
      await expect(page.locator('html')).toHaveAttribute('data-heard', 'denied');
    },
  };
  for (const [way, end] of Object.entries(ends)) {
    test(
      `sends nothing once consent is withdrawn ${way} (§4.31, §4.32)`,
      exhaustiveIf(way.startsWith('by')),
      async ({ page }) => {
        await page.addInitScript(() => {
          addEventListener('consentChanged', (event) => {
            const { analytics } = (event as CustomEvent).detail;
            document.documentElement.dataset.heard = analytics ? 'granted' : 'denied';
          });
        });
        const wire = await record(page);
        await end(page);
        await useThePage(page);
        expect(await wire.since(page, 'denied')).toEqual([]);
        expect(await cookies(page.context())).toEqual([]);
        expect(await sessionEntries(page)).toEqual([]);
      },
    );
  }

  test('records again after a regrant, and tags the page again (§4.29, §4.33)', async ({
    page,
  }) => {
    const wire = await record(page);
    await withdraw(page);
    const before = uploads(wire);
    await chooseInPreferences(page, true);
    await page.mouse.move(100, 300);
    await expect.poll(() => uploads(wire)).toBeGreaterThan(before);
    await expect.poll(() => cookies(page.context())).toContain('_clck');
  });

  test('sends nothing when a page from before the withdrawal comes back', async ({ page }) => {
    // As in the browser's cache, the page gets no events from other tabs.
    await page.addInitScript(() => {
      addEventListener('storage', (event) => event.stopImmediatePropagation(), true);
      document.addEventListener(
        'visibilitychange',
        (event) => event.stopImmediatePropagation(),
        true,
      );
    });
    const wire = await record(page);
    await page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    });
    await withdrawElsewhere(page);
    await page.evaluate(async () => {
      await fetch('/mark?thawed');
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await useThePage(page);
    expect(await wire.since(page, 'thawed')).toEqual([]);
    expect(await cookies(page.context())).toEqual([]);
  });

  for (const [what, host] of [
    ['its loader', 'www.clarity.ms'],
    ['the library itself', 'scripts.clarity.ms'],
  ] as const) {
    test(`does not start if consent is withdrawn while ${what} loads; a regrant starts it`, async ({
      page,
      context,
    }) => {
      const warnings: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'warning') warnings.push(message.text());
      });
      const wire = await new Wire(realReplay).watch(context);
      const release = wire.hold(host);
      await installClock(page);
      await page.goto(address('/about'));
      await accept(page);
      await expect.poll(() => wire.scripts).toContain(host);
      await withdraw(page);
      release();
      await expect
        .poll(() => page.evaluate(() => (window as { clarity?: { v?: string } }).clarity?.v))
        .toBeTruthy();
      await useThePage(page);
      // A requested loader still fetches its library, but starts nothing.
      const late = (await wire.since(page, 'denied')).filter(
        (name) => name !== 'scripts.clarity.ms',
      );
      expect(late).toEqual([]);
      expect(await cookies(context)).toEqual([]);

      await chooseInPreferences(page, true);
      await page.mouse.move(100, 300);
      await expect.poll(() => uploads(wire)).toBeGreaterThan(0);
      expect(warnings).toEqual([]);
    });
  }
});
