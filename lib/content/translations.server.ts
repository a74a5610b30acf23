import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '../routes.server';
import { fingerprint } from './signatures.server';

/** A Spanish file whose English original has changed since it was written. */
export interface StaleTranslation {
  /** Name below the language's folder, `services/adhd-treatment.md`. */
  name: string;
  /** Fingerprint of the English file as it is now. */
  current: string;
  /** Fingerprint that the Spanish file carries; undefined where it carries none. */
  carried: string | undefined;
}

/** Every file that stands in both languages, by its name below the language's folder. */
export const translatedFiles: readonly string[] = [
  'dictionary.yaml',
  ...routes.map(({ id }) => `${id}.md`),
];

const field = /^translationOf: *"?([0-9a-f]*)"?$/m;

/**
 * Spanish files to be looked through: each carries, in the field `translationOf`, the
 * fingerprint of the English text it was written from.
 */
export function staleTranslations(folder: string): StaleTranslation[] {
  return translatedFiles
    .map((name) => ({
      name,
      current: fingerprint(readFileSync(join(folder, 'en', name), 'utf8')),
      carried: field.exec(readFileSync(join(folder, 'es', name), 'utf8'))?.[1],
    }))
    .filter(({ current, carried }) => current !== carried);
}

/** Records that a Spanish file has been looked through against the English one as it is. */
export function acceptTranslation(folder: string, { name, current }: StaleTranslation) {
  const file = join(folder, 'es', name);
  const text = readFileSync(file, 'utf8');
  const line = `translationOf: "${current}"`;
  if (field.test(text)) writeFileSync(file, text.replace(field, line));
  else if (name.endsWith('.md')) writeFileSync(file, text.replace(/^---\n/, `---\n${line}\n`));
  else writeFileSync(file, `${line}\n\n${text}`);
}
