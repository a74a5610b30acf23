import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../project';
import { testTitles } from '../test-titles';

const tests = join(projectFolder, 'tests');
const lines = readFileSync(join(tests, 'specification.md'), 'utf8').split('\n');

describe('the table of statements and tests', () => {
  it('has the specification’s sections 1 to 9, each with statements', () => {
    const sections = lines.flatMap((line) => /^## (\d+)\. /.exec(line)?.[1] ?? []);
    expect(sections.map(Number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const empty = lines
      .join('\n')
      .split(/^## /m)
      .slice(1)
      .filter((section) => rowsOf(section.split('\n')).length === 0);
    expect(empty).toEqual([]);
  });

  it('names for each statement a test that is there', () => {
    expect(rowsOf(lines).flatMap(faultsOf)).toEqual([]);
  });
});

describe('a row', () => {
  const row = (statement: string, file: string, test: string) =>
    rowsOf([`| ${statement} | ${file} | ${test} |`]).flatMap(faultsOf);
  const file = '`unit/specification.test.ts`';

  it('without fault names a file and a test of it', () => {
    const title =
      '`the table of statements and tests › names for each statement a test that is there`';
    expect(row('Said', file, title)).toEqual([]);
  });

  it('is faulty without a test, and with one that is not in its file', () => {
    expect(row('Said', file, '')).toEqual([expect.stringContaining('has no test')]);
    expect(row('Said', '', '`x`')).toEqual([expect.stringContaining('has no test')]);
    expect(row('Said', '`unit/no.test.ts`', '`x`')).toEqual([expect.stringContaining('no file')]);
    expect(row('Said', file, '`is gone`')).toEqual([
      'tests/specification.md:1: unit/specification.test.ts has no test "is gone"',
    ]);
  });
});

describe('testTitles', () => {
  it('reads titles with those of their groups, as the source has them', () => {
    const source = [
      "describe.each(pages)('$path', ({ a }) => {",
      "  it('is said', () => {});",
      // biome-ignore lint/suspicious/noTemplateCurlyInString: source of a test, not one's text
      '  for (const b of c) test(`is ${b}`, async () => {});',
      '});',
      "test.describe(isOn ? 'on' : 'off', () => {",
      "  test.skip('is left out', () => {});",
      '  test.beforeEach(() => {});',
      "  it.each([['x']])('takes %s', (x) => x.on('click', () => {}));",
      '});',
    ].join('\n');
    expect(testTitles(source)).toEqual([
      '$path › is said',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: as it stands in the source
      '$path › is ${b}',
      "isOn ? 'on' : 'off' › takes %s",
    ]);
  });
});

interface Row {
  line: number;
  statement: string;
  file: string;
  test: string;
}

/** The tables' rows; a row without a statement goes on with the one before it. */
function rowsOf(lines: string[]): Row[] {
  return lines.flatMap((text, index) => {
    if (!text.startsWith('|') || /^\|( Statement |-)/.test(text)) return [];
    const [, statement = '', file = '', test = ''] = text.split(/(?<!\\)\|/).map(plain);
    return [{ line: index + 1, statement, file, test }];
  });
}

const plain = (cell: string) => cell.trim().replace(/^`|`$/g, '').replaceAll('\\|', '|');

const titles = new Map<string, string[]>();

function faultsOf({ line, statement, file, test }: Row): string[] {
  const at = `tests/specification.md:${line}:`;
  if (!file || !test) return [`${at} "${statement}" has no test`];
  const path = join(tests, file);
  if (!existsSync(path)) return [`${at} there is no file tests/${file}`];
  const known = titles.get(file) ?? testTitles(readFileSync(path, 'utf8'));
  titles.set(file, known);
  return known.includes(test) ? [] : [`${at} ${file} has no test "${test}"`];
}
