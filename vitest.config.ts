import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { hangLimits } from './tests/support/project.ts';
import { own, sample } from './tests/support/sites.ts';
import { statements } from './tests/support/specified.ts';

// The practice's time zone, because a day that is counted in UTC by mistake is only seen where the clocks change.
process.env.TZ = 'America/New_York';

const codes = '../support/sentences-as-codes.ts';
const readOnce = '../support/read-once.ts';

/** A folder of tests, whose files share the modules, and pages, once they are read. */
const suite = (
  name: string,
  limit: number,
  options: TestProjectInlineConfiguration['test'],
): TestProjectInlineConfiguration => ({
  // What the build writes into the scripts (`scripts/vite/define-constants.ts`).
  define: {
    __STORAGE_PREFIX__: '"naples_psychiatry"',
    __PRACTICE_LOCATION__: '"Naples, FL"',
    __TOGGLE_KEYS__: 'null',
    __TRACKER_ITEMS__: 'null',
  },
  test: {
    name,
    root: `tests/${name}`,
    isolate: false,
    testTimeout: limit,
    hookTimeout: limit,
    ...options,
  },
});

export default defineConfig({
  test: {
    allowOnly: false,
    maxWorkers: 2,
    // `--tags-filter=@1.7` runs the tests of a statement, `further` are those that `npm test` leaves out. A test
    // that names any other fails.
    tags: [...statements.map((number) => `@${number}`), 'further'].map((name) => ({ name })),
    projects: [
      suite('unit', hangLimits.test, { env: sample, setupFiles: [codes, readOnce] }),
      suite('build', hangLimits.build, {
        env: sample,
        setupFiles: [codes],
        globalSetup: './global-setup.ts',
      }),
      suite('content', hangLimits.build, {
        env: own,
        include: ['*.test.ts'],
        globalSetup: './global-setup.ts',
      }),
    ],
  },
});
