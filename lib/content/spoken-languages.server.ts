import type { Language } from '../language';
import type { Clinicians } from './schemas/clinicians.server';
import type { Visits } from './schemas/visits.server';

/**
 * The names of those who speak each language, by its tag: clinicians first, then staff.
 * @param language the language of the names
 */
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
