import { fileURLToPath } from 'node:url';

export { projectFolder } from '../scripts/lib/project.ts';

export const contentFolder = fileURLToPath(new URL('../content', import.meta.url));

/**
 * How long a runner waits before it takes something for hanging, in ms. No test compares time with
 * a limit: these only end what would never end, so each is at least ten times what the slowest
 * takes on a quiet machine, and a busy one fails nothing.
 */
export const hangLimits = {
  /** A test without a build, and a hook. */
  test: 600_000,
  /** A test, or a hook, that builds a copy of the project. */
  build: 1_800_000,
  /** One awaited expectation of a browser test. */
  expectation: 120_000,
};
