import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildRecord, recordPath } from '../../lib/launch/build-record.server';
import { inputPaths } from '../lib/ensure-build';
import { sumsOf } from '../lib/files';

/** Writes `build.json`. It must run last, since it names the sums of all other files. */
export function writeBuildRecord(client: string, day: string) {
  const record: BuildRecord = { commit: readCommit(), day, files: sumsOf(client) };
  writeFileSync(join(client, recordPath), `${JSON.stringify(record, null, 1)}\n`);
}

/** The commit whose files are built; null where they were changed since, or nothing tells it. */
function readCommit(): string | null {
  // git writes it into this file of an archive (.gitattributes).
  const archived = readFileSync('scripts/build/commit.txt', 'utf8').trim();
  if (/^[0-9a-f]{40}$/.test(archived)) return archived;
  const changes = git('status', '--porcelain', '--', ...inputPaths);
  return changes === '' ? (git('rev-parse', 'HEAD') ?? null) : null;
}

/** The output of git; undefined if git or a repository is missing. */
function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
