import type { Language } from '../language';

/** "a, b, and c" or "a, b y c"; with "or", "a, b, or c" or "a, b o c". Empty if there are no items. */
export function listOf(items: string[], language: Language, word: 'and' | 'or' = 'and'): string {
  const type = word === 'and' ? 'conjunction' : 'disjunction';
  return new Intl.ListFormat(language, { type }).format(items);
}

/** A text with its first letter in upper case. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A text in the case of English titles: words of more than two letters begin with a capital. */
export const titleCase = (text: string): string =>
  text
    .split(' ')
    .map((word) => (word.length > 2 ? capitalized(word) : word))
    .join(' ');

/** A text escaped for the content and the quoted attributes of HTML and XML. */
export function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
