import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findBrowser, launchOptions } from '../browser';
import { serve } from './server';

/** The longest that pages may take to tell, in ms. */
const patience = 45_000;

interface Journey {
  /** Where it starts. */
  path: string;
  /** Puts a script into each document, which posts to `/` in the end. */
  change(html: string): string;
  /** How long a document lets itself be waited for, in ms. */
  delay?: number;
}

/**
 * Lets pages run in a browser that nobody watches: with a debugger attached none renders ahead,
 * and none comes back from the browser's cache.
 * @returns what a page has posted
 * @throws if none does in time
 */
export async function askPages({ path, change, delay = 0 }: Journey): Promise<string> {
  const program = (await findBrowser('whole')) ?? chromium.executablePath();
  const { promise, resolve, reject } = withResolvers<string>();
  const site = await serve({ change, delay, onPost: resolve });
  const profile = mkdtempSync(join(tmpdir(), 'site-bench-'));
  const browser = start(program, profile, site.site + path);
  const late = () => reject(new Error(`No page has told anything in ${patience} ms.`));
  const timer = setTimeout(late, patience);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await end(browser);
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

function start(program: string, profile: string, address: string): ChildProcess {
  const { args = [] } = launchOptions(program);
  const own = ['--headless=new', '--ignore-certificate-errors', '--no-first-run'];
  return spawn(program, [...args, ...own, `--user-data-dir=${profile}`, address], {
    stdio: 'ignore',
    detached: process.platform !== 'win32',
  });
}

/** Ends a browser and the processes that it has started. */
async function end(browser: ChildProcess) {
  const ended = new Promise((resolve) => browser.once('exit', resolve));
  if (process.platform !== 'win32' && browser.pid) process.kill(-browser.pid, 'SIGKILL');
  else browser.kill();
  await ended;
}
