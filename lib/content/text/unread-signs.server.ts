/**
 * Whether none of the signs in some words was meant as Markdown: bold words, a link, a table, an entry of a list.
 * @param written the words as the file has them; a backslash before a sign means the sign itself
 * @param isStart whether a paragraph begins with the words
 */
export function areShownAsWritten(written: string, isStart: boolean): boolean {
  const text = withoutEscapes(written);
  if (signs.some((sign) => text.includes(sign)) || !areBracketsClosed(text)) return false;
  const [first = '', ...wrapped] = text.split('\n').map((line) => line.trimStart());
  return (
    !(isStart && entryStarts.some((start) => start.test(first))) &&
    !wrapped.some((line) => [...entryStarts, ...wrappedStarts].some((start) => start.test(line)))
  );
}

/** Signs of Markdown that readers should not see. */
const signs = ['*', '`', '|', '~~', '](', '] (', '][', '[!', '[^', '[ ]', '[x]', '{', '}'];

/** How entries of lists and headings begin in other programs, or if the space after the sign is missing. */
const entryStarts = [
  /^[•‣⁃▪◦·●○■□►–—\p{Co}]/u,
  // "a)", "(2)", "iv)", but no area code
  /^\(?(?:\p{L}|\d{1,2}|[ivx]{1,4})\)\s/u,
  /^#+\p{L}/u,
  /^[-+]\p{L}/u,
  // "2.Two", but not "1.º"
  /^\d{1,3}[.)](?![ºª])\p{L}/u,
  // The round bullet of Word's second level
  /^o(?:\t| {2,})/,
];

/**
 * How a line begins that was meant as an entry of its own but
 * continues a paragraph: "✓ One", "b. Two", "3. Three".
 */
const wrappedStarts = [/^\p{So}/u, /^(?:\p{Ll}|\d{1,3})[.)]\s/u];

/** Replaces each sign after a backslash by a letter. */
function withoutEscapes(written: string): string {
  return written.split('\\').reduce((text, part) => `${text}a${part.slice(1)}`);
}

function areBracketsClosed(text: string): boolean {
  let open = 0;
  for (const sign of text) {
    if (sign === '[') open += 1;
    if (sign === ']') open -= 1;
    if (open < 0) return false;
  }
  return open === 0;
}
