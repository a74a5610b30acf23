import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import type { Finding } from '../checks/finding';
import { findingIn } from '../finding.server';
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
 */
export function staleTranslations(folder: string): string[] {
  return translatedFiles.filter(
    (name) => field.exec(read(folder, 'es', name))?.[1] !== fingerprint(read(folder, 'en', name)),
  );
}

export function staleFinding(folder: string, name: string): Finding {
  const finding = findingIn(`es/${name}`, 'reminder');
  const accepted = field.exec(read(folder, 'es', name))?.[1];
  // A page begun as a copy has the mark of the page that it was copied from.
  const isOthers = translatedFiles.some(
    (other) => fingerprint(read(folder, 'en', other)) === accepted,
  );
  if (!accepted || isOthers) {
    const todo = `read it beside the English, then npm run accept-translation -- ${name}`;
    return finding('translationOf', 'not accepted yet as the translation of its English text', {
      todo,
    });
  }
  const todo = `bring it up to date (git diff content/*/${name}, or Source Control in Visual Studio Code, shows what changed in both languages), then npm run accept-translation -- ${name}`;
  return finding('translationOf', 'older than its English text', { todo });
}

/** Records that a Spanish file has been looked through against the English one as it is. */
export function acceptTranslation(folder: string, name: string) {
  const text = read(folder, 'es', name);
  const line = stringify({ translationOf: fingerprint(read(folder, 'en', name)) }).trimEnd();
  const accepted = field.test(text)
    ? text.replace(field, line)
    : text.replace(/^\uFEFF?(?:---\r?\n)?/, `$&${line}\n`);
  writeFileSync(join(folder, 'es', name), accepted);
}

const read = (folder: string, language: Language, name: string) =>
  readFileSync(join(folder, language, name), 'utf8');
