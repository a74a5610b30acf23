import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../lib/captions.server';

describe('wordsOf', () => {
  it('keeps the words of captions, with or without names of their own', () => {
    const captions =
      'WEBVTT\n\nNOTE not said\n\n1\n00:00.300 --> 00:02.100\nAquí toda persona\nes bienvenida.\n\n00:02.200 --> 00:04.100 line:0\nPrimero escuchamos.\n';
    expect(wordsOf(captions)).toBe('Aquí toda persona es bienvenida. Primero escuchamos.');
    expect(wordsOf(captions.replaceAll('\n', '\r\n'))).toBe(wordsOf(captions));
  });

  it('returns no words for captions without text', () => {
    expect(wordsOf('WEBVTT\n')).toBe('');
  });
});
