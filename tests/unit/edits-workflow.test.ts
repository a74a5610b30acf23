import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { writeFiles } from '../../scripts/lib/files';

const { jobs } = parse(readFileSync('.github/workflows/edits.yml', 'utf8'));
const steps: { name?: string; id?: string; run?: string }[] = jobs.build.steps;
const stepOf = (name: string) => steps.find((step) => step.name === name);

type Outcomes = Partial<Record<'MERGE' | 'BUILD' | 'TESTS' | 'PUBLISH', string>>;

/** The summary after some outcomes of the steps. Steps that are not named were skipped. */
function summaryOf(outcomes: Outcomes, files: Record<string, string> = {}): string {
  const cwd = mkdtempSync(join(tmpdir(), 'edits-'));
  writeFiles(cwd, files);
  const skipped = { MERGE: 'skipped', BUILD: 'skipped', TESTS: 'skipped', PUBLISH: 'skipped' };
  const PREVIEW = 'https://edits.site.test';
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

it('a save is brought to main before its summary is written', () => {
  const names = steps.map(({ name }) => name);
  expect(names.indexOf('Publish')).toBeLessThan(names.indexOf('Say how it went'));
  for (const name of ['merge', 'build', 'tests', 'publish']) {
    expect(steps.filter(({ id }) => id === name)).toHaveLength(1);
  }
});
