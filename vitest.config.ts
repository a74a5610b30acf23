import { defineConfig } from 'vitest/config';
import { hangLimits } from './tests/project.ts';
import { own, sample } from './tests/sites.ts';

/** Of the tests of builds; the files share the pages once they are read and parsed. */
const ofBuilds = {
  isolate: false,
  globalSetup: './global-setup.ts',
  testTimeout: hangLimits.build,
  hookTimeout: hangLimits.build,
};

export default defineConfig({
  test: {
    allowOnly: false,
    maxWorkers: 2,
    projects: [
      {
        // What the build writes into the scripts (`vite.config.ts`).
        define: {
          __STORAGE_PREFIX__: '"naples_psychiatry"',
          __PRACTICE_LOCATION__: '"Naples, FL"',
          __TOGGLE_KEYS__: 'null',
          __TRACKER_ITEMS__: 'null',
        },
        test: {
          name: 'unit',
          root: 'tests/unit',
          env: sample,
          setupFiles: ['../sentences-as-codes.ts'],
          // The files share the modules once they are read.
          isolate: false,
          testTimeout: hangLimits.test,
          hookTimeout: hangLimits.test,
        },
      },
      {
        test: {
          name: 'build',
          root: 'tests/build',
          env: sample,
          setupFiles: ['../sentences-as-codes.ts'],
          ...ofBuilds,
        },
      },
      {
        test: {
          name: 'content',
          root: 'tests/content',
          include: ['*.test.ts'],
          env: own,
          ...ofBuilds,
        },
      },
    ],
  },
});
