import './use-own-content';
import { defineConfig } from 'playwright/test';
import base from '../../playwright.config';

/** What must hold of the practice's own pages in a browser. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: '../browser/global-setup.ts',
});
