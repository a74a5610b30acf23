import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { addressOfFile, fileAtAddress } from './file-addresses.server';

/** The folder of the files that are served unchanged. */
export const publicFolder = 'public';

/**
 * The path below `public/` of a file that the content names, such as `/forms/history.pdf`; undefined if there is
 * none. An accented letter may be one character or two, depending on the system: both spellings match.
 */
export function findPublicFile(path: string): string | undefined {
  return publicFiles().find((file) => file.normalize() === path.normalize());
}

/** A file whose name differs from a missing one only in capital letters or in characters encoded as `%20`. */
export function findSimilarPublicFile(path: string): string | undefined {
  const plain = (name: string) => name.normalize().toLowerCase();
  const wanted = plain(fileAtAddress(path) ?? path);
  return publicFiles().find((file) => plain(file) === wanted);
}

/** The address of a file of `public/` that the content names. */
export function publicAddress(path: string): string {
  return addressOfFile(findPublicFile(path) ?? path);
}

/** The paths of all files below `public/`, each with a leading slash. */
function publicFiles(): string[] {
  if (!existsSync(publicFolder)) return [];
  return readdirSync(publicFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => join('/', relative(publicFolder, parentPath), name))
    .map((path) => path.split(sep).join('/'));
}
