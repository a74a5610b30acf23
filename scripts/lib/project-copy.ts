import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentFolder, distFolder } from '../../lib/folders.server';
import { type Build, type BuildRecord, readBuild } from '../../lib/launch/build-record.server';
import { projectFolder } from './project';

const parts = [
  'components',
  'lib',
  'pages',
  'public',
  'scripts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
];

/** A copy of the project to change and build, apart from the project itself. */
export class ProjectCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'site-'));
  readonly dist = join(this.folder, 'dist');

  /** @param content the folder whose content it has */
  constructor(content = contentFolder) {
    cpSync(join(projectFolder, content), join(this.folder, 'content'), { recursive: true });
    for (const part of parts) {
      cpSync(join(projectFolder, part), join(this.folder, part), { recursive: true });
    }
    linkPackages(this.folder);
  }

  /**
   * Builds the copy.
   * @param env variables besides those of this process
   * @returns whether it succeeded, and all that it wrote
   */
  build(env: Record<string, string> = {}) {
    return buildIn(this.folder, env);
  }

  /** Copies the project's build, as the last good build. */
  copyBuild() {
    cpSync(distFolder, this.dist, { recursive: true });
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  write(file: string, text: string) {
    writeFileSync(join(this.folder, file), text);
  }

  /** Replaces a text; throws if it is missing. */
  edit(file: string, before: string, after: string) {
    const text = this.read(file);
    if (!text.includes(before)) throw new Error(`${file} does not contain "${before}".`);
    this.write(file, text.replace(before, after));
  }

  remove(file?: string) {
    rmSync(file === undefined ? this.folder : join(this.folder, file), { recursive: true });
  }
}

/** Builds the project in a folder; see `ProjectCopy.build`. */
export function buildIn(folder: string, env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], {
    cwd: folder,
    env: { ...process.env, CONTENT_FOLDER: 'content', DIST_FOLDER: 'dist', ...env },
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return { ok: status === 0, output: stdout + stderr };
}

/**
 * Builds a commit as of a day, apart from the project. What the environment sets, such as trackers'
 * ids, has to be as it was. The build is there until this process ends.
 * @returns null where the commit is not in this repository, or cannot be built; the reason is printed
 */
export function rebuild({ commit, day }: BuildRecord): Build | null {
  if (!commit) return null;
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  process.once('exit', () => rmSync(folder, { recursive: true }));
  console.log(`Building commit ${commit} as of ${day} elsewhere, to compare the copy with it.`);
  if (!unpack(commit, folder)) {
    console.error(
      'This folder does not have that commit: git fetch or git fetch --unshallow gets it.',
    );
    return null;
  }
  linkPackages(folder);
  const { ok, output } = buildIn(folder, { BUILD_DAY: day });
  if (!ok) console.error(output);
  return ok ? readBuild(join(folder, 'dist')) : null;
}

/** Puts the files of a commit into a folder; false where it is not known. */
export function unpack(commit: string, folder: string): boolean {
  const maxBuffer = 2 ** 30;
  const { status, stdout } = spawnSync('git', ['archive', commit], {
    cwd: projectFolder,
    maxBuffer,
  });
  if (status !== 0) return false;
  return spawnSync('tar', ['-x'], { cwd: folder, input: stdout }).status === 0;
}

/** Gives a folder this project's packages or, where its lock file is another, its own. */
export function linkPackages(folder: string) {
  const lockOf = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (lockOf(folder) === lockOf(projectFolder)) {
    symlinkSync(join(projectFolder, 'node_modules'), join(folder, 'node_modules'), 'junction');
  } else {
    const options = { cwd: folder, shell: process.platform === 'win32' };
    spawnSync('npm', ['ci', '--ignore-scripts'], options);
  }
}
