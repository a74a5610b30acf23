import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, isMap, isNode, parseDocument } from 'yaml';
import type { z } from 'zod';
import { nearest } from '../similarity.server';
import { type Facts, fillFacts } from './facts.server';
import type { Fault } from './faults.server';
import { expectation, explain, fieldAt, fieldsOf } from './hints.server';
import { leaveOutUnknown } from './unknown-facts.server';
import { oneDash, silentSlipOf, slipOf } from './yaml-slips.server';

/** A file of the content folder: YAML, or Markdown whose front matter is YAML. */
export interface Source {
  /** Path below the content folder. */
  file: string;
  /** The file as it is written. */
  raw: string;
  /** The YAML as plain values. */
  data: unknown;
  /** The Markdown below the front matter; empty in a YAML file. */
  body: string;
  /**
   * Line of a field, or of its nearest parent that the file has; `text` is the Markdown. With a
   * match, the line from there on that has it, facts filled in.
   */
  lineOf(path: readonly PropertyKey[], match?: string, facts?: Facts): number | undefined;
  /** Adds a fault of a field, on the field's line unless another is given. */
  report(path: readonly PropertyKey[], found: string, expected: string, line?: number): void;
}

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)([\s\S]*)$/;

/** By their text: at most one file has changed when the content is read again. */
const documents = new Map<string, Document>();

/**
 * Reads one file. A fault of reading or of YAML is added to `faults` and gives undefined; what the
 * source reports later is added to them as well.
 */
export function readSource(folder: string, file: string, faults: Fault[]): Source | undefined {
  let bytes: Buffer;
  try {
    bytes = readFileSync(join(folder, file));
  } catch {
    faults.push({ file, field: 'file', found: 'no such file', expected: lostFile(file) });
    return undefined;
  }
  // Some editors begin a file with a byte order mark, and what is pasted from Word or from a web page
  // has spaces that look like ordinary ones, or like nothing.
  const raw = bytes
    .toString('utf8')
    .replace(/[\u00A0\u2007\u202F]/g, ' ')
    .replace(/[\u00AD\u200B\u200E\u200F\u2060\uFEFF]/g, '');
  const replaced = raw.indexOf('\uFFFD');
  if (replaced < 0) return sourceOf(file, raw, faults);
  const line = lineAt(raw, replaced);
  const found = around(raw.split('\n')[line - 1] ?? '', 0);
  const expected = isUtf8(bytes)
    ? 'the letters in whose place \uFFFD stands: get the file back as it was, or write them'
    : 'UTF-8. In Visual Studio Code click the encoding in the bar at the bottom, then Reopen with Encoding, Western (Windows 1252); when á and ñ are right, Save with Encoding, UTF-8';
  faults.push({ file, line, field: 'encoding', found, expected });
  return undefined;
}

/** A file whose text is at hand already, as the editor's; faults as of `readSource`. */
export function sourceOf(file: string, raw: string, faults: Fault[]): Source | undefined {
  const refuse = (field: string, line: number, expected: string, column = 0) => {
    const found = around(raw.split('\n')[line - 1] ?? '', column) || 'an empty line';
    faults.push({ file, line, field, found, expected });
    return undefined;
  };
  const mark = /^(?:<{7}|={7}|>{7})(?= |$)/m.exec(raw);
  const versions =
    'one of the two versions that stand between <<<<<<< and >>>>>>>: delete the other, and the three lines of marks';
  if (mark) return refuse('conflict', lineAt(raw, mark.index), versions);

  let yaml = raw;
  let body = '';
  const isMarkdown = file.endsWith('.md');
  if (isMarkdown) {
    const parts = frontMatter.exec(raw);
    const expected = raw.trim()
      ? 'fields between a first line --- and a closing line ---, then the text'
      : lostFile(file);
    if (!parts) return refuse('front matter', 1, expected);
    [, yaml = '', body = ''] = parts;
  }

  const yamlStart = isMarkdown ? raw.indexOf('\n') + 1 : 0;
  const document = documents.get(yaml) ?? parseDocument(yaml, { prettyErrors: false });
  documents.set(yaml, document);
  // What follows the first error is mostly its consequence.
  const [error] = [...document.errors, ...document.warnings];
  const slip = error ? slipOf(yaml, error) : silentSlipOf(yaml, document);
  if (slip) {
    const before = yaml.slice(0, error?.pos[0]).split('\n');
    const column = before.length - 1 === slip[0] ? before.at(-1)?.length : 0;
    return refuse('YAML', lineAt(raw, yamlStart) + slip[0], slip[1], column);
  }

  const source: Source = {
    file,
    raw,
    data: document.toJS(),
    body,
    lineOf(path, match, facts = {}) {
      const isText = path[0] === 'text';
      const start = isText ? raw.length - body.length : yamlStart + startOf(document, path);
      const lines = raw.slice(start).split('\n');
      const index = lines.findIndex((line) => match && fillFacts(line, facts).text.includes(match));
      if (Number.isNaN(start) || (isText && index < 0)) return undefined;
      return lineAt(raw, start) + Math.max(index, 0);
    },
    report(path, found, expected, line = source.lineOf(path)) {
      const field = path.length === 0 ? 'file' : path.map(String).join('.');
      faults.push({ file, line, field, found, expected });
    },
  };
  return source;
}

