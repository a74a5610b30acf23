import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { debian, faultOfBrowser, findBrowserWithPageCache } from './browser';

const isRoot = () => process.getuid?.() === 0;

/**
 * Installs what the browser tests lack, and prints each command.
 * - Playwright's Chromium is installed into the folder of the user, if there is none.
 * - For root, the libraries that it needs are installed too.
 * - For root, Debian's Chromium is installed if Playwright's cannot be downloaded, and in any case its shell beside it.
 *
 * `requireBrowser` reports what is missing afterwards.
 */
export function installBrowser() {
  if (!findBrowserWithPageCache()) {
    install('Chromium, for this user', 'npx playwright install --no-shell chromium');
  }
  if (!isRoot()) return;
  const program = findBrowserWithPageCache();
  const isMissing = !program || (program === debian.chromium && !existsSync(shell));
  if (isMissing) installFromDebian();
  else if (program === chromium.executablePath() && faultOfBrowser()) {
    install('the libraries that Chromium needs, as root', 'npx playwright install-deps chromium');
  }
}

const shell = debian['chromium-headless-shell'];

/** Installs Debian's Chromium and its shell, as far as they are missing. */
function installFromDebian() {
  install('the list of packages, as root', 'apt-get update');
  for (const [name, program] of Object.entries(debian)) {
    if (!existsSync(program)) install(`${name}, as root`, `apt-get install --yes ${name}`);
  }
}

/** Prints what is installed, and runs the command. */
function install(what: string, command: string) {
  console.log(`\nThe browser tests need Chromium. Installing ${what}: ${command}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, { stdio: 'inherit', shell: true, env });
}
