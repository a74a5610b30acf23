import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from 'playwright';

const isRoot = process.getuid?.() === 0;

/** What makes a Chromium available, one after another until there is one. */
const installations = [
  `npx playwright install ${isRoot ? '--with-deps ' : ''}chromium`,
  // Where Playwright's cannot be downloaded, root on Debian gets Debian's.
  ...(isRoot
    ? [
        'apt-get update; export DEBIAN_FRONTEND=noninteractive; apt-get install -y chromium; apt-get install -y chromium-headless-shell',
      ]
    : []),
];

/** How Chromium is started: without software rendering of 3D, which is slow. */
export const launchOptions = (): LaunchOptions => ({
  executablePath: findBrowser(),
  args: ['--disable-gpu'],
});

/** Debian's without windows, profiles and extensions, which takes half the time. */
const shell = '/usr/bin/chromium-headless-shell';
const whole = '/usr/bin/chromium';

/** How a Chromium is started that keeps pages which are left: Playwright switches that off, and Debian's shell cannot. */
export function withPageCache(): LaunchOptions {
  const { executablePath = '', ...options } = launchOptions();
  return {
    ...options,
    executablePath: /headless-shell$/.test(executablePath) ? whole : executablePath,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  };
}

/**
 * The path of a Chromium: the one named by the variable CHROMIUM_PATH, Debian's headless one or
 * Playwright's own, installed where there is none, or else Debian's whole one. Child processes
 * inherit the result.
 * @throws with what to install, where none is available
 */
function findBrowser(): string {
  const find = (...others: string[]) =>
    [process.env.CHROMIUM_PATH ?? '', shell, chromium.executablePath(), ...others].find((program) =>
      existsSync(program),
    );
  for (const command of existsSync(whole) ? installations.slice(1) : installations) {
    if (find()) break;
    console.log(`No headless Chromium was found: ${command} …`);
    spawnSync(command, { stdio: 'inherit', shell: true });
  }
  const program = find(whole);
  if (!program) {
    throw new Error(
      'The browser tests need Chromium. Install it (npx playwright install chromium; on Debian: apt-get install chromium), or name one in the variable CHROMIUM_PATH.',
    );
  }
  process.env.CHROMIUM_PATH = program;
  return program;
}
