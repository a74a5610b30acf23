import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Code, describe, type Finding, finding } from './checks/finding';
import { readSource } from './content/source.server';
import { contentFolder } from './folders.server';

/** A finding as the launch check prints it; of a content file, with the line of its field. */
export function describeFinding(finding: Finding): string {
  return describe({ ...finding, line: finding.line ?? lineOfField(finding.file, finding.field) });
}

/** Line of a field, or of the mark that stands for it; undefined where the file has neither. */
function lineOfField(file: string, field: string): number | undefined {
  const name = file.replace(/^content\//, '');
  if (name === file || !/\.(?:md|yaml)$/.test(name) || !existsSync(join(contentFolder, name)))
    return undefined;
  const source = readSource(contentFolder, name, []);
  const path = field.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  return source?.lineOf(path) ?? source?.lineOf(['text'], field);
}

/** A finding of a file below the content folder. */
export const findingIn =
  (file: string, code: Code = 'launch') =>
  (field: string, found: string, { todo }: { todo: string }): Finding =>
    finding(code, { file: `content/${file}`, field }, { found, todo });

/** Patterns of samples: the word itself, reserved numbers and domains, rows of zeros. */
export const sampleLooks = /sample|muestra|\.example\b|555-01\d\d|0{3,}|^0+\b|\b0+ %/i;

/** What the launch check counts, by field and finding; the first that fits. */
const kinds: [string, RegExp][] = [
  ['unsigned pages', /^(?:approvedBy|reviewedBy|effectiveOn)/],
  ['facts to confirm', /onfirmedOn: /],
  ['facts not known', /: not known$/],
  ['samples', sampleLooks],
  ['others', /^/],
];

const kindOf = ({ field, values }: Finding) =>
  kinds.findIndex(([, pattern]) => pattern.test(`${field}: ${values.found}`));

/** Findings with mistakes first and unsigned pages, which are many, last. */
export const mistakesFirst = (findings: readonly Finding[]) =>
  [...findings].sort((one, other) => kindOf(other) - kindOf(one));

/** "62 unsigned pages, 31 facts not known": how many findings there are of each kind. */
export function countKinds(findings: readonly Finding[]): string {
  const found = findings.map(kindOf);
  return kinds
    .map(([kind], index) => `${found.filter((other) => other === index).length} ${kind}`)
    .join(', ');
}

/** Months after which a page, a source or a confirmation has to be looked at again. */
export const freshFor = 12;

/** The ISO date so many months after another; before it where they are negative. */
export function monthsAfter(date: string, months: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() + months);
  return day.toISOString().slice(0, 10);
}
