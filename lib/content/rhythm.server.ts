import type { Language } from '../language';
import { readability, sentencesOf, wordsOf } from '../readability.server';

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
  shortInARow: number;
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
  const lengths = paragraphs.map((paragraph) =>
    sentencesOf(paragraph, language).map((sentence) => wordsOf(sentence, language).length),
  );
  const all = lengths.flat();
  const words = all.reduce((sum, length) => sum + length, 0);
  return {
    sentences: all.length,
    mean: words / Math.max(all.length, 1),
    score: readability(paragraphs, language).score,
    short: all.filter(isShort).length / Math.max(all.length, 1),
    shortInARow: Math.max(0, ...lengths.map(longestRun)),
    connectors: (countConnectors(paragraphs) / Math.max(words, 1)) * 1000,
  };
}

/** What of a page's rhythm is beyond the limits. */
export function rhythmFaults(rhythm: Rhythm, language: Language): string[] {
  if (rhythm.sentences < fewestSentences) return [];
  const { mean, score, short, shortInARow, connectors } = rhythm;
  const own = limits[language];
  const percent = (share: number) => `${Number((share * 100).toFixed(1))} %`;
  return [
    outside('words a sentence', mean, own.mean),
    outside(language === 'en' ? 'grade' : 'reading ease', score, own.score),
    short > limits.short && `${percent(short)} short sentences, at most ${percent(limits.short)}`,
    shortInARow > limits.shortInARow && `${shortInARow} short sentences in a row`,
    outside('connectors in 1,000 words', connectors, own.connectors),
  ].filter((fault) => fault !== false);
}

function outside(name: string, value: number, [lowest, highest]: readonly [number, number]) {
  if (value < lowest) return `${value.toFixed(1)} ${name}, at least ${lowest}`;
  return value > highest && `${value.toFixed(1)} ${name}, at most ${highest}`;
}

const isShort = (length: number) => length < shortWords;

function longestRun(lengths: number[]): number {
  let run = 0;
  return Math.max(0, ...lengths.map((length) => (run = isShort(length) ? run + 1 : 0)));
}

/** What joins Spanish sentences and their parts; "también" and "y" would count for every list. */
const connectors =
  'a menos que|a pesar de|además|ahora bien|así que|aun así|aun cuando|aunque|de hecho|de modo que|de todos modos|en cambio|en realidad|entonces|es decir|incluso|mientras|no obstante|o sea|para que|pero|por ejemplo|por eso|por lo tanto|por otro lado|porque|pues|puesto que|siempre que|sin embargo|sino|sobre todo|ya que';

const connector = new RegExp(`(?<!\\p{L})(?:${connectors})(?!\\p{L})`, 'giu');

const countConnectors = (paragraphs: string[]) =>
  paragraphs.join('\n').match(connector)?.length ?? 0;
