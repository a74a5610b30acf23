import type { Language } from '../language';
import { UserError } from '../user-error.server';
import { type Code, type Level, levelOf, messages } from './messages';

/**
 * A finding about content, a build or a deployed copy: data for
 * programs, from which `sentenceOf` makes a sentence.
 */
export interface Finding {
  code: Code;
  level: Level;
  /** A path below the project folder (`content/en/home.md`), or an address. */
  file: string;
  /** The line in the file, counted from 1, if it is known. */
  line?: number | undefined;
  /** The field (`address.city`, `questions.2.answer`) or HTTP header; empty for the whole file. */
  field: string;
  /** The values that the sentence prints, by their names in its braces. */
  values: Values;
}

export type { Code };
export type Values = Readonly<Record<string, string | number | Record<Language, string>>>;

/** The place of a finding. */
export type Place = Pick<Finding, 'file'> & Partial<Pick<Finding, 'field' | 'line'>>;

/** Makes a finding. Its level is that of its code. */
export function finding(
  code: Code,
  { file, field = '', line }: Place,
  values: Values = {},
): Finding {
  return { code, level: levelOf(code), file, field, ...(line && { line }), values };
}

/** The sentence of a finding, without its place. */
export const sentenceOf = (finding: Finding, language: Language = 'en'): string =>
  filledIn(messages[finding.code][language], finding, language);

/** The few words for a finding, in English; its code if there are none, as for a fault. */
export const briefOf = (finding: Finding): string =>
  filledIn(messages[finding.code].brief ?? finding.code, finding, 'en');

/** A text of the table with the values of a finding in its braces. */
function filledIn(text: string, { file, field, values }: Finding, language: Language): string {
  const printed: Values = { file, field, ...values };
  return text.replace(/\{(\w+)\}/g, (_, name) => {
    const value = printed[name] ?? '';
    return String(typeof value === 'object' ? value[language] : value);
  });
}

/** A finding as commands print it: the place, then the sentence. */
export function describe(finding: Finding, language: Language = 'en'): string {
  const { file, line, field } = finding;
  const place = `${file}${line ? `:${line}` : ''}  ${field}`.trim();
  return `${place}\n  ${sentenceOf(finding, language)}`;
}

/** Findings in the order of the table of messages: faults, reminders, what launch needs, guesses. */
export function inOrder(findings: readonly Finding[]): Finding[] {
  const codes = Object.keys(messages);
  return findings.toSorted((one, other) => codes.indexOf(one.code) - codes.indexOf(other.code));
}

/** The number of findings of each code, in the order of the findings: "3 not-known, 62 unsigned". */
export function countByCode(findings: readonly Finding[]): string {
  const codes = new Set(findings.map(({ code }) => code));
  const count = (code: Code) => findings.filter((one) => one.code === code).length;
  return [...codes].map((code) => `${count(code)} ${code}`).join(', ');
}

/** The error with every fault of the content at once. Its message lists them in English and in Spanish. */
export class ContentError extends UserError {
  override name = 'ContentError';

  constructor(readonly findings: readonly Finding[]) {
    const count = findings.length === 1 ? 'a fault' : `${findings.length} faults`;
    const inSpanish = findings.map((one) => describe(one, 'es'));
    const all = findings.map((one) => describe(one));
    super([`The content folder has ${count}.`, ...all, 'En español:', ...inSpanish].join('\n\n'));
  }
}
