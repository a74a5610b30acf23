import { existsSync, renameSync, rmSync } from 'node:fs';

/** The folder of the last build while the next one takes its place. */
const asideOf = (dist: string) => `${dist}.last`;

/**
 * Puts a complete build in the place of the last one. If that fails, the last one stays.
 * @param complete the folder of the complete build
 * @throws if a folder cannot be renamed
 */
export function replaceBuild(complete: string, dist: string) {
  const aside = asideOf(dist);
  rmSync(aside, { recursive: true, force: true });
  if (existsSync(dist)) renameSync(dist, aside);
  try {
    renameSync(complete, dist);
  } catch (error) {
    restoreBuild(dist);
    throw error;
  }
  try {
    rmSync(aside, { recursive: true, force: true });
  } catch {
    // The new build is in place, and the next one removes what is left.
  }
}

/**
 * Puts the last build back if a process ended between the two renames of `replaceBuild`. No
 * file system exchanges two folders in one step.
 */
export function restoreBuild(dist: string) {
  if (!existsSync(dist) && existsSync(asideOf(dist))) renameSync(asideOf(dist), dist);
}
