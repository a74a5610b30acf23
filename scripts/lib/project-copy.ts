import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentFolder } from '../../lib/files/folders.server';
import { codePaths } from './ensure-build';
import { projectFolder } from './files';

/** A copy of the project that can be changed and built without touching the project. */
export class ProjectCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'site-'));
  readonly dist = join(this.folder, 'dist');

  /** @param content the folder whose content is copied */
  constructor(content = contentFolder) {
    cpSync(join(projectFolder, content), join(this.folder, 'content'), { recursive: true });
    for (const part of codePaths) {
      cpSync(join(projectFolder, part), join(this.folder, part), { recursive: true });
    }
    symlinkSync(join(projectFolder, 'node_modules'), join(this.folder, 'node_modules'), 'junction');
  }

  /**
   * Builds the copy.
   * @param env variables besides those of this process
   * @returns the output of the build
   * @throws with the output if the build fails
   */
  build(env: Record<string, string> = {}): string {
    const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], {
      cwd: this.folder,
      env: { ...process.env, CONTENT_FOLDER: 'content', DIST_FOLDER: 'dist', ...env },
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    if (status !== 0) throw new Error(stdout + stderr);
    return stdout + stderr;
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  write(file: string, text: string) {
    writeFileSync(join(this.folder, file), text);
  }

  /** Replaces a text in a file. @throws if the file does not contain it */
  edit(file: string, before: string, after: string) {
    const text = this.read(file);
    if (!text.includes(before)) throw new Error(`${file} does not contain "${before}".`);
    this.write(file, text.replace(before, after));
  }

  /** Removes a file, or the whole copy. */
  remove(file?: string) {
    rmSync(file === undefined ? this.folder : join(this.folder, file), { recursive: true });
  }
}

/** Adds the editor to the settings of a copy, and builds it. */
export function buildWithEditor(copy: ProjectCopy) {
  const practice = 'content/practice.yaml';
  const editor = 'editor: { host: github, repository: owner/website, branch: edits }';
  copy.write(practice, `${copy.read(practice)}${editor}\n`);
  copy.build();
}
