import { fieldParts, type Part, partsOf } from './parts.server';
import type { Source } from './source.server';
import type { ReadableContent } from './types';

type Readable = Pick<ReadableContent, 'sources'>;

/** A part of an English text and the same part of its Spanish one. */
export type Pair = readonly [english: Part, spanish: Part];

/**
 * The parts of each English file with those of its Spanish one, by their order, and the texts of the files of facts. A pair
 * is of one kind wherever `compareLanguages` finds no difference.
 */
export const pairsOf = (content: Readable): Pair[] => [
  ...translations(content).flatMap(([english, spanish]) =>
    pairsInOrder(partsOf(english), partsOf(spanish)),
  ),
  ...factSources(content).flatMap(pairsIn),
];

/** The English files that have a Spanish one. */
export const translations = ({ sources }: Readable): [english: Source, spanish: Source][] =>
  [...sources.values()].flatMap((english) => {
    if (!english.file.startsWith('en/')) return [];
    const spanish = sources.get(english.file.replace('en/', 'es/'));
    return spanish ? [[english, spanish]] : [];
  });

/** The files that are for both languages. */
export const factSources = ({ sources }: Readable): Source[] =>
  [...sources.values()].filter(({ file }) => !file.includes('/'));

/** The parts of two texts in their order, as far as both have one. */
export const pairsInOrder = (ofEnglish: readonly Part[], ofSpanish: readonly Part[]): Pair[] =>
  ofEnglish.flatMap((english, index): Pair[] => {
    const spanish = ofSpanish[index];
    return spanish ? [[english, spanish]] : [];
  });

/** The texts `{ en: …, es: … }` in one file. */
export function pairsIn(source: Source): Pair[] {
  const parts = new Map(fieldParts(source).map((part) => [part.path, part]));
  return [...parts].flatMap(([path, spanish]): Pair[] => {
    const english = isSpanishSide(path) ? parts.get(englishSideOf(path)) : undefined;
    // The kind of a field is its path, and the paths of the two sides differ: `reason.en`, `reason.es`.
    const isText = english && english.entries === undefined;
    return isText ? [[english, { ...spanish, kind: english.kind }]] : [];
  });
}

/** Whether a path is that of the Spanish side of a text, `reason.es`. */
const isSpanishSide = (path: string) => path === 'es' || path.endsWith('.es');
const englishSideOf = (path: string) => path.replace(/es$/, 'en');
