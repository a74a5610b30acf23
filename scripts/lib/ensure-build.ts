import { spawnSync } from 'node:child_process';
import { isBuildCurrent } from './build-inputs';

/**
 * Builds the site if its build is out of date. Runs in a separate process, since a test runner
 * changes this one.
 * @param env names content and its build, as `lib/folders.server.ts` reads them
 * @throws if the build fails; the build has printed the reason
 */
export function ensureBuild(env: { CONTENT_FOLDER?: string; DIST_FOLDER?: string } = {}) {
  if (isBuildCurrent(env.CONTENT_FOLDER, env.DIST_FOLDER)) return;
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('The site could not be built; the reason is above.');
}
