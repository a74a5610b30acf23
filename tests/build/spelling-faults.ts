import { readContent } from '../../lib/content/content.server';
import { contentFolder } from '../../lib/folders.server';
import { languages } from '../../lib/language';
import { type Speller, spellerOf } from './spelling';
import type { VisibleText } from './visible-words';

const { practice, clinicians, crisisCenters, insurers, towns, words, spelling } =
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
/** The unknown words, each with its context and suggestions. */
export function faultsIn(texts: VisibleText[]): string[] {
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

export { words };
