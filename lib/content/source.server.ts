import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, isMap, isNode, parseDocument, visit } from 'yaml';
import type { z } from 'zod';
import { nearest } from '../similarity.server';
import { type Facts, fillFacts } from './facts.server';
import type { Fault } from './faults.server';
import { expectation, fieldAt, fieldsOf } from './hints.server';
import { leaveOutUnknown } from './unknown-facts.server';

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
   * Line of a field, or of its nearest parent that the file has; `text` is the Markdown. With a
   * match, the line from there on that has it, facts filled in.
   */
  lineOf(path: readonly PropertyKey[], match?: string, facts?: Facts): number | undefined;
  /** Adds a fault of a field, on the field's line unless another is given. */
  report(path: readonly PropertyKey[], found: string, expected: string, line?: number): void;
}

/** The front matter, which as a document of YAML begins with its first line, and the text below it. */
const frontMatter = /^(---\n[\s\S]*?\n)---(?:\n|$)([\s\S]*)$/;

/**
 * Reads one file. A fault of reading or of YAML is added to `faults` and gives undefined; what the
 * source reports later is added to them as well.
 */
export function readSource(folder: string, file: string, faults: Fault[]): Source | undefined {
  let text: string;
  try {
    text = readFileSync(join(folder, file), 'utf8');
  } catch {
    const expected = `this file; if it was deleted: git restore content/${file}`;
    faults.push({ file, field: 'file', found: 'no such file', expected });
    return undefined;
  }
  // Text pasted from Word or from a web page has spaces that look like ordinary ones, or like nothing.
  const raw = text
    .replaceAll('\r\n', '\n')
    .replace(/[\u00A0\u2007\u202F]/g, ' ')
    .replace(/[\u00AD\u200B\u200E\u200F\u2060\uFEFF]/g, '');
  return sourceOf(file, raw, faults);
}

/** A file whose text is at hand already, as the editor's; faults as of `readSource`. */
export function sourceOf(file: string, raw: string, faults: Fault[]): Source | undefined {
  const refuse = (field: string, line: number, expected: string, found = lineOfText(raw, line)) => {
    faults.push({ file, line, field, found, expected });
    return undefined;
  };
  const replaced = raw.indexOf('\uFFFD');
  if (replaced >= 0) {
    const expected = 'a file saved as UTF-8, with the letters in whose place \uFFFD stands';
    return refuse('encoding', lineAt(raw, replaced), expected);
  }
  const conflict = raw.search(/^(?:<{7}|={7}|>{7})(?= |$)/m);
  if (conflict >= 0) return refuse('conflict', lineAt(raw, conflict), 'one of the two versions');

  const isMarkdown = file.endsWith('.md');
  const [, yaml = raw, body = ''] = (isMarkdown && frontMatter.exec(raw)) || [];
  if (isMarkdown && yaml === raw) {
    const expected = 'fields between a first line --- and a closing line ---, then the text';
    return refuse('front matter', 1, expected);
  }
  const document = parseDocument(yaml);
  // What follows the first error is mostly its consequence.
  const [error] = [...document.errors, ...document.warnings];
  if (error) {
    const expected = 'YAML; a text with : or # in it, or { at its start, stands in quotation marks';
    return refuse('YAML', error.linePos?.[0].line ?? 1, expected, error.message.trim());
  }
  const cut = cutOff(yaml, document);
  if (cut !== undefined) {
    const expected = 'quotation marks around a text with a #: what follows the sign is not read';
    return refuse('YAML', lineAt(raw, cut), expected);
  }

  const source: Source = {
    file,
    raw,
    data: document.toJS(),
    body,
    lineOf(path, match, facts = {}) {
      const isText = path[0] === 'text';
      const start = isText ? raw.length - body.length : startOf(document, path);
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
  for (const issue of result.error.issues) {
    if (issue.code === 'unrecognized_keys') reportUnknown(source, schema, issue);
    // Without facts in their places a text has another length.
    else if (!/\{\w+\}/.test(String(valueAt(data, issue.path)))) {
      source.report(issue.path, show(valueAt(data, issue.path)), issue.message);
    }
  }
  return undefined;
}

function reportUnknown(source: Source, schema: z.ZodType, issue: z.core.$ZodIssueUnrecognizedKeys) {
  for (const key of issue.keys) {
    const path = [...issue.path, key];
    const name = nearest(key, Object.keys(fieldsOf(fieldAt(schema, issue.path))), 0.1);
    const expected = `no field of this name${name ? `; did you mean ${name}?` : ''}`;
    source.report(path, show(valueAt(source.data, path)), expected);
  }
}

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
        ? `${nearest(placeholder, names)}? The names are in .github/texts.md`
        : 'a text without braces: facts are quoted in texts only';
    source.report(path, placeholder, expected, source.lineOf(path, placeholder));
  }
  const language = source.file.startsWith('es/') ? 'es' : 'en';
  const isMarked = path[0] === 'text' || ['answer', 'name'].includes(String(path.at(-1)));
  const stray = text
    .replace(isMarked ? rightBraces : /\{\w+\}/g, (right) => ' '.repeat(right.length))
    .search(/[{}]/);
  if (stray >= 0) {
    const found = lineOfText(text, lineAt(text, stray));
    source.report(path, found, bracesExpected, source.lineOf(path, found));
  }
  return fillFacts(leaveOutUnknown(text, facts, language), facts).text;
}

/** Braces that no reader sees: of a fact, of a passage in another language, of a dated paragraph. */
const rightBraces =
  /\{\w+\}|(?<=\[[^\][]+\])\{lang=[^{}]*\}|(?<=(?:^|\n[ \t]*\n|\}) *)\{(?:from|until) \d{4}-\d{2}-\d{2}\}/g;

const bracesExpected =
  'braces only around the name of a fact, without spaces, as {phone}, as [words]{lang=en} or, at the start of a paragraph and after an empty line, as {from 2026-12-01} or {until 2027-01-01}';

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

function show(value: unknown = 'nothing'): string {
  const json = JSON.stringify(value);
  const length = typeof value === 'string' ? ` (${value.length} characters)` : '';
  return json.length > 90 ? `${json.slice(0, 90)}…${length}` : json + length;
}
