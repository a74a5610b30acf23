const playwright = (config: string) =>
  `playwright test --config=${config} --project=chromium --reporter=dot,json`;
const vitest = (project: string) =>
  `vitest run --project=${project} --reporter=default --reporter=json`;

/**
 * The checks of `npm test` in their order, each with its command. Those of a stage run at the same time, because
 * each of them leaves a processor idle for a while. Checks that need a build bring it up to date themselves.
 */
export const stages: Record<string, string>[] = [
  {
    types: 'tsc --noEmit --checkers 2',
    lint: 'biome check --error-on-warnings .',
    'dead-code': 'knip',
    spelling: 'npm run --silent spelling',
  },
  { unit: vitest('unit') },
  { build: vitest('build'), content: vitest('content') },
  { pages: playwright('tests/content/playwright.config.ts') },
  { browser: playwright('playwright.config.ts') },
];

/** The checks that need Chromium. */
export const inBrowser = ['pages', 'browser'];
