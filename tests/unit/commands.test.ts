import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { UserError } from '../../lib/user-error.server';
import { codePaths, readInputs } from '../../scripts/lib/ensure-build';
import { runScript } from '../../scripts/lib/errors';
import { projectFolder } from '../support/project';

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
