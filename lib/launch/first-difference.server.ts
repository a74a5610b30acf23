/** How many characters of each text are shown, and of a short difference how many before it. */
const shown = 80;
const before = 20;
/** From this length on, in characters, a difference that begins at a tag shows by itself what it is. */
const telling = 12;

/** The one of some texts that is like another for longest; undefined if there are none. */
export function mostLike(texts: readonly string[], found: string): string | undefined {
  return texts.toSorted((one, other) => commonStart(other, found) - commonStart(one, found))[0];
}

/**
 * What stands between the parts that two texts have in common at both ends: an injected script is
 * shown by itself, so that it is the same in all pages. Another difference is shown within its line.
 */
export function firstDifference(expected: string, found: string): string {
  const texts = [expected, found];
  let start = commonStart(expected, found);
  let end = commonStart(...texts.map((text) => backwards(text.slice(start))));
  const [shorter = '', longer = ''] = texts.toSorted((one, other) => one.length - other.length);
  // A tag that was put in before another one shares its "<" with that.
  if (
    shorter.length === start + end &&
    [start, longer.length - end].every((place) => longer[place - 1] === '<')
  ) {
    start -= 1;
    end += 1;
  }
  const isAtTag = /[<>]/.test(longer.slice(Math.max(0, start - 1), start + 1));
  const isTelling = isAtTag && longer.length - start - end >= telling;
  const from = isTelling ? start : Math.max(0, start - before);
  const [built, served] = texts.map((text) =>
    printable(text.slice(from, isTelling ? text.length - end : undefined).slice(0, shown)),
  );
  return `, from here on
    expected: ${built || 'nothing'}
    served:   ${served || 'nothing'}`;
}

/** How many characters at their start two texts have in common. */
function commonStart(one = '', other = ''): number {
  let place = 0;
  while (place < one.length && one[place] === other[place]) place += 1;
  return place;
}

const backwards = (text: string) => text.split('').reverse().join('');

/** Line ends and what terminals obey, such as escape sequences, by their numbers. */
const printable = (text: string) =>
  text.replace(/\p{C}/gu, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
