import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import type { BrowserContext, Page, Request } from 'playwright/test';
import { expect } from 'playwright/test';
import { serveBuild } from '../../scripts/lib/server';
import { vendorStubs } from '../../scripts/lib/tracked-build';
import { fullSite } from '../support/full-site';

/**
 * The built site with all three trackers and its hosts' headers, on local domains with different
 * numbers of levels.
 */

/** The host of the script of each tracker. */
export const scripts = {
  analytics: 'www.googletagmanager.com',
  replay: 'www.clarity.ms',
  pixel: 'analytics.tiktok.com',
};
export const allScripts = Object.values(scripts).sort();

let port: number;

/** Serves the site that has trackers. */
export async function serveTrackedSite(): Promise<{ close(): void }> {
  const server = await serveBuild({ dist: fullSite.DIST_FOLDER });
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

/**
 * Records the requests to other hosts and the marks that pages set, answers with stubs of the
 * hosts' scripts, and counts how often pages were loaded. A request that a policy blocks does not
 * count, because it does not leave the browser.
 */
export class RequestRecorder {
  readonly requests: { host: string; isScript: boolean; text: string }[] = [];
  /** For each host, the promise to await before its script is sent. */
  readonly held = new Map<string, Promise<void>>();
  readonly blocked = new Set<string>();
  readonly #answers: Record<string, string>;
  /** The hosts that a page has sent requests to and the marks that it has set, in order. */
  readonly #timeline = new Map<Page, string[]>();

  constructor(answers: Record<string, string> = {}) {
    this.#answers = { ...vendorStubs, ...answers };
  }

  readonly #loads = new Map<Page, number>();

  async watch(context: BrowserContext) {
    context.on('request', (request) => this.#note(request));
    // A page marks each choice before any of its trackers can react.
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

  /** Delays the scripts of these hosts until the returned function is called. */
  hold(...hosts: string[]): () => void {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    for (const host of hosts) this.held.set(host, held);
    return release;
  }

  /** The hosts that a page has sent requests to since the last mark of this name. */
  async since(page: Page, mark: string): Promise<string[]> {
    await page.evaluate(() => fetch('/mark?now'));
    const timeline = this.#timeline.get(page) ?? [];
    const start = timeline.lastIndexOf(mark);
    if (start < 0) throw new Error(`The page has not marked "${mark}".`);
    return timeline
      .slice(start + 1)
      .filter((entry) => !/^(granted|denied|now|thawed)$/.test(entry));
  }

  /** How often a page has set a mark. */
  marks = (page: Page, mark: string) =>
    this.#timeline.get(page)?.filter((entry) => entry === mark).length ?? 0;

  get hosts() {
    return [...new Set(this.requests.map(({ host }) => host))].sort();
  }

  /** The hosts of all requests for scripts, one entry per request. */
  get scripts() {
    return this.requests
      .filter(({ isScript }) => isScript)
      .map(({ host }) => host)
      .sort();
  }

  /** How often a tab has loaded a page, whichever it was. */
  loads = (page: Page) => this.#loads.get(page) ?? 0;

  /** How often a host received a text. */
  count(host: string, text: string | RegExp = '') {
    return this.requests.filter(
      (request) => request.host === host && request.text.search(text) >= 0,
    ).length;
  }

  #note(request: Request) {
    const url = new URL(request.url());
    const page = request.frame().page();
    const timeline = this.#timeline.get(page) ?? [];
    this.#timeline.set(page, timeline);
    if (request.isNavigationRequest()) this.#loads.set(page, this.loads(page) + 1);
    if (url.port !== `${port}`) {
      const isScript = request.resourceType() === 'script';
      this.requests.push({ host: url.host, isScript, text: textOf(request) });
      timeline.push(url.host);
    } else if (url.pathname === '/mark') {
      timeline.push(url.search.slice(1));
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

/** Grants or denies both categories in the preferences. */
export async function chooseInPreferences(page: Page, choice: 'grant' | 'deny') {
  await page.locator('aside [data-choose="again"]').click();
  const dialog = page.getByRole('dialog');
  for (const name of ['analytics', 'marketing']) {
    await dialog.locator(`[name="${name}"]`).setChecked(choice === 'grant');
  }
  await dialog.locator('[type="submit"]').click();
  await expect(dialog).toBeHidden();
}

export const withdraw = (page: Page) => chooseInPreferences(page, 'deny');

/** The globals and items that trackers have left in a page and in the browser. */
export const traces = async (page: Page) => ({
  globals: await page.evaluate(() =>
    ['dataLayer', 'clarity', 'ttq'].filter((name) => name in window),
  ),
  cookies: await cookies(page.context()),
  entries: await page.evaluate(() => Object.keys(sessionStorage)),
});
export const noTraces = { globals: [], cookies: [], entries: [] };

/** Waits until each tracker has reported, by its cookie. */
export const untilAllRun = (context: BrowserContext) =>
  expect.poll(() => cookies(context)).toEqual(expect.arrayContaining(['_clck', '_ga', '_ttp']));
