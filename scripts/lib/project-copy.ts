import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentFolder, distFolder } from '../../lib/folders.server';
import { type Build, type BuildRecord, readBuild } from '../../lib/launch/build-record.server';
import { trackerRegistry } from '../../lib/tracking/registry';
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
function buildIn(folder: string, env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], {
    cwd: folder,
    env: { ...process.env, CONTENT_FOLDER: 'content', DIST_FOLDER: 'dist', ...env },
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return { ok: status === 0, output: stdout + stderr };
}

/**
 * Builds a commit as of a day, apart from the project, with the packages and trackers that it had.
 * The build is there until this process ends.
 * @returns or why it cannot be built here
 */
export function rebuild({ commit, day, trackers }: BuildRecord): Build | { reason: string } {
  if (!commit) return { reason: 'no commit has its files' };
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  process.once('exit', () => rmSync(folder, { recursive: true }));
  console.log(`Building commit ${commit} as of ${day} elsewhere, to compare the copy with it.`);
  if (!unpack(commit, folder)) {
    const get = 'git fetch or git fetch --unshallow gets it';
    return { reason: `this folder does not have that commit; ${get}` };
  }
  const why = `a clone, git switch --detach ${commit}, npm ci and npm run build show why`;
  if (!linkPackages(folder)) return { reason: `npm ci of its packages failed; ${why}` };
  const none = Object.values(trackerRegistry).map(({ variable }) => [variable, '']);
  const ids = trackers && { ...Object.fromEntries(none), ...trackers };
  const { ok } = buildIn(folder, { BUILD_DAY: day, ...ids });
  return ok ? readBuild(join(folder, 'dist')) : { reason: `its build failed; ${why}` };
}

/** Puts the files of a commit into a folder; false where it is not known. */
function unpack(commit: string, folder: string): boolean {
  const maxBuffer = 2 ** 30;
  const { status, stdout } = spawnSync('git', ['archive', commit], {
    cwd: projectFolder,
    maxBuffer,
  });
  if (status !== 0) return false;
  return spawnSync('tar', ['-x'], { cwd: folder, input: stdout }).status === 0;
}

/** Gives a folder this project's packages or, where its lock file is another, its own; false if it fails. */
function linkPackages(folder: string): boolean {
  const lockOf = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (lockOf(folder) === lockOf(projectFolder)) {
    symlinkSync(join(projectFolder, 'node_modules'), join(folder, 'node_modules'), 'junction');
    return true;
  }
  const options = { cwd: folder, shell: process.platform === 'win32' };
  // Where NODE_ENV is "production", npm would leave out what builds.
  return spawnSync('npm', ['ci', '--ignore-scripts', '--include=dev'], options).status === 0;
}
