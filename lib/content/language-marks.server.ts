import type { Language } from '../language';

/** A passage in another language than the text around it, as staff mark it. */
const mark = /\[([^\][]+)\]\{lang=([^{}]*)\}/g;

/** A part of a text; `lang` where it is in another language than the text. */
export interface TextPart {
  text: string;
  lang?: string;
}

/** Splits a text of one line at its marks: `Digo [Mwen pale kreyòl]{lang=ht}.` */
export function splitByLanguage(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: whole, 1: passage = '', 2: lang = '', index } of text.matchAll(mark)) {
    parts.push({ text: text.slice(end, index) }, { text: passage, lang });
    end = index + whole.length;
  }
  return [...parts, { text: text.slice(end) }].filter(({ text }) => text !== '');
}

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
