import { spawnSync } from 'node:child_process';

/**
 * The date of each file's last commit, by its path below the folder. Files with uncommitted changes
 * are left out. Empty without git, and in a shallow clone, where every file seems to be new.
 */
export function readChangeDates(folder: string): Map<string, string> {
  const dates = new Map<string, string>();
  if (git(folder, 'rev-parse', '--is-shallow-repository')?.trim() !== 'false') return dates;

  let date = '';
  const log = git(folder, 'log', '--format=%n%cs', '--name-only', '--relative', '--', '.') ?? '';
  for (const line of log.split('\n')) {
    if (/^\d{4}-\d{2}-\d{2}$/.test(line)) date = line;
    else if (line && !dates.has(line)) dates.set(line, date);
  }
  const unsaved = git(folder, 'diff', '--name-only', '--relative', 'HEAD', '--', '.') ?? '';
  for (const file of unsaved.split('\n')) dates.delete(file);
  return dates;
}

/** The output of git; undefined if git or a repository is missing. */
function git(folder: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}
