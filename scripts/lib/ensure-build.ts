import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPractice } from '../../lib/content/content.server';
import { isStaging } from '../../lib/content/staging.server';
import { contentFolder, distFolder } from '../../lib/files/folders.server';
import { todayIn } from '../../lib/time/days.server';
import { UserError } from '../../lib/user-error.server';
import { listFiles, sha256 } from './files';

/**
 * Builds the site if its build is out of date. The build runs in a process of its own, because a
 * test runner changes the environment of this one.
 * @param env the folders of the content and of the build, as `lib/files/folders.server.ts` reads them
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
  if (status !== 0) throw new UserError('The site could not be built; the reason is above.');
}

/** Everything that a build is made from, apart from packages and content. */
const folders = ['components', 'lib', 'pages', 'public', 'scripts'];
const files = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'];
export const codePaths = [...folders, ...files];

const hashFile = 'inputs.sha256';

/** The state of everything that a build is made from. */
export interface Inputs {
  hash: string;
  /** The commit; null if files were changed after it, or if there is no git. */
  commit: string | null;
}

/** Reads the present state of the inputs. */
export function readInputs(): Inputs {
  return { hash: hashInputs(contentFolder), commit: readCommit() };
}

/** The commit; null if there are other changes, even in ignored files, which are built too. */
function readCommit(): string | null {
  const changes = git('status', '--porcelain', '--ignored', '--', ...codePaths, contentFolder);
  return changes === '' ? (git('rev-parse', 'HEAD') ?? null) : null;
}

/** The output of git; undefined if git or a repository is missing. */
function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** Writes the hash of the inputs when the build began into its folder. Later changes are not in the build. */
export function writeInputsHash(folder: string, { hash }: Inputs) {
  writeFileSync(join(folder, hashFile), hash);
}

/** The hash of everything that a build is made from, besides packages. */
function hashInputs(content: string): string {
  const inputs = [...folders, content].flatMap((folder) =>
    listFiles(folder).map((file) => `${folder}/${file}`),
  );
  return sha256(
    // The day, because paragraphs expire and exceptions from the hours come near.
    todayIn(readPractice(content)?.timeZone ?? 'UTC'),
    isStaging() ? 'staging' : '',
    ...[...inputs, ...files].flatMap((file) => [file, readFileSync(file)]),
  );
}
