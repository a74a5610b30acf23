import { defineConfig } from 'vitest/config';
import { hangLimits } from './tests/project.ts';

export default defineConfig({
  test: {
    allowOnly: false,
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          root: 'tests/unit',
          testTimeout: hangLimits.test,
          hookTimeout: hangLimits.test,
        },
      },
      {
        test: {
          name: 'build',
          root: 'tests/build',
          globalSetup: './global-setup.ts',
          // The files share the pages once they are read and parsed.
          isolate: false,
          testTimeout: hangLimits.build,
          hookTimeout: hangLimits.build,
        },
      },
    ],
  },
});
