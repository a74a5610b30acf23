import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

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
