import type { Language } from '../language';
import { sentencesOf, wordsOf } from '../readability.server';
import type { StyleFault } from './style-fault.server';

/** A page's texts, as a reader sees them. */
interface PageTexts {
  id: string;
  isTown: boolean;
  /** What the page of a town says and its sources back. */
  facts: string[];
  passages: string[];
}

/** What a town's page has that no other page has: phrases of it that its sources back. */
const fewestFacts = 8;

/** On how many towns' pages a sentence may stand, and from how many words on that is looked at. */
const mostTowns = 2;
const longSentence = 10;

/**
 * What makes a town's page one that could be any town's: too few facts of its own, those of another
 * page, and sentences that stand on many towns' pages.
 * @param others pages that are no town's, and of the towns' those that were there before this one:
 *   what two have in common is told of the newer one alone
 */
export function townFaults(town: PageTexts, others: PageTexts[], language: Language): StyleFault[] {
  const { facts } = town;
  const says = ({ passages }: PageTexts, phrase: string) =>
    passages.some((passage) => passage.toLowerCase().includes(phrase.toLowerCase()));
  const quote = (phrases: string[]) => phrases.map((phrase) => `"${phrase}"`).join(', ');
  const towns = others
    .filter(({ isTown }) => isTown)
    .map((other) => new Set(longSentences(other, language).keys()));
  const unsaid = facts.filter((fact) => !says(town, fact));
  return [
    ...(facts.length < fewestFacts
      ? [
          {
            found: `${facts.length} facts that its sources back, at least ${fewestFacts}`,
            todo: 'write more that holds of this town alone, and under "says" of its source the words in which the text says it',
          },
        ]
      : []),
    ...(unsaid.length > 0
      ? [
          {
            found: `does not say ${quote(unsaid)}`,
            todo: 'write it in the text, or under "says" of its source what the text says',
            words: unsaid[0],
          },
        ]
      : []),
    ...others.flatMap((other) => {
      const own = facts.filter((fact) => says(other, fact));
      const taken = other.facts.filter((fact) => says(town, fact) && !own.includes(fact));
      const shared = [...own, ...taken];
      const count = shared.length === 1 ? '1 fact' : `${shared.length} facts`;
      return shared.length === 0
        ? []
        : {
            found: `${count} of ${other.id} as well: ${quote(shared)}`,
            todo: 'write in place of each what holds of this town alone, and its source',
            words: shared[0],
          };
    }),
    ...[...longSentences(town, language)]
      .map(([words, sentence]) => ({
        sentence,
        count: towns.filter((sentences) => sentences.has(words)).length + 1,
      }))
      .filter(({ count }) => count > mostTowns)
      .map(({ sentence, count }) => ({
        found: `on ${count} towns' pages: "${sentence}"`,
        todo: 'write it in other words, or leave it out',
        words: sentence,
      })),
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
