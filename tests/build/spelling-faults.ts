import { capitalized } from '../../lib/capitalized.server';
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

export { words };
