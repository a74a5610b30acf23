import '../support/use-sample';
import { defineConfig } from 'playwright/test';
import base from '../../playwright.config';

/** The tasks of staff in the editor: `npx playwright test -c tests/editor/playwright.config.ts`. */
export default defineConfig({
  ...base,
  projects: [{ name: 'chromium' }],
  testDir: '..',
  testMatch: ['editor/*.spec.ts', 'browser/editor.spec.ts'],
  globalSetup: '../browser/global-setup.ts',
  workers: 2,
  // The editor does not draw parts out of sight.
  use: { ...base.use, viewport: { width: 1400, height: 9000 } },
});
