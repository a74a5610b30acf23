import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { writeFiles } from '../../scripts/lib/files';
import { runStep } from '../support/workflow-step';

const workflow = parse(readFileSync('.github/workflows/edits.yml', 'utf8'));
const steps: Record<string, string>[] = workflow.jobs.build.steps;
const stepOf = (name: string) => steps.find((step) => step.name === name);

type Outcomes = Partial<Record<'MERGE' | 'BUILD' | 'TESTS' | 'PUBLISH', string>>;

/** The summary after some outcomes of the steps. Steps that are not named were skipped. */
function summaryOf(
  outcomes: Outcomes,
  files: Record<string, string> = {},
  PREVIEW = 'https://edits.site.test',
): string {
  const cwd = mkdtempSync(join(tmpdir(), 'edits-'));
  writeFiles(cwd, files);
  const skipped = { MERGE: 'skipped', BUILD: 'skipped', TESTS: 'skipped', PUBLISH: 'skipped' };
  const env = { ...process.env, ...skipped, ...outcomes, PREVIEW, GITHUB_STEP_SUMMARY: 'shown.md' };
  // GitHub runs a step in this way.
  const { status, stderr } = spawnSync('bash', ['-e', '-c', stepOf('Say how it went')?.run ?? ''], {
    cwd,
    env,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  const summary = readFileSync(join(cwd, 'summary.md'), 'utf8');
  expect(readFileSync(join(cwd, 'shown.md'), 'utf8')).toBe(summary);
  rmSync(cwd, { recursive: true });
  return summary;
}

const built = { MERGE: 'success', BUILD: 'success', TESTS: 'success' };

describe('the summary of a save for staff', () => {
  it('says that it is right once it is on main, and only then', () => {
    const right = summaryOf({ ...built, PUBLISH: 'success' }, { 'build.txt': 'Built 62 pages' });
    expect(right).toMatch(/^## Your change is right · Su cambio está bien/);
    expect(right).toContain('https://edits.site.test');
    expect(right).not.toContain('not yet');
    const others: Outcomes[] = [
      {},
      { MERGE: 'failure' },
      { MERGE: 'success' },
      { MERGE: 'success', BUILD: 'failure' },
      { MERGE: 'success', BUILD: 'success', TESTS: 'failure' },
      { ...built, PUBLISH: 'failure' },
      { ...built, PUBLISH: 'cancelled' },
    ];
    for (const outcomes of others) {
      expect(summaryOf(outcomes)).not.toMatch(/is right ·|en unos diez minutos/);
      expect(summaryOf(outcomes)).toMatch(/^## .*not yet on the site · .*aún no está en el sitio/);
    }
  });

  it('says in both languages what a conflict is, and in which files', () => {
    const files = { 'conflicts.txt': 'content/en/about.md\n' };
    const summary = summaryOf({ MERGE: 'failure' }, files);
    expect(summary).toMatch(/This is a conflict: .* · Esto es un conflicto: /);
    expect(summary).toContain('```\ncontent/en/about.md\n```');
    expect(summary).not.toContain('Correct it');
    expect(summary.match(/```/g)).toHaveLength(2);
  });

  it('says that there is nothing to correct where main is protected', () => {
    const files = { 'push.txt': 'protected branch hook declined\n', 'build.txt': 'Built\n' };
    const summary = summaryOf({ ...built, PUBLISH: 'failure' }, files);
    expect(summary).toMatch(/Nothing in it has to be corrected: .* · No hay nada que corregir: /);
    expect(summary).toContain('protected branch hook declined');
  });

  it('names faults of the build, and failed tests', () => {
    const faults = { 'build.txt': 'The content folder has a fault.\n' };
    const built = { MERGE: 'success', BUILD: 'success', TESTS: 'failure' };
    expect(summaryOf({ MERGE: 'success', BUILD: 'failure' }, faults)).toMatch(
      /Correct it in the editor .* · .*Corríjalo en el editor[\s\S]*The content folder has a fault/,
    );
    expect(summaryOf(built, { 'tests.txt': 'ok\n FAIL  links\n' })).toContain(
      '```\n FAIL  links\n',
    );
  });
});

describe('the summary of a save that was not published', () => {
  it('says in both languages that a test failed, or that nothing could be checked', () => {
    expect(summaryOf({ ...built, TESTS: 'failure' })).toMatch(
      /a test of the content failed: .* · .*falló una prueba del contenido: /,
    );
    for (const outcomes of [{}, { ...built, PUBLISH: 'cancelled' }]) {
      expect(summaryOf(outcomes)).toMatch(
        /It could not be checked, for a reason that is not in your change: .* · No se pudo revisar, por una razón ajena a su cambio: /,
      );
    }
  });

  it('shows how it looks once it is built, where the host shows the branch', () => {
    expect(summaryOf({ ...built, TESTS: 'failure' })).toContain('https://edits.site.test');
    expect(summaryOf({ MERGE: 'success', BUILD: 'failure' })).not.toContain('edits.site.test');
    expect(summaryOf(built, {}, '')).not.toContain('How it looks');
  });
});

describe('a step of a save', () => {
  const run = (name: string, stubs: Record<string, string>) =>
    runStep(stepOf(name)?.run ?? '', { stubs });

  it.each([
    ['Build', 'build.txt', { npm: 'echo the reason; exit 1' }, 'npm run --silent build'],
    ['Test the content', 'tests.txt', { npm: 'echo the reason; exit 1' }, 'npm test -- content'],
    [
      'Publish',
      'push.txt',
      { git: 'echo the reason; [ "$3" != HEAD:main ]' },
      'git push origin HEAD:main',
    ],
  ])(
    'fails where its command fails, and keeps what that said: %s',
    (name, file, stubs, command) => {
      const { status, files, called } = run(name, stubs);
      expect(status).not.toBe(0);
      expect(called).toEqual([command]);
      expect(files[file]).toBe('the reason\n');
    },
  );

  it('publishes even where somebody has saved meanwhile', () => {
    const { status, called } = run('Publish', { git: '[ "$3" != HEAD:edits ]' });
    expect([status, called]).toEqual([
      0,
      ['git push origin HEAD:main', 'git push origin HEAD:edits'],
    ]);
  });

  it('names the files in conflict, and goes no further', () => {
    const git = 'case "$1" in merge) exit 1;; diff) [ "$3" = --diff-filter=U ] && echo a.md;; esac';
    const { status, files } = run('Add what main has since', { git });
    expect([status, files['conflicts.txt']]).toEqual([1, 'a.md\n']);
    const merged = run('Add what main has since', { git: '' });
    expect(merged.status).toBe(0);
    // Nobody is there to write a message of the merge.
    expect(merged.called.at(-1)).toBe('git merge --no-edit origin/main');
  });

  it.each([
    [
      'opens a request that shows the summary',
      '',
      'create --head edits --base main --title Changes',
    ],
    ['adds to the request that is open', '7', 'comment 7 '],
  ])('%s where a save cannot be published', (_, open, expected) => {
    const gh = `[ "$2" = list ] && echo "${open}"; [ "$2" = create ] && echo https://x.test/pull/8; true`;
    const { status, called } = run('Comment on the change', { gh });
    expect(status).toBe(0);
    expect(called).toHaveLength(2);
    expect(called[1]).toContain(`gh pr ${expected}`);
    expect(called[1]).toContain('--body-file summary.md');
    expect(stepOf('Comment on the change')?.if).toBe('failure()');
    expect(stepOf('Say how it went')?.if).toBe('always()');
  });
});

it('a save has the history, the rights and the turn that it needs', () => {
  expect(workflow.on.push.branches).toEqual(['edits']);
  expect(workflow.permissions).toEqual({ contents: 'write', 'pull-requests': 'write' });
  // One that waits takes its turn; one that publishes is not cut off.
  expect(workflow.concurrency).not.toHaveProperty('cancel-in-progress');
  const [checkout] = workflow.jobs.build.steps;
  expect(checkout.with).toEqual({ 'fetch-depth': 0 });
});

it('a save is brought to main before its summary is written', () => {
  const names = steps.map(({ name }) => name);
  expect(names.indexOf('Publish')).toBeLessThan(names.indexOf('Say how it went'));
  for (const name of ['merge', 'build', 'tests', 'publish']) {
    expect(steps.filter(({ id }) => id === name)).toHaveLength(1);
  }
});
