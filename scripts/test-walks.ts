import { spawnSync } from 'node:child_process';
import { findBrowser } from './browser';
import { build, failBuild } from './build';
import { isBuildCurrent } from './build-inputs';

/**
 * Takes 1,000 random walks through the site, or as many as `WALKS` says: `npm run test:walks`.
 * `WALK_SEED` is the seed of the first (`tests/browser/walks.spec.ts`).
 */

if (!isBuildCurrent()) await build().catch(failBuild);
const browser = await findBrowser();
const { status } = spawnSync(
  'playwright',
  ['test', '--config=tests/browser/playwright.config.ts', '--retries=0', 'walks.spec.ts'],
  {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { WALKS: '1000', ...process.env, ...(browser && { CHROMIUM_PATH: browser }) },
  },
);
process.exitCode = status ?? 1;
