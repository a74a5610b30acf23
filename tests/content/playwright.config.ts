import './use-own-content';
import { defineConfig } from 'playwright/test';
import base from '../../playwright.config';

/** Browser tests of what must be true of every practice's pages. */
export default defineConfig({
  ...base,
  projects: [{ name: 'chromium' }],
  testDir: '.',
  testMatch: '*.spec.ts',
  // Each run empties its own folder.
  outputDir: '../../test-results/pages',
  globalSetup: './serve.ts',
});
