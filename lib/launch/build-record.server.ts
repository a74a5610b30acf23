import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { ServingRules } from '../hosts/serving-rules.server';
import { UserError } from '../user-error.server';

/** `build.json`: what a build was made from, and what it consists of. It is served with the site. */
export const buildRecord = z.object({
  /** Null where the files were not those of a commit. */
  commit: z
    .string()
    .regex(/^[0-9a-f]{40}$/)
    .nullable(),
  /** The day as of which it was built. */
  day: z.iso.date(),
  /** Whether it is a copy for trying out. */
  staging: z.boolean().default(false),
  /** The SHA-256 sums of all other files of `dist/client`, by their path in it. */
  files: z.record(z.string().regex(/^\P{C}+$/u), z.string()),
});

export type BuildRecord = z.infer<typeof buildRecord>;

/** Where it is served. */
export const recordPath = '/build.json';

/** What a build is, and how hosts have to serve it. */
export interface Build {
  record: BuildRecord;
  rules: ServingRules;
}

/** Reads what the build in a folder is. */
export function readBuild(folder: string): Build {
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const record = `client${recordPath}`;
  if (!existsSync(join(folder, record)))
    throw new UserError(`${folder} has no build: npm run build`);
  return { record: read(record), rules: read('hosts/serving-rules.json') };
}
