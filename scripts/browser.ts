import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/**
 * Finds a Chromium for the browser tests, installing one where there is none: one already on the
 * machine, else Playwright's own, else Debian's package where that may be installed.
 * @returns the program's path; undefined for Playwright's own
 * @throws with what to install, where none can be had
 */
export function findBrowser(): string | undefined {
  const present = browserOnMachine();
  if (present) return present;
  if (existsSync(chromium.executablePath())) return undefined;

  console.log('No Chromium found; installing Playwright’s …');
  run('npx', ['playwright', 'install', 'chromium']);
  if (existsSync(chromium.executablePath())) return undefined;

  if (process.getuid?.() === 0 && programOnPath(['apt-get'])) {
    console.log('Playwright’s could not be downloaded; installing Debian’s …');
    run('apt-get', ['update']);
    run('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium']);
  }
  const installed = browserOnMachine();
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium or Chrome. Install one (on Debian: apt-get install chromium; elsewhere: npx playwright install chromium), or name one in the variable CHROMIUM_PATH.',
  );
}

function browserOnMachine(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which is not there.`);
  }
  return (
    programOnPath(['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']) ??
    [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    ].find((file) => existsSync(file))
  );
}

function programOnPath(names: string[]): string | undefined {
  const folders = process.env.PATH?.split(delimiter) ?? [];
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => existsSync(file));
}

function run(command: string, args: string[]) {
  const minutes = 10;
  spawnSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    timeout: minutes * 60_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
