import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from 'playwright';
import { UserError } from '../../lib/user-error.server';

/**
 * The paths of Debian's Chromium, and of its shell without windows,
 * profiles and extensions, which is twice as fast.
 */
export const debian = {
  chromium: '/usr/bin/chromium',
  'chromium-headless-shell': '/usr/bin/chromium-headless-shell',
} as const;

/**
 * The path of a Chromium: that of the variable CHROMIUM_PATH, Debian's
 * or Playwright's; undefined if there is none.
 */
const findBrowser = (): string | undefined => browsers()[0];

/**
 * The path of a Chromium with a back/forward cache, which shells
 * without windows lack; undefined if there is none.
 */
export const findBrowserWithPageCache = (): string | undefined =>
  browsers().find((program) => !/headless[-_]shell$/.test(program));

/** The paths of all Chromiums that exist, the best first. */
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
 * The reason why Chromium does not start: `none` if it is missing, or the message that it prints, for example
 * about a missing library. Undefined if it starts.
 */
export function faultOfBrowser(): string | undefined {
  for (const program of [findBrowser(), findBrowserWithPageCache()]) {
    if (!program) return 'none';
    const { status, stderr } = spawnSync(program, ['--version'], { encoding: 'utf8' });
    if (status !== 0) return `${program}: ${stderr?.trim()}`;
  }
  return undefined;
}

/**
 * Checks that Chromium starts. Installs nothing.
 * @throws {UserError} that says what to run, if it does not start
 */
export function requireBrowser() {
  const fault = faultOfBrowser();
  if (fault === undefined) return;
  throw new UserError(
    fault === 'none'
      ? 'The browser tests need Chromium, and there is none. Install it (npx playwright install --no-shell chromium; on Debian, as root: apt-get install chromium), or name one in the variable CHROMIUM_PATH. npm test installs what is missing.'
      : `The browser tests need Chromium, which does not start. Install the libraries that it needs (sudo npx playwright install-deps chromium), or name another one in the variable CHROMIUM_PATH. It says:\n${fault}`,
  );
}

/** Options that start Chromium without software rendering of 3D, which is slow. */
export const launchOptions = (): LaunchOptions => startOf(findBrowser());

/** Options that start a Chromium with its back/forward cache, which Playwright switches off by default. */
export const withPageCache = (): LaunchOptions => ({
  ...startOf(findBrowserWithPageCache()),
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
});

/** @param program the path; undefined if there is no Chromium, which `requireBrowser` reports before any test */
const startOf = (program: string | undefined): LaunchOptions => ({
  ...(program && { executablePath: program }),
  args: ['--disable-gpu'],
});
