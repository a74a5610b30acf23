import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import type { Language } from '../language';
import { sentenceStarts } from './sentences.server';

/** How hard a text is to read. */
export interface Readability {
  words: number;
  /** English: Flesch–Kincaid grade, lower is easier. Spanish: Fernández-Huerta, higher is easier. */
  score: number;
  /** The sentence with the most syllables: a long one, or one of long words. */
  hardest: string;
}

/**
 * Measures how hard a text is to read.
 * @param passages paragraphs and list items; the end of each also ends a sentence
 */
export function readability(passages: string[], language: Language): Readability {
  const sentences = passages.flatMap((passage) => sentencesOf(passage, language));
  const words = sentences.flatMap((sentence) => wordsOf(sentence, language));
  const perSentence = words.length / Math.max(sentences.length, 1);
  const count = language === 'en' ? syllable : spanishSyllables;
  const syllablesOf = (sentence: string) =>
    wordsOf(sentence, language).reduce((sum, word) => sum + count(word), 0);
  const counts = sentences.map(syllablesOf);
  const syllables = counts.reduce((sum, number) => sum + number, 0);
  return {
    words: words.length,
    score:
      language === 'en'
        ? fleschKincaid({ sentence: sentences.length, word: words.length, syllable: syllables })
        : // Fernández Huerta 1959, in the form that takes words per sentence.
          206.84 - 60 * (syllables / Math.max(words.length, 1)) - 1.02 * perSentence,
    hardest: sentences[counts.indexOf(Math.max(...counts))] ?? '',
  };
}

// Made once, because making a segmenter takes longer than using it.
const segmenters = {
  en: new Intl.Segmenter('en', { granularity: 'word' }),
  es: new Intl.Segmenter('es', { granularity: 'word' }),
};

/** The words of a text in lower case. Numbers count as words. */
export function wordsOf(text: string, language: Language): string[] {
  return [...segmenters[language].segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment.toLowerCase());
}

/** The sentences of a text that have words. */
export function sentencesOf(text: string, language: Language): string[] {
  const starts = sentenceStarts(text, language);
  return starts
    .map((start, index) => text.slice(start, starts[index + 1]).trim())
    .filter((sentence) => wordsOf(sentence, language).length > 0);
}

/**
 * The number of syllables in a Spanish word: the number of its vowel groups, where each strong or accented weak
 * vowel is a group of its own. No maintained npm package counts them.
 */
function spanishSyllables(word: string): number {
  const nuclei = word
    .toLowerCase()
    .replace(/qu(?=[eiéí])|gu(?=[eiéí])/g, 'k')
    .replace(/y(?=$|[^aeiouáéíóúü])/g, 'i')
    .match(/[iuü]*[aeoáéó][iuü]*|[íú]|[iuü]+/g);
  return Math.max(nuclei?.length ?? 0, 1);
}
