import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { debian, faultOfBrowser, findBrowserWithPageCache } from './browser';

const isRoot = () => process.getuid?.() === 0;

/**
 * Installs what the browser tests lack, and says what it installs and how: Playwright's Chromium into
 * the folder of this user; for root the libraries that it needs; for root on Debian, where
 * Playwright's cannot be downloaded, Debian's Chromium. Does nothing where Chromium starts. What is
 * missing afterwards is told by `requireBrowser`.
 */
export function installBrowser() {
  if (faultOfBrowser() === undefined) return;
  if (!findBrowserWithPageCache()) {
    install('Chromium, for this user', 'npx playwright install --no-shell chromium');
  }
  if (!isRoot()) return;
  if (!findBrowserWithPageCache()) installDebians();
  else if (findBrowserWithPageCache() === chromium.executablePath() && faultOfBrowser()) {
    install('the libraries that Chromium needs, as root', 'npx playwright install-deps chromium');
  }
}

function installDebians() {
  install('the list of packages, as root', 'apt-get update');
  for (const [name, program] of Object.entries(debian)) {
    if (!existsSync(program)) install(`${name}, as root`, `apt-get install --yes ${name}`);
  }
}

/** Says what is installed and runs the command, which prints what it does. */
function install(what: string, command: string) {
  console.log(`\nThe browser tests need Chromium. Installing ${what}: ${command}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, { stdio: 'inherit', shell: true, env });
}
