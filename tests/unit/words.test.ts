import { describe, expect, it } from 'vitest';
import { readContent } from '../../lib/content/content.server';
import { contentFolder } from '../../lib/files/folders.server';
import { familiarSentences } from '../../lib/words/familiar.server';
import { readability } from '../../lib/words/readability.server';
import { listOf, titleCase } from '../../lib/words/text.server';
import {
  familiarLines,
  readingLines,
  reportPages,
  wordFindings,
} from '../../scripts/reports/words';
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

  it('names the hardest sentence, which no title and no abbreviation ends', () => {
    const { hardest, words } = readability(['One. Ask Dr. Li about it. Two.', 'Ask us.'], 'en');
    expect([hardest, words]).toEqual(['Ask Dr. Li about it.', 9]);
    const ofLongWords = 'Psychiatrists evaluate medications.';
    expect(readability([`You can ask us to do it. ${ofLongWords}`], 'en').hardest).toBe(
      ofLongWords,
    );
  });

  it.each(['en', 'es'] as const)('is told of each page, the hardest first: %s', (language) => {
    const reports = reportPages(readContent(contentFolder));
    const lines = readingLines(reports, language);
    const scores = lines.filter((_, index) => index % 2 === 0).map(Number.parseFloat);
    expect(scores).toHaveLength(reports.length / 2);
    const sorted = scores.toSorted((one, other) => one - other);
    expect(scores).toEqual(language === 'en' ? sorted.reverse() : sorted);
    const bipolar = reports.find(
      ({ page }) => page.id === 'services/bipolar-treatment' && page.language === language,
    );
    const index = lines.findIndex((line) => line.includes('services/bipolar-treatment,'));
    expect(lines[index]).toContain(`${bipolar?.words} words`);
    expect(lines[index + 1]?.trim()).toBe(bipolar?.hardest);
  });
});

describe('Spanish that says tú or vos', () => {
  const content = new ContentCopy();

  it.each([
    'Escribe tu nombre.',
    '¿Y a ti qué te pasa?',
    'Cuéntanos qué sientes.',
    'Si tomaste la pastilla, verás que ayuda.',
    'Siéntate con calma.',
    '¿Vos querés una cita?',
    'Antes estabas mejor.',
  ])('is found: %s', (sentence) => {
    expect(familiarSentences(`Llámenos. ${sentence}`)).toEqual([sentence]);
  });

  it.each([
    'Escriba su nombre.',
    '¿Y a usted qué le pasa? También está el té.',
    'Cuéntenos qué siente después, además de lo que ya no existe.',
    'Si tomó la pastilla, verá que ayuda hasta el límite.',
    'Siéntese con calma, no gaste nada y deje las trabas atrás.',
  ])('is not found in what says usted: %s', (sentence) => {
    expect(familiarSentences(sentence)).toEqual([]);
  });

  it('is listed with its file, in texts and facts', () => {
    content.replace('es/about.md', 'lead: ', 'lead: Te oímos. ');
    content.replace('visits.yaml', 'es: pacientes nuevos', 'es: si tienes dudas');
    content.replace('crisis-lines.yaml', 'es: Llame al 988', 'es: Si quieres, llame al 988');
    expect(familiarLines(readContent(content.folder))).toEqual(
      expect.arrayContaining([
        'content/es/about.md  Te oímos.',
        expect.stringMatching(/^content\/visits\.yaml {2}si tienes dudas/),
        expect.stringMatching(/^content\/crisis-lines\.yaml {2}Si quieres, llame al 988/),
      ]),
    );
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
