import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findBrowser, launchOptions } from './browser';
import { serveBuild } from './server';

/** Time limit for the pages to post a result, in ms. */
const timeout = 600_000;

/**
 * Opens a page in a browser without a debugger: while one is attached, Chromium restores no page
 * from its back/forward cache.
 * @param change adds a script to each document that finally posts the result to `/`
 * @returns the body that a page has posted
 * @throws if no page posts one before the timeout
 */
export async function runWithoutDebugger(
  path: string,
  change: (html: string) => string,
): Promise<string> {
  const program = (await findBrowser('full')) ?? chromium.executablePath();
  const pages = new EventEmitter();
  const onPost = (body: string) => pages.emit('post', body);
  const site = await serveBuild({ isSecure: true, change, onPost });
  const profile = mkdtempSync(join(tmpdir(), 'site-browser-'));
  const browser = start(program, profile, site.origin + path);
  try {
    const [body] = await once(pages, 'post', { signal: AbortSignal.timeout(timeout) });
    return body;
  } finally {
    await stop(browser);
    site.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
  }
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
  const ended = once(browser, 'exit');
  if (process.platform !== 'win32' && browser.pid) process.kill(-browser.pid, 'SIGKILL');
  else browser.kill();
  await ended;
}
