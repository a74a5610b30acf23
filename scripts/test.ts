import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { furtherStages, inBrowser, stages } from './lib/checks';
import { installBrowser } from './lib/install-browser';

/**
 * Runs the checks of `npm test`, the quick ones first; `npm test -- unit browser` runs some of them by name, as
 * `npm run test:further` does. The last line has the numbers of tests that passed and failed.
 */

// A semi-space of 64 MB: V8 collects garbage less often, and builds take 10 % less time.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim();

const allStages = [...stages, ...furtherStages];
const known = allStages.flatMap(Object.keys);
const wanted = process.argv.length > 2 ? process.argv.slice(2) : stages.flatMap(Object.keys);
for (const name of wanted) {
  if (known.includes(name)) continue;
  throw new Error(`No check ${name}. There are: ${known.join(', ')}.`);
}
const folder = mkdtempSync(join(tmpdir(), 'site-tests-'));
const total = { passed: 0, failed: 0 };
for (const stage of allStages) {
  const checks = Object.entries(stage).filter(([name]) => wanted.includes(name));
  // The browser is installed before the first check that needs it.
  if (checks.some(([name]) => inBrowser.includes(name))) installBrowser();
  // The output of checks that run at the same time is printed when it is their turn.
  const stdio = checks.length > 1 ? 'pipe' : 'inherit';
  const runs = checks.map(([name, command]) => ({ name, outcome: run(name, command, stdio) }));
  for (const { name, outcome } of runs) {
    console.log(`\n── ${name}`);
    const { output, isFine, seconds } = await outcome;
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

/**
 * Runs a check, whose report is written to a file of its own.
 * @param stdio `inherit` prints its output at once, `pipe` collects it in `output`
 */
async function run(name: string, command: string, stdio: 'pipe' | 'inherit') {
  const start = performance.now();
  const report = reportOf(name);
  const child = spawn(
    command.startsWith('vitest') ? `${command} --outputFile.json="${report}"` : command,
    { stdio, env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }, shell: true },
  );
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

function reportOf(name: string): string {
  return join(folder, `${name}.json`);
}

/** The numbers that a test runner has reported; undefined if there is no report. */
function readReport(name: string): { passed: number; failed: number } | undefined {
  const report = reportOf(name);
  if (!existsSync(report)) return undefined;
  const { numPassedTests, numFailedTests, stats } = JSON.parse(readFileSync(report, 'utf8'));
  return { passed: numPassedTests ?? stats.expected, failed: numFailedTests ?? stats.unexpected };
}
