import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { floridaToday } from '../../lib/dates.server';
import { trackerRegistry } from '../../lib/tracking/registry';
import { listFiles } from './files';
import { sha256 } from './hash';

const folders = ['components', 'content', 'lib', 'pages', 'public', 'scripts'];
const files = ['package-lock.json', 'tsconfig.json', 'vite.config.ts'];
const hashFile = 'inputs.sha256';

/** Whether `dist` was built from the files as they are now. */
export function isBuildCurrent(): boolean {
  const file = join('dist', hashFile);
  return existsSync(file) && readFileSync(file, 'utf8') === hashInputs();
}

/** Writes the hash of the build's inputs into the folder of a build. */
export function writeInputsHash(folder: string) {
  writeFileSync(join(folder, hashFile), hashInputs());
}

function hashInputs(): string {
  const variables = Object.values(trackerRegistry).map(
    ({ variable }) => `${variable}=${process.env[variable] ?? ''}`,
  );
  const inputs = folders.flatMap((folder) => listFiles(folder).map((file) => `${folder}/${file}`));
  return sha256(
    // On another day other paragraphs have expired, and other exceptions from the hours are near.
    floridaToday(),
    ...variables,
    ...[...inputs, ...files].flatMap((file) => [file, readFileSync(file)]),
  );
}
