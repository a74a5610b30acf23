import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type LaunchOptions } from 'playwright';

/**
 * The path of a Chromium that starts: the one named by the variable CHROMIUM_PATH, one on the `PATH`,
 * or Playwright's own. Where there is none it is installed; root on Debian gets Debian's if
 * Playwright's cannot be downloaded. Child processes inherit the result.
 * @throws with what to install, where none is available
 */
export async function findBrowser(): Promise<string> {
  process.env.CHROMIUM_PATH ||= await findOrInstall();
  return process.env.CHROMIUM_PATH;
}

const isRoot = process.getuid?.() === 0;

/** What makes a Chromium available, one after another until one starts; at first nothing. */
const installations: string[][] = [
  [],
  [`npx playwright install ${isRoot ? '--with-deps ' : ''}chromium`],
  isRoot ? ['apt-get update', 'apt-get install --yes --no-install-recommends chromium'] : [],
];

async function findOrInstall(): Promise<string> {
  for (const commands of installations) {
    for (const command of commands) {
      console.log(`No Chromium that starts was found: ${command} …`);
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
      spawnSync(command, { stdio: 'inherit', shell: true, env });
    }
    for (const program of [...onPath(['chromium']), chromium.executablePath()]) {
      if (existsSync(program) && (await starts(program))) return program;
    }
  }
  throw new Error(
    'The browser tests need Chromium. Install it (npx playwright install chromium; on Debian: apt-get install chromium), or name one in the variable CHROMIUM_PATH.',
  );
}

async function starts(program: string): Promise<boolean> {
  try {
    await (await chromium.launch(launchOptions(program))).close();
    return true;
  } catch {
    return false;
  }
}

/** How the tests start a Chromium. It refuses its sandbox to root, and software rendering is slow. */
export function launchOptions(program = process.env.CHROMIUM_PATH ?? ''): LaunchOptions {
  return {
    executablePath: program,
    args: [
      ...(isRoot ? ['--no-sandbox'] : []),
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
