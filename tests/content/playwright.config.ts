import './use-own-content';
import { defineConfig } from 'playwright/test';
import base from '../../playwright.config';

/** What must hold of the practice's own pages in a browser. */
export default defineConfig({
  ...base,
  projects: [{ name: 'chromium' }],
  testDir: '.',
  testMatch: '*.spec.ts',
  // Each run empties its own folder.
  outputDir: '../../test-results/pages',
  globalSetup: './serve.ts',
});
