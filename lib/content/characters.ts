/** Characters that nobody sees and that no text here needs, such as soft hyphens. */
const invisible =
  /[\u00AD\u115F\u1160\u180E\u200B\u2060-\u2064\u206A-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]/g;

/** Marks that change the direction of writing. They are useful only beside letters written from right to left. */
const directionMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** A letter written from right to left. Only letters count, because some of the marks are Arabic themselves. */
const rightToLeft =
  /(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** Spaces that look like ordinary ones. Text pasted from Word or from a web page has them. */
const otherSpaces = /[\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]/g;

/**
 * A text without invisible characters, with ordinary spaces, each accent in its letter, and \n in place of \r\n. A line
 * without a letter written from right to left loses its direction marks.
 */
export function cleaned(text: string): string {
  const plain = text
    .replaceAll('\r\n', '\n')
    .replace(invisible, '')
    .replace(otherSpaces, ' ')
    .normalize('NFC');
  if (plain.search(directionMarks) < 0) return plain;
  const lines = plain.split('\n');
  return lines
    .map((line) => (rightToLeft.test(line) ? line : line.replace(directionMarks, '')))
    .join('\n');
}

/** The index of the first control character or invisible character in a text; -1 if there is none. */
export const strangeCharacterIn = (text: string): number => text.search(strange);

const strange = new RegExp(`[\\u0000-\\u0008\\u000B-\\u001F\\u007F-\\u009F]|${invisible.source}`);

/** Whether an address has an invisible character, a control character or a direction mark, encoded or not. */
export function hasInvisible(address: string): boolean {
  let decoded = address;
  try {
    decoded = decodeURI(address);
  } catch {
    // An address that cannot be decoded is searched as it is.
  }
  return strangeCharacterIn(decoded) >= 0 || decoded.search(directionMarks) >= 0;
}
