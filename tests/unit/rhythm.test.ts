import { describe, expect, it } from 'vitest';
import { rhythmFaults, rhythmOf } from '../../lib/content/rhythm.server';

const sentence = (words: number) => `${'ten '.repeat(words).trim()}.`;
const paragraphs = (...lengths: number[][]) =>
  lengths.map((sentences) => sentences.map(sentence).join(' ').replace(/\bt/g, 'T'));
const faultsOf = (...lengths: number[][]) =>
  rhythmFaults(rhythmOf(paragraphs(...lengths), 'en'), 'en').map(({ found }) => found);

describe('the rhythm of a page', () => {
  it('is the mean, the share and the longest run of short sentences', () => {
    const rhythm = rhythmOf(paragraphs([14, 7, 7, 16], [7, 20]), 'en');
    expect(rhythm).toMatchObject({ sentences: 6, short: 0.5 });
    expect(rhythm.shortInARow).toHaveLength(2);
    expect(rhythm.mean).toBeCloseTo(71 / 6);
  });

  it('counts connectors of several words once, and none within a word', () => {
    const { connectors } = rhythmOf(
      ['Sin embargo, vino, ya que pudo; el perote no es pero.'],
      'es',
    );
    expect(connectors).toBeCloseTo((3 / 11) * 1000);
  });

  it('is at fault where it is cut up, and where it is too long', () => {
    const even = Array<number>(8).fill(14);
    expect(faultsOf(even)).toEqual([]);
    expect(faultsOf(Array<number>(8).fill(11))).toEqual(['11.0 words a sentence, at least 12']);
    expect(faultsOf(Array<number>(8).fill(18))).toContain('18.0 words a sentence, at most 17');
    expect(faultsOf([...even, ...even, 7, 7, 7])).toEqual([
      expect.stringMatching(/^3 short sentences in a row: "Ten .*"$/),
    ]);
    expect(faultsOf(even, [7, 16, 7])).toEqual(['18.2 % short sentences, at most 18 %']);
  });

  it('is not judged on a page of few sentences', () => {
    expect(faultsOf([3, 3, 3, 3, 3, 3, 3])).toEqual([]);
  });
});
