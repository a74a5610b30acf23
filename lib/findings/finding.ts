import type { Language } from '../language';
import { UserError } from '../user-error.server';
import { type Code, type Level, levelOf, messages } from './messages';

/** Something that is said about content, a build or a deployed copy: data, of which people read a sentence. */
export interface Finding {
  code: Code;
  level: Level;
  /** Path below the project (`content/en/home.md`), or an address. */
  file: string;
  /** Line in the file, counted from 1, where it is known. */
  line?: number | undefined;
  /** The field (`address.city`, `questions.2.answer`), header or part of the file; empty for all of it. */
  field: string;
  /** What the sentence prints, by the names that stand in braces there. */
  values: Values;
}

export type { Code };
export type Values = Readonly<Record<string, string | number | Record<Language, string>>>;

/** Where a finding is. */
export type Place = Pick<Finding, 'file'> & Partial<Pick<Finding, 'field' | 'line'>>;

/** A finding; its level is that of its code. */
export function finding(
  code: Code,
  { file, field = '', line }: Place,
  values: Values = {},
): Finding {
  return { code, level: levelOf(code), file, field, ...(line && { line }), values };
}

/** The sentence of a finding, without its place. */
export function sentenceOf(finding: Finding, language: Language = 'en'): string {
  const { code, file, field, values } = finding;
  const printed: Values = { file, field, ...values };
  return messages[code][language].replace(/\{(\w+)\}/g, (_, name) => {
    const value = printed[name] ?? '';
    return String(typeof value === 'object' ? value[language] : value);
  });
}

/** A finding as commands print it: place, then sentence. */
export function describe(finding: Finding, language: Language = 'en'): string {
  const { file, line, field } = finding;
  const place = `${file}${line ? `:${line}` : ''}  ${field}`.trim();
  return `${place}\n  ${sentenceOf(finding, language)}`;
}

/** In the order of the table: the gravest level first. */
export function inOrder(findings: readonly Finding[]): Finding[] {
  const codes = Object.keys(messages);
  return findings.toSorted((one, other) => codes.indexOf(one.code) - codes.indexOf(other.code));
}

/** "3 not-known, 62 unsigned": how many findings there are of each code, in the order of the findings. */
export function countByCode(findings: readonly Finding[]): string {
  const codes = new Set(findings.map(({ code }) => code));
  const count = (code: Code) => findings.filter((finding) => finding.code === code).length;
  return [...codes].map((code) => `${count(code)} ${code}`).join(', ');
}

/** Thrown with every fault of the content at once; the message lists them all, in both languages of staff. */
export class ContentError extends UserError {
  override name = 'ContentError';

  constructor(readonly findings: readonly Finding[]) {
    const count = findings.length === 1 ? 'a fault' : `${findings.length} faults`;
    const inSpanish = findings.map((finding) => describe(finding, 'es'));
    const all = findings.map((finding) => describe(finding));
    super([`The content folder has ${count}.`, ...all, 'En español:', ...inSpanish].join('\n\n'));
  }
}
