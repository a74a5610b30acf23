import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { own, sample } from '../tests/sites';
import { findBrowser } from './lib/browser';
import { ensureBuild } from './lib/ensure-build';

/** How many tests of a suite passed and failed; a suite that only says yes or no counts as one. */
interface Outcome {
  passed: number;
  failed: number;
}

/** What a program has printed, and whether it ended well. */
interface Run {
  ok: boolean;
  output: string;
}

interface Suite {
  run: () => Promise<Outcome & Pick<Run, 'output'>>;
  /** The build that it tests. */
  tests?: typeof own;
}

const reports = mkdtempSync(join(tmpdir(), 'site-tests-'));

/** The build first; then the others two at a time, the longest first. */
const suites: Record<string, Suite> = {
  build: { run: () => script('build') },
  browser: { run: () => playwright('playwright.config.ts'), tests: sample },
  html: { run: () => vitest('build'), tests: sample },
  unit: { run: () => vitest('unit') },
  content: { run: () => vitest('content'), tests: own },
  pages: { run: () => playwright('tests/content/playwright.config.ts'), tests: own },
  types: { run: () => script('types') },
  lint: { run: () => script('lint') },
  spelling: { run: () => script('spelling') },
  'dead-code': { run: () => script('dead-code') },
};

const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { 'every-page': { type: 'boolean' }, walks: { type: 'boolean' } },
});
if (options['every-page']) process.env.EVERY_PAGE = 'true';
if (options.walks) process.env.WALKS ??= '1000';
const unknown = names.filter((name) => !(name in suites));
if (unknown.length > 0) {
  console.error(`No suite ${unknown.join(', ')}. There are: ${Object.keys(suites).join(', ')}.`);
  process.exit(1);
}

/** A V8 semi-space of 64 MB: builds and checkers take 10 % less time. */
const nodeOptions = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim();
let foundBrowser: ReturnType<typeof findBrowser> | undefined;
const total: Outcome = { passed: 0, failed: 0 };
const { build, ...others } = suites;
const isWanted = (name: string) => names.length === 0 || names.includes(name);
if (build && isWanted('build')) await runSuite('build', build);
// After a failed build, the other suites would test the previous build.
if (total.failed === 0) {
  const waiting = Object.entries(others).filter(([name]) => isWanted(name));
  try {
    for (const site of new Set(waiting.flatMap(([, { tests }]) => tests ?? []))) ensureBuild(site);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    total.failed += 1;
    waiting.length = 0;
  }
  const runWaiting = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await runSuite(...next);
  };
  await Promise.all([runWaiting(), runWaiting()]);
}
rmSync(reports, { recursive: true });
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** Runs a suite, prints its output once it has ended, and adds its tests to the total. */
async function runSuite(name: string, { run }: Suite) {
  console.log(`── ${name} has started`);
  const start = performance.now();
  const { passed, failed, output } = await run();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`\n${output.trim()}\n── ${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
  total.passed += passed;
  total.failed += failed;
}

async function script(name: string) {
  const { ok, output } = await run('npm', ['run', '--silent', name]);
  return { passed: Number(ok), failed: Number(!ok), output };
}

async function vitest(project: string) {
  const report = join(reports, `${project}.json`);
  const result = await run('vitest', [
    'run',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  const { numPassedTests = 0, numFailedTests = 0 } = readReport(report);
  return outcome(result, numPassedTests, numFailedTests);
}

async function playwright(config: string) {
  const report = join(reports, `${config.replaceAll('/', '-')}.json`);
  const specs = options.walks ? ['walks.spec.ts'] : [];
  let browser: string | undefined;
  try {
    // Once for both suites, which would install it at the same time.
    foundBrowser ??= findBrowser();
    browser = await foundBrowser;
  } catch (error) {
    return { passed: 0, failed: 1, output: error instanceof Error ? error.message : String(error) };
  }
  const result = await run(
    'playwright',
    ['test', `--config=${config}`, '--reporter=dot,json', ...specs],
    {
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      ...(browser && { CHROMIUM_PATH: browser }),
    },
  );
  const { expected = 0, unexpected = 0 } = readReport(report).stats ?? {};
  return outcome(result, expected, unexpected);
}

/** Counts a runner that failed without a failed test, as on a file that does not load, as one. */
function outcome({ ok, output }: Run, passed: number, failed: number) {
  return { passed, failed: ok ? failed : Math.max(failed, 1), output };
}

function run(command: string, args: string[], env: Record<string, string> = {}): Promise<Run> {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    env: { ...process.env, NODE_OPTIONS: nodeOptions, ...env },
  });
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => printed.push(text));
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve({ ok: status === 0, output: printed.join('') }));
  });
}

interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: { expected: number; unexpected: number };
}

function readReport(file: string): Report {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
