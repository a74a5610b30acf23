import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { conclude, readRequired } from '../../scripts/lib/engine-outcome';
import { leftOutBy, leftOutOverBidi, selected } from '../engines/selection';
import { projectFolder } from '../project';

describe('readRequired', () => {
  it('takes names after --require, by commas or one by one', () => {
    expect(readRequired([])).toEqual([]);
    expect(readRequired(['--require', 'firefox,webkit'])).toEqual(['firefox', 'webkit']);
    expect(readRequired(['--require=webkit', '--require', 'chromium'])).toEqual([
      'webkit',
      'chromium',
    ]);
  });

  it('refuses an engine or an argument that it does not know', () => {
    expect(() => readRequired(['--require', 'firefox,opera'])).toThrow(
      'There is no engine "opera"',
    );
    expect(() => readRequired(['--needs', 'firefox'])).toThrow('--needs');
    expect(() => readRequired(['webkit'])).toThrow('webkit');
  });
});

describe('conclude', () => {
  const counts = { passed: 90, failed: 0, skipped: 0 };

  it('says what passed and failed, and what was skipped where something was', () => {
    expect(conclude(counts, [], [])).toEqual({ line: '90 passed, 0 failed', exitCode: 0 });
    expect(conclude({ ...counts, skipped: 4 }, [], ['webkit'])).toEqual({
      line: '90 passed, 0 failed, 4 skipped',
      exitCode: 0,
    });
    expect(conclude({ ...counts, failed: 1 }, [], [])).toEqual({
      line: '90 passed, 1 failed',
      exitCode: 1,
    });
  });

  it('skips a missing engine, and fails for one that is required', () => {
    expect(conclude(counts, ['webkit'], [])).toEqual({
      line: '90 passed, 0 failed, 1 skipped',
      exitCode: 0,
    });
    expect(conclude(counts, ['firefox', 'webkit'], ['webkit'])).toEqual({
      line: '90 passed, 1 failed, 1 skipped',
      exitCode: 1,
    });
  });

  it('fails where nothing was tested', () => {
    expect(conclude({ passed: 0, failed: 0, skipped: 0 }, [], []).exitCode).toBe(1);
  });
});

describe('the tests for every engine', () => {
  const sources = new Map(
    Object.keys(selected).map((file) => [
      file,
      readFileSync(join(projectFolder, 'tests/browser', file), 'utf8'),
    ]),
  );

  it('exist, by words of their titles', () => {
    const gone = Object.entries(selected).flatMap(([file, titles]) =>
      titles.filter((title) => !sources.get(file)?.includes(title)),
    );
    expect(gone).toEqual([]);
  });

  it('include those that an engine leaves out', () => {
    const all = [...sources.values()].join('');
    const leftOut = [...Object.values(leftOutBy).flat(), ...leftOutOverBidi];
    expect(leftOut.filter(({ title }) => !all.includes(title))).toEqual([]);
  });
});
