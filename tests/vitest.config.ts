import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    allowOnly: false,
    projects: [
      { test: { name: 'unit', root: 'tests/unit' } },
      {
        test: {
          name: 'build',
          root: 'tests/build',
          // Some of these build a copy of the project.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
