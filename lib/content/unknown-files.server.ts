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
  const images = imageNames(join(folder, 'images'));
  const known = new Set([
    ...Object.keys(fileSchemas).map((name) => `${name}.yaml`),
    'images/stand-ins.sha256',
    ...languages.flatMap((language) => translatedFiles.map((name) => `${language}/${name}`)),
    ...images.map(({ file }) => below(file)),
  ]);
  const shown = new Map(images.map(({ name, file }) => [name, below(file)]));
  const seconds = images.flatMap(({ name, file }) => {
    const pair = [below(file), shown.get(name) ?? ''] as const;
    if (pair[0] === pair[1]) return [];
    const drawing = pair.find((picture) => picture.endsWith('.svg'));
    const expected = drawing ? `delete the drawing ${drawing}` : 'keep one, delete the other';
    return { file: pair[0], field: 'file', found: `${pair.join(' and ')} have one name`, expected };
  });
  const unread = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => below(join(entry.parentPath, entry.name)))
    .filter((file) => !known.has(file))
    .map((file) => ({
      file,
      field: 'file',
      found: 'a file that no page reads',
      expected: file.startsWith('images/')
        ? 'a picture saved as JPEG; pages show .svg, .jpg, .png, .webp and .avif alone'
        : `${nearest(file, known)}? Else delete it; a new town is entered in towns.yaml first`,
    }));
  return [...seconds, ...unread];
}
