import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeFiles } from '../../scripts/lib/files';
import { readReport } from '../../scripts/lib/read-test-report';

/** Reads a report that is written into a file. */
function readWritten(report: unknown) {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  writeFiles(folder, { 'report.json': JSON.stringify(report) });
  const read = readReport(join(folder, 'report.json'));
  rmSync(folder, { recursive: true });
  return read;
}

it('a report of Vitest has its numbers, and each test with its time, also one that was left out', () => {
  const assertionResults = [
    { fullName: 'hours are right', duration: 12 },
    { fullName: 'left out' },
  ];
  const report = { numPassedTests: 1, numFailedTests: 0, testResults: [{ assertionResults }] };
  expect(readWritten(report)).toEqual({
    passed: 1,
    failed: 0,
    tests: [
      { name: 'hours are right', ms: 12 },
      { name: 'left out', ms: 0 },
    ],
  });
});

it('a report of Playwright has its numbers, and each test with its file, its group and its time', () => {
  const spec = (title: string, duration: number) => ({
    title,
    tests: [{ results: [{ duration }] }],
  });
  const group = { title: 'the form', specs: [spec('is sent', 20)] };
  const file = { title: 'form.spec.ts', specs: [spec('is shown', 10)], suites: [group] };
  const report = { stats: { expected: 1, unexpected: 1 }, suites: [file] };
  expect(readWritten(report)).toEqual({
    passed: 1,
    failed: 1,
    tests: [
      { name: 'form.spec.ts is shown', ms: 10 },
      { name: 'form.spec.ts the form is sent', ms: 20 },
    ],
  });
});

it('a check that wrote no report has none', () => {
  expect(readReport('no-such-file.json')).toBeUndefined();
});
