import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPractice } from '../../lib/content/content.server';
import { isStaging } from '../../lib/content/staging.server';
import { todayIn } from '../../lib/dates.server';
import { contentFolder, distFolder } from '../../lib/folders.server';
import { listFiles, sha256 } from './files';

/**
 * Builds the site if its build is out of date. Runs in a separate process, since a test runner
 * changes this one.
 * @param env names content and its build, as `lib/folders.server.ts` reads them
 * @throws if the build fails; the build has printed the reason
 */
export function ensureBuild(env: { CONTENT_FOLDER?: string; DIST_FOLDER?: string } = {}) {
  const { CONTENT_FOLDER = contentFolder, DIST_FOLDER = distFolder } = env;
  const file = join(DIST_FOLDER, hashFile);
  if (existsSync(file) && readFileSync(file, 'utf8') === hashInputs(CONTENT_FOLDER)) return;
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('The site could not be built; the reason is above.');
}

/** All that a build is made from, besides the packages and the content. */
const folders = ['components', 'lib', 'pages', 'public', 'scripts'];
const files = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'];
export const codePaths = [...folders, ...files];

const hashFile = 'inputs.sha256';

/** What a build is made from. */
export interface Inputs {
  hash: string;
  /** The commit whose files they are; null where they were changed since, or there is no git. */
  commit: string | null;
}

export function readInputs(): Inputs {
  return { hash: hashInputs(contentFolder), commit: readCommit() };
}

/** Also files that git ignores are built, and are in no commit. */
function readCommit(): string | null {
  const changes = git('status', '--porcelain', '--ignored', '--', ...codePaths, contentFolder);
  return changes === '' ? (git('rev-parse', 'HEAD') ?? null) : null;
}

/** The output of git; undefined if git or a repository is missing. */
function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** Writes the hash of what a build was begun from into its folder: what has changed since is not built. */
export function writeInputsHash(folder: string, { hash }: Inputs) {
  writeFileSync(join(folder, hashFile), hash);
}

function hashInputs(content: string): string {
  const inputs = [...folders, content].flatMap((folder) =>
    listFiles(folder).map((file) => `${folder}/${file}`),
  );
  return sha256(
    // On another day other paragraphs have expired, and other exceptions from the hours are near.
    todayIn(readPractice(content)?.timeZone ?? 'UTC'),
    isStaging() ? 'staging' : '',
    ...[...inputs, ...files].flatMap((file) => [file, readFileSync(file)]),
  );
}
