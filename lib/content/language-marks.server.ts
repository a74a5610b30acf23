import type { Language } from '../language';

const form = /^([a-z]{2,3})(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/;
const englishNames = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/**
 * Whether a language is named as BCP 47 does: `es`, `zh-Hant`, `pt-BR`. Of three letters only the
 * form is checked, since many languages spoken here, such as Mam, are in no list of the platform.
 */
export function isLanguageTag(tag: string): boolean {
  const primary = form.exec(tag)?.[1];
  if (primary === undefined) return false;
  return primary.length === 2
    ? englishNames.of(primary) !== undefined
    : Intl.getCanonicalLocales(primary)[0] === primary;
}

/** "inglés" of `en` in Spanish. */
export function languageName(tag: string, language: Language): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(tag) ?? tag;
}
