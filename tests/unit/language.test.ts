import { describe, expect, it } from 'vitest';
import { languageOfPath, languages } from '../../lib/language';

describe('the languages', () => {
  it('are "en", the default, and "es" (§3.9, §4.1)', () => {
    expect(languages).toEqual(['en', 'es']);
    expect(languageOfPath('/nope')).toBe(languages[0]);
  });
});

describe('languageOfPath', () => {
  it.each([
    ['/', 'en'],
    ['/about', 'en'],
    ['/es', 'es'],
    ['/es/', 'es'],
    ['/es/nope', 'es'],
    ['/estero', 'en'],
    ['/ES', 'en'],
  ])('%s means %s (§4.1, §4.2)', (path, language) => {
    expect(languageOfPath(path)).toBe(language);
  });
});
