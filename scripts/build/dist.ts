import { appendFileSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { distFolder, licensesFile } from '../../lib/folders.server';
import { listFiles } from '../lib/files';

/** Replaces the last build by a staged one. */
export function replaceDist(staging: string) {
  rmSync(distFolder, { recursive: true, force: true });
  renameSync(staging, distFolder);
}

/**
 * Deletes the entry scripts that Vike writes for each page and no page loads. A script is never
 * requested if no page, and no script of a page, names it.
 */
export function removeUnreferencedAssets(client: string) {
  const assets = new Set(listFiles(join(client, 'assets')).map((file) => `assets/${file}`));
  const reached = new Set<string>();
  for (const file of listFiles(client, '.html')) {
    const text = readFileSync(join(client, file), 'utf8');
    for (const [asset] of text.matchAll(/assets\/[\w./-]+/g)) {
      if (assets.has(asset)) reached.add(asset);
    }
  }
  for (const file of reached) {
    const text = readFileSync(join(client, file), 'utf8');
    for (const asset of assets) if (text.includes(basename(asset))) reached.add(asset);
  }
  for (const asset of assets) if (!reached.has(asset)) rmSync(join(client, asset));
}

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
