import { spawnSync } from 'node:child_process';
import { isBuildCurrent } from './build-inputs';

/**
 * Builds the site if `dist` is out of date. Runs in a separate process, since a test runner changes
 * this one.
 * @throws if the build fails; the build has printed the reason
 */
export function ensureBuild() {
  if (isBuildCurrent()) return;
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('The site could not be built; the reason is above.');
}
