import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { factSchemas } from '../content/file-schemas.server';
import { pathIn } from '../content/source.server';
import { isSystemFile } from '../files/system-files.server';
import { type Finding, finding } from '../findings/finding';
import { languages } from '../language';
import { fixedPages, pageLists } from '../routes.server';
import { plainName } from '../words/plain-name';

/**
 * Finds files of the content folder that nobody reads: what somebody wrote there is not on the site. Pictures
 * and the texts of lists have rules of their own.
 */
export function checkUnreadFiles(folder: string): Finding[] {
  return unreadIn(folder, '').map((path) => {
    const place = { file: pathIn(folder, path) };
    const expected = meantBy(path);
    return expected
      ? finding('unread-copy', place, { expected: pathIn(folder, expected) })
      : finding('unread-file', place);
  });
}

/** Every file that is read by its name, below the content folder. */
const filesRead = [
  ...Object.keys(factSchemas).map((name) => `${name}.yaml`),
  'spelling.txt',
  ...languages.flatMap((language) => [
    `${language}/dictionary.yaml`,
    ...fixedPages.map(({ id }) => `${language}/${id}.md`),
  ]),
];

/** The folders of the texts of lists: `en/services`. */
const textFolders = languages.flatMap((language) =>
  pageLists.map(({ list }) => `${language}/${list}`),
);

const knownFolders = ['images', ...languages, ...textFolders];

/** The unread files of a folder and the folders in it. A folder without a file that is read is named itself. */
function unreadIn(folder: string, below: string): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const path = below ? `${below}/${entry.name}` : entry.name;
    if (path === 'images' || isSystemFile(entry.name)) return [];
    if (entry.isDirectory()) return knownFolders.includes(path) ? unreadIn(folder, path) : [path];
    // `not-listed` names such a text if it has no entry.
    const isText = textFolders.includes(below) && mayBePage(entry.name);
    return isText || filesRead.includes(path) ? [] : [path];
  });
}

/** Whether a file has the name that the text of an entry has: its id and `.md`. */
export const mayBePage = (file: string) => /^[a-z0-9-]+\.md$/.test(file);

/**
 * The file that somebody meant: the one in the same folder whose name begins or ends the found one, as in
 * `practice 2.yaml`, `hours.yml` and `Copy of about.md`, else one of the same name in another folder.
 */
function meantBy(path: string): string | undefined {
  const { folder, name, stem } = dividedPath(path);
  const plain = plainName(name.replace(/\.[^.]*$/, ''));
  const beside = filesRead.map(dividedPath).filter((file) => file.folder === folder);
  const [closest] = beside
    .filter(
      (file) => plain.startsWith(plainName(file.stem)) || plain.endsWith(plainName(file.stem)),
    )
    .sort((one, other) => other.stem.length - one.stem.length);
  return (
    closest ?? filesRead.map(dividedPath).find((file) => file.name === name || file.stem === stem)
  )?.path;
}

function dividedPath(path: string) {
  const parts = path.split('/');
  const name = parts.pop() ?? '';
  return { path, folder: parts.join('/'), name, stem: name.replace(/\.[^.]*$/, '') };
}
