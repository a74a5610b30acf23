import { describe, expect, it } from 'vitest';
import { languages } from '../../lib/language';
import { builtPages, otherDocuments, readHtml } from '../build/built-site';
import { faultsIn, words } from '../build/spelling-faults';
import { visibleTexts } from '../build/visible-words';

const documents = [
  ...builtPages().map(({ path, $ }) => ({ path, $ })),
  ...otherDocuments.map((path) => ({ path, $: readHtml(path).$ })),
];

const help =
  'If misspelt, correct it in content/. If right, allow it in content/spelling.yaml. If in another language, mark it: [words]{lang=en}.';

describe('every word', () => {
  it.each(documents)('of $path is in the dictionary of its language or allowed', ({ $ }) => {
    expect(faultsIn(visibleTexts($)), help).toEqual([]);
  });

  it.each(languages)('of the %s dictionary is right, also in texts that scripts show', (lang) => {
    const texts = stringsOf(words[lang].dictionary, inOtherLanguage);
    expect(faultsIn(texts.map((text) => ({ text, lang }))), help).toEqual([]);
  });
});

/** Keys whose texts lead to the other language, and speak it. */
const inOtherLanguage = new Set(['switchTo', 'switchLabel', 'otherLanguage', 'otherLanguageLink']);

function stringsOf(value: unknown, leftOut: Set<string>): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    leftOut.has(key) ? [] : stringsOf(item, leftOut),
  );
}
