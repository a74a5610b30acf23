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
const reportOf = (name: string) => join(folder, `${name}.json`);
// A semi-space of 64 MB: V8 collects garbage less often, and builds take 10 % less time.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim();

const vitest = (project: string) =>
  `vitest run --project=${project} --reporter=default --reporter=json --outputFile.json="${reportOf(project)}"`;
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
 * The checks in their order. Those of a stage run at the same time, because each of them leaves a processor
 * idle for a while; their output is printed when it is their turn.
 */
const stages = [
  ['types', 'lint', 'dead-code', 'spelling'],
  ['unit'],
  ['build', 'content'],
  ['pages'],
  ['browser'],
];

const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(checks);
for (const name of wanted) {
  if (checks[name]) continue;
  throw new Error(`No check ${name}. There are: ${Object.keys(checks).join(', ')}.`);
}
const total = { passed: 0, failed: 0 };
for (const stage of stages) {
  const names = stage.filter((name) => wanted.includes(name));
  if (names.some((name) => inBrowser.includes(name))) installBrowser();
  const running = names.map((name) => run(name, names.length > 1 ? 'pipe' : 'inherit'));
  for (const [index, name] of names.entries()) {
    console.log(`\n── ${name}`);
    const { output, isFine, seconds } = (await running[index]) as Outcome;
    if (output) console.log(output.trimEnd());
    // A check without a report counts as one test.
    const { passed, failed } = readReport(name) ?? { passed: isFine ? 1 : 0, failed: 0 };
    const faults = isFine ? failed : Math.max(failed, 1);
    console.log(`── ${name}: ${passed} passed, ${faults} failed (${seconds} s)`);
    total.passed += passed;
    total.failed += faults;
  }
}
rmSync(folder, { recursive: true });
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

interface Outcome {
  output: string;
  isFine: boolean;
  /** How long it took, with one decimal. */
  seconds: string;
}

/**
 * Runs a check.
 * @param stdio `inherit` prints its output at once, `pipe` collects it in `output`
 */
async function run(name: string, stdio: 'pipe' | 'inherit'): Promise<Outcome> {
  const start = performance.now();
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(name) };
  const child = spawn(checks[name] ?? '', { stdio, env, shell: true });
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

/** The numbers that a test runner has reported; undefined if there is no report. */
function readReport(name: string): { passed: number; failed: number } | undefined {
  if (!existsSync(reportOf(name))) return undefined;
  const { numPassedTests, numFailedTests, stats } = JSON.parse(
    readFileSync(reportOf(name), 'utf8'),
  );
  return { passed: numPassedTests ?? stats.expected, failed: numFailedTests ?? stats.unexpected };
}
