/**
 * Whether words are shown as they are written, and none of their signs was meant for something else:
 * bold words, a link, a table, an entry of a list.
 * @param written as in the file; a backslash before a sign says that the sign itself is meant
 * @param isStart whether a paragraph begins with them
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

/** Signs that stand for something else; on a page they would be in a reader's way. */
const signs = ['*', '`', '|', '~~', '](', '] (', '][', '[!', '[^', '[ ]', '[x]', '{', '}'];

/** How entries of lists and headings begin elsewhere, and in a text whose sign lacks its space. */
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

/** The same where lines that were meant for themselves run together: "✓ One", "b. Two", "3. Three". */
const wrappedStarts = [/^\p{So}/u, /^(?:\p{Ll}|\d{1,3})[.)]\s/u];

/** A letter stands for each sign that a backslash makes an ordinary one. */
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
