import { describe, expect, it } from 'vitest';
import type { Dictionary, DictionaryKey } from '../../lib/content/schemas/dictionary.server';
import { translator } from '../../lib/site.server';

const dictionary = {
  nav: { home: 'Inicio' },
  contact: { heading: 'Contacto', form: { send: 'Enviar' } },
} as unknown as Dictionary;

describe('translator', () => {
  const t = translator(dictionary);

  it('gives the text of a key at any depth', () => {
    expect(t('nav.home')).toBe('Inicio');
    expect(t('contact.heading')).toBe('Contacto');
    expect(t('contact.form.send')).toBe('Enviar');
  });

  it('gives a missing key back', { tags: '@3.7' }, () => {
    expect(t('nav.about')).toBe('nav.about');
    expect(t('contact.form' as DictionaryKey)).toBe('contact.form');
    expect(t('toString' as DictionaryKey)).toBe('toString');
  });
});
