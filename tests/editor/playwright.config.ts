import '../use-sample';
import { defineConfig } from 'playwright/test';
import base from '../../playwright.config';

/** What staff do in the editor: `npm run test:editor`. */
export default defineConfig({ ...base, testDir: '.', globalSetup: [], workers: 2 });
