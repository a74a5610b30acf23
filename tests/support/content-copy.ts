import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { parseDocument } from 'yaml';
import { checkFolder } from '../../lib/checks/checks.server';
import { contentFolder } from '../../lib/files/folders.server';
import { listFiles, writeFiles } from '../../scripts/lib/files';

/** A day before all closing days of the sample. */
export const today = '2026-11-22';

const original = Object.fromEntries(
  listFiles(contentFolder).map((file) => [file, readFileSync(join(contentFolder, file))]),
);

/** A copy of the content folder that a test can change. Each file of tests has its own. */
export class ContentCopy {
  folder = '';

  constructor() {
    beforeEach(() => {
      this.folder = mkdtempSync(join(tmpdir(), 'content-'));
      writeFiles(this.folder, original);
    });
    afterEach(() => this.remove());
  }

  remove(file = '') {
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
    // A copy, because tests share the parsed data (`parsed-once.ts`).
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
