import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { furtherStages, inBrowser, stages } from './lib/checks';
import { projectFolder } from './lib/files';
import { installBrowser } from './lib/install-browser';
import { readReport, type TestReport } from './lib/read-test-report';

/**
 * Runs the checks of `npm test`, the quick ones first; `npm test -- unit browser` runs some of them by name, as
 * `npm run test:further` does. `npm test -- --record-time` runs all and writes the time into the README. The last
 * line has the numbers of tests that passed and failed.
 */

// A semi-space of 64 MB: V8 collects garbage less often, and builds take 10 % less time.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim();

const allStages = [...stages, ...furtherStages];
const known = allStages.flatMap(Object.keys);
const recordsTime = process.argv[2] === '--record-time';
const named = recordsTime ? [] : process.argv.slice(2);
const wanted = named.length > 0 ? named : stages.flatMap(Object.keys);
for (const name of wanted) {
  if (known.includes(name)) continue;
  throw new Error(`No check ${name}. There are: ${known.join(', ')}.`);
}
const folder = mkdtempSync(join(tmpdir(), 'site-tests-'));
const total = { passed: 0, failed: 0, ms: 0 };
const tests: TestReport['tests'] = [];
for (const stage of allStages) {
  const checks = Object.entries(stage).filter(([name]) => wanted.includes(name));
  // The browser is installed before the first check that needs it.
  if (checks.some(([name]) => inBrowser.includes(name))) installBrowser();
  const start = performance.now();
  // The output of checks that run at the same time is printed when it is their turn.
  const stdio = checks.length > 1 ? 'pipe' : 'inherit';
  const runs = checks.map(([name, command]) => ({ name, outcome: run(name, command, stdio) }));
  for (const { name, outcome } of runs) {
    console.log(`\n── ${name}`);
    const { output, isFine, seconds } = await outcome;
    if (output) console.log(output.trimEnd());
    // A check without a report counts as one test.
    const report = readReport(reportOf(name));
    const { passed, failed } = report ?? { passed: isFine ? 1 : 0, failed: 0 };
    const faults = isFine ? failed : Math.max(failed, 1);
    console.log(`── ${name}: ${passed} passed, ${faults} failed (${seconds} s)`);
    total.passed += passed;
    total.failed += faults;
    tests.push(
      ...(report?.tests.map((test) => ({ ...test, name: `${name}: ${test.name}` })) ?? []),
    );
  }
  total.ms += performance.now() - start;
}
rmSync(folder, { recursive: true });
printSlowest();
const time = timeOf(total.ms);
console.log(`\n${time}, without installing`);
if (recordsTime && total.failed === 0) recordTime(time);
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

function printSlowest() {
  const slowest = tests.sort((one, other) => other.ms - one.ms).slice(0, 10);
  if (slowest.length > 0) console.log('\n── slowest tests');
  for (const { name, ms } of slowest)
    console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
}

/** "4 min 50 s on 2 processors (2026-11-29)". */
function timeOf(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const day = new Date().toISOString().slice(0, 10);
  const processors = `${availableParallelism()} processors`;
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s on ${processors} (${day})`;
}

/** Writes the time of all checks into the README in place of the last one. */
function recordTime(time: string) {
  const file = join(projectFolder, 'README.md');
  const text = readFileSync(file, 'utf8');
  const recorded = /\d+ min \d+ s on \d+ processors \([\d-]+\)/;
  if (!recorded.test(text)) throw new Error(`${file} has no time like "${time}".`);
  writeFileSync(file, text.replace(recorded, time));
}
