import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pageScript } from '../../components/document/assets.server';
import { isStaging } from '../../lib/content/staging.server';
import { addressOfFile } from '../../lib/file-addresses.server';
import { licensesFile } from '../../lib/folders.server';
import { type BuildRecord, recordPath } from '../../lib/launch/build-record.server';
import { addresses, isSwitchedInPlace, notFoundPaths } from '../../lib/routes.server';
import { type Inputs, readInputs } from '../lib/ensure-build';
import { listFiles, sumsOf, writeFiles } from '../lib/files';

/** What Vite's manifest says of a file of the build. */
interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}

/**
 * Removes the scripts that the page script never imports. Vike adds its router and an entry for each
 * kind of page, and looks for them while it renders pages, so they cannot be left out before.
 * @param staging folder of the build, with Vite's manifest in `assets.json`
 */
export function removeUnusedScripts(staging: string) {
  const text = readFileSync(join(staging, 'assets.json'), 'utf8');
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
    if (file.endsWith('.js') && !used.has(key)) rmSync(join(staging, 'client', file));
  }
}

/** Folders of a build whose files are served only where something names them. */
const mediaFolders = ['images', 'video'];

/**
 * Removes pictures, clips and captions that nothing in the build names, such as those of a service or
 * a welcome clip that the practice has taken out. Other files of `public/` stay: who asks for those, a
 * search engine that verifies the site, does not learn their names from it.
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

/**
 * Writes `build.json`. It must run last, since it names the sums of all other files. It names the
 * commit that the build was begun from only if nothing has changed since.
 */
export function writeBuildRecord(client: string, day: string, begun: Inputs) {
  const commit = readInputs().hash === begun.hash ? begun.commit : null;
  const record: BuildRecord = { commit, day, staging: isStaging(), files: sumsOf(client) };
  writeFiles(client, { [recordPath]: `${JSON.stringify(record, null, 1)}\n` });
}
