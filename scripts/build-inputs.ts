import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { idVariables } from '../lib/content/practice.server';
import { floridaToday } from '../lib/dates';

const inputs = ['components', 'content', 'lib', 'pages', 'public', 'scripts'];
const inputFiles = ['package-lock.json', 'tsconfig.json', 'vite.config.ts'];
const stamp = 'inputs.sha256';

/** Whether `dist` was built from the files as they are now. */
export function isBuildCurrent(): boolean {
  const file = join('dist', stamp);
  return existsSync(file) && readFileSync(file, 'utf8') === hashInputs();
}

/** Records in a build's folder what it was built from. */
export function stampInputs(folder: string) {
  writeFileSync(join(folder, stamp), hashInputs());
}

function hashInputs(): string {
  const hash = createHash('sha256');
  const files = inputs.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  for (const variable of Object.values(idVariables)) {
    hash.update(`${variable}=${process.env[variable] ?? ''}\0`);
  }
  const today = floridaToday();
  for (const file of [...files.sort(), ...inputFiles]) {
    const bytes = readFileSync(file);
    hash.update(file).update('\0').update(bytes).update('\0');
    if (file.endsWith('.md')) hash.update(expiredMarks(bytes.toString(), today));
  }
  return hash.digest('hex');
}

/** Paragraphs that have left the page since they were written change what is built. */
function expiredMarks(text: string, today: string): string {
  return [...text.matchAll(/\{until (\S+)\}/g)]
    .map(([, date = '']) => date)
    .filter((date) => date <= today)
    .join();
}
