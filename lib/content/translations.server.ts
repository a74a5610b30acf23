import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Finding, findingIn } from '../launch/finding.server';
import { routes } from '../routes.server';

/** A Spanish file whose English original has changed since it was written. */
export interface StaleTranslation {
  /** Name below the language's folder, `services/adhd-treatment.md`. */
  name: string;
  /** Fingerprint of the English file as it is now. */
  current: string;
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
    .map((name) => ({ name, current: fingerprint(readFileSync(join(folder, 'en', name), 'utf8')) }))
    .filter(({ name, current }) => {
      const spanish = readFileSync(join(folder, 'es', name), 'utf8');
      return field.exec(spanish)?.[1] !== current;
    });
}

export function staleFinding({ name }: StaleTranslation): Finding {
  const todo = `bring it up to date, then npm run accept-translation -- ${name}`;
  return findingIn(`es/${name}`)('translationOf', 'older than its English text', { todo });
}

/** Records that a Spanish file has been looked through against the English one as it is. */
export function acceptTranslation(folder: string, { name, current }: StaleTranslation) {
  const file = join(folder, 'es', name);
  const text = readFileSync(file, 'utf8');
  const line = `translationOf: "${current}"`;
  if (field.test(text)) writeFileSync(file, text.replace(field, line));
  else if (name.endsWith('.md')) writeFileSync(file, text.replace(/^.*\n/, `$&${line}\n`));
  else writeFileSync(file, `${line}\n\n${text}`);
}

function fingerprint(text: string): string {
  return createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex').slice(0, 12);
}
