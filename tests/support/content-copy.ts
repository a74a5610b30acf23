import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { parseDocument } from 'yaml';
import { checkFolder } from '../../lib/checks/checks.server';
import { contentFolder } from '../../lib/files/folders.server';
import { listFiles, writeFiles } from '../../scripts/lib/files';

/** A day before all closing days of the sample. */
export const today = '2026-11-22';

const original = Object.fromEntries(
  listFiles(contentFolder).map((file) => [file, readFileSync(join(contentFolder, file))]),
);

/** A copy of the content folder that a test can change. Each file of tests has its own, which is whole before each test. */
export class ContentCopy {
  folder = '';
  private states: Record<string, string> = {};

  constructor() {
    beforeAll(() => {
      this.folder = mkdtempSync(join(tmpdir(), 'content-'));
      writeFiles(this.folder, original);
      this.states = this.statesNow();
    });
    // Writing two hundred files takes longer than most tests.
    afterEach(() => this.restore());
    afterAll(() => rmSync(this.folder, { recursive: true }));
  }

  /** Removes what was changed or added since, and writes what is missing then. */
  private restore() {
    for (const [name, state] of Object.entries(this.statesNow())) {
      if (state === this.states[name]) continue;
      rmSync(join(this.folder, name), { recursive: true, force: true });
    }
    const missing = Object.entries(original).filter(
      ([name]) => !existsSync(join(this.folder, name)),
    );
    if (missing.length === 0) return;
    writeFiles(this.folder, Object.fromEntries(missing));
    this.states = this.statesNow();
  }

  /** The size of each file and the time of its last change. A folder has no state. */
  private statesNow(): Record<string, string> {
    const names = readdirSync(this.folder, { recursive: true, encoding: 'utf8' });
    return Object.fromEntries(
      names.map((name) => {
        const state = statSync(join(this.folder, name));
        return [name, state.isDirectory() ? '' : `${state.size} ${state.mtimeMs}`];
      }),
    );
  }

  remove(file: string) {
    rmSync(join(this.folder, file), { recursive: true });
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  write(file: string, text: string | Buffer) {
    writeFileSync(join(this.folder, file), text);
  }

  append(file: string, text: string) {
    this.write(file, this.read(file) + text);
  }

  replace(file: string, pattern: string | RegExp, replacement: string) {
    const before = this.read(file);
    const after = before.replace(pattern, replacement);
    if (after === before) throw new Error(`${file} has no ${pattern}.`);
    this.write(file, after);
  }

  /** Gives a field (`regular.0.opens`) of YAML or front matter another value; undefined deletes it. */
  set(file: string, field: string, value: unknown) {
    const text = this.read(file);
    const [, start = '', yaml = text, rest = ''] =
      /^(---\n)([\s\S]*?\n)(---\n[\s\S]*)$/.exec(text) ?? [];
    // A copy, because tests share the parsed data (`read-once.ts`).
    const document = parseDocument(yaml).clone();
    const path = field.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    if (value === undefined) document.deleteIn(path);
    else document.setIn(path, document.createNode(value));
    this.write(file, start + document.toString({ lineWidth: 0 }) + rest);
  }

  /** Moves or copies a file of the folder. */
  copy(from: string, to: string) {
    cpSync(join(this.folder, from), join(this.folder, to));
  }

  /** The first line that has a text, counted from 1. */
  lineOf(file: string, text: string): number {
    return (
      this.read(file)
        .split('\n')
        .findIndex((line) => line.includes(text)) + 1
    );
  }

  /** The findings of the rules, without those of the level `launch`. */
  findings(day = today) {
    const { findings } = checkFolder(this.folder, day);
    return findings
      .filter(({ level }) => level !== 'launch')
      .map((finding) => ({ ...finding, file: finding.file.replace(`${this.folder}/`, '') }));
  }
}
