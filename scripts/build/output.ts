import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pageScript } from '../../components/document/assets.server';
import { isStaging } from '../../lib/content/staging.server';
import { addressOfFile } from '../../lib/files/file-addresses.server';
import { licensesFile } from '../../lib/files/folders.server';
import { type BuildRecord, recordPath } from '../../lib/launch/build-record.server';
import { notFoundPaths, type Routes } from '../../lib/routes.server';
import { type Inputs, readInputs } from '../lib/ensure-build';
import { hashesOf, listFiles, writeFiles } from '../lib/files';

/** A file of the build in Vite's manifest. */
interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}

/**
 * Removes the scripts that the page script never imports: Vike's router, and an entry for each kind of page.
 * Vike needs them while it renders pages, so they cannot be left out of the build.
 * @param unfinished folder of the build, with Vite's manifest in `assets.json`
 */
export function removeUnusedScripts(unfinished: string) {
  const text = readFileSync(join(unfinished, 'assets.json'), 'utf8');
  const chunks: Record<string, Chunk> = JSON.parse(text);
  const used = new Set<string>();
  const follow = (key: string) => {
    if (used.has(key)) return;
    used.add(key);
    const { imports = [], dynamicImports = [] } = chunks[key] ?? {};
    for (const imported of [...imports, ...dynamicImports]) follow(imported);
  };
  follow(pageScript);
  for (const [key, { file }] of Object.entries(chunks)) {
    if (file.endsWith('.js') && !used.has(key)) rmSync(join(unfinished, 'client', file));
  }
}

/** The folders of a build from which files without a reference are removed. */
const mediaFolders = ['images', 'video'];

/**
 * Removes pictures, clips and captions that no file of the build names, such as those of a service that
 * the practice no longer offers. Other files of `public/` stay, because a search engine that verifies
 * the site knows their names without a reference.
 */
export function removeUnusedMedia(client: string) {
  const naming = listFiles(client).filter((file) =>
    /\.(?:html|css|js|json|webmanifest|vtt)$/.test(file),
  );
  const text = naming.map((file) => readFileSync(join(client, file), 'utf8')).join('\n');
  for (const folder of mediaFolders) {
    const path = join(client, folder);
    if (!existsSync(path)) continue;
    for (const file of listFiles(path)) {
      const address = addressOfFile(`/${folder}/${file}`);
      if (!text.includes(address)) rmSync(join(path, file));
    }
  }
}

/** Software that reaches browsers in documents, styles and fonts, with the file of its license. */
const otherLicenses = {
  'Lucide icons (ISC)': 'node_modules/lucide-react/LICENSE',
  'Tailwind CSS (MIT)': 'node_modules/tailwindcss/LICENSE',
  'Atkinson Hyperlegible Next (OFL-1.1)': 'components/fonts/atkinson-hyperlegible-next.LICENSE.txt',
  'Fraunces (OFL-1.1)': 'components/fonts/fraunces.LICENSE.txt',
};

/** Adds these licenses to the file in which Vite has written those of the packages in scripts. */
export function writeLicenses(client: string) {
  for (const [name, file] of Object.entries(otherLicenses)) {
    const text = readFileSync(file, 'utf8').trim();
    appendFileSync(join(client, licensesFile), `\n## ${name}\n\n${text}\n`);
  }
}

/**
 * Writes a JSON file with the document beside each page that switches its language in place. The language
 * toggle loads it: `/es/telepsiquiatria-florida.json`.
 */
export function writePageData(clientFolder: string, { addresses }: Routes) {
  const files = [
    ...addresses.filter(({ route }) => !route.isInToggleMapping).map(({ path }) => `${path}.html`),
    ...Object.values(notFoundPaths),
  ];
  for (const file of files) {
    const html = readFileSync(join(clientFolder, file), 'utf8');
    writeFiles(clientFolder, { [file.replace(/html$/, 'json')]: JSON.stringify(html) });
  }
}

/**
 * Writes `build.json`. It has to run last, because it has the hashes of all other files.
 * @param begun the inputs when the build began; their commit is named only if nothing has changed since
 */
export function writeBuildRecord(client: string, day: string, begun: Inputs) {
  const commit = readInputs().hash === begun.hash ? begun.commit : null;
  const record: BuildRecord = { commit, day, staging: isStaging(), files: hashesOf(client) };
  writeFiles(client, { [recordPath]: `${JSON.stringify(record, null, 1)}\n` });
}
