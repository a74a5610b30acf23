/** Characters that nobody sees and no text here needs: soft hyphens and other formats. */
const invisible =
  /[\u00AD\u115F\u1160\u180E\u200B\u2060-\u2064\u206A-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]/g;

/** Marks that turn the direction of writing; they have a use beside letters written from right to left alone. */
const directionMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

// Letters alone: some of the marks count as Arabic themselves.
const rightToLeft =
  /(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** Spaces that look like ordinary ones, as text pasted from Word or from a web page has them. */
const otherSpaces = /[\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]/g;

/** A text without invisible characters, its spaces ordinary ones and its line ends \n. */
export function cleaned(text: string): string {
  const plain = text.replaceAll('\r\n', '\n').replace(invisible, '').replace(otherSpaces, ' ');
  if (plain.search(directionMarks) < 0) return plain;
  const lines = plain.split('\n');
  return lines
    .map((line) => (rightToLeft.test(line) ? line : line.replace(directionMarks, '')))
    .join('\n');
}

/** Where a text has a control character or one that nobody sees, as escapes can bring them in; -1 if it has none. */
export const strangeCharacterIn = (text: string): number => text.search(strange);

const strange = new RegExp(`[\\u0000-\\u0008\\u000B-\\u001F\\u007F-\\u009F]|${invisible.source}`);

/** Whether an address has a character that nobody sees, as it is or encoded. */
export function hasInvisible(address: string): boolean {
  let decoded = address;
  try {
    decoded = decodeURI(address);
  } catch {
    // It is compared as it is written.
  }
  return strangeCharacterIn(decoded) >= 0 || decoded.search(directionMarks) >= 0;
}

/**
 * Where letters were lost because a file was saved or opened in another encoding: a sign in place of a
 * letter, or two letters in place of one ("Ã±", "â€™"); -1 if there are none.
 */
export const lostLetterIn = (text: string): number => text.search(lostLetters);

const lostLetters =
  /\uFFFD|[ÂÃ][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹Œ‘’“”•–—˜™š›œžŸŽ]|â€|ï»¿|(?<!:\/\/\S*)\p{Ll}\?\p{Ll}/u;
