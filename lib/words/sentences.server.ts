import type { Language } from '../language';

// Made once, because making a segmenter takes longer than using it.
const segmenters = {
  en: new Intl.Segmenter('en', { granularity: 'sentence' }),
  es: new Intl.Segmenter('es', { granularity: 'sentence' }),
};

/** Titles before a name. Their full stop ends no sentence. */
const titles = /\b(Dra?|Mrs?|Ms|Sra?|Srta)\./g;

/** A placeholder for the full stop of a title. It is one character too, so all indexes stay the same. */
const dotOfTitle = '\uE000';

/** The index at which each sentence of a text begins. */
export function sentenceStarts(text: string, language: Language): number[] {
  const asWords = text.replace(titles, `$1${dotOfTitle}`);
  return [...segmenters[language].segment(asWords)].map(({ index }) => index);
}
