import { existsSync, readFileSync } from 'node:fs';

/** What a test runner has reported. */
export interface TestReport {
  passed: number;
  failed: number;
  tests: { name: string; ms: number }[];
}

/** The report of Vitest or Playwright in a JSON file; undefined if there is no file. */
export function readReport(file: string): TestReport | undefined {
  if (!existsSync(file)) return undefined;
  const report: VitestReport | PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'));
  if ('testResults' in report) return ofVitest(report);
  const { expected, unexpected } = report.stats;
  return { passed: expected, failed: unexpected, tests: report.suites.flatMap(testsOf) };
}

/** https://vitest.dev/guide/reporters#json-reporter */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { assertionResults: { fullName: string; duration?: number | null }[] }[];
}

function ofVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): TestReport {
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    tests: results.map(({ fullName, duration }) => ({ name: fullName, ms: duration ?? 0 })),
  };
}

/** https://playwright.dev/docs/test-reporters#json-reporter */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number };
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  title: string;
  specs: { title: string; tests: { results: { duration: number }[] }[] }[];
  suites?: PlaywrightSuite[];
}

/** The tests of a suite and of the suites in it, each after the titles of its suites. */
function testsOf({ title, specs, suites = [] }: PlaywrightSuite): TestReport['tests'] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration }) => ({ name: title, ms: duration }))),
  );
  return [...own, ...suites.flatMap(testsOf)].map(({ name, ms }) => ({
    name: `${title} ${name}`,
    ms,
  }));
}
