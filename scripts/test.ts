import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installBrowser } from './lib/install-browser';

/**
 * Runs all checks, the quick ones first: `npm test`. `npm test -- unit browser` runs some of them by name. The
 * last line has the numbers of tests that passed and failed.
 */

const folder = mkdtempSync(join(tmpdir(), 'site-tests-'));
const report = join(folder, 'report.json');
process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = report;
// A semi-space of 64 MB: V8 collects garbage less often, and builds take 10 % less time.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim();

const vitest = (project: string) =>
  `vitest run --project=${project} --reporter=default --reporter=json --outputFile.json="${report}"`;
const playwright = (config: string) =>
  `playwright test --config=${config} --project=chromium --reporter=dot,json`;

/** The command of each check. Checks that need a build bring it up to date themselves. */
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

/** The checks that need Chromium. It is installed before the first of them if it is missing. */
const inBrowser = ['pages', 'browser'];

/**
 * The checks that need one processor each. They run at the same time;
 * their output is printed when it is their turn.
 */
const light = ['types', 'lint', 'dead-code', 'spelling'];

const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(checks);
for (const name of wanted) {
  if (checks[name]) continue;
  throw new Error(`No check ${name}. There are: ${Object.keys(checks).join(', ')}.`);
}
const total = { passed: 0, failed: 0 };
const early = wanted.filter((name) => light.includes(name));
const started = new Map(early.map((name) => [name, run(name, 'pipe')]));
for (const name of [...early, ...wanted.filter((name) => !early.includes(name))]) {
  console.log(`\n── ${name}`);
  if (inBrowser.includes(name)) installBrowser();
  const { output, isFine, seconds } = await (started.get(name) ?? run(name, 'inherit'));
  if (output) console.log(output.trimEnd());
  // A check without a report counts as one test.
  const { passed, failed } = takeReport() ?? { passed: isFine ? 1 : 0, failed: 0 };
  const faults = isFine ? failed : Math.max(failed, 1);
  console.log(`── ${name}: ${passed} passed, ${faults} failed (${seconds} s)`);
  total.passed += passed;
  total.failed += faults;
}
rmSync(folder, { recursive: true });
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/**
 * Runs a check.
 * @param stdio `inherit` prints its output at once, `pipe` collects it in `output`
 */
async function run(name: string, stdio: 'pipe' | 'inherit') {
  const start = performance.now();
  const child = spawn(checks[name] ?? '', { stdio, shell: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const [status] = await once(child, 'close');
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  return { output, isFine: status === 0, seconds };
}

/** The numbers that a test runner has reported; undefined if there is no report. Deletes the report. */
function takeReport(): { passed: number; failed: number } | undefined {
  if (!existsSync(report)) return undefined;
  const { numPassedTests, numFailedTests, stats } = JSON.parse(readFileSync(report, 'utf8'));
  rmSync(report);
  return { passed: numPassedTests ?? stats.expected, failed: numFailedTests ?? stats.unexpected };
}
