import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findBrowser, launchOptions } from './browser';
import { serveBuild } from './server';

/** Time limit for the pages to post a result, in ms. */
const timeout = 600_000;

interface Scenario {
  /** The first page. */
  path: string;
  /** Adds a script to each document that finally posts the result to `/`. */
  change(html: string): string;
  /** How long the server waits before it sends a document, in ms. */
  delay?: number;
}

/**
 * Runs pages in a browser without a debugger: while one is attached, Chromium neither prerenders
 * nor restores a page from its back/forward cache.
 * @returns the body that a page has posted
 * @throws if no page posts one before the timeout
 */
export async function runWithoutDebugger({ path, change, delay = 0 }: Scenario): Promise<string> {
  const program = (await findBrowser('full')) ?? chromium.executablePath();
  const { promise, resolve, reject } = withResolvers<string>();
  const site = await serveBuild({ isSecure: true, change, delay, onPost: resolve });
  const profile = mkdtempSync(join(tmpdir(), 'site-bench-'));
  const browser = start(program, profile, site.origin + path);
  const fail = () => reject(new Error(`No page has posted a result within ${timeout} ms.`));
  const timer = setTimeout(fail, timeout);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await stop(browser);
    site.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
  }
}

/** `Promise.withResolvers`, which Node 20 does not have. */
function withResolvers<Value>() {
  let resolve: (value: Value) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<Value>((...settle) => {
    [resolve, reject] = settle;
  });
  return { promise, resolve, reject };
}

function start(program: string, profile: string, url: string): ChildProcess {
  const { args = [] } = launchOptions(program);
  const own = ['--headless=new', '--ignore-certificate-errors', '--no-first-run'];
  return spawn(program, [...args, ...own, `--user-data-dir=${profile}`, url], {
    stdio: 'ignore',
    detached: process.platform !== 'win32',
  });
}

/** Ends a browser and the processes that it has started. */
async function stop(browser: ChildProcess) {
  const ended = new Promise((resolve) => browser.once('exit', resolve));
  if (process.platform !== 'win32' && browser.pid) process.kill(-browser.pid, 'SIGKILL');
  else browser.kill();
  await ended;
}
