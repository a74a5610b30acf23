import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, isNode, parseDocument, visit } from 'yaml';
import type { z } from 'zod';
import { type Code, type Finding, finding, type Values } from '../findings/finding';
import type { Language } from '../language';
import { type Facts, fillFacts } from './facts.server';
import { leaveOutUnknown } from './left-out.server';
import { issuesIn } from './schemas/message.server';

/** A file of the content folder: YAML, or Markdown whose front matter is YAML. */
export interface Source {
  /** Path below the content folder. */
  file: string;
  /** The file as it is written, its line ends \n. */
  raw: string;
  /** The YAML as plain values. */
  data: unknown;
  /** The Markdown below the front matter; empty in a YAML file. */
  body: string;
  /**
   * Line of a field (`questions.2.answer`), or of its nearest parent that the file has; `text` is the
   * Markdown. With a match, the line from there on that has it, facts filled in.
   */
  lineOf(field: string, match?: string, facts?: Facts): number | undefined;
  /** Adds a finding of a field, on the field's line unless another is given. */
  report(field: string, code: Code, values?: Values, line?: number): void;
}

/** The front matter, which as a document of YAML begins with its first line, and the text below it. */
export const frontMatter = /^(---\n[\s\S]*?\n)---(?:\n|$)([\s\S]*)$/;

/**
 * Reads one file. A fault of reading or of YAML is added to `findings` and gives undefined; what the
 * source reports later is added to them as well.
 */
export function readSource(folder: string, file: string, findings: Finding[]): Source | undefined {
  let text: string;
  try {
    text = readFileSync(join(folder, file), 'utf8');
  } catch {
    findings.push(finding('missing-file', { file: `content/${file}` }));
    return undefined;
  }
  // Text pasted from Word or from a web page has spaces that look like ordinary ones, or like nothing.
  const raw = text
    .replaceAll('\r\n', '\n')
    .replace(/[\u00A0\u2007\u202F]/g, ' ')
    .replace(/[\u00AD\u200B\u200E\u200F\u2060\uFEFF]/g, '');
  return sourceOf(file, raw, findings);
}

/** A file whose text is at hand already, as the editor's; faults as of `readSource`. */
export function sourceOf(file: string, raw: string, findings: Finding[]): Source | undefined {
  const refuse = (code: Code, line: number, values: Values = { found: lineOfText(raw, line) }) => {
    findings.push(finding(code, { file: `content/${file}`, line }, values));
    return undefined;
  };
  const replaced = raw.indexOf('\uFFFD');
  if (replaced >= 0) return refuse('encoding', lineAt(raw, replaced));

  const isMarkdown = file.endsWith('.md');
  const [, yaml = raw, body = ''] = (isMarkdown && frontMatter.exec(raw)) || [];
  if (isMarkdown && yaml === raw) return refuse('front-matter', 1);
  const document = parseDocument(yaml);
  // What follows the first error is mostly its consequence.
  const [error] = [...document.errors, ...document.warnings];
  if (error) return refuse('yaml', error.linePos?.[0].line ?? 1, { message: error.message.trim() });
  const cut = cutOff(yaml, document);
  if (cut !== undefined) return refuse('cut-off', lineAt(raw, cut));

  const source: Source = {
    file,
    raw,
    data: document.toJS(),
    body,
    lineOf(field, match, facts = {}) {
      const isText = field === 'text';
      const start = isText ? raw.length - body.length : startOf(document, field.split('.'));
      const lines = raw.slice(start).split('\n');
      const index = lines.findIndex((line) => match && fillFacts(line, facts).includes(match));
      if (Number.isNaN(start) || (isText && index < 0)) return undefined;
      return lineAt(raw, start) + Math.max(index, 0);
    },
    report(field, code, values, line = source.lineOf(field)) {
      findings.push(finding(code, { file: `content/${file}`, field, line }, values));
    },
  };
  return source;
}

