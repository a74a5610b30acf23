import { describe, expect, it } from 'vitest';
import { readContent } from '../../lib/content/content.server';
import { contentFolder } from '../../lib/folders.server';
import { type Language, languages } from '../../lib/language';
import { builtPages, otherDocuments, readHtml } from '../build/built-site';
import { type Speller, spellerOf } from './spelling';
import { type VisibleText, visibleTexts } from './visible-words';

const { practice, clinicians, crisisCenters, insurers, words, spelling } =
  readContent(contentFolder);
const facts = [
  practice.name,
  ...clinicians.flatMap((clinician) => {
    const { name, credentials, formOfAddress, board } = clinician;
    const { medicalSchool, residency, fellowship, affiliations } = clinician;
    const training = [board, medicalSchool, residency, fellowship, ...(affiliations ?? [])];
    return [name, credentials, ...Object.values(formOfAddress), ...training].filter(
      (fact) => typeof fact === 'string',
    );
  }),
  ...crisisCenters.flatMap(({ name, address }) => [name, address]),
  practice.address.street,
  practice.address.city,
  ...insurers.map(({ name }) => name),
  ...languages.flatMap((language) =>
    [...words[language].pages.values()].flatMap((page) =>
      page.kind === 'location' ? [page.name] : [],
    ),
  ),
];
const spellers: Record<string, Speller> = Object.fromEntries(
  languages.map((language) => [
    language,
    spellerOf(language, spelling[language], [...spelling.names, ...facts]),
  ]),
);
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

describe('a fault of spelling', () => {
  const text = (lang: Language, text: string) => [{ lang, text }];

  it.each([
    ['en', 'Call us for an apointment.', 'apointment', 'appointment'],
    ['es', 'Llámenos para una conzulta.', 'conzulta', 'consulta'],
    ['es', 'La atencion es por video.', 'atencion', 'atención'],
  ] as const)('is found in %s: "%s"', (lang, sentence, word, right) => {
    expect(faultsIn(text(lang, sentence))).toEqual([
      expect.stringMatching(new RegExp(`^"${word}" in "${sentence}" .*${right}`)),
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

/** The unknown words, each with its context and suggestions. */
function faultsIn(texts: VisibleText[]): string[] {
  const faults = new Map<string, string>();
  for (const { text, lang } of texts) {
    for (const word of spellers[lang]?.unknownWords(text) ?? []) {
      const suggestions = spellers[lang]?.suggestions(word).join(', ');
      const key = `${lang} ${word}`;
      if (!faults.has(key)) {
        faults.set(key, `"${word}" in "${around(text, word)}" (${lang}; known: ${suggestions})`);
      }
    }
  }
  return [...faults.values()];
}

function around(text: string, word: string): string {
  const index = text.indexOf(word);
  return text.slice(Math.max(0, index - 40), index + word.length + 40).trim();
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
