import { readContent } from '../../lib/content/content.server';
import { partsOf } from '../../lib/content/parts.server';
import { type Language, otherLanguage } from '../../lib/language';

const { sources } = readContent('tests/samples/naples');

const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** The words of the sample's texts in a language. */
const known = (language: Language) =>
  new Set(
    [...sources.values()]
      .filter(({ file }) => file.startsWith(`${language}/`))
      .flatMap((source) => partsOf(source).flatMap(({ words }) => wordsIn(words))),
  );
const vocabulary = { en: known('en'), es: known('es') };

/** How many words of a text the sample has in English alone, less those that it has in Spanish alone. */
function weightOf(text: string): number {
  const count = (one: Language) =>
    wordsIn(text).filter(
      (word) => vocabulary[one].has(word) && !vocabulary[otherLanguage(one)].has(word),
    ).length;
  return count('en') - count('es');
}

/** Whether of two texts that say the same the one given as Spanish has more of English than the other. */
export const areSwapped = (english: string, spanish: string) =>
  weightOf(english) < weightOf(spanish);
