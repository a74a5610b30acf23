import type { Language } from '../language';
import { sentencesOf, wordsOf } from '../readability.server';

/** A page's texts, as a reader sees them. */
interface PageTexts {
  id: string;
  isTown: boolean;
  passages: string[];
}

/** What a town's page has that no other page has: phrases of it that its sources back. */
const fewestFacts = 8;

/** On how many towns' pages a sentence may stand, and from how many words on that is looked at. */
const mostTowns = 2;
const longSentence = 10;

/**
 * What makes a town's page one that could be any town's: too few facts of its own, and sentences
 * that stand on many towns' pages.
 * @param facts the phrases of the page that its sources back
 */
export function townFaults(
  town: PageTexts,
  facts: string[],
  others: PageTexts[],
  language: Language,
): string[] {
  const says = ({ passages }: PageTexts, phrase: string) =>
    passages.some((passage) => passage.includes(phrase));
  const towns = others
    .filter(({ isTown }) => isTown)
    .map((other) => new Set(longSentences(other, language).keys()));
  return [
    ...(facts.length < fewestFacts
      ? [`${facts.length} facts that its sources back, at least ${fewestFacts}`]
      : []),
    ...facts.filter((fact) => !says(town, fact)).map((fact) => `does not say "${fact}"`),
    ...facts.flatMap((fact) =>
      others.filter((other) => says(other, fact)).map(({ id }) => `"${fact}" is on ${id} as well`),
    ),
    ...[...longSentences(town, language)]
      .map(([words, sentence]) => ({
        sentence,
        count: towns.filter((sentences) => sentences.has(words)).length + 1,
      }))
      .filter(({ count }) => count > mostTowns)
      .map(({ sentence, count }) => `on ${count} towns' pages: "${sentence}"`),
  ];
}

/** The long sentences of a page by their words. */
function longSentences({ passages }: PageTexts, language: Language): Map<string, string> {
  const sentences = passages.flatMap((passage) => sentencesOf(passage, language));
  return new Map(
    sentences
      .map((sentence) => [wordsOf(sentence, language), sentence] as const)
      .filter(([words]) => words.length >= longSentence)
      .map(([words, sentence]) => [words.join(' '), sentence]),
  );
}
