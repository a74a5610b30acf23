const playwright = (config: string, options = '') =>
  `playwright test --project=chromium --reporter=dot,json --config=${config} ${options}`;
const vitest = (project: string, options = '') =>
  `vitest run --reporter=default --reporter=json --project=${project} ${options}`;

// Without quotation marks, because the shell of Windows would pass them on.
const notFurther = '--tags-filter=!further';

/**
 * The checks of `npm test` in their order, each with its command. Those of a stage run at the same time, because
 * each of them leaves a processor idle for a while. Checks that need a build bring it up to date themselves. In a stage
 * one check builds at most: two builds of one folder write, and delete, the same temporary files. `content` makes the build
 * that `pages` needs.
 */
export const stages: Record<string, string>[] = [
  {
    types: 'tsc --noEmit --checkers 2',
    lint: 'biome check --error-on-warnings .',
    'dead-code': 'knip',
    spelling: 'npm run --silent spelling',
  },
  { unit: vitest('unit', notFurther), content: vitest('content') },
  { build: vitest('build', notFurther), pages: playwright('tests/content/playwright.config.ts') },
  { browser: playwright('playwright.config.ts', '--grep-invert=@further') },
];

/**
 * The checks of `npm run test:further`: what happens seldom, builds that fail, and builds of other sites. The
 * tests of both are in the same files and differ by a tag.
 */
export const furtherStages: Record<string, string>[] = [
  {
    'further-unit': vitest('unit', '--tags-filter=further'),
    'further-build': vitest('build', '--tags-filter=further'),
  },
  { 'further-browser': playwright('playwright.config.ts', '--grep=@further') },
];

/** The checks that need Chromium. */
export const inBrowser = ['pages', 'browser', 'further-browser'];
