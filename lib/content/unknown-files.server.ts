import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Finding, finding } from '../checks/finding';
import { imageNames } from '../images.server';
import { languages } from '../language';
import { nearest } from '../similarity.server';
import { fileSchemas } from './file-schemas.server';
import { translatedFiles } from './translations.server';

/** Files that no page reads: a misspelt name, a page without a route, a second picture of a name. */
export function unknownFiles(folder: string): Finding[] {
  const below = (path: string) => relative(folder, path).replaceAll('\\', '/');
  const images = imageNames(join(folder, 'images'));
  const known = new Set([
    ...Object.keys(fileSchemas).map((name) => `${name}.yaml`),
    'images/stand-ins.sha256',
    'spelling.txt',
    ...languages.flatMap((language) => translatedFiles.map((name) => `${language}/${name}`)),
    ...images.map(({ file }) => below(file)),
  ]);
  const doubles = images.flatMap((image, index) => {
    const second = images.slice(index + 1).find(({ name }) => name === image.name);
    if (!second) return [];
    const [file, other] = [below(image.file), below(second.file)];
    const drawing = [file, other].find((picture) => picture.endsWith('.svg'));
    const expected = drawing ? `delete the drawing ${drawing}` : 'keep one, delete the other';
    const found = `${file} and ${other} have one name`;
    return finding('fault', { file: `content/${file}` }, { found, expected });
  });
  const unread = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => below(join(entry.parentPath, entry.name)))
    .filter((file) => !known.has(file))
    .map((file) => {
      const expected = /(Thumbs\.db|desktop\.ini)$/.test(file)
        ? 'delete it'
        : file.startsWith('images/')
          ? 'a picture saved as JPEG; pages show .svg, .jpg, .png, .webp and .avif alone'
          : /\/towns\//.test(file)
            ? 'its town in towns.yaml as well (in the editor: Facts, Towns); or delete the page'
            : `${nearest(file, known)}? Else delete it, as a copy that nobody needs`;
      const found = 'a file that no page reads';
      return finding('fault', { file: `content/${file}` }, { found, expected });
    });
  return [...doubles, ...unread];
}
