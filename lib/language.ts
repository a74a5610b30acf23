/** The site's languages; the first is the default (specification, section 4). */
export const languages = ['en', 'es'] as const;

export type Language = (typeof languages)[number];

/** The site has two languages, so "the other one" is always defined. */
export function otherLanguage(language: Language): Language {
  return language === 'en' ? 'es' : 'en';
}

/** A path under /es means Spanish; every other path, known or not, English. */
export function languageOfPath(path: string): Language {
  return /^\/es(\/|$)/.test(path) ? 'es' : 'en';
}
