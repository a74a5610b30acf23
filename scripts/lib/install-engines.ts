import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { UserError } from '../../lib/user-error.server';

/** The path of a Firefox: that of the variable FIREFOX_PATH, Debian's or another one; undefined if there is none. */
export const findFirefox = (): string | undefined =>
  process.env.FIREFOX_PATH || findProgram('firefox-esr') || findProgram('firefox');

/** What the engines need, and the packages of Debian and Ubuntu that have it. */
const needs = [
  { package: 'firefox-esr', find: findFirefox },
  { package: 'webkit2gtk-driver', find: () => findProgram('WebKitWebDriver') },
  { package: 'xvfb', find: () => findProgram('Xvfb') },
];

/**
 * Installs what the engines need and is missing, for root on Debian, and prints the command.
 * @throws {UserError} that says what to install, if something is still missing
 */
export function ensureEngines() {
  if (missingPackages().length > 0 && process.getuid?.() === 0 && findProgram('apt-get')) {
    const command = `apt-get update && apt-get install --yes --no-install-recommends ${missingPackages().join(' ')}`;
    console.log(`Firefox or WebKit is missing. Installing it, as root: ${command}`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync(command, { stdio: 'inherit', shell: true, env });
  }
  const missing = missingPackages();
  if (missing.length === 0) return;
  throw new UserError(
    `The engines need what is missing here. On Debian or Ubuntu, as root: apt-get install ${missing.join(' ')}. Another Firefox can be named in the variable FIREFOX_PATH.`,
  );
}

const missingPackages = () => needs.filter(({ find }) => !find()).map((need) => need.package);

/** The path of a program; undefined if no folder of PATH has it. */
function findProgram(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}
