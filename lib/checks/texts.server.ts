import type { Source } from '../content/source.server';
import type { Content } from '../content/types';
import { type Part, partsOf } from './parts.server';

/** Files of facts with fields that readers see as sentences, in two languages. */
const filesWithSentences = ['practice', 'clinicians', 'visits', 'notices', 'hours'];

/** Fields that are no text of the practice: names of sources, ids, addresses and files. */
const notTexts = /^sources\.|\b(?:id|paths|lookUp|image|url|formOfAddress)\b/;

/** Gives each field and block that readers see, with its file. */
export function* textsOf({ sources }: Content): Generator<{ source: Source; part: Part }> {
  for (const source of sources.values()) {
    const isOfLanguage = source.file.includes('/');
    if (!isOfLanguage && !filesWithSentences.includes(source.file.replace('.yaml', ''))) continue;
    for (const part of partsOf(source)) {
      const isInWords = isOfLanguage || /\.(?:en|es)$/.test(part.path);
      const isText = isInWords && !notTexts.test(part.path);
      if (isText && part.words) yield { source, part };
    }
  }
}

/** Gives the claims and names of the sources that pages print, with their file. */
export function* sourcesOf({ sources }: Content): Generator<{ source: Source; part: Part }> {
  for (const source of sources.values()) {
    if (!source.file.endsWith('.md')) continue;
    for (const part of partsOf(source)) {
      if (/^sources\.\d+\.(?:claim|name)$/.test(part.path)) yield { source, part };
    }
  }
}

/** The sign that `nameRemover` puts in place of a known name. Patterns refuse it, so "§ Hospital" is no unknown one. */
export const knownName = '§';

/** A function that puts a sign in place of each known name in a text, so that a search finds no word of a name. */
export function nameRemover(names: readonly string[]): (text: string) => string {
  const longestFirst = names
    .filter((name) => name !== '')
    .toSorted((one, other) => other.length - one.length);
  return (text) => longestFirst.reduce((rest, name) => rest.replaceAll(name, knownName), text);
}
