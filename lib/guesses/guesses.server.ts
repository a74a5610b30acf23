import type { Content } from '../content/types';
import type { Finding } from '../findings/finding';
import { untrueClaims } from './claims.server';
import { doubtfulFacts } from './facts.server';
import { languagesAlike } from './languages.server';
import { lostLetters } from './letters.server';
import { linesOfList } from './lists.server';
import { namesOfOthers } from './names.server';
import { bareNumbers } from './numbers.server';
import { photographsAsDrawings } from './pictures.server';
import { type PrintedText, printedTexts } from './printed-texts.server';

/**
 * Every rule that guesses at what a text or a fact means. It is handed the content, and its texts as readers see them.
 * Each of them may be wrong about a right text. So none is in `lib/checks`, none stops a build, and the launch check
 * can say "Ready" beside them.
 */
const guesses: readonly ((content: Content, texts: readonly PrintedText[]) => Finding[])[] = [
  namesOfOthers,
  untrueClaims,
  languagesAlike,
  lostLetters,
  linesOfList,
  bareNumbers,
  photographsAsDrawings,
  doubtfulFacts,
];

/** The findings of all guesses, each of the level `guess`. */
export function guessesIn(content: Content): Finding[] {
  const texts = printedTexts(content);
  return guesses.flatMap((guess) => guess(content, texts));
}
