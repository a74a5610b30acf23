import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type LaunchOptions } from 'playwright';

const windowsChrome = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe';
const macApplications = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);
/** Takes half the time of the full browser, but has no back/forward cache. */
const shell = 'chromium-headless-shell';
const linuxPrograms = [
  shell,
  'chromium',
  'google-chrome-stable',
  'google-chrome',
  'chromium-browser',
];

/** A browser for the tests: a program's path, or undefined for Playwright's own. */
type Browser = string | undefined;

/**
 * Finds a Chromium that starts, installing one where there is none: one already on the machine,
 * else Playwright's own, else Debian's package where that may be installed.
 * @param need `full` for one that prerenders pages and has a back/forward cache
 * @throws with what to install, where none is available
 */
export async function findBrowser(need: 'any' | 'full' = 'any'): Promise<Browser> {
  const isWanted = (browser: Browser) => need === 'any' || !browser?.endsWith(shell);
  const named = process.env.CHROMIUM_PATH;
  if (named && isWanted(named)) {
    if (await starts(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which is not there or does not start.`);
  }
  const isRoot = process.getuid?.() === 0;
  const attempts = [
    () => {},
    () => {
      console.log('No Chromium that starts was found; installing Playwright’s …');
      run('npx', ['playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium']);
    },
    () => {
      if (!isRoot || onPath(['apt-get']).length === 0) return;
      console.log('Playwright’s is not available; installing Debian’s …');
      run('apt-get', ['update']);
      run('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium', shell]);
    },
  ];
  for (const prepare of attempts) {
    prepare();
    for (const browser of candidates().filter(isWanted)) {
      if (await starts(browser)) return browser;
    }
  }
  throw new Error(
    'The browser tests need Chromium or Chrome. Install one (on Debian: apt-get install chromium; elsewhere: npx playwright install chromium), or name one in the variable CHROMIUM_PATH.',
  );
}

function candidates(): Browser[] {
  return [...onPath(linuxPrograms), ...macApplications, windowsChrome, undefined];
}

async function starts(browser: Browser): Promise<boolean> {
  if (!existsSync(browser ?? chromium.executablePath())) return false;
  try {
    const running = await chromium.launch(launchOptions(browser));
    await running.close();
    return true;
  } catch {
    return false;
  }
}

/**
 * How the tests start a browser. Chromium refuses its sandbox to root, and software rendering is
 * slow.
 */
export function launchOptions(browser: Browser): LaunchOptions {
  return {
    ...(browser && { executablePath: browser }),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-gpu',
    ],
  };
}

/** The files of programs of these names, in the order of `PATH`. */
export function onPath(names: string[]): string[] {
  const folders = process.env.PATH?.split(delimiter) ?? [];
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .filter((file) => existsSync(file));
}

export function run(command: string, args: string[]) {
  const minutes = 10;
  spawnSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    timeout: minutes * 60_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
