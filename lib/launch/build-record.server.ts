import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { ServingRules } from '../hosts/serving-rules.server';
import { UserError } from '../user-error.server';

/** The schema of `build.json`: from what a build was made, and its files. The file is served with the site. */
export const buildRecordSchema = z.object({
  /** The commit; null if the files were not exactly those of a commit. */
  commit: z
    .string()
    .regex(/^[0-9a-f]{40}$/)
    .nullable(),
  /** The day for which it was built. */
  day: z.iso.date(),
  /** Whether it is a copy for trying out. */
  staging: z.boolean().default(false),
  /** The SHA-256 hashes of all other files of `dist/client`, by their paths in it. */
  files: z.record(z.string().regex(/^\P{C}+$/u), z.string()),
});

export type BuildRecord = z.infer<typeof buildRecordSchema>;

/** The address of `build.json`. */
export const recordPath = '/build.json';

/** The record of a build, and how hosts have to serve it. */
export interface Build {
  record: BuildRecord;
  rules: ServingRules;
}

/**
 * Reads the build in a folder.
 * @throws {UserError} if the folder has none
 */
export function readBuild(folder: string): Build {
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const record = `client${recordPath}`;
  if (!existsSync(join(folder, record)))
    throw new UserError(`${folder} has no build: npm run build`);
  return { record: read(record), rules: read('hosts/serving-rules.json') };
}
