/** The line of a file on which words stand that were read from it, without marks and with facts. */
export function lineOfWords(raw: string, words: string): number | undefined {
  const all = words.match(/[\p{L}\p{N}]+/gu) ?? [];
  const length = Math.min(all.length, 4);
  // Facts and marks stand between some words: the first few that are found together count.
  for (let start = 0; start + length <= all.length && length > 0; start++) {
    const run = all.slice(start, start + length).join('[^\\p{L}\\p{N}]+');
    const found = new RegExp(`(?<![\\p{L}\\p{N}])${run}(?![\\p{L}\\p{N}])`, 'iu').exec(raw);
    if (found) return raw.slice(0, found.index).split('\n').length;
  }
  return undefined;
}
