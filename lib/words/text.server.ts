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

/**
 * A pattern of a word or name that is not a part of a longer word: "Lee Health", but not in "Lee Healthcare".
 * @param flags of the pattern, besides `u`
 */
export function wholeWord(word: string, flags = ''): RegExp {
  const literal = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, `u${flags}`);
}

/** A text escaped for the content and the quoted attributes of HTML and XML. */
export function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
