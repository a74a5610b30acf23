import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheerioAPI } from 'cheerio';
import { readContent } from '../../lib/content/content.server';
import { lineOfWords } from '../../lib/content/style-fault.server';
import { contentFolder } from '../../lib/folders.server';
import { type Language, languages } from '../../lib/language';
import { addressAt } from '../../lib/routes.server';
import { capitalized } from '../../lib/text.server';
import { type Speller, spellerOf } from './speller';
import { type VisibleText, visibleTexts } from './visible-words';

const { practice, clinicians, crisisCenters, insurers, towns, words, spelling } =
  readContent(contentFolder);
const facts = [
  practice.name,
  ...clinicians.flatMap((clinician) => {
    const { name, credentials, formOfAddress, board } = clinician;
    const { medicalSchool, residency, fellowship, affiliations } = clinician;
    const training = [board, medicalSchool, residency, fellowship, ...(affiliations ?? [])];
    const forms = Object.values(formOfAddress);
    return [name, credentials, ...forms, ...forms.map(capitalized), ...training].filter(
      (fact) => typeof fact === 'string',
    );
  }),
  ...crisisCenters.flatMap(({ name, address }) => [name, address]),
  practice.address.street,
  practice.address.city,
  ...Object.values(practice.region),
  ...Object.values(towns).map(({ county }) => county),
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

export interface SpellingFault {
  /** The word, the words around it, and the known words most like it. */
  fault: string;
  /** The word and what follows it. */
  context: string;
}

/** What to do about an unknown word. */
export const spellingHelp =
  'Correct it in content/. If it is right, write it into content/spelling.yaml; if it is in another language, mark it: [words]{lang=en}.';

/** The unknown words, each once. */
export function faultsIn(texts: VisibleText[]): SpellingFault[] {
  const faults = new Map<string, SpellingFault>();
  for (const { text, lang } of texts) {
    for (const word of spellers[lang]?.unknownWords(text) ?? []) {
      const key = `${lang} ${word}`;
      if (faults.has(key)) continue;
      const index = text.indexOf(word);
      const around = text.slice(Math.max(0, index - 40), index + word.length + 40).trim();
      const suggestions = spellers[lang]?.suggestions(word).join(', ');
      const fault = `"${word}" in "${around}" (${lang}; known: ${suggestions})`;
      faults.set(key, { fault, context: text.slice(index) });
    }
  }
  return [...faults.values()];
}

/** The unknown words of a page as it was built, by file and line where they stand in the page's own file. */
export function faultsOfPage($: CheerioAPI, path: string): string[] {
  const { route, language } = addressAt(path) ?? {};
  const file = `${language}/${route?.id}.md`;
  const raw = route ? readFileSync(join(contentFolder, file), 'utf8') : '';
  return faultsIn(visibleTexts($)).map(({ fault, context }) => {
    const line = lineOfWords(raw, context);
    return line ? `content/${file}:${line}  ${fault}` : fault;
  });
}

/** The unknown words of a dictionary, also in texts that scripts show. */
export function faultsOfDictionary(language: Language): string[] {
  const texts = stringsOf(words[language].dictionary);
  return faultsIn(texts.map((text) => ({ text, lang: language }))).map(
    ({ fault }) => `content/${language}/dictionary.yaml  ${fault}`,
  );
}

/** Keys whose texts lead to the other language, and speak it. */
const inOtherLanguage = new Set(['switchTo', 'switchLabel', 'otherLanguage', 'otherLanguageLink']);

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    inOtherLanguage.has(key) ? [] : stringsOf(item),
  );
}
