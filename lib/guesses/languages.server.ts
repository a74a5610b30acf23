import { type Pair, pairsOf } from '../content/pairs.server';
import type { Content } from '../content/types';
import { type Finding, finding } from '../findings/finding';

/** Spanish texts that are the English ones, figures that the Spanish lacks, and units of time that differ. */
export function languagesAlike(content: Content): Finding[] {
  return pairsOf(content)
    .filter(([english]) => !/^sources\b/.test(english.path))
    .flatMap((pair) => [
      ...untranslated(pair),
      ...figuresMissingInSpanish(pair),
      ...otherUnits(pair),
    ]);
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

/** A Spanish text with a unit of time in place of another one: weeks where the English says months. */
function otherUnits([english, spanish]: Pair): Finding[] {
  const { missing, found } = exchangedUnits(english.words, spanish.words);
  if (missing.length === 0 || found.length === 0) return [];
  const values = { missing: missing.join(', '), found: found.join(', ') };
  return [finding('units-differ', spanish.place(), values)];
}

/** The units of time that only the English text has (`missing`), and those that only the Spanish one has (`found`). */
export function exchangedUnits(english: string, spanish: string) {
  const inEnglish = units.filter((unit) => unit.english.test(english));
  const inSpanish = units.filter((unit) => unit.spanish.test(spanish));
  return {
    missing: inEnglish.filter((unit) => !inSpanish.includes(unit)).map(({ name }) => name.en),
    found: inSpanish.filter((unit) => !inEnglish.includes(unit)).map(({ name }) => name.es),
  };
}

/** The units of time, with the words by which each language says them. */
const units = [
  { name: { en: 'minutes', es: 'minutos' }, english: /\bminutes?\b/i, spanish: /\bminutos?\b/i },
  { name: { en: 'hours', es: 'horas' }, english: /\bhours?\b/i, spanish: /\bhoras?\b/i },
  { name: { en: 'days', es: 'días' }, english: /\bdays?\b/i, spanish: /\bdías?\b/i },
  { name: { en: 'weeks', es: 'semanas' }, english: /\bweeks?\b/i, spanish: /\bsemanas?\b/i },
  { name: { en: 'months', es: 'meses' }, english: /\bmonths?\b/i, spanish: /\bmes(?:es)?\b/i },
  { name: { en: 'years', es: 'años' }, english: /\byears?\b/i, spanish: /\baños?\b/i },
];
