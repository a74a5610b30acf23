import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { UserError } from '../../lib/user-error.server';
import { furtherStages, inBrowser, stages } from '../../scripts/lib/checks';
import { codePaths, readInputs } from '../../scripts/lib/ensure-build';
import { runScript } from '../../scripts/lib/errors';
import { writeFiles } from '../../scripts/lib/files';
import { projectFolder } from '../support/project';
import { runStep } from '../support/workflow-step';

const { exitCode } = process;
afterEach(() => {
  process.exitCode = exitCode;
  vi.restoreAllMocks();
});

describe('a command that fails', () => {
  it.each([
    [
      'with one sentence, where its user can set it right',
      new UserError('Say who.'),
      /^Say who\.$/,
    ],
    ['with the place in the code, where it has a bug', new TypeError('no x'), /no x\n +at /],
  ])('ends with 1, %s', async (_, error, expected) => {
    const printed = vi.spyOn(console, 'error').mockReturnValue();
    process.exitCode = 0;
    await runScript(() => Promise.reject(error));
    expect(process.exitCode).toBe(1);
    expect(printed).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(expected));
  });

  it('is not one that has no finding', async () => {
    process.exitCode = 0;
    await runScript(() => {});
    expect(process.exitCode).toBe(0);
  });
});

it('a check that there is not stops npm test, which names those that there are', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/test.ts', 'units'],
    { encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /No check units\. There are: types, lint, .*unit.*, browser, further-unit, further-build, further-browser\./,
  );
});

describe('npm test', () => {
  /** Runs checks whose programs are stubs, as a shell finds them. */
  function runChecks(checks: string[], stubs: Record<string, string>) {
    const bin = mkdtempSync(join(tmpdir(), 'programs-'));
    for (const [name, lines] of Object.entries(stubs)) {
      writeFiles(bin, { [name]: `#!/bin/sh\n${lines}\n` });
      chmodSync(join(bin, name), 0o755);
    }
    const { status, stdout } = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'scripts/test.ts', ...checks],
      { encoding: 'utf8', env: { ...process.env, PATH: `${bin}:${process.env.PATH}` } },
    );
    rmSync(bin, { recursive: true });
    return { status, last: stdout.trim().split('\n').at(-1) };
  }
  /** A test runner that writes a report with these numbers and ends with an exit code. */
  const runner = (passed: number, failed: number, status: number) => {
    const report = { numPassedTests: passed, numFailedTests: failed, testResults: [] };
    return `for option; do case "$option" in --outputFile.json=*) file="\${option#*=}";; esac; done
echo '${JSON.stringify(report)}' > "$file"; exit ${status}`;
  };

  it('fails where one of its checks fails, and counts those that failed last', () => {
    const fine = { tsc: 'exit 0', knip: 'exit 0', vitest: runner(3, 0, 0) };
    const checks = ['types', 'dead-code', 'unit'];
    expect(runChecks(checks, fine)).toEqual({ status: 0, last: '5 passed, 0 failed' });
    // The second one has an error outside of every test.
    const faulty = { tsc: 'exit 2', knip: 'exit 0', vitest: runner(3, 0, 1) };
    expect(runChecks(checks, faulty)).toEqual({ status: 1, last: '4 passed, 2 failed' });
  });

  it('runs the tests of each project but those marked as further, which another command runs', () => {
    const all = (list: Record<string, string>[]) => Object.assign({}, ...list);
    const vitestOf = (commands: Record<string, string>) =>
      Object.values(commands).flatMap((command) => {
        const [, project] = /^vitest run .*--project=(\w+)/.exec(command) ?? [];
        const [, filter = 'all'] = /--tags-filter=(\S+)/.exec(command) ?? [];
        return project ? [`${project}: ${filter}`] : [];
      });
    expect(vitestOf(all(stages))).toEqual(['unit: !further', 'content: all', 'build: !further']);
    expect(vitestOf(all(furtherStages))).toEqual(['unit: further', 'build: further']);
    expect(all(stages).browser).toMatch(/--grep-invert=@further$/);
    expect(all(furtherStages)['further-browser']).toMatch(/--grep=@further$/);
    expect(all(stages).lint).toContain('--error-on-warnings');
    // A browser is installed before the checks that need one.
    const playwright = Object.entries<string>({ ...all(stages), ...all(furtherStages) })
      .filter(([, command]) => command.startsWith('playwright'))
      .map(([name]) => name);
    expect(inBrowser).toEqual(playwright);
    expect(Object.keys(all(stages))).toEqual(
      expect.arrayContaining(['types', 'lint', 'dead-code', 'spelling', 'pages']),
    );
  });
});

