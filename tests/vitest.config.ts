import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    allowOnly: false,
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          root: 'tests/unit',
          // Some of these read the whole content several times, on a busy machine as well.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'build',
          root: 'tests/build',
          // The files share the pages once they are read and parsed.
          isolate: false,
          // Some of these build a copy of the project.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
