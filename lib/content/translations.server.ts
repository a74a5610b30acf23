import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import type { Language } from '../language';
import { routes } from '../routes.server';
import { fingerprint } from './signatures.server';

/** Every file that stands in both languages, by its name below the language's folder. */
export const translatedFiles: readonly string[] = [
  'dictionary.yaml',
  ...routes.map(({ id }) => `${id}.md`),
];

/** Whatever it holds: null, too, is no mark. */
const field = /^translationOf: *["']?([0-9a-f]*).*$/m;

/**
 * Spanish files to be looked through, by their names below the language's folder: each carries, in
 * the field `translationOf`, the fingerprint of the English text it was written from.
 * @param names of the files to look at
 */
export function staleTranslations(folder: string, names = translatedFiles): string[] {
  return names.filter(
    (name) => field.exec(read(folder, 'es', name))?.[1] !== fingerprint(read(folder, 'en', name)),
  );
}

/** Records that a Spanish file has been looked through against the English one as it is. */
export function acceptTranslation(folder: string, name: string) {
  const text = read(folder, 'es', name);
  const line = stringify(
    { translationOf: fingerprint(read(folder, 'en', name)) },
    { singleQuote: true },
  ).trimEnd();
  const end = name.endsWith('.md') ? /(?<=\n)(?=---\r?\n)/ : /$/;
  const place = field.test(text) ? field : end;
  const accepted = text.replace(place, place === field ? line : `${line}\n`);
  writeFileSync(join(folder, 'es', name), accepted);
}

const read = (folder: string, language: Language, name: string) =>
  readFileSync(join(folder, language, name), 'utf8');
