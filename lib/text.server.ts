import type { Clinicians } from './content/schemas/clinicians.server';
import type { Visits } from './content/schemas/visits.server';
import type { Language } from './language';

/** Who speaks each language, by its tag: the clinicians first, then the staff. */
export function languagesSpoken({
  clinicians,
  visits,
  language,
}: {
  clinicians: Clinicians;
  visits: Visits;
  language: Language;
}): Map<string, string[]> {
  const speakers = [
    ...clinicians.map(({ formOfAddress, languages }) => ({ who: formOfAddress, languages })),
    ...(visits.staffLanguages ?? []),
  ];
  const tags = new Set(speakers.flatMap(({ languages }) => languages));
  return new Map(
    [...tags].map((tag) => [
      tag,
      speakers.filter(({ languages }) => languages.includes(tag)).map(({ who }) => who[language]),
    ]),
  );
}

/** "a, b, and c" or "a, b y c"; with "or", "a, b, or c" or "a, b o c". Nothing of no items. */
export function listOf(items: string[], language: Language, word: 'and' | 'or' = 'and'): string {
  const type = word === 'and' ? 'conjunction' : 'disjunction';
  return new Intl.ListFormat(language, { type }).format(items);
}

/** A text that stands by itself, with its first letter in upper case. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Text as it stands in the text and the quoted attributes of HTML and XML. */
export function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
