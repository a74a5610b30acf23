import type { Language } from './language';

// Made once: making a segmenter takes longer than using it.
const segmenters = {
  en: new Intl.Segmenter('en', { granularity: 'sentence' }),
  es: new Intl.Segmenter('es', { granularity: 'sentence' }),
};

/** Titles that stand before a name; no sentence ends with one. */
const titles = /\b(Dra?|Mrs?|Ms|Sra?|Srta)\./g;

/** A letter in place of the full stop of a title, so that every other letter keeps its place. */
const dotOfTitle = '\uE000';

/** Where each sentence of a text begins, as indexes into it. */
export function sentenceStarts(text: string, language: Language): number[] {
  const asWords = text.replace(titles, `$1${dotOfTitle}`);
  return [...segmenters[language].segment(asWords)].map(({ index }) => index);
}
