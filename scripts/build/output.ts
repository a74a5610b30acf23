import { spawnSync } from 'node:child_process';
import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder, licensesFile } from '../../lib/folders.server';
import { type BuildRecord, recordPath } from '../../lib/launch/build-record.server';
import { addresses, isSwitchedInPlace, notFoundPaths } from '../../lib/routes.server';
import { codePaths } from '../lib/ensure-build';
import { sumsOf, writeFiles } from '../lib/files';

/** What reaches browsers in documents, styles and fonts, and the file of its license. */
const otherLicenses = {
  'Lucide icons (ISC)': 'node_modules/lucide-react/LICENSE',
  'Tailwind CSS (MIT)': 'node_modules/tailwindcss/LICENSE',
  'Atkinson Hyperlegible Next (OFL-1.1)': 'components/fonts/atkinson-hyperlegible-next.LICENSE.txt',
  'Fraunces (OFL-1.1)': 'components/fonts/fraunces.LICENSE.txt',
};

/** Adds the other licenses to those of the scripts' packages, which Vite has written. */
export function writeLicenses(client: string) {
  for (const [name, file] of Object.entries(otherLicenses)) {
    const text = readFileSync(file, 'utf8').trim();
    appendFileSync(join(client, licensesFile), `\n## ${name}\n\n${text}\n`);
  }
}

/**
 * Writes, beside each page that switches its language in place, the document as the JSON that the
 * switch loads: `/es/telepsiquiatria-florida.json`.
 */
export function writePageData(clientFolder: string) {
  const files = [
    ...addresses
      .filter(({ route }) => isSwitchedInPlace(route.id))
      .map(({ path }) => `${path}.html`),
    ...Object.values(notFoundPaths),
  ];
  for (const file of files) {
    const html = readFileSync(join(clientFolder, file), 'utf8');
    writeFiles(clientFolder, { [file.replace(/html$/, 'json')]: JSON.stringify(html) });
  }
}

/** Writes `build.json`. It must run last, since it names the sums of all other files. */
export function writeBuildRecord(client: string, day: string) {
  const record: BuildRecord = { commit: readCommit(), day, files: sumsOf(client) };
  writeFiles(client, { [recordPath]: `${JSON.stringify(record, null, 1)}\n` });
}

/** The commit whose files are built; null where they were changed since, or there is no git. */
function readCommit(): string | null {
  const changes = git('status', '--porcelain', '--', ...codePaths, contentFolder);
  return changes === '' ? (git('rev-parse', 'HEAD') ?? null) : null;
}

/** The output of git; undefined if git or a repository is missing. */
function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
