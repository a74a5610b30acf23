import { describe, expect, it } from 'vitest';
import { languageOfPath, languages } from '../../lib/language';

describe('the languages', () => {
  it('are "en", the default, and "es"', { tags: ['@3.9', '@4.1'] }, () => {
    expect(languages).toEqual(['en', 'es']);
    expect(languageOfPath('/nope')).toBe(languages[0]);
  });
});

describe('languageOfPath', () => {
  it.each(['/', '/about', '/estero', '/ES'])('%s means the default', { tags: '@4.1' }, (path) => {
    expect(languageOfPath(path)).toBe('en');
  });

  it.each(['/es', '/es/', '/es/nope'])('%s means Spanish', { tags: '@4.2' }, (path) => {
    expect(languageOfPath(path)).toBe('es');
  });
});
