import { type Pair, pairsOf } from '../content/pairs.server';
import type { Content } from '../content/types';
import { type Finding, finding } from '../findings/finding';

/** Spanish texts that are the English ones, and figures of the English that the Spanish lacks. */
export function languagesAlike(content: Content): Finding[] {
  return pairsOf(content)
    .filter(([english]) => !/^sources\b/.test(english.path))
    .flatMap((pair) => [...untranslated(pair), ...figuresMissingInSpanish(pair)]);
}

/** A text that is the same in both languages, and has the words of a sentence rather than of a name. */
function untranslated([english, spanish]: Pair): Finding[] {
  const isSentence = /^\P{L}*\p{Lu}.* \p{Ll}{2}/u.test(spanish.words);
  if (english.words !== spanish.words || !isSentence) return [];
  return [finding('not-translated', spanish.place(), { found: spanish.words.slice(0, 60) })];
}

/** Spanish may have more figures than the English: the key that a caller presses for it. */
function figuresMissingInSpanish([english, spanish]: Pair): Finding[] {
  const found = figuresIn(spanish.words);
  const missing = figuresIn(english.words).filter((figure) => !found.includes(figure));
  if (missing.length === 0) return [];
  return [finding('figures-differ', spanish.place(), { missing: missing.join(', ') })];
}

const figuresIn = (words: string): string[] => words.match(/\d+(?:[.,]\d+)*/g) ?? [];
