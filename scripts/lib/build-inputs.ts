import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPractice } from '../../lib/content/practice.server';
import { todayIn } from '../../lib/dates.server';
import { contentFolder, distFolder } from '../../lib/folders.server';
import { trackerRegistry } from '../../lib/tracking/registry';
import { listFiles } from './files';
import { sha256 } from './hash';

const folders = ['components', 'lib', 'pages', 'public', 'scripts'];
const files = ['package-lock.json', 'tsconfig.json', 'vite.config.ts'];
const hashFile = 'inputs.sha256';

/** All that a build is made from, besides the packages. */
export const inputPaths = [...folders, contentFolder, ...files];

/** Whether the last build of some content was built from the files as they are now. */
export function isBuildCurrent(content = contentFolder, dist = distFolder): boolean {
  const file = join(dist, hashFile);
  return existsSync(file) && readFileSync(file, 'utf8') === hashInputs(content);
}

/** Writes the hash of the build's inputs into the folder of a build. */
export function writeInputsHash(folder: string) {
  writeFileSync(join(folder, hashFile), hashInputs(contentFolder));
}

function hashInputs(content: string): string {
  const variables = Object.values(trackerRegistry).map(
    ({ variable }) => `${variable}=${process.env[variable] ?? ''}`,
  );
  const inputs = [...folders, content].flatMap((folder) =>
    listFiles(folder).map((file) => `${folder}/${file}`),
  );
  return sha256(
    // On another day other paragraphs have expired, and other exceptions from the hours are near.
    todayIn(readPractice(content, [])?.timeZone ?? 'UTC'),
    ...variables,
    ...[...inputs, ...files].flatMap((file) => [file, readFileSync(file)]),
  );
}