it('each command of the package runs a program that there is, on the present packages and build', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const commands: [string, string][] = Object.entries(scripts);
  const run = commands.flatMap(([, command]) => command.match(/scripts\/[\w/-]+\.tsx?/g) ?? []);
  expect(run.filter((file) => !existsSync(file))).toEqual([]);
  // Whoever starts or tests the project has no step to do before.
  for (const name of ['start', 'test']) expect(scripts[name]).toMatch(/^npm install --no-save && /);
  expect(scripts.start).toMatch(/tsx scripts\/ensure-build\.ts && vike preview$/);
  expect(scripts['test:further']).toBe(
    `tsx scripts/test.ts ${furtherStages.flatMap(Object.keys).join(' ')}`,
  );
});

it('the program of a server that tests each change runs all tests, and ends at the first that fails', () => {
  const commands = readFileSync('.ci/run', 'utf8').replace(/^cd .*$/m, '');
  const wanted = ['npm test', 'npm run --silent test:further', 'npm run --silent test:hosts'];
  const fine = runStep(commands, { stubs: { npm: 'true' } });
  expect([fine.status, fine.called]).toEqual([0, wanted]);
  wanted.forEach((command, index) => {
    const fails = `[ "npm $*" != "${command}" ]`;
    const { status, called } = runStep(`bash -c '${commands}'`, { stubs: { npm: fails } });
    expect([status, called]).toEqual([1, wanted.slice(0, index + 1)]);
  });
});

it('a build is out of date once any part of the project has changed that it is made from', () => {
  const { stdout } = spawnSync('git', ['ls-files'], { encoding: 'utf8', cwd: projectFolder });
  const parts = new Set(
    stdout
      .trim()
      .split('\n')
      .map((file) => file.split('/')[0] ?? ''),
  );
  // The content is a part of its own. A build reads nothing of these:
  const others =
    /^(\..+|content|tests|README\.md|LICENSE|biome\.json|knip\.json|(playwright|vitest)\.config\.ts)$/;
  const made = [...parts].filter((part) => part && !others.test(part));
  // Without git there is no list.
  if (stdout) expect(codePaths.toSorted()).toEqual(made.toSorted());
});

it('a build is out of date on another day, and the one of a copy for the real site', () => {
  const hashWith = (day: string, staging: string) => {
    vi.stubEnv('BUILD_DAY', day);
    vi.stubEnv('STAGING', staging);
    return readInputs().hash;
  };
  const built = hashWith('2026-11-21', '');
  const others = [hashWith('2026-11-22', ''), hashWith('2026-11-21', '1')];
  const again = hashWith('2026-11-21', '');
  vi.unstubAllEnvs();
  expect(again).toBe(built);
  expect(others).not.toContain(built);
});

it('the report on the words has each page in both languages, and fails while there is something to look at', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  process.exitCode = 0;
  await import(join(projectFolder, 'scripts/reports/content.ts'));
  const printed = log.mock.calls.map(([lines]) => `${lines}`);
  const findings = printed.filter((lines) => lines.startsWith('\n'));
  const [english, spanish, familiar] = printed;
  const page = /^\d+\.\d {2}services\/adhd-treatment, \d+ words$/m;
  expect([english, spanish]).toEqual([expect.stringMatching(page), expect.stringMatching(page)]);
  expect(familiar).toMatch(/^Spanish that may say tú or vos/);
  const count = findings.length - 1;
  expect(findings.at(-1)).toBe(`\n${count} to look at`);
  expect(process.exitCode).toBe(count > 0 ? 1 : 0);
});
