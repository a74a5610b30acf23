import type { Language } from './language';
import type { Site } from './site.server';

/** Who speaks each language, by its tag: the clinicians first, then the staff. */
export function languagesSpoken({
  clinicians,
  visits,
  language,
}: Pick<Site, 'clinicians' | 'visits' | 'language'>): Map<string, string[]> {
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

/** "a, b, and c" or "a, b y c"; empty where there is nothing to list. */
export function listOf(items: string[], language: Language): string {
  return new Intl.ListFormat(language).format(items);
}
