import { defineConfig } from 'playwright/test';
import { launchOptions } from '../../scripts/browser';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: [['dot'], ['json']],
  use: {
    launchOptions: launchOptions(process.env.CHROMIUM_PATH),
    screenshot: 'off',
    trace: 'off',
  },
});
