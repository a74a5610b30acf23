import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentFolder } from '../../lib/folders.server';
import { languages } from '../../lib/language';
import { addressAt } from '../../lib/routes.server';
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
  it.each(documents)('of $path is in the dictionary of its language or allowed', ({ path, $ }) => {
    expect(
      faultsIn(visibleTexts($)).map((fault) => placed(fault, path)),
      help,
    ).toEqual([]);
  });

  it.each(languages)('of the %s dictionary is right, also in texts that scripts show', (lang) => {
    const texts = stringsOf(words[lang].dictionary, inOtherLanguage);
    expect(faultsIn(texts.map((text) => ({ text, lang }))), help).toEqual([]);
  });
});

/** A fault with the file and line of a page that has the word; a word of others is in the dictionary or a fact. */
function placed(fault: string, path: string): string {
  const { route, language } = addressAt(path) ?? {};
  const word = /^"(.*?)"/.exec(fault)?.[1] ?? '';
  const file = `${language}/${route?.id}.md`;
  const lines = route ? readFileSync(join(contentFolder, file), 'utf8').split('\n') : [];
  const line = lines.findIndex((text) => text.includes(word)) + 1;
  return line > 0 ? `content/${file}:${line}  ${fault}` : fault;
}

/** Keys whose texts lead to the other language, and speak it. */
const inOtherLanguage = new Set(['switchTo', 'switchLabel', 'otherLanguage', 'otherLanguageLink']);

function stringsOf(value: unknown, leftOut: Set<string>): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    leftOut.has(key) ? [] : stringsOf(item, leftOut),
  );
}
