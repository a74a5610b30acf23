import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeFinding } from '../lib/finding.server';
import { contentFolder } from '../lib/folders.server';
import { findBrowser } from './lib/browser';

/** How many tests of a suite passed and failed; a suite that only says yes or no counts as one. */
interface Outcome {
  passed: number;
  failed: number;
}

const reports = mkdtempSync(join(tmpdir(), 'site-tests-'));

const suites: Record<string, () => Outcome | Promise<Outcome>> = {
  types: () => script('types'),
  lint: () => script('lint'),
  'dead-code': () => script('dead-code'),
  unit: () => vitest('unit'),
  build: () => script('build'),
  content: () => vitest('content'),
  pages: () => playwright('tests/content/playwright.config.ts'),
  html: () => vitest('build'),
  browser: () => playwright('playwright.config.ts'),
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

const total: Outcome = { passed: 0, failed: 0 };
for (const [name, run] of Object.entries(suites)) {
  if (names.length > 0 && !names.includes(name)) continue;
  console.log(`\n── ${name}`);
  const start = performance.now();
  const { passed, failed } = await run();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`── ${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
  total.passed += passed;
  total.failed += failed;
  // After a failed build, the other suites would test the previous build.
  if (name === 'build' && failed > 0) break;
}
rmSync(reports, { recursive: true });
if (total.failed > 0) await repeatContentFaults();
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** Prints what is wrong with the content as the build words it, since tests bury it under much else. */
async function repeatContentFaults() {
  try {
    // What is imported reads the content at once.
    const { readContent } = await import('../lib/content/content.server');
    const { styleFindings } = await import('../lib/content/report.server');
    const content = readContent(contentFolder);
    const findings = [...content.reminders, ...styleFindings(content)];
    for (const finding of findings) console.log(`\n${describeFinding(finding)}`);
  } catch (error) {
    console.log(`\n${error instanceof Error ? error.message : error}`);
  }
}

function script(name: string): Outcome {
  return run('npm', ['run', '--silent', name])
    ? { passed: 1, failed: 0 }
    : { passed: 0, failed: 1 };
}

function vitest(project: string): Outcome {
  const report = join(reports, `${project}.json`);
  const ok = run('vitest', [
    'run',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  const { numPassedTests = 0, numFailedTests = 0 } = readReport(report);
  return outcome(ok, numPassedTests, numFailedTests);
}

async function playwright(config: string): Promise<Outcome> {
  const report = join(reports, 'browser.json');
  let browser: string | undefined;
  try {
    browser = await findBrowser();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
  const specs = options.walks ? ['walks.spec.ts'] : [];
  const ok = run('playwright', ['test', `--config=${config}`, '--reporter=dot,json', ...specs], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    ...(browser && { CHROMIUM_PATH: browser }),
  });
  const { expected = 0, unexpected = 0 } = readReport(report).stats ?? {};
  return outcome(ok, expected, unexpected);
}

/** Counts a runner that failed without a failed test, as on a file that does not load, as one. */
function outcome(ok: boolean, passed: number, failed: number): Outcome {
  return { passed, failed: ok ? failed : Math.max(failed, 1) };
}

function run(command: string, args: string[], env: Record<string, string> = {}): boolean {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  });
  return status === 0;
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
