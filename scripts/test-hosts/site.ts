import { chmodSync, cpSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { HostTable } from '../../lib/hosts/table';

/** What the last build tells every host to do. */
export function readTable(): HostTable {
  return JSON.parse(readFileSync('dist/hosts/table.json', 'utf8'));
}

/**
 * A copy of the build to serve: servers write beside what they serve, and may run as a user who
 * cannot read the project.
 * @returns its folder
 */
export function copyBuild(folder: string): string {
  cpSync('dist', folder, { recursive: true });
  chmodSync(dirname(folder), 0o755);
  return folder;
}
