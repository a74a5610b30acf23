import { spawnSync } from 'node:child_process';
import { isBuildCurrent } from './build-inputs';

/**
 * Builds the site if `dist` is older than what it is made from; in a process of its own, apart from
 * what a test runner changes in this one.
 * @throws where the build fails, which has printed why
 */
export function ensureBuild() {
  if (isBuildCurrent()) return;
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('The site could not be built; the reason is above.');
}
