/**
 * Where a title may end early, and a description too: with a sentence, but not with "P.A.", or before a
 * part of one.
 */
const titleParts = / [|·] |: |, /g;
const descriptionParts = /(?<=[\p{Ll}\d)][.?!]) |: |; |, /gu;

/** The shortest and longest title and description that search results show well, in characters. */
export const lengths = {
  title: { min: 1, max: 60 },
  description: { min: 120, max: 160 },
} as const;

/**
 * A title or description that its facts, such as a long name, make longer than search results show:
 * without its last parts, or, where it would be too short without them, without its last words.
 */
export function fitted(text: string, kind: keyof typeof lengths): string {
  const { min, max } = lengths[kind];
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
