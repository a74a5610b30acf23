import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { imageNames } from '../images.server';
import { languages } from '../language';
import { nearest } from '../similarity.server';
import type { Fault } from './faults.server';
import { fileSchemas } from './file-schemas.server';
import { translatedFiles } from './translations.server';

/** Files that no page reads: a misspelt name, or a page that the route table lacks. */
export function unknownFiles(folder: string): Fault[] {
  const below = (path: string) => relative(folder, path).replaceAll('\\', '/');
  const images = imageNames(join(folder, 'images')).map(({ name, file }) => [name, below(file)]);
  const known = new Set([
    ...Object.keys(fileSchemas).map((name) => `${name}.yaml`),
    'images/stand-ins.sha256',
    ...languages.flatMap((language) => translatedFiles.map((name) => `${language}/${name}`)),
    // One of each name.
    ...Object.values<string>(Object.fromEntries(images)),
  ]);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => below(join(entry.parentPath, entry.name)))
    .filter((file) => !known.has(file))
    .map((file) => ({
      file,
      field: 'file',
      found: 'a file that no page reads',
      expected: file.startsWith('images/')
        ? 'one .svg, .jpg, .png, .webp or .avif of each name: delete the drawing that a photograph replaces'
        : `${nearest(file, known)}? Else delete it; a new town is entered in towns.yaml first`,
    }));
}
