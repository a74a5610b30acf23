/**
 * The index of the first sign in some words of Markdown that readers should not see: one left over where bold words, a
 * link, a table or a list was meant, or one that no words contain. -1 if there is none.
 * @param written the words as the file has them; a backslash before a sign means the sign itself, so two letters take
 * their place, which keeps the indexes
 * @param place.isStart whether a paragraph begins with the words
 */
export const strayInMarkdown = (written: string, place: Place): number =>
  strayIn(written.replaceAll(/\\[!-/:-@[-`{-~]/g, 'aa'), place, markdownSigns);

/** Does the same for words in which a backslash has no meaning, as in a plain field. */
export const strayInWords = (words: string, place: Place): number => strayIn(words, place, signs);

type Place = { isStart: boolean };

/** Signs that no words contain. A title has `|` between its parts, a cookie `_` within its name. */
const signs = [
  /[*`\\]|~~|(?<! )\||\|(?! )|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/u,
  // What is left of links, pictures, footnotes and boxes to tick. Brackets without a partner are found apart.
  /\]\s?\(|\]\[|!\[|\[[!^]|\[[ xX]?\]/,
  // Control characters, and characters that only Wingdings and its like show.
  /[^\P{Cc}\n\t]|\p{Co}/u,
  // The bullets of other programs at the start of a line. The letter is that of Word's second level.
  /(?<=\n[\s>]*)(?:[•‣⁃\u25A0-\u25FF]|o(?:\t| {2}))/,
];

/** Besides these, signs of tables and facts, and those of headings and lists that lack the space after them. */
const markdownSigns = [...signs, /[|{}]|(?<=\n[\s>]*)(?:#+|[-+])\p{L}/u];

function strayIn(words: string, { isStart }: Place, signs: readonly RegExp[]): number {
  // The patterns know the start of a line by the line end before it.
  const before = isStart ? '\n' : '';
  const text = before + words;
  const places = [...signs.map((sign) => text.search(sign)), unmatchedBracketIn(text)];
  const found = places.filter((place) => place >= 0);
  return found.length > 0 ? Math.min(...found) - before.length : -1;
}

/** The index of the first bracket without a partner; -1 if there is none. */
function unmatchedBracketIn(text: string): number {
  const open: number[] = [];
  for (const { 0: bracket, index } of text.matchAll(/[[\]]/g)) {
    if (bracket === '[') open.push(index);
    else if (open.pop() === undefined) return index;
  }
  return open[0] ?? -1;
}
