import type { Language } from '../language';

const form = /^([a-z]{2,3})(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/;
const englishNames = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/**
 * Whether a text is a language tag of BCP 47: `es`, `zh-Hant`, `pt-BR`. Only the form of a tag with three
 * letters is checked, because Node's list lacks many languages that are spoken in Florida, such as Mam.
 */
export function isLanguageTag(tag: string): boolean {
  const primary = form.exec(tag)?.[1];
  if (primary === undefined) return false;
  return primary.length === 2
    ? englishNames.of(primary) !== undefined
    : Intl.getCanonicalLocales(primary)[0] === primary;
}

/** The name of a language in English or Spanish: `en` is "inglés" in Spanish; the tag itself if it has no name. */
export function languageName(tag: string, language: Language): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(tag) ?? tag;
}
