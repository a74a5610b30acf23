import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { own, sample } from '../tests/sites';
import { findBrowser } from './lib/browser';
import { ensureBuild } from './lib/ensure-build';

/**
 * Runs all checks, one after another, those that take seconds first: `npm test`, or some of them by
 * name: `npm test -- unit browser`. The last line says how many tests passed and failed.
 */

/** A check without tests counts as one. */
interface Outcome {
  passed: number;
  failed: number;
}

const checks: Record<string, () => Outcome> = {
  types: () => run('tsc', '--noEmit'),
  lint: () => run('biome', 'check', '--error-on-warnings', '.'),
  'dead-code': () => run('knip'),
  unit: () => vitest('unit'),
  build: buildSites,
  spelling: () => run('npm', 'run', '--silent', 'spelling'),
  html: () => vitest('build'),
  content: () => vitest('content'),
  pages: () => playwright('tests/content/playwright.config.ts'),
  browser: () => playwright('playwright.config.ts'),
};

const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(checks);
const folder = mkdtempSync(join(tmpdir(), 'site-tests-'));
const report = join(folder, 'report.json');
process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = report;
// A larger space for new objects: V8 collects garbage less often, and builds take 10 % less time.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim();

const total: Outcome = { passed: 0, failed: 0 };
for (const name of wanted) {
  const check = checks[name];
  if (!check) throw new Error(`No check ${name}. There are: ${Object.keys(checks).join(', ')}.`);
  console.log(`\n── ${name}`);
  const start = performance.now();
  const { passed, failed } = outcomeOf(check);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`── ${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
  total.passed += passed;
  total.failed += failed;
  // Without a build, the other checks would test the previous one.
  if (name === 'build' && failed > 0) break;
}
rmSync(folder, { recursive: true });
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** Runs a program of the project's packages, which prints to the console. */
function run(command: string, ...args: string[]): Outcome {
  const shell = process.platform === 'win32';
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell });
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** What a check that throws has to say is printed without its stack. */
function outcomeOf(check: () => Outcome): Outcome {
  try {
    return check();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

function buildSites(): Outcome {
  for (const site of [own, sample]) ensureBuild(site);
  return { passed: 1, failed: 0 };
}

function vitest(project: string): Outcome {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { failed } = run('vitest', 'run', `--project=${project}`, ...reporters);
  const { numPassedTests = 0, numFailedTests = 0 } = takeReport();
  return { passed: numPassedTests, failed: Math.max(failed, numFailedTests) };
}

function playwright(config: string): Outcome {
  findBrowser();
  const options = ['--project=chromium', '--reporter=dot,json'];
  const { failed } = run('playwright', 'test', `--config=${config}`, ...options);
  const { expected = 0, unexpected = 0 } = takeReport().stats ?? {};
  return { passed: expected, failed: Math.max(failed, unexpected) };
}

/** What a test runner has counted; nothing where it failed before it had a test. */
function takeReport(): {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: { expected: number; unexpected: number };
} {
  if (!existsSync(report)) return {};
  const counted = JSON.parse(readFileSync(report, 'utf8'));
  rmSync(report);
  return counted;
}
