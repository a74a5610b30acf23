import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectFolder = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The files below a folder, at any depth.
 * @param ending only files with this ending, such as `.html`
 * @returns sorted paths relative to the folder, with forward slashes
 */
export function listFiles(folder: string, ending = ''): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/**
 * Writes files into a folder.
 * @param files their contents, by their paths below the folder
 */
export function writeFiles(folder: string, files: Readonly<Record<string, string | Uint8Array>>) {
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/**
 * Gives a picture from the cache, or makes it. Encoding pictures takes longer than the rest of a build.
 * @param name has to change with everything that decides how the picture looks
 */
export async function cachedPicture(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const folder = 'node_modules/.cache/pictures';
  const file = join(folder, name);
  if (existsSync(file)) return readFileSync(file);
  const bytes = await make();
  writeFiles(folder, { [name]: bytes });
  return bytes;
}

/**
 * The SHA-256 hash of some data.
 * @param parts are separated in the hash, so that `ab`, `c` and `a`, `bc` give different hashes
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

/** The SHA-256 hash of each file below a folder, by its path. */
export function hashesOf(folder: string): Record<string, string> {
  const files = listFiles(folder);
  return Object.fromEntries(files.map((file) => [file, sha256(readFileSync(join(folder, file)))]));
}
