import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findBrowser, launchOptions } from '../browser';
import { median } from './phone';
import { serve } from './server';

const ways = ['none', 'prefetch', 'prerender'] as const;
const [from, to] = ['/', '/about'];
const delay = 150;
/** The longest that a browser may take for one measurement, in ms. */
const patience = 30_000;

/**
 * The time from a click to the paint of the next page, in ms, the page being fetched by the click,
 * or fetched or rendered before. No debugger is attached, which would forbid to render ahead, so
 * the pages themselves tell; that the browser acts upon the site's own rules is a test's affair.
 */
export async function measureNextPage(rounds: number) {
  const program = (await findBrowser()) ?? chromium.executablePath();
  const result: Record<string, { ms: number }> = {};
  for (const way of ways) {
    const times = [];
    for (let round = 0; round < rounds; round++) times.push(await measure(program, way));
    result[way] = { ms: median(times) };
  }
  return result;
}

async function measure(program: string, way: (typeof ways)[number]): Promise<number> {
  let tell: (text: string) => void = () => {};
  const told = new Promise<string>((resolve) => {
    tell = resolve;
  });
  const site = await serve({ change: (html) => withProbe(html, way), delay, onPost: tell });
  const profile = mkdtempSync(join(tmpdir(), 'site-bench-'));
  const browser = start(program, profile, site.site + from);
  const timer = setTimeout(() => tell('NaN'), patience);
  try {
    return Number(await told);
  } finally {
    clearTimeout(timer);
    await end(browser);
    site.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
  }
}

function start(program: string, profile: string, address: string): ChildProcess {
  const { args = [] } = launchOptions(program);
  return spawn(
    program,
    [
      ...args,
      '--headless=new',
      '--ignore-certificate-errors',
      '--no-first-run',
      `--user-data-dir=${profile}`,
      address,
    ],
    { stdio: 'ignore', detached: process.platform !== 'win32' },
  );
}

/** Ends a browser and the processes that it has started. */
async function end(browser: ChildProcess) {
  const ended = new Promise((resolve) => browser.once('exit', resolve));
  if (process.platform !== 'win32' && browser.pid) process.kill(-browser.pid, 'SIGKILL');
  else browser.kill();
  await ended;
}

/** The site's rules make room for one that acts at once; the page clicks and tells by itself. */
function withProbe(html: string, way: (typeof ways)[number]): string {
  const rules = way === 'none' ? {} : { [way]: [{ urls: [to], eagerness: 'immediate' }] };
  const probe = `(${probePage})('${from}', '${to}')`;
  return html
    .replace(/(<script type="speculationrules">).*?(<\/script>)/s, `$1${JSON.stringify(rules)}$2`)
    .replace('</body>', () => `<script>${probe}</script></body>`);
}

const probePage = `function (from, to) {
  const now = () => performance.timeOrigin + performance.now();
  if (location.pathname === from) {
    addEventListener('load', () => setTimeout(() => {
      sessionStorage.clickedAt = now();
      document.querySelector('main a[href="' + to + '"], a[href="' + to + '"]').click();
    }, 2500));
    return;
  }
  const report = () => requestAnimationFrame(() => setTimeout(() => {
    const body = String(now() - Number(sessionStorage.clickedAt));
    fetch('/', { method: 'POST', body });
  }));
  if (document.prerendering) document.addEventListener('prerenderingchange', report, { once: true });
  else report();
}`;
