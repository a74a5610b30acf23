import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, isNode, isScalar, parseDocument } from 'yaml';
import { type Code, type Finding, finding, type Place, type Values } from '../findings/finding';
import type { Language } from '../language';
import { valueAt } from '../nested-value.server';
import { cleaned, strangeCharacterIn } from './characters';
import { divideFrontMatter } from './front-matter';
import { mergeLineIn } from './merge-leftovers';
import { type Parsed, treeOf } from './text/parse';
import { yamlMessage } from './yaml-faults.server';
import { lossInYaml } from './yaml-losses.server';

/** A file of the content folder: YAML, or Markdown whose front matter is YAML. */
export interface Source {
  /** Path below the content folder. */
  file: string;
  /** Path below the project, as findings name it. */
  path: string;
  /** The language of its texts; English in files that are for both languages. */
  language: Language;
  /** The text of the file, without invisible characters and with \n as line ends. */
  raw: string;
  /** The YAML as plain values. */
  data: unknown;
  /** The Markdown below the front matter; empty in a YAML file. */
  body: string;
  /** The Markdown of a field (`questions.2.answer`), or of the body (`text`). */
  textOf(field: string): string;
  /** The tree of the Markdown of a field, or of the body (`text`). */
  treeOf(field: string): Parsed;
  /**
   * The line of a field, or of its nearest parent in the file. The field `text` is the body.
   * @param line the line within the field's text, counted from 1
   */
  lineOf(field: string, line?: number): number | undefined;
  /**
   * Adds a finding about a field.
   * @param line the line in the file; if left out, that of the field
   */
  report(field: string, code: Code, values?: Values, line?: number): void;
}

/**
 * Reads a file. The source adds its later findings to `findings` as well.
 * @returns undefined if the file is refused, because it cannot be read, is no UTF-8 or no valid YAML, lacks its front
 * matter, or has leftovers of a merge or characters that nobody sees; the reason is added to `findings`
 */
export function readSource(folder: string, file: string, findings: Finding[]): Source | undefined {
  let text: string;
  try {
    text = readFileSync(join(folder, file), 'utf8');
  } catch {
    findings.push(finding('missing-file', { file: pathIn(folder, file) }));
    return undefined;
  }
  return sourceOf(file, text, findings, folder);
}

/** The path of a file of a content folder, as findings name it. */
export const pathIn = (folder: string, file: string): string =>
  join(folder, file).replaceAll('\\', '/');

/** The place of a field in a file of the folder that content was read from. */
export const placeIn = ({ folder }: { folder: string }, file: string, field: string): Place => ({
  file: pathIn(folder, file),
  field,
});

/** Makes a source of a text that has been read already. Faults are handled as by `readSource`. */
export function sourceOf(
  file: string,
  text: string,
  findings: Finding[],
  folder = 'content',
): Source | undefined {
  const raw = cleaned(text);
  const path = pathIn(folder, file);
  const refuse = (code: Code, line: number, values: Values = { found: lineOfText(raw, line) }) => {
    findings.push(finding(code, { file: path, line }, values));
    return undefined;
  };
  // Before other rules, whose messages would name the consequences.
  const leftover = mergeLineIn(raw);
  if (leftover > 0) return refuse('merge', leftover);
  // Decoding puts this sign in place of bytes that are no UTF-8.
  const lost = raw.indexOf('\uFFFD');
  if (lost >= 0) return refuse('encoding', lineAt(raw, lost));
  const strange = strangeCharacterIn(raw);
  if (strange >= 0) return refuse('control-character', lineAt(raw, strange));

  const divided = file.endsWith('.md') ? divideFrontMatter(raw) : undefined;
  if (file.endsWith('.md') && !divided) return refuse('front-matter', 1);
  const { fields: yaml, text: body, textLine } = divided ?? { fields: raw, text: '', textLine: 1 };
  const loss = lossInYaml(yaml);
  if (loss !== undefined) return refuse('cut-off', lineAt(raw, loss));
  const document = parseDocument(yaml);
  // Only the first error, because the others are mostly its consequences.
  const [error] = [...document.errors, ...document.warnings];
  if (error) return refuse('yaml', error.linePos?.[0].line ?? 1, { message: yamlMessage(error) });

  const data: unknown = document.toJS();
  const source: Source = {
    file,
    path,
    language: file.startsWith('es/') ? 'es' : 'en',
    raw,
    data,
    body,
    textOf(field) {
      if (field === 'text') return body;
      const value = valueAt(data, field.split('.'));
      return typeof value === 'string' ? value : '';
    },
    treeOf: (field) => treeOf(source.textOf(field)),
    lineOf(field, line = 1) {
      if (field === 'text') return textLine + line - 1;
      return lineOfField(document, raw, field.split('.'), line);
    },
    report(field, code, values, line = source.lineOf(field)) {
      findings.push(finding(code, { file: path, field, line }, values));
    },
  };
  return source;
}

/** The line of an index in a text, counted from 1. */
const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;

/** The beginning of a line of a text, at most 90 characters. Lines are counted from 1. */
const lineOfText = (text: string, line: number) => text.split('\n')[line - 1]?.slice(0, 90) ?? '';

/**
 * The line of a field, or of its nearest parent in the YAML; undefined if there is none.
 * @param line the line within the field's text, counted from 1; a text in block style begins below its sign
 */
function lineOfField(document: Document, raw: string, path: string[], line: number) {
  for (let depth = path.length; depth > 0; depth--) {
    const node = document.getIn(path.slice(0, depth), true);
    if (!isNode(node) || !node.range) continue;
    const start = lineAt(raw, node.range[0]);
    const isBlock = isScalar(node) && node.type?.startsWith('BLOCK_');
    return isBlock && depth === path.length ? start + line : start;
  }
  return undefined;
}
