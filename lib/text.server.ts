import type { Language } from './language';

/** "a, b, and c" or "a, b y c"; with "or", "a, b, or c" or "a, b o c". Nothing of no items. */
export function listOf(items: string[], language: Language, word: 'and' | 'or' = 'and'): string {
  const type = word === 'and' ? 'conjunction' : 'disjunction';
  return new Intl.ListFormat(language, { type }).format(items);
}

/** A text that stands by itself, with its first letter in upper case. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "psychiatric nurse practitioner" as titles have it in English; short words stay small. */
export const titleCase = (text: string): string =>
  text
    .split(' ')
    .map((word) => (word.length > 2 ? capitalized(word) : word))
    .join(' ');

/** Text as it stands in the text and the quoted attributes of HTML and XML. */
export function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
