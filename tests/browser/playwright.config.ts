import { defineConfig } from 'playwright/test';
import { launchOptions } from '../../scripts/browser';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Slow machines are waited for; how long a visitor waits is the bench's affair.
  expect: { timeout: 10_000 },
  // A busy machine may miss a moment once; what needs the second run is named in the report.
  retries: 1,
  reporter: [['dot'], ['json']],
  use: {
    launchOptions: launchOptions(process.env.CHROMIUM_PATH),
    screenshot: 'off',
    trace: 'off',
  },
});
