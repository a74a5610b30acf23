import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import type { BrowserContext, Page, Request } from 'playwright/test';
import { expect } from 'playwright/test';
import { serveTrackedBuild } from '../../scripts/lib/tracked-build';
import { vendorStubs } from '../../scripts/lib/vendor-stubs';

/**
 * The built site with all three trackers, under the headers that hosts are given for it, on hosts
 * of several depths that lead to this machine.
 */

export const scripts = {
  analytics: 'www.googletagmanager.com',
  replay: 'www.clarity.ms',
  pixel: 'analytics.tiktok.com',
};
export const allScripts = Object.values(scripts).sort();

/** The cookie policy's revision in this build. */
export const policyRevision = 2;

let port: number;

/** Builds the site with the trackers and serves it. */
export async function serveTrackedSite(): Promise<{ close(): void }> {
  const server = await serveTrackedBuild((copy) =>
    copy.write(
      'content/practice.yaml',
      copy
        .read('content/practice.yaml')
        .replace(/^cookiePolicyRevision: .*$/m, `cookiePolicyRevision: ${policyRevision}`),
    ),
  );
  port = server.port;
  return server;
}

export const address = (path: string, host = 'www.example.test') => `http://${host}:${port}${path}`;

const require = createRequire(import.meta.url);

/** Microsoft's own library, behind a loader that starts it as Microsoft's loader does. */
export const realReplay = {
  'www.clarity.ms': `(() => {
    const script = document.createElement('script');
    script.async = true;
    script.src = 'https://scripts.clarity.ms/0.8.70/clarity.js';
    document.head.append(script);
    clarity('start', {
      projectId: 'test1', upload: 'https://a.clarity.ms/collect', track: false, content: true,
    });
    clarity.q.unshift(clarity.q.pop());
    clarity('set', 'C_IS', '0');
  })()`,
  'scripts.clarity.ms': readFileSync(require.resolve('clarity-js/build/clarity.min.js'), 'utf8'),
};

/** What leaves for other hosts, how their scripts answer, and what the pages themselves mark. */
export class Wire {
  readonly requests: { host: string; isScript: boolean; told: string }[] = [];
  /** What has to be awaited before a host's script is answered. */
  readonly held = new Map<string, Promise<void>>();
  readonly blocked = new Set<string>();
  readonly #answers: Record<string, string>;
  /** Hosts that requests of a page have left for, and the marks that the page has set between. */
  readonly #course = new Map<Page, string[]>();

  constructor(answers: Record<string, string> = {}) {
    this.#answers = { ...vendorStubs, ...answers };
  }

  async watch(context: BrowserContext) {
    context.on('request', (request) => this.#note(request));
    // A page marks each choice that it hears of before any of its trackers can.
    await context.addInitScript(() => {
      addEventListener('consentChanged', (event) => {
        const { analytics, marketing } = (event as CustomEvent).detail ?? {};
        void fetch(`/mark?${analytics || marketing ? 'granted' : 'denied'}`).catch(() => {});
      });
    });
    await context.route(
      (url) => url.port !== `${port}` || url.pathname === '/mark',
      async (route) => {
        const { host } = new URL(route.request().url());
        if (this.blocked.has(host)) return route.abort('blockedbyclient');
        await this.held.get(host);
        await route.fulfill({ contentType: 'text/javascript', body: this.#answers[host] ?? '' });
      },
    );
    return this;
  }

  /** Holds the scripts of these hosts back until what is returned is called. */
  hold(...hosts: string[]): () => void {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    for (const host of hosts) this.held.set(host, held);
    return release;
  }

  /** The hosts that requests of a page have left for since it marked something last. */
  async since(page: Page, mark: string): Promise<string[]> {
    await page.evaluate(() => fetch('/mark?now'));
    const course = this.#course.get(page) ?? [];
    const start = course.lastIndexOf(mark);
    if (start < 0) throw new Error(`The page has not marked "${mark}".`);
    return course.slice(start + 1).filter((entry) => !/^(granted|denied|now|thawed)$/.test(entry));
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

  /** How often something was told to a host. */
  count(host: string, told: string | RegExp = '') {
    return this.requests.filter(
      (request) => request.host === host && request.told.search(told) >= 0,
    ).length;
  }

  #note(request: Request) {
    const url = new URL(request.url());
    const page = request.frame().page();
    const course = this.#course.get(page) ?? [];
    this.#course.set(page, course);
    if (url.port !== `${port}`) {
      const isScript = request.resourceType() === 'script';
      this.requests.push({ host: url.host, isScript, told: textOf(request) });
      course.push(url.host);
    } else if (url.pathname === '/mark') {
      course.push(url.search.slice(1));
    }
  }
}

/** A request's address and body in plain text. */
function textOf(request: Request): string {
  const body = request.postDataBuffer() ?? Buffer.of();
  const isCompressed = body[0] === 0x1f && body[1] === 0x8b;
  const text = (isCompressed ? gunzipSync(body) : body).toString();
  return `${decodeURIComponent(request.url())} ${text}`;
}

export const cookies = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name }) => name).sort();

export const accept = (page: Page) => page.locator('[data-choose="all"]').click();

/** Chooses both categories alike through the preferences. */
export async function chooseInPreferences(page: Page, isGranted: boolean) {
  await page.locator('[data-choose="again"]').click();
  const dialog = page.getByRole('dialog');
  for (const name of ['analytics', 'marketing']) {
    await dialog.locator(`[name="${name}"]`).setChecked(isGranted);
  }
  await dialog.locator('[type="submit"]').click();
  await expect(dialog).toBeHidden();
}

export const withdraw = (page: Page) => chooseInPreferences(page, false);

/** Until each tracker has reported, by its cookie. */
export const untilAllRun = (context: BrowserContext) =>
  expect.poll(() => cookies(context)).toEqual(expect.arrayContaining(['_clck', '_ga', '_ttp']));
