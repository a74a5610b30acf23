import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lineOfWords } from '../../lib/content/style-fault.server';
import { contentFolder } from '../../lib/folders.server';
import { languages } from '../../lib/language';
import { addressAt } from '../../lib/routes.server';
import { builtPages, otherDocuments, readHtml } from '../build/built-site';
import { faultsIn, type SpellingFault, words } from '../build/spelling-faults';
import { visibleTexts } from '../build/visible-words';

const documents = [
  ...builtPages().map(({ path, $ }) => ({ path, $ })),
  ...otherDocuments.map((path) => ({ path, $: readHtml(path).$ })),
];

const help =
  'If misspelt, correct it in content/. If right, allow it in content/spelling.yaml. If in another language, mark it: [words]{lang=en}.';

describe('every word', () => {
  it.each(documents)('of $path is in the dictionary of its language or allowed', ({ path, $ }) => {
    refuse(faultsIn(visibleTexts($)).map((fault) => placed(fault, path)));
  });

  it.each(languages)('of the %s dictionary is right, also in texts that scripts show', (lang) => {
    const texts = stringsOf(words[lang].dictionary, inOtherLanguage);
    refuse(faultsIn(texts.map((text) => ({ text, lang }))).map(({ fault }) => fault));
  });
});

/** Fails with the faults themselves, a line each. */
function refuse(faults: string[]) {
  if (faults.length > 0) expect.fail([...faults, help].join('\n'));
}

/** A fault with the file and line of a page that has the word; a word of others is in the dictionary or a fact. */
function placed({ fault, context }: SpellingFault, path: string): string {
  const { route, language } = addressAt(path) ?? {};
  const file = `${language}/${route?.id}.md`;
  const line = route && lineOfWords(readFileSync(join(contentFolder, file), 'utf8'), context);
  return line ? `content/${file}:${line}  ${fault}` : fault;
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
