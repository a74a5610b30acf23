import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './files';

/**
 * The SHA-256 hash of some data.
 * @param parts separated in the hash, so that `ab`, `c` and `a`, `bc` differ
 * @returns 64 hexadecimal digits
 */
export function sha256(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const [index, part] of parts.entries()) {
    if (index > 0) hash.update('\0');
    hash.update(part);
  }
  return hash.digest('hex');
}

/** The SHA-256 sum of each file below a folder, by its path. */
export function sumsOf(folder: string): Record<string, string> {
  const files = listFiles(folder);
  return Object.fromEntries(files.map((file) => [file, sha256(readFileSync(join(folder, file)))]));
}
