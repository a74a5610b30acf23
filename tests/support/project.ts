export { projectFolder } from '../../scripts/lib/files.ts';

/**
 * Timeouts of the test runners, in ms. They only end tests that would never end: each is at least
 * ten times the slowest duration on an idle machine, so that no test fails on a busy one.
 */
export const hangLimits = {
  /** A test without a build, and a hook. */
  test: 600_000,
  /** A test, or a hook, that builds a copy of the project. */
  build: 1_800_000,
  /** One awaited expectation of a browser test. */
  expectation: 120_000,
};
