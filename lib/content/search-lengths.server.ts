/**
 * The places at which a title or a description may be cut: between the parts of a title, after a sentence of a
 * description (but not after "P.A."), or before a part of the sentence.
 */
const titleParts = / [|·] |: |, /g;
const descriptionParts = /(?<=[\p{Ll}\d)][.?!]) |: |; |, /gu;

/** The shortest and longest title and description that search results show well, in characters. */
export const searchLengths = {
  title: { min: 1, max: 60 },
  description: { min: 120, max: 160 },
} as const;

/**
 * Shortens a title or a description that has become longer than search results show, because of facts such as a
 * long name. It leaves out the last parts or, if the rest would be too short, the last words.
 */
export function shortenedForSearch(text: string, kind: keyof typeof searchLengths): string {
  const { min, max } = searchLengths[kind];
  if (text.length <= max) return text;
  const parts = kind === 'title' ? titleParts : descriptionParts;
  const beginnings = [...text.matchAll(parts)].map(({ index }) => text.slice(0, index));
  const endings = beginnings.map((beginning) =>
    kind === 'title' || /[.?!]$/.test(beginning) ? beginning : `${beginning}.`,
  );
  const ending = endings.findLast((ending) => ending.length <= max);
  if (ending && ending.length >= min) return ending;
  const words = text.slice(0, max).replace(/[\s,;:|·–-]*\s\S*$/, '');
  return `${words}…`;
}
