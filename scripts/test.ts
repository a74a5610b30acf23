import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Runs all checks, one after another, those that take seconds first: `npm test`, or some of them by
 * name: `npm test -- unit browser`. The last line says how many tests passed and failed.
 */

const folder = mkdtempSync(join(tmpdir(), 'site-tests-'));
const report = join(folder, 'report.json');
process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = report;
// A larger space for new objects: V8 collects garbage less often, and builds take 10 % less time.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim();

const vitest = (project: string) =>
  `vitest run --project=${project} --reporter=default --reporter=json --outputFile.json="${report}"`;
const playwright = (config: string) =>
  `playwright test --config=${config} --project=chromium --reporter=dot,json`;

/** Commands; those that need a build make sure themselves that it is up to date. */
const checks: Record<string, string> = {
  types: 'tsc --noEmit --checkers 2',
  lint: 'biome check --error-on-warnings .',
  'dead-code': 'knip',
  unit: vitest('unit'),
  spelling: 'npm run --silent spelling',
  build: vitest('build'),
  content: vitest('content'),
  pages: playwright('tests/content/playwright.config.ts'),
  browser: playwright('playwright.config.ts'),
};

const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(checks);
const total = { passed: 0, failed: 0 };
for (const name of wanted) {
  const command = checks[name];
  if (!command) throw new Error(`No check ${name}. There are: ${Object.keys(checks).join(', ')}.`);
  console.log(`\n── ${name}`);
  const start = performance.now();
  const { passed, failed } = run(command);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`── ${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
  total.passed += passed;
  total.failed += failed;
}
rmSync(folder, { recursive: true });
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** Runs a command, which prints to the console. One that counts no tests counts as one. */
function run(command: string) {
  const isFine = spawnSync(command, { stdio: 'inherit', shell: true }).status === 0;
  const { passed, failed } = takeReport() ?? { passed: isFine ? 1 : 0, failed: 0 };
  return { passed, failed: isFine ? failed : Math.max(failed, 1) };
}

/** What a test runner has counted; nothing where it failed before it had a test. */
function takeReport(): { passed: number; failed: number } | undefined {
  if (!existsSync(report)) return undefined;
  const { numPassedTests, numFailedTests, stats } = JSON.parse(readFileSync(report, 'utf8'));
  rmSync(report);
  return { passed: numPassedTests ?? stats.expected, failed: numFailedTests ?? stats.unexpected };
}
