/**
 * The index of the first sign in some words of Markdown that readers should not see: one left over where bold words, a
 * link, a table or a list was meant, or one that no words contain. -1 if there is none.
 * @param written the words as the file has them; a backslash before a sign means the sign itself
 * @param isStart whether a paragraph begins with the words
 */
export const strayInMarkdown = (written: string, isStart: boolean): number =>
  strayIn(written.replaceAll(/\\[!-/:-@[-`{-~]/g, 'aa'), isStart, markdownSigns);

/** Does the same for words in which a backslash has no meaning, as in a plain field. */
export const strayInWords = (words: string, isStart: boolean): number =>
  strayIn(words, isStart, signs);

/**
 * Signs of Markdown, a low line at the edge of a word, control characters, characters of Wingdings and other fonts of
 * symbols, and at the start of a line the bullets of other programs. A letter is that of Word's second level.
 */
const signs =
  /[*`\\\p{Co}]|[^\P{Cc}\n\t]|~~|\]\s?\(|\]\[|\[[!^]|\[[ xX]?\]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|(?<=\n[\s>]*)(?:[•‣⁃\u25A0-\u25FF]|o(?:\t| {2}))/u;

/** Besides these, signs of tables and facts, and at the start of a line those of headings and lists without a space. */
const markdownSigns = new RegExp(
  `${signs.source}|[|{}]|(?<=\\n[\\s>]*)(?:#+|[-+])\\p{L}`,
  signs.flags,
);

function strayIn(words: string, isStart: boolean, signs: RegExp): number {
  // The patterns know the start of a line by the line end before it.
  const before = isStart ? '\n' : '';
  const text = before + words;
  const places = [text.search(signs), unmatchedBracketIn(text)].filter((place) => place >= 0);
  return places.length > 0 ? Math.min(...places) - before.length : -1;
}

/** The index of the first bracket that another one does not close or open; -1 if there is none. */
function unmatchedBracketIn(text: string): number {
  const open: number[] = [];
  for (const { 0: bracket, index } of text.matchAll(/[[\]]/g)) {
    if (bracket === '[') open.push(index);
    else if (open.pop() === undefined) return index;
  }
  return open[0] ?? -1;
}
