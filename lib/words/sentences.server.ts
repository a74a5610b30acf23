import type { Language } from '../language';

// Made once, because making a segmenter takes longer than using it.
const segmenters = {
  en: new Intl.Segmenter('en', { granularity: 'sentence' }),
  es: new Intl.Segmenter('es', { granularity: 'sentence' }),
};

/** Titles and abbreviations before a name. Their full stop ends no sentence. */
const titles = /\b(Dra?|Mrs?|Ms|Sra?|Srta|Prof|Lic|St|Ft)\./g;

/** A placeholder for the full stop of a title. It is one character too, so all indexes stay the same. */
const dotOfTitle = '\uE000';

/** The index at which each sentence of a text begins. */
export function sentenceStarts(text: string, language: Language): number[] {
  const asWords = text.replace(titles, `$1${dotOfTitle}`);
  return [...segmenters[language].segment(asWords)].map(({ index }) => index);
}

/** The first sentences of a text; the whole text if it has no more. */
export function firstSentences(text: string, count: number, language: Language): string {
  return text.slice(0, sentenceStarts(text, language)[count]).trim();
}
