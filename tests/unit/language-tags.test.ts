import { describe, expect, it } from 'vitest';
import { isLanguageTag, languageName } from '../../lib/content/language-tags.server';
import { splitByLanguage } from '../../lib/content/text/language-parts.server';

describe('a text with passages in another language', () => {
  it('is split at its marks', () => {
    expect(splitByLanguage('NIMH: [Mental Health]{lang=en}, 2026')).toEqual([
      { text: 'NIMH: ' },
      { text: 'Mental Health', lang: 'en' },
      { text: ', 2026' },
    ]);
    expect(splitByLanguage('NIMH [2026]')).toEqual([{ text: 'NIMH [2026]' }]);
  });
});

describe('isLanguageTag', () => {
  it.each(['en', 'es', 'ht', 'tl', 'mam', 'zh-Hant', 'pt-BR'])('knows %s', (tag) => {
    expect(isLanguageTag(tag)).toBe(true);
  });

  it.each(['', 'english', 'inglés', 'xx', 'EN', 'spa', 'en_US', 'en-', '"en"'])(
    'refuses "%s"',
    (tag) => expect(isLanguageTag(tag)).toBe(false),
  );
});

describe('languageName', () => {
  it('is in the language of the page', () => {
    expect(languageName('en', 'es')).toBe('inglés');
    expect(languageName('ht', 'en')).toBe('Haitian Creole');
  });
});
