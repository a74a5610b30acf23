/** A Markdown file, divided into its fields and the text below them. */
export interface Divided {
  /** The fields as YAML, with the line --- above them. */
  fields: string;
  text: string;
  /** The line of the file on which the text begins, counted from 1. */
  textLine: number;
}

/**
 * Divides a Markdown file at the two lines --- around its fields.
 * @param file with line ends \n
 * @returns undefined if one of the lines is missing, or nothing is between them
 */
export function divideFrontMatter(file: string): Divided | undefined {
  const lines = file.split('\n');
  const end = lines.indexOf('---', 1);
  if (lines[0] !== '---' || end < 2) return undefined;
  return {
    fields: `${lines.slice(0, end).join('\n')}\n`,
    text: lines.slice(end + 1).join('\n'),
    textLine: end + 2,
  };
}
