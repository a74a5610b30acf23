import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * The files below a folder, those of its folders included.
 * @param ending of the names that are wanted, such as `.html`
 * @returns sorted paths relative to the folder, with forward slashes
 */
export function listFiles(folder: string, ending = ''): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}
