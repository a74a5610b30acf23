import type { Content } from '../content/types';
import type { Finding } from '../findings/finding';
import { guessAt, matchIn, type PrintedText } from './printed-texts.server';

/** Texts whose letters were lost because a program took the file for one in another encoding. */
export function lostLetters(content: Content, texts: readonly PrintedText[]): Finding[] {
  return texts.flatMap((text) => {
    const found = matchIn(text, lost);
    return found ? guessAt(content, 'lost-letters', text, found) : [];
  });
}

/**
 * A letter of Spanish is two bytes in UTF-8, the first one C2 or C3. Programs that read windows-1252, Mac OS Roman or
 * the code page of DOS show that byte as a letter of its own: "Ã±", "√±", "├▒" for "ñ". Quotation marks and dashes begin
 * with E2 80. A program that knows no such letter writes a question mark: "ni?o".
 */
const lost = /[ÂÃ¬√┬├]|â€|‚Ä|ΓÇ|\p{L}\?\p{L}/u;
