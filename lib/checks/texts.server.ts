import type { Source } from '../content/source.server';
import type { Content } from '../content/types';
import { type Part, partsOf } from './parts.server';

/** Files of facts some of whose fields readers see as sentences, in two languages. */
const factFiles = ['practice', 'clinicians', 'visits', 'notices', 'hours'];

/** What is no text of the practice: the names of sources, and what addresses and files are called. */
const ownNames = /^sources\.|\b(?:id|paths|lookUp|image|url|formOfAddress)\b/;

/** Each field and block that readers see, with the file that it is in. */
export function* textsOf({ sources }: Content): Generator<{ source: Source; part: Part }> {
  for (const source of sources.values()) {
    const isOfLanguage = source.file.includes('/');
    if (!isOfLanguage && !factFiles.includes(source.file.replace('.yaml', ''))) continue;
    for (const part of partsOf(source)) {
      const isInWords = isOfLanguage || /\.(?:en|es)$/.test(part.path);
      const isText = isInWords && !ownNames.test(part.path);
      if (isText && part.words) yield { source, part };
    }
  }
}

/** A text without names: each is replaced by a mark, so that no word of it is found. */
export function withoutNames(text: string, names: readonly string[]): string {
  const longestFirst = names.toSorted((one, other) => other.length - one.length);
  return longestFirst.reduce((rest, name) => (name ? rest.replaceAll(name, '§') : rest), text);
}
