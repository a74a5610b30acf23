/**
 * The first line that Git leaves where it cannot put two versions of a file together: it begins with seven of the signs
 * `<`, `|`, `=` or `>`, and with spaces before them if the editor has saved it in a text.
 * @param raw the text of a file
 * @returns the number of the line, counted from 1; 0 if there is none
 */
export const mergeLineIn = (raw: string): number =>
  raw.split('\n').findIndex((line) => /^\s*([<|=>])\1{6}(?:\s|$)/.test(line)) + 1;
