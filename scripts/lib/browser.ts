import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from 'playwright';

const isRoot = process.getuid?.() === 0;

/** What makes a Chromium available, one after another until there is one. */
const installations = [
  `npx playwright install ${isRoot ? '--with-deps ' : ''}chromium`,
  // Where Playwright's cannot be downloaded, root on Debian gets Debian's.
  ...(isRoot
    ? ['apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y chromium']
    : []),
];

/** How Chromium is started: without software rendering of 3D, which is slow. */
export const launchOptions = (): LaunchOptions => ({
  executablePath: findBrowser(),
  args: ['--disable-gpu'],
});

/**
 * The path of a Chromium: the one named by the variable CHROMIUM_PATH, Debian's, or Playwright's own. Where
 * there is none it is installed. Child processes inherit the result.
 * @throws with what to install, where none is available
 */
function findBrowser(): string {
  const find = () =>
    [process.env.CHROMIUM_PATH ?? '', '/usr/bin/chromium', chromium.executablePath()].find(
      (program) => existsSync(program),
    );
  for (const command of installations) {
    if (find()) break;
    console.log(`No Chromium was found: ${command} …`);
    spawnSync(command, { stdio: 'inherit', shell: true });
  }
  const program = find();
  if (!program) {
    throw new Error(
      'The browser tests need Chromium. Install it (npx playwright install chromium; on Debian: apt-get install chromium), or name one in the variable CHROMIUM_PATH.',
    );
  }
  process.env.CHROMIUM_PATH = program;
  return program;
}
