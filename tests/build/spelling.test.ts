import { describe, expect, it } from 'vitest';
import type { Language } from '../../lib/language';
import { faultsIn } from '../../scripts/lib/spelling-faults';
import { visibleTexts } from '../../scripts/lib/visible-words';
import { readHtml } from './built-site';

describe('a fault of spelling', () => {
  const text = (lang: Language, text: string) => [{ lang, text }];

  it.each([
    ['en', 'Call us for an apointment.', 'apointment', 'appointment'],
    ['es', 'Llámenos para una conzulta.', 'conzulta', 'consulta'],
    ['es', 'La atencion es por video.', 'atencion', 'atención'],
  ] as const)('is found in %s: "%s"', (lang, sentence, word, right) => {
    expect(faultsIn(text(lang, sentence))).toEqual([
      expect.objectContaining({
        fault: expect.stringMatching(new RegExp(`^"${word}" in "${sentence}" .*${right}`)),
      }),
    ]);
  });

  it('is an English passage on a Spanish page, but not one that says its language', () => {
    const passage = 'Use of telehealth to provide services';
    expect(faultsIn(text('es', passage)).length).toBeGreaterThan(3);
    expect(faultsIn(text('en', passage))).toEqual([]);
  });

  it('is a name in small letters, or a word of a name outside it', () => {
    expect(faultsIn(text('es', 'Naples Daily News, en naples'))).toHaveLength(1);
    expect(faultsIn(text('es', 'Daily'))).toHaveLength(1);
  });

  it('is none where Spanish puts pronouns at the end of a verb', () => {
    expect(faultsIn(text('es', 'Para evaluarle, escribiéndonos o diciéndoselo: párenos.'))).toEqual(
      [],
    );
  });

  it('is searched in visible text, descriptions and metadata', () => {
    const { $ } = readHtml('/es/ubicaciones/psiquiatra-immokalee');
    const texts = visibleTexts($);
    const graph = JSON.parse($('script[type="application/ld+json"]').text())['@graph'];
    for (const text of [
      $('h1').text(),
      $('title').text(),
      $('meta[name="description"]').attr('content'),
      $('main img').attr('alt'),
      $('aside[aria-label]').attr('aria-label'),
      graph.find((node: Record<string, unknown>) => node['@type'] === 'Service').description,
    ]) {
      expect(texts).toContainEqual({ lang: 'es', text });
    }
    expect(texts).toContainEqual({ lang: 'ht', text: 'mwen pale kreyòl' });
  });
});
