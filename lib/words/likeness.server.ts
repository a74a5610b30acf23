/** All sequences of five consecutive words in a text. */
export function shingles(words: string[]): Set<string> {
  return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(' ')));
}

/** How much two sets have in common, from 0 to 1: the Jaccard index. */
export function similarity(one: Set<string>, other: Set<string>): number {
  const common = [...one].filter((item) => other.has(item)).length;
  return common / Math.max(one.size + other.size - common, 1);
}
