import { defineConfig, type PlaywrightTestProject } from 'playwright/test';
import base from '../../playwright.config';
import { launchOptions } from '../../scripts/lib/browser';
import { bidiChannel, type Engine } from '../../scripts/lib/engines';
import type { TestOptions } from '../browser/fixtures';
import { bidiPreferences } from './bidi-firefox';
import { leftOutBy, leftOutOverBidi, selectedTests, spanishTwins } from './selection';

const projects: Record<Engine['drive'], (engine: Engine) => PlaywrightTestProject<TestOptions>> = {
  own: ({ name, program }) => ({
    ...specs(name),
    use: {
      browserName: name,
      launchOptions: name === 'chromium' ? launchOptions(program) : {},
      leftOut: leftOutBy[name],
    },
  }),
  bidi: ({ name, program = '' }) => ({
    ...specs(name),
    use: {
      browserName: name,
      channel: bidiChannel,
      launchOptions: { executablePath: program, firefoxUserPrefs: bidiPreferences },
      leftOut: [...leftOutBy[name], ...leftOutOverBidi],
    },
  }),
  webdriver: ({ name, program }) => ({
    name,
    testDir: '.',
    // One after the other: two drivers at a time choose the same port for their browsers.
    fullyParallel: false,
    metadata: { program },
  }),
};

/** Set by `npm run test:engines`. */
const engines: Engine[] = JSON.parse(process.env.ENGINES ?? '[]');

export default defineConfig<TestOptions>({
  ...base,
  globalSetup: '../browser/global-setup.ts',
  reporter: [['list'], ['json']],
  projects: engines.map((engine) => projects[engine.drive](engine)),
});

function specs(name: string) {
  return { name, testDir: '../browser', grep: selectedTests, grepInvert: spanishTwins };
}
