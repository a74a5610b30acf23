/** The site's languages; the first is the default (specification, section 4). */
export const languages = ['en', 'es'] as const;

export type Language = (typeof languages)[number];

/** The other one of the two languages. */
export function otherLanguage(language: Language): Language {
  return language === 'en' ? 'es' : 'en';
}

/** The language of a path: Spanish below /es, English everywhere else, also where there is no page. */
export function languageOfPath(path: string): Language {
  return /^\/es(\/|$)/.test(path) ? 'es' : 'en';
}
