import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServingRules } from '../hosts/serving-rules.server';

/** `build.json`: what a build was made from, and what it consists of. It is served with the site. */
export interface BuildRecord {
  /** Null where the files were not those of a commit. */
  commit: string | null;
  /** ISO date as of which it was built. */
  day: string;
  /** The trackers' ids, by the variables that set them; builds from before it was listed have none. */
  trackers?: Readonly<Record<string, string>>;
  /** The SHA-256 sums of all other files of `dist/client`, by their path in it. */
  files: Readonly<Record<string, string>>;
}

/** Where it is served. */
export const recordPath = '/build.json';

/** What a build is, and how hosts have to serve it. */
export interface Build {
  folder: string;
  record: BuildRecord;
  rules: ServingRules;
}

/** Reads what the build in a folder is. */
export function readBuild(folder: string): Build {
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  return { folder, record: read(`client${recordPath}`), rules: read('hosts/serving-rules.json') };
}

/** Whether two builds have the same trackers, as far as both say. */
export function haveSameTrackers({ trackers: one }: BuildRecord, { trackers: other }: BuildRecord) {
  return (
    !one || !other || Object.keys({ ...one, ...other }).every((key) => one[key] === other[key])
  );
}

/** The files that two builds do not have in common, by their path. */
export function differingFiles(one: BuildRecord, other: BuildRecord): string[] {
  const names = new Set([...Object.keys(one.files), ...Object.keys(other.files)]);
  return [...names].filter((name) => one.files[name] !== other.files[name]);
}
