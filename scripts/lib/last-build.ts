import { existsSync, renameSync, rmSync } from 'node:fs';

/** Where the last build is while the next one takes its place. */
const asideOf = (dist: string) => `${dist}.last`;

/**
 * Puts a complete build in the place of the last one, which stays where it is if that fails.
 * @param staging the folder of the complete build
 * @throws where a folder cannot be renamed
 */
export function replaceBuild(staging: string, dist: string) {
  const aside = asideOf(dist);
  rmSync(aside, { recursive: true, force: true });
  if (existsSync(dist)) renameSync(dist, aside);
  try {
    renameSync(staging, dist);
  } catch (error) {
    restoreBuild(dist);
    throw error;
  }
  try {
    rmSync(aside, { recursive: true, force: true });
  } catch {
    // The new build is in its place; the next one removes what is left of the last.
  }
}

/**
 * Puts the last build back where a process ended between the two renames of `replaceBuild`: no
 * file system exchanges two folders at once.
 */
export function restoreBuild(dist: string) {
  if (!existsSync(dist) && existsSync(asideOf(dist))) renameSync(asideOf(dist), dist);
}
