import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { type Facts, fillFacts } from './facts.server';
import type { Fault } from './faults.server';
import { expectation, explain } from './hints.server';
import { withoutMarks } from './language-marks.server';
import { leaveOutUnknown } from './unknown-facts.server';

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
  /** Line of a field, or of its nearest parent that the file has. */
  lineOf(path: readonly PropertyKey[]): number | undefined;
  /** Line of the text below the front matter on which something first stands. */
  lineInBody(text: string): number | undefined;
  /** Adds a fault of a field, on the field's line unless another is given. */
  report(path: readonly PropertyKey[], found: string, expected: string, line?: number): void;
}

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)([\s\S]*)$/;

/**
 * Reads one file. A fault of reading or of YAML is added to `faults` and gives undefined; what the
 * source reports later is added to them as well.
 */
export function readSource(folder: string, file: string, faults: Fault[]): Source | undefined {
  let raw: string;
  try {
    raw = readFileSync(join(folder, file), 'utf8');
  } catch {
    faults.push({ file, field: 'file', found: 'no such file', expected: 'a file of this name' });
    return undefined;
  }

  let yaml = raw;
  let body = '';
  const isMarkdown = file.endsWith('.md');
  if (isMarkdown) {
    const parts = frontMatter.exec(raw);
    if (!parts) {
      faults.push({
        file,
        line: 1,
        field: 'front matter',
        found: raw.trimStart().slice(0, 40) || 'an empty file',
        expected: 'fields between a first line --- and a closing line ---, then the text',
      });
      return undefined;
    }
    [, yaml = '', body = ''] = parts;
  }

  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const offset = isMarkdown ? 1 : 0;
  for (const error of document.errors) {
    faults.push({
      file,
      line: lines.linePos(error.pos[0]).line + offset,
      field: 'YAML',
      found: error.message.split('\n')[0]?.replace(/ at line.*$/, '') ?? error.code,
      expected: 'valid YAML; put quotes around a text that has a colon or starts with a sign',
    });
  }
  if (document.errors.length > 0) return undefined;

  const source: Source = {
    file,
    raw,
    data: document.toJS(),
    body,
    lineOf(path) {
      for (let depth = path.length; depth > 0; depth--) {
        const parent = document.getIn(path.slice(0, depth - 1), true);
        const key = path[depth - 1];
        const pair = isMap(parent)
          ? parent.items.find((item) => isNode(item.key) && item.key.toJSON() === key)
          : undefined;
        const node = pair?.key ?? document.getIn(path.slice(0, depth), true);
        if (isNode(node) && node.range) return lines.linePos(node.range[0]).line + offset;
      }
      return undefined;
    },
    lineInBody(text) {
      const index = body.indexOf(text);
      if (index < 0) return undefined;
      return raw.slice(0, raw.length - body.length + index).split('\n').length;
    },
    report(path, found, expected, line = source.lineOf(path)) {
      const field = path.length === 0 ? 'file' : path.map(String).join('.');
      faults.push({ file, line, field, found, expected });
    },
  };
  return source;
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
    const { path, code, message } = issue;
    const paths = code === 'unrecognized_keys' ? issue.keys.map((k) => [...path, k]) : [path];
    for (const at of paths) {
      const value = valueAt(data, at);
      const isMissing = value === undefined && code === 'invalid_value';
      const needsHint = isMissing || code === 'invalid_type';
      source.report(at, show(value), needsHint ? explain(schema, at, message) : message);
    }
  }
  return undefined;
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
  for (const placeholder of fillFacts(text, facts).noFacts) {
    source.report(path, placeholder, `one of ${names.join(' ')}`);
  }
  const language = source.file.startsWith('es/') ? 'es' : 'en';
  const filled = fillFacts(leaveOutUnknown(text, facts, language), facts).text;
  const stray = strayBrace(filled, path);
  if (stray) source.report(path, stray.slice(0, 60), bracesExpected);
  return filled;
}

const bracesExpected =
  'braces only around the name of a fact, as [words]{lang=en} or, at the start of a paragraph and after an empty line, as {until 2027-01-01}';

/** The line with a brace that no reader should see. */
function strayBrace(text: string, path: readonly PropertyKey[]): string | undefined {
  const isMarkdown = path[0] === 'text' || path.at(-1) === 'answer';
  const isSourceName =
    path.at(-1) === 'name' && (path.at(-2) === 'source' || path.at(-3) === 'sources');
  // Unknown facts are reported by themselves; dates mark paragraphs of Markdown only.
  let rest = text.replace(/\{\w+\}/g, '');
  if (isMarkdown || isSourceName) rest = withoutMarks(rest);
  if (isMarkdown) rest = rest.replace(/(?<=^\s*|\n[ \t]*\n)\{until \d{4}-\d{2}-\d{2}\}/g, '');
  return /^.*[{}].*$/m.exec(rest)?.[0].trim();
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
