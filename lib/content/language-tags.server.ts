import type { Language } from '../language';

const form = /^([a-z]{2,3})(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/;
const englishNames = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/**
 * Whether a text is a language tag of BCP 47: `es`, `zh-Hant`, `pt-BR`. Of a tag with three letters only the form is
 * checked, and that no tag of two replaces it, because Node's list lacks many languages that are spoken in Florida, such
 * as Mam.
 */
export function isLanguageTag(tag: string): boolean {
  const primary = form.exec(tag)?.[1];
  if (primary === undefined) return false;
  return primary.length === 2
    ? englishNames.of(primary) !== undefined
    : Intl.getCanonicalLocales(primary)[0] === primary;
}

/** The name of a language in English or Spanish: `en` is "inglés" in Spanish; a valid tag without a name stays itself. */
export function languageName(tag: string, language: Language): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(tag) ?? tag;
}
