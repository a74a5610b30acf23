import './tests/support/use-sample';
import { existsSync } from 'node:fs';
import { defineConfig, firefox, webkit } from 'playwright/test';
import { launchOptions } from './scripts/lib/browser';
import { everyPage, exhaustive } from './tests/browser/sampling';
import { hangLimits } from './tests/support/project';

/** What an engine can break by itself: popovers, dialogs, events, history, forms, lazy loading. */
const testedInEveryEngine =
  /(back-and-forward|carousel|consent|contact-form|images|insurance|islands|language-switch|loading-indicator|navigation|sticky-parts|tooltips-and-toasts)\.spec\.ts$/;

/** Titles of tests that differ from another only in language: engines do not differ by language. */
const spanish = / \/es(\/\S+)?( |$)/;

const { args = [], ...launch } = launchOptions();

/** They are installed by `npx playwright install firefox webkit`. */
const otherEngines = [firefox, webkit].filter((engine) => existsSync(engine.executablePath()));
const excluded = everyPage ? [] : [new RegExp(exhaustive)];

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results/browser',
  globalSetup: './tests/browser/global-setup.ts',
  fullyParallel: true,
  // More pages at once are slower on two processors.
  workers: 3,
  forbidOnly: true,
  timeout: hangLimits.test,
  expect: { timeout: hangLimits.expectation },
  // A test that fails now and then is a fault of the test or of the site: it fails.
  retries: 0,
  reporter: 'list',
  use: {
    // Every host name leads to this machine: no request leaves it, and tests can serve a site at any.
    launchOptions: { ...launch, args: [...args, '--host-resolver-rules=MAP * 127.0.0.1'] },
  },
  grepInvert: excluded,
  projects: [
    { name: 'chromium' },
    ...otherEngines.map((engine) => ({
      name: engine.name(),
      testMatch: testedInEveryEngine,
      grepInvert: [...excluded, spanish],
      use: { browserName: engine.name() as 'firefox' | 'webkit', launchOptions: {} },
    })),
  ],
});