/** What a line says around a column. */
function around(line: string, column: number): string {
  const start = line.length > 90 && column > 60 ? column - 60 : 0;
  const excerpt = line.slice(start, start + 90).trim();
  return `${start > 0 ? '… ' : ''}${excerpt}${start + 90 < line.length ? ' …' : ''}`;
}

/** Line of a place in a text, counted from 1. */
const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;

const lostFile = (file: string) =>
  `this file: ${file.includes('/towns/') ? 'for a new town, copy another town’s; if it was deleted, ' : ''}get it back (Visual Studio Code: Source Control, Discard Changes; or git restore content/${file})`;

/** Where a field, or its nearest parent, begins in the YAML; NaN where there is none. */
function startOf(document: Document, path: readonly PropertyKey[]): number {
  for (let depth = path.length; depth > 0; depth--) {
    const parent = document.getIn(path.slice(0, depth - 1), true);
    const key = path[depth - 1];
    const pair = isMap(parent)
      ? parent.items.find((item) => isNode(item.key) && item.key.toJSON() === key)
      : undefined;
    const node = pair?.key ?? document.getIn(path.slice(0, depth), true);
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
  const data = fillDeep(source.data, [], (text, path) => fill(text, path, source, facts));
  const result = schema.safeParse(data, { error: expectation });
  if (result.success) return result.data;
  const { issues } = result.error;
  const meant: string[] = [];
  for (const issue of issues) {
    for (const key of issue.code === 'unrecognized_keys' ? issue.keys : []) {
      const name = nearest(key, Object.keys(fieldsOf(fieldAt(schema, issue.path))), 0.1);
      if (name) meant.push([...issue.path, name].join('.'));
      const at = [...issue.path, key];
      const question = name
        ? `did you mean ${name}`
        : 'is its name misspelt, or are spaces before it missing';
      const expected = `no field of this name; ${question}?`;
      source.report(at, show(valueAt(data, at)), expected);
    }
  }
  const dashes = reportDashes(source, issues);
  for (const { path, code, message } of issues) {
    if (dashes.some((slip) => startsWith(path, slip))) continue;
    // What stands there under a misspelt name is not missing as well.
    if (code === 'unrecognized_keys' || meant.includes(path.join('.'))) continue;
    const value = valueAt(data, path);
    // Without facts in their places a text has another length.
    if (/\{\w+\}/.test(String(value))) continue;
    const isMissing = value === undefined && code === 'invalid_value';
    const needsHint = isMissing || code === 'invalid_type';
    const found = path.length === 0 && value === null ? 'an empty file' : show(value);
    source.report(path, found, needsHint ? explain(schema, path, message) : message);
  }
  return undefined;
}

/** Reports dashes that are missing or too many. Gives the paths below which all faults come from one. */
function reportDashes(source: Source, issues: z.core.$ZodIssue[]): PropertyKey[][] {
  const slips: PropertyKey[][] = [];
  const report = (path: PropertyKey[], expected: string, ...paths: PropertyKey[][]) => {
    const line = source.lineOf(path) ?? 1;
    const found = source.raw.split('\n')[line - 1]?.trim() ?? '';
    source.report(path, found, expected.replace('…', found), line);
    slips.push(...paths);
  };
  for (const { path, code, ...issue } of issues) {
    if (slips.some((slip) => startsWith(path, slip))) continue;
    const value = valueAt(source.data, path);
    const expected = code === 'invalid_type' && 'expected' in issue ? issue.expected : '';
    const [name] = Object.keys(Object(value));
    const isGroup = !Array.isArray(value) && Object(value) === value;
    const isList = /^(?:array|tuple)$/.test(String(expected));
    if (isList && isGroup && name !== undefined) {
      report([...path, name], 'a dash before the first field of each entry: - …', path);
    }
    if (isList && /^-[^\s-]/.test(String(value))) {
      const line = (source.lineOf(path) ?? 0) + 1;
      const found = source.raw.split('\n')[line - 1]?.trim() ?? '';
      source.report(path, found, 'a space after each dash: - Mo', line);
      slips.push([...path]);
    }
    // "- - id: x", or a dash alone.
    const isEntry = typeof path.at(-1) === 'number' && (value === null || Array.isArray(value));
    if (expected === 'object' && isEntry) report(path, oneDash, path);
    // Of two entries, the second has what the first lacks.
    const [index, field] = path.slice(-2);
    if (typeof index !== 'number' || field === undefined || value !== undefined) continue;
    const [entry, next] = [path.slice(0, -1), [...path.slice(0, -2), index + 1]];
    const [own, others] = [entry, next].map((at) => Object(valueAt(source.data, at)));
    if (field in others && Object.keys(own).every((key) => !(key in others))) {
      report(next, oneDash, entry, next);
    }
  }
  return slips;
}

const startsWith = (path: readonly PropertyKey[], start: readonly PropertyKey[]) =>
  start.every((key, depth) => key === path[depth]);

/**
 * The source's Markdown body, facts filled in: all of it, for comparing two languages, and what is
 * known, for the page.
 */
export function bodyOf(source: Source, facts: Facts | undefined): { full: string; known: string } {
  const full = facts ? fillFacts(source.body, facts).text : source.body;
  return { full, known: fill(source.body, ['text'], source, facts) };
}

function fill(
  text: string,
  path: readonly PropertyKey[],
  source: Source,
  facts: Facts | undefined,
): string {
  if (!facts) return text;
  const names = Object.keys(facts).map((name) => `{${name}}`);
  for (const placeholder of new Set(fillFacts(text, facts).noFacts)) {
    const expected =
      names.length > 0
        ? `${nearest(placeholder, names)}? The names are in .github/fields.md`
        : 'a text without braces: facts are quoted in texts only';
    source.report(path, placeholder, expected, source.lineOf(path, placeholder));
  }
  const language = source.file.startsWith('es/') ? 'es' : 'en';
  const filled = fillFacts(leaveOutUnknown(text, facts, language), facts).text;
  const stray = strayBrace(text, path);
  if (stray) {
    const { found, line } = stray;
    source.report(path, found, stray.expected, source.lineOf(path, line));
  }
  return filled;
}

const bracesExpected =
  'braces only around the name of a fact, without spaces, as {phone}, as [words]{lang=en} or, at the start of a paragraph and after an empty line, as {from 2026-12-01} or {until 2027-01-01}';

/** A brace that no reader should see: its line, the words around it, and what is expected there. */
function strayBrace(text: string, path: readonly PropertyKey[]) {
  const isMarkdown = path[0] === 'text' || path.at(-1) === 'answer';
  const isSourceName =
    path.at(-1) === 'name' && (path.at(-2) === 'source' || path.at(-3) === 'sources');
  // Unknown facts are reported by themselves; dates mark paragraphs of Markdown only. Nothing is
  // taken out: what is right becomes as many spaces, so that places stay the same.
  const blank = (right: string) => right.replace(/[{}]/g, ' ');
  let rest = text.replace(/\{\w+\}/g, blank);
  if (isMarkdown || isSourceName) rest = rest.replace(/\[[^\][]+\]\{lang=[^{}]*\}/g, blank);
  if (isMarkdown)
    rest = rest.replace(/(?<=^\s*|\n[ \t]*\n)(?:\{(?:from|until) \d{4}-\d{2}-\d{2}\}\s*)+/g, blank);
  const at = rest.search(/[{}]/);
  if (at < 0) return undefined;
  const row = text.slice(0, at).split('\n').length - 1;
  const line = text.split('\n')[row] ?? '';
  const [, word, day] = /^\{ *(from|until):? +([^}\n]*)\}/i.exec(text.slice(at)) ?? [];
  const expected =
    word && day && !/^\d{4}-\d{2}-\d{2}$/.test(day)
      ? `a day written as 2026-12-31: {${word} 2026-12-31}, at the start of a paragraph`
      : bracesExpected;
  const column = at - text.lastIndexOf('\n', at - 1) - 1;
  return { found: around(line, column), expected, line: line.trim() };
}

