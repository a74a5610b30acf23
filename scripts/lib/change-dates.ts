import { spawnSync } from 'node:child_process';

/**
 * The day on which each file below a folder was last changed, by its path below the folder, as
 * git remembers it. A file changed since the last commit is left out; all are where there is no
 * git, or only the end of the history, in which everything seems to be new.
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

/** What git says; undefined where it is missing or finds no repository. */
function git(folder: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}
