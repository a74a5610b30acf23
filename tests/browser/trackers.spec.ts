import { type BrowserContext, expect, type Page, test } from 'playwright/test';
import { launchOptions } from '../../scripts/browser';
import { serveBuild, violation } from '../../scripts/serve-build';
import { vendorStubs } from '../../scripts/vendor-stubs';
import { ProjectCopy } from '../build/project-copy';
import { someOf } from './page-paths';

/**
 * The built site with all three trackers, under the headers that hosts are given for it, on hosts
 * of several depths that lead to this machine.
 * What the trackers' hosts answer is made in `scripts/vendor-stubs.ts`.
 */

const { args = [], ...launch } = launchOptions(process.env.CHROMIUM_PATH);
test.use({
  launchOptions: { ...launch, args: [...args, '--host-resolver-rules=MAP * 127.0.0.1'] },
});
// One build serves all tests of this file.
test.describe.configure({ mode: 'default' });

const hosts = ['example.test', 'www.example.test', 'a.www.example.test', 'www.example.co.uk'];
const ids = { ANALYTICS_ID: 'G-TEST1', REPLAY_ID: 'test1', PIXEL_ID: 'TEST1' };
const scripts = {
  analytics: 'www.googletagmanager.com',
  replay: 'www.clarity.ms',
  pixel: 'analytics.tiktok.com',
};
const allScripts = Object.values(scripts).sort();

let copy: ProjectCopy;
let server: Awaited<ReturnType<typeof serveBuild>>;
let port: number;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  Object.assign(process.env, ids);
  copy = new ProjectCopy();
  const { ok, output } = copy.build();
  for (const id of Object.keys(ids)) delete process.env[id];
  if (!ok) throw new Error(output);
  server = await serveBuild(copy.folder);
  port = server.port;
});

test.afterAll(() => {
  server?.close();
  copy?.remove();
});

/** What the policy forbade, in all of a test's pages. */
let violations: string[];
test.beforeEach(({ context }) => {
  violations = [];
  context.on('console', (message) => {
    if (violation.test(message.text())) {
      violations.push(message.text());
    }
  });
});
test.afterEach(() => expect(violations).toEqual([]));

const address = (path: string, host = 'www.example.test') => `http://${host}:${port}${path}`;

/** What left for other hosts, and how their scripts answer. */
class Wire {
  readonly requests: { host: string; isScript: boolean }[] = [];
  /** What has to be awaited before a host's script is answered. */
  readonly held = new Map<string, Promise<void>>();
  readonly blocked = new Set<string>();

  async watch(context: BrowserContext) {
    await context.route(
      (url) => url.port !== `${port}`,
      async (route) => {
        const { host } = new URL(route.request().url());
        const isScript = route.request().resourceType() === 'script';
        this.requests.push({ host, isScript });
        if (this.blocked.has(host)) return route.abort('blockedbyclient');
        await this.held.get(host);
        await route.fulfill({ contentType: 'text/javascript', body: vendorStubs[host] ?? '' });
      },
    );
    return this;
  }

  get hosts() {
    return [...new Set(this.requests.map(({ host }) => host))].sort();
  }

  /** Hosts whose script was asked for, once for each time. */
  get scripts() {
    return this.requests
      .filter(({ isScript }) => isScript)
      .map(({ host }) => host)
      .sort();
  }
}

const cookies = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name }) => name).sort();

const accept = (page: Page) => page.locator('[data-choose="all"]').click();

/** Withdraws all consent through the preferences. */
async function withdraw(page: Page) {
  await page.locator('[data-choose="again"]').click();
  const dialog = page.getByRole('dialog');
  for (const name of ['analytics', 'marketing']) {
    await dialog.locator(`[name="${name}"]`).uncheck();
  }
  await dialog.locator('[type="submit"]').click();
  await expect(dialog).toBeHidden();
}

/** Until each tracker has reported, by its cookie. */
const untilAllRun = (context: BrowserContext) =>
  expect.poll(() => cookies(context)).toEqual(expect.arrayContaining(['_clck', '_ga', '_ttp']));

for (const host of someOf(hosts)) {
  test(`on ${host} nothing is loaded or kept before consent, or after its end`, async ({
    page,
    context,
  }) => {
    test.setTimeout(60_000);
    const wire = await new Wire().watch(context);
    await page.goto(address('/es', host));
    await page.waitForTimeout(600);
    expect(wire.hosts).toEqual([]);
    expect(await cookies(context)).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);

    await accept(page);
    await untilAllRun(context);
    expect(wire.scripts).toEqual(allScripts);
    // As the real scripts do, at every level that the browser allows.
    await page.evaluate((host) => {
      const labels = host.split('.');
      for (const name of ['_ga', '_ga_TEST1', '_gid', '_gat', '_clsk', '_tt_enable_cookie']) {
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
    await page.waitForTimeout(5000);
    expect(await cookies(context)).toEqual(['_gallery']);
    const told = wire.requests.length;
    await page.reload();
    await page.goto(address('/es/contacto', host));
    await page.waitForTimeout(600);
    expect(await cookies(context)).toEqual(['_gallery']);
    expect(await page.evaluate(() => sessionStorage.getItem('_cltk'))).toBeNull();
    expect(wire.requests.length).toBe(told);
  });
}

test('each choice brings its own trackers, also on the next page', async ({ page, context }) => {
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
  await page.goto(address('/'));
  await page.locator('[data-choose="all"]').dblclick();
  await untilAllRun(context);
  await page.waitForTimeout(500);
  expect(wire.scripts).toEqual(allScripts);
});

test('a revoke while the scripts are on their way wins; a regrant needs no second script', async ({
  page,
  context,
}) => {
  const wire = await new Wire().watch(context);
  let letIn = () => {};
  const held = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  for (const host of allScripts) wire.held.set(host, held);
  await page.goto(address('/'));
  await accept(page);
  await expect.poll(() => wire.scripts).toEqual(allScripts);
  await withdraw(page);
  letIn();
  await page.waitForTimeout(1500);
  expect(wire.hosts).toEqual(allScripts);
  expect(await cookies(context)).toEqual([]);

  await page.locator('[data-choose="again"]').click();
  for (const name of ['analytics', 'marketing']) {
    await page.getByRole('dialog').locator(`[name="${name}"]`).check();
  }
  await page.getByRole('dialog').locator('[type="submit"]').click();
  await untilAllRun(context);
  expect(wire.scripts).toEqual(allScripts);
});

for (const name of ['analytics', 'replay', 'pixel'] as const) {
  test(`where the script of ${name} is blocked, the others run and nothing breaks`, async ({
    page,
    context,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const wire = await new Wire().watch(context);
    wire.blocked.add(scripts[name]);
    await page.goto(address('/'));
    await accept(page);
    const kept = { analytics: '_ga', replay: '_clck', pixel: '_ttp' };
    const others = Object.entries(kept).filter(([other]) => other !== name);
    await expect.poll(() => cookies(context)).toEqual(others.map(([, cookie]) => cookie).sort());
    await withdraw(page);
    expect(await cookies(context)).toEqual([]);
    expect(errors).toEqual([]);
  });
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
    .poll(() => other.evaluate(() => Reflect.get(window, 'ga-disable-G-TEST1')))
    .toBe(true);
  expect(await cookies(context)).toEqual([]);
  await other.close();
});

test('hostile globals stop neither the page nor a revoke', async ({ page, context }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
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
  expect(errors).toEqual([]);
});

test('with its storage blocked, consent and its end hold for the page', async ({
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
  await page.goto(address('/about'));
  await page.waitForTimeout(600);
  expect(wire.scripts).toEqual(allScripts);
});
