import './tests/use-sample';
import { defineConfig } from 'playwright/test';
import { findBrowser, launchOptions } from './scripts/lib/browser';
import { everyPage, exhaustive } from './tests/browser/sampling';
import { hangLimits } from './tests/project';

// Found once: the workers inherit it. Empty stands for Playwright's own.
process.env.CHROMIUM_PATH ??= (await findBrowser()) ?? '';

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results/browser',
  globalSetup: './tests/browser/global-setup.ts',
  fullyParallel: true,
  // A test waits more than it computes; two for each processor of a small machine keep it busy.
  workers: 4,
  grepInvert: everyPage ? [] : new RegExp(exhaustive),
  forbidOnly: true,
  timeout: hangLimits.test,
  expect: { timeout: hangLimits.expectation },
  // A test that fails now and then is a fault of the test or of the site: it fails.
  retries: 0,
  reporter: 'list',
  use: {
    launchOptions: launchOptions(process.env.CHROMIUM_PATH),
    screenshot: 'off',
    trace: 'off',
  },
});
