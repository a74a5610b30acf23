import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Counts,
  conclude,
  type EngineName,
  engineNames,
  readRequired,
} from './lib/engine-outcome';
import { type Engine, findEngine } from './lib/engines';
import { ensureBuild } from './lib/ensure-build';

/**
 * Runs the browser tests that depend on the engine in Chromium, Firefox and WebKit:
 * `npm run test:engines`. With `-- --require firefox,webkit` an engine that is not there is a failure.
 */

const drives: Record<Engine['drive'], string> = {
  own: 'driven by Playwright',
  bidi: 'driven by Playwright over WebDriver BiDi',
  webdriver: 'driven over WebDriver by its own tests',
};

const required = readRequired(process.argv.slice(2));
ensureBuild();

const engines: Engine[] = [];
const missing: EngineName[] = [];
for (const name of engineNames) {
  const found = await findEngine(name);
  if ('missing' in found) {
    missing.push(name);
    console.error(`Left out: ${name}: ${found.missing}`);
  } else {
    engines.push(found);
    console.log(`${name}: ${found.program ?? 'Playwright’s own'}, ${drives[found.drive]}`);
  }
}

const { line, exitCode } = conclude(runTests(), missing, required);
console.log(`\n${line}`);
process.exitCode = exitCode;

function runTests(): Counts {
  const folder = mkdtempSync(join(tmpdir(), 'site-engines-'));
  const report = join(folder, 'report.json');
  const { status } = spawnSync(
    'playwright',
    ['test', '--config=tests/engines/playwright.config.ts'],
    {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: {
        ...process.env,
        ENGINES: JSON.stringify(engines),
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
    },
  );
  const { expected, unexpected, skipped } = readStats(report);
  rmSync(folder, { recursive: true });
  // A runner may fail without a failed test, for example on a file that does not load.
  const failed = status === 0 ? unexpected : Math.max(unexpected, 1);
  return { passed: expected, failed, skipped };
}

function readStats(report: string): { expected: number; unexpected: number; skipped: number } {
  try {
    return JSON.parse(readFileSync(report, 'utf8')).stats;
  } catch {
    return { expected: 0, unexpected: 0, skipped: 0 };
  }
}
