import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addresses, isSwitchedInPlace, notFoundPaths } from '../../lib/routes.server';
import { writeFiles } from '../lib/files';

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
