import { createHash } from 'node:crypto';

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
