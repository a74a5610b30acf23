import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from 'playwright';
import { UserError } from '../../lib/user-error.server';

/** Debian's, and its one without windows, profiles and extensions, which takes half the time. */
export const debian = {
  chromium: '/usr/bin/chromium',
  'chromium-headless-shell': '/usr/bin/chromium-headless-shell',
} as const;

/** The path of a Chromium: the one that the variable CHROMIUM_PATH names, Debian's or Playwright's. */
const findBrowser = (): string | undefined => browsers()[0];

/** The path of a Chromium that can keep pages which are left: a shell without windows cannot. */
export const findBrowserWithPageCache = (): string | undefined =>
  browsers().find((program) => !/headless[-_]shell$/.test(program));

/** Those that are there, the best first. */
function browsers(): string[] {
  const { CHROMIUM_PATH = '' } = process.env;
  return [
    CHROMIUM_PATH,
    debian['chromium-headless-shell'],
    chromium.executablePath(),
    debian.chromium,
  ].filter((program) => existsSync(program));
}

/**
 * What keeps the tests from starting Chromium: `none`, or what it writes instead of its version, as
 * where a library is missing. Undefined if it starts.
 */
export function faultOfBrowser(): string | undefined {
  for (const program of [findBrowser(), findBrowserWithPageCache()]) {
    if (!program) return 'none';
    const { status, stderr } = spawnSync(program, ['--version'], { encoding: 'utf8' });
    if (status !== 0) return `${program}: ${stderr?.trim()}`;
  }
  return undefined;
}

/** Installs nothing. @throws with what to run, where Chromium is not there or does not start */
export function requireBrowser() {
  const fault = faultOfBrowser();
  if (fault === undefined) return;
  throw new UserError(
    fault === 'none'
      ? 'The browser tests need Chromium, and there is none. Install it (npx playwright install --no-shell chromium; on Debian, as root: apt-get install chromium), or name one in the variable CHROMIUM_PATH. npm test installs what is missing.'
      : `The browser tests need Chromium, which does not start. Install the libraries that it needs (sudo npx playwright install-deps chromium), or name another one in the variable CHROMIUM_PATH. It says:\n${fault}`,
  );
}

/** How Chromium is started: without software rendering of 3D, which is slow. */
export const launchOptions = (): LaunchOptions => startOf(findBrowser());

/** How a Chromium is started that keeps pages which are left: Playwright switches that off. */
export const withPageCache = (): LaunchOptions => ({
  ...startOf(findBrowserWithPageCache()),
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
});

/** @param program absent where there is none: `requireBrowser` says so before a test starts it */
const startOf = (program: string | undefined): LaunchOptions => ({
  ...(program && { executablePath: program }),
  args: ['--disable-gpu'],
});
