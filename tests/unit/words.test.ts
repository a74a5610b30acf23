import { describe, expect, it } from 'vitest';
import { readContent } from '../../lib/content/content.server';
import { readability } from '../../lib/words/readability.server';
import { listOf, titleCase } from '../../lib/words/text.server';
import { wordFindings } from '../../scripts/reports/words';
import { ContentCopy } from '../support/content-copy';

describe('a content folder', () => {
  const content = new ContentCopy();

  it('is reported for words that the glossary refuses, in pages and facts', () => {
    content.replace('en/about.md', 'lead: ', 'lead: Best of all. ');
    content.replace('es/dictionary.yaml', 'home: Inicio', 'home: Somos los mejores');
    content.replace('visits.yaml', 'en: new patients,', 'en: the best patients,');
    expect(wordFindings(readContent(content.folder))).toEqual([
      expect.stringMatching(/^content\/visits.yaml .*"best"/),
      expect.stringMatching(/^content\/en\/about.md .*"best"/i),
      expect.stringMatching(/^content\/es\/dictionary.yaml .*"los mejores"/),
    ]);
  });

  it('is reported for a town much like one above it', () => {
    content.copy('es/towns/estero.md', 'es/towns/immokalee.md');
    const reported = wordFindings(readContent(content.folder));
    expect(reported).toContainEqual(
      expect.stringMatching(/^content\/es\/towns\/immokalee.md .*towns\/estero/),
    );
  });
});

describe('how hard a text is to read', () => {
  /** The syllables of a word, from the score of a text that has no other. */
  const syllablesIn = (word: string) =>
    Math.round((206.84 - 1.02 - readability([word], 'es').score) / 60);

  it.each([
    ['queso', 2],
    ['guerra', 2],
    ['pingüino', 3],
    ['causa', 2],
    ['ciudad', 2],
    ['día', 2],
    ['país', 2],
    ['leer', 2],
    ['aéreo', 4],
    ['hay', 1],
    ['muy', 1],
    ['mayor', 2],
  ])('counts the syllables of Spanish: %s has %i', (word, count) => {
    expect(syllablesIn(word)).toBe(count);
  });

  it('follows from words and syllables in a sentence, a higher number being easier in Spanish alone', () => {
    const score = (text: string, language: 'en' | 'es') => readability([text], language).score;
    expect(score('El perro come.', 'es')).toBeCloseTo(206.84 - 60 * (5 / 3) - 1.02 * 3);
    expect(score('The dog eats.', 'en')).toBeLessThan(
      score('Psychiatrists evaluate medications.', 'en'),
    );
  });

  it('names the longest sentence, which no title and no abbreviation ends', () => {
    const { longest, words } = readability(['One. Ask Dr. Li about it. Two.', 'Ask us.'], 'en');
    expect([longest, words]).toEqual(['Ask Dr. Li about it.', 9]);
  });
});

describe('words in a row', () => {
  it('are listed as each language lists them', () => {
    const items = ['a', 'b', 'c'];
    expect(listOf(items, 'en')).toBe('a, b, and c');
    expect(listOf(items, 'es')).toBe('a, b y c');
    expect(listOf(items, 'en', 'or')).toBe('a, b, or c');
    expect(listOf(items, 'es', 'or')).toBe('a, b o c');
  });

  it('of a title begin with a capital if they have more than two letters', () => {
    expect(titleCase('the nurse in an office')).toBe('The Nurse in an Office');
  });
});