/** Where a text ends at a `#` that was meant as a part of it, "Suite #5": a comment has a space after the sign. */
function cutOff(yaml: string, document: Document): number | undefined {
  let place: number | undefined;
  visit(document, {
    Scalar(_, { range }) {
      if (!range || !/^ +#[^\s#]/.test(yaml.slice(range[1]))) return undefined;
      place = range[0];
      return visit.BREAK;
    },
  });
  return place;
}

/** Line of a place in a text, counted from 1. */
const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;

/** What a line says; its beginning if it is long. */
const lineOfText = (text: string, line: number) => text.split('\n')[line - 1]?.slice(0, 90) ?? '';

/** Where a field, or its nearest parent, begins in the YAML; NaN where there is none. */
function startOf(document: Document, path: string[]): number {
  for (let depth = path.length; depth > 0; depth--) {
    const node = document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return Number.NaN;
}

/**
 * The source's fields, facts filled in, held against a schema. Without facts, since the practice's
 * own file is at fault, texts stay as they are written.
 */
export function checkSource<Schema extends z.ZodType>(
  source: Source,
  schema: Schema,
  facts: Facts | undefined,
): z.infer<Schema> | undefined {
  const data = fillDeep(source.data, '', (text, field) => fill(text, field, source, facts));
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  const inSpanish = issuesIn('es', schema, data);
  for (const [index, issue] of issuesIn('en', schema, data).entries()) {
    const [unknown] = issue.code === 'unrecognized_keys' ? issue.keys : [];
    const path = unknown ? [...issue.path, unknown] : issue.path;
    const value = path.reduce<unknown>((value, key) => Object(value)[key], data);
    // Without facts in their places a text has another length.
    if (/\{\w+\}/.test(String(value))) continue;
    const expected = { en: issue.message, es: inSpanish[index]?.message ?? issue.message };
    source.report(path.join('.'), 'schema', { found: show(value), expected });
  }
  return undefined;
}

/** The source's Markdown body, facts filled in, without what is not known. */
export const bodyOf = (source: Source, facts: Facts | undefined) =>
  fill(source.body, 'text', source, facts);

function fill(text: string, field: string, source: Source, facts: Facts | undefined): string {
  if (!facts) return text;
  const names = Object.keys(facts).map((name) => `{${name}}`);
  const isMarked = /^text$|(^|\.)(answer|name)$/.test(field);
  const braces = (isMarked ? text.replace(marks, '') : text).match(/\{[^{}\n]*\}?|\}/g) ?? [];
  for (const found of new Set(braces.filter((name) => !names.includes(name)))) {
    source.report(field, 'unknown-fact', { found }, source.lineOf(field, found));
  }
  const language = source.file.startsWith('es/') ? 'es' : 'en';
  return fillFacts(leaveOutUnknown(text, facts, language), facts);
}

/** Braces of a passage in another language and of a dated paragraph, which no reader sees either. */
const marks =
  /(?<=\[[^\][]+\])\{lang=[^{}]*\}|(?<=(?:^|\n[ \t]*\n|\}) *)\{(?:from|until) \d{4}-\d{2}-\d{2}\}/g;

/**
 * Fills in the texts of a value. An entry of a list goes when one of its texts is empty because what
 * it quotes is not known.
 */
function fillDeep(
  value: unknown,
  field: string,
  fillText: (text: string, field: string) => string,
): unknown {
  if (typeof value === 'string') return fillText(value, field);
  if (value === null || typeof value !== 'object') return value;
  const filled = Object.entries(value).map(([key, item]) => [
    key,
    fillDeep(item, field ? `${field}.${key}` : key, fillText),
  ]);
  if (!Array.isArray(value)) return Object.fromEntries(filled);
  return filled.map(([, item]) => item).filter((item, index) => !hasLostText(value[index], item));
}

function hasLostText(before: unknown, after: unknown): boolean {
  if (typeof before === 'string') return before !== '' && after === '';
  if (before === null || typeof before !== 'object' || Array.isArray(before)) return false;
  return Object.entries(before).some(([key, item]) => hasLostText(item, Object(after)[key]));
}

function show(value: unknown): string | Record<Language, string> {
  if (value === undefined) return { en: 'missing', es: 'obligatorio, y falta' };
  const json = JSON.stringify(value);
  const shown = json.length > 90 ? `${json.slice(0, 90)}…` : json;
  if (typeof value !== 'string') return shown;
  const { length } = value;
  return { en: `${shown} (${length} characters)`, es: `${shown} (${length} caracteres)` };
}
