/** How many characters of each text are shown, and how many of them before the difference. */
const length = 60;
const before = 20;

/**
 * Where a text begins to differ from the one of some others that is most like it, with a stretch of
 * both: it shows an injected script or a minifier. Empty if there are no others.
 */
export function firstDifference(expected: readonly string[], found: string): string {
  const places = expected.map((text) => ({ text, place: placeOf(text, found) }));
  const [nearest] = places.sort((one, other) => other.place - one.place);
  if (!nearest) return '';
  const stretch = (text: string) =>
    printable(text.slice(Math.max(0, nearest.place - before)).slice(0, length));
  return `, from character ${nearest.place + 1} on
    expected: ${stretch(nearest.text)}
    served:   ${stretch(found)}`;
}

function placeOf(one: string, other: string): number {
  let place = 0;
  while (place < one.length && one[place] === other[place]) place += 1;
  return place;
}

/** Line ends and what terminals obey, such as escape sequences, by their numbers. */
const printable = (text: string) =>
  text.replace(/\p{C}/gu, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
