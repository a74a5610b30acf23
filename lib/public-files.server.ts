import { existsSync, readdirSync } from 'node:fs';
import { sep } from 'node:path';
import { addressOfFile, fileAtAddress } from './file-addresses.server';

/** The folder of the files that are served as they are. */
export const publicFolder = 'public';

/**
 * The path below `public/` of a file that the content names, `/forms/history.pdf`; undefined where there is none.
 * Systems write a letter with its accent as one sign or as two: both are the same name.
 */
export function findPublicFile(path: string): string | undefined {
  return publicFiles().find((file) => file.normalize() === path.normalize());
}

/** A file that is there in place of one that is not: capital letters or signs written as `%20` differ. */
export function findSimilarPublicFile(path: string): string | undefined {
  const plain = (name: string) => name.normalize().toLowerCase();
  const wanted = plain(fileAtAddress(path) ?? path);
  return publicFiles().find((file) => plain(file) === wanted);
}

/** The address of a file of `public/` that the content names. */
export function publicAddress(path: string): string {
  return addressOfFile(findPublicFile(path) ?? path);
}

/** The paths of all files below `public/`, each with a slash at its start. */
function publicFiles(): string[] {
  if (!existsSync(publicFolder)) return [];
  return readdirSync(publicFolder, { recursive: true, encoding: 'utf8' }).map(
    (path) => `/${path.split(sep).join('/')}`,
  );
}
