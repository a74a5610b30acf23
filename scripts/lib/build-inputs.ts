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
  const today = floridaToday();
  return sha256(
    ...variables,
    ...[...inputs, ...files].flatMap((file) => {
      const bytes = readFileSync(file);
      return [file, bytes, file.endsWith('.md') ? expiredMarks(bytes.toString(), today) : ''];
    }),
  );
}

/** The marks of paragraphs that have expired by today, which changes what is built. */
function expiredMarks(text: string, today: string): string {
  return [...text.matchAll(/\{until (\S+)\}/g)]
    .map(([, date = '']) => date)
    .filter((date) => date <= today)
    .join();
}