/**
 * Fills in the texts of a value. An entry of a list goes when one of its texts is empty because what
 * it quotes is not known.
 */
function fillDeep(
  value: unknown,
  path: readonly PropertyKey[],
  fillText: (text: string, path: readonly PropertyKey[]) => string,
): unknown {
  if (typeof value === 'string') return fillText(value, path);
  if (Array.isArray(value)) {
    return value
      .map((item, index) => fillDeep(item, [...path, index], fillText))
      .filter((item, index) => !hasLostText(value[index], item));
  }
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, fillDeep(item, [...path, key], fillText)]),
    );
  }
  return value;
}

function hasLostText(before: unknown, after: unknown): boolean {
  if (typeof before === 'string') return before !== '' && after === '';
  if (before === null || typeof before !== 'object' || Array.isArray(before)) return false;
  return Object.entries(before).some(([key, item]) => hasLostText(item, Object(after)[key]));
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  // Object() lets every value be asked for a field; those of texts and numbers are undefined.
  return path.reduce<unknown>((value, key) => Object(value)[key], data);
}

function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === '') return 'an empty text';
  const json = JSON.stringify(value);
  const length = typeof value === 'string' ? ` (${value.length} characters)` : '';
  return json.length > 90 ? `${json.slice(0, 90)}…${length}` : json + length;
}
