/** All sequences of `length` consecutive words in a text. */
export function shingles(words: string[], length = 5): Set<string> {
  return new Set(
    words.slice(length - 1).map((_, index) => words.slice(index, index + length).join(' ')),
  );
}

/** Share of what two sets have in common, from 0 to 1 (Jaccard). */
export function similarity(one: Set<string>, other: Set<string>): number {
  const common = [...one].filter((item) => other.has(item)).length;
  const all = one.size + other.size - common;
  return all === 0 ? 0 : common / all;
}

/** The name most like a misspelt one, by pairs of letters. */
export function nearest(misspelt: string, names: Iterable<string>): string | undefined {
  const likeness = (name: string) => similarity(shingles([...name], 2), shingles([...misspelt], 2));
  return [...names].sort((one, other) => likeness(other) - likeness(one))[0];
}
