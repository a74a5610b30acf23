import type { Language } from '../language';
import { readability, sentencesOf, wordsOf } from '../readability.server';
import type { StyleFault } from './style-fault.server';

/** How a page's prose sounds when it is read aloud. */
export interface Rhythm {
  sentences: number;
  /** Words a sentence. */
  mean: number;
  /** Flesch–Kincaid grade in English, Fernández-Huerta in Spanish. */
  score: number;
  /** The share of short sentences, from 0 to 1. */
  short: number;
  /** The most short sentences in a row within a paragraph. */
  shortInARow: string[];
  longest: string;
  /** Spanish: connectors in 1,000 words. */
  connectors: number;
}

/** The lowest and the highest value with which prose still sounds as people speak. */
const limits = {
  en: { mean: [12, 17], score: [-Infinity, 8], connectors: [0, Infinity] },
  es: { mean: [14, 20], score: [65, 80], connectors: [12, Infinity] },
  short: 0.18,
  shortInARow: 2,
} as const;

/** A sentence of fewer words is short. */
const shortWords = 8;

/** With fewer sentences the measures say nothing. */
const fewestSentences = 8;

/** @param paragraphs without lists, steps and tables */
export function rhythmOf(paragraphs: string[], language: Language): Rhythm {
  const lengthOf = (sentence: string) => wordsOf(sentence, language).length;
  const read = paragraphs.map((paragraph) => sentencesOf(paragraph, language));
  const all = read.flat().map(lengthOf);
  const runs = read.flatMap((sentences) => shortRuns(sentences, lengthOf));
  const { score, longest } = readability(paragraphs, language);
  const words = all.reduce((sum, length) => sum + length, 0);
  return {
    sentences: all.length,
    mean: words / Math.max(all.length, 1),
    score,
    short: all.filter(isShort).length / Math.max(all.length, 1),
    shortInARow: runs.sort((one, other) => other.length - one.length)[0] ?? [],
    longest,
    connectors: (countConnectors(paragraphs) / Math.max(words, 1)) * 1000,
  };
}

/** What of a page's rhythm is beyond the limits. */
export function rhythmFaults(rhythm: Rhythm, language: Language): StyleFault[] {
  if (rhythm.sentences < fewestSentences) return [];
  const { mean, score, short, shortInARow, longest, connectors } = rhythm;
  const own = limits[language];
  const percent = (share: number) => `${Number((share * 100).toFixed(1))} %`;
  const [divide, join] = [divideLongest(longest), 'join short sentences that belong together'];
  return [
    outside('words a sentence', mean, own.mean, [join, divide.todo]),
    language === 'en'
      ? outside('grade of reading', score, own.score, [join, divide.todo])
      : outside('reading ease', score, own.score, [divide.todo, join]),
    short > limits.short && {
      found: `${percent(short)} short sentences, at most ${percent(limits.short)}`,
      todo: join,
      words: shortInARow[0],
    },
    shortInARow.length > limits.shortInARow && {
      found: `${shortInARow.length} short sentences in a row: "${shortInARow.join(' ')}"`,
      todo: `join two of them, or lengthen one to ${shortWords} words`,
      words: shortInARow.join(' '),
    },
    outside('connectors in 1,000 words', connectors, own.connectors, [
      'join sentences with words such as pero, porque, aunque, así que',
    ]),
  ].filter((fault) => fault !== false);
}

/** What a text that is too hard to read asks for. */
export const divideLongest = (longest: string) => ({
  todo: `write shorter sentences and plainer words, first in the longest sentence: "${longest}"`,
  words: longest,
});

function outside(
  name: string,
  value: number,
  [lowest, highest]: readonly [number, number],
  [ifLower = '', ifHigher = ifLower]: string[],
): StyleFault | false {
  const found = `${value.toFixed(1)} ${name}`;
  if (value < lowest) return { found: `${found}, at least ${lowest}`, todo: ifLower };
  return value > highest && { found: `${found}, at most ${highest}`, todo: ifHigher };
}

const isShort = (length: number) => length < shortWords;

/** The short sentences of a paragraph that follow one another. */
function shortRuns(sentences: string[], lengthOf: (sentence: string) => number): string[][] {
  const runs: string[][] = [[]];
  for (const sentence of sentences) {
    if (isShort(lengthOf(sentence))) runs.at(-1)?.push(sentence);
    else runs.push([]);
  }
  return runs;
}

/** What joins Spanish sentences and their parts; "también" and "y" would count for every list. */
const connectors =
  'a menos que|a pesar de|además|ahora bien|así que|aun así|aun cuando|aunque|de hecho|de modo que|de todos modos|en cambio|en realidad|entonces|es decir|incluso|mientras|no obstante|o sea|para que|pero|por ejemplo|por eso|por lo tanto|por otro lado|porque|pues|puesto que|siempre que|sin embargo|sino|sobre todo|ya que';

const connector = new RegExp(`(?<!\\p{L})(?:${connectors})(?!\\p{L})`, 'giu');

const countConnectors = (paragraphs: string[]) =>
  paragraphs.join('\n').match(connector)?.length ?? 0;
