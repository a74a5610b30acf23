import { describe, expect, it } from 'vitest';
import { readability, spanishSyllables, wordsOf } from '../../lib/readability.server';
import { shingles, similarity } from '../../lib/similarity.server';

describe('spanishSyllables', () => {
  it.each([
    ['sol', 1],
    ['casa', 2],
    ['día', 2],
    ['país', 2],
    ['leer', 2],
    ['aéreo', 4],
    ['guerra', 2],
    ['queso', 2],
    ['vergüenza', 3],
    ['ciudad', 2],
    ['ansiedad', 3],
    ['bahía', 3],
    ['hoy', 1],
    ['ya', 1],
    ['y', 1],
    ['limpiáis', 2],
    ['continúa', 4],
    ['psiquiatra', 3],
    ['telepsiquiatría', 6],
    ['medicamentos', 5],
  ])('%s has %i', (word, count) => {
    expect(spanishSyllables(word)).toBe(count);
  });
});

describe('readability', () => {
  it('finds a plain English text easier than a learned one', () => {
    const plain = readability(['We talk. You choose. Call us if it gets worse.'], 'en');
    const learned = readability(
      [
        'Pharmacological interventions necessitate individualized consideration of contraindications.',
      ],
      'en',
    );
    expect(plain.words).toBe(10);
    expect(plain.score).toBeLessThan(2);
    expect(learned.score).toBeGreaterThan(14);
  });

  it('finds a plain Spanish text easier than a learned one', () => {
    const plain = readability(['Hablamos. Usted elige. Llame si se siente peor.'], 'es');
    const learned = readability(
      [
        'Las intervenciones farmacológicas requieren consideraciones individualizadas de contraindicaciones.',
      ],
      'es',
    );
    expect(plain.score).toBeGreaterThan(70);
    expect(learned.score).toBeLessThan(10);
  });

  it('names the longest sentence', () => {
    expect(readability(['One. Two words. And three words.', 'Four.'], 'en').longest).toBe(
      'And three words.',
    );
  });
});

describe('similarity', () => {
  const set = (text: string) => shingles(wordsOf(text, 'en'));

  it('is one for the same words and none for others', () => {
    expect(similarity(set('we see you in the office'), set('We see you, in the office!'))).toBe(1);
    expect(similarity(set('we see you in the office'), set('call us when you are ready'))).toBe(0);
  });

  it('is the share of runs of five words in common', () => {
    expect(similarity(set('a b c d e f'), set('a b c d e g'))).toBeCloseTo(1 / 3);
  });
});
