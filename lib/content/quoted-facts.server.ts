import type { Source } from './source.server';

/** What one of two texts quotes and the other does not, as found in the second and as expected. */
export function quotedDifference(
  model: string,
  text: string,
  read = quotedIn,
): Difference | undefined {
  const [inModel, inText] = [read(model), read(text)];
  const missing = inModel.filter((fact) => !inText.includes(fact));
  const extra = inText.filter((fact) => !inModel.includes(fact));
  if (missing.length + extra.length === 0) return undefined;
  const [lost, added] = [missing.join(', '), extra.join(', ')];
  if (!lost) return { found: added, expected: `${added} in English too (or not here)` };
  if (!added) return { found: `no ${lost}`, expected: lost };
  // A number stands in the place of a fact, which is right.
  const isTypedInEnglish = extra.some(isFact) && !missing.some(isFact);
  return {
    found: `${added} in place of ${lost}`,
    expected: isTypedInEnglish ? `${added} in English too` : lost,
  };
}

const isFact = (quoted: string) => quoted.startsWith('{');

interface Difference {
  found: string;
  expected: string;
}

/**
 * The facts in braces and the numbers of a text, each once. Not the names, in whose place a language
 * may have a pronoun, nor the parts of addresses, what comes with a $, the hotlines, which a language
 * may name again, and the key that leads to Spanish.
 */
const quotedIn = (text: string) => [
  ...new Set([
    ...(text.match(/\{(?!(?:name|doctor|practice)\})\w+\}/g) ?? []),
    ...(text
      .replace(/\]\([^)]*\)|https?:\S+|\{[^}]*\}|oprim\p{L}+ (?:el )?2\b|press 2\b/giu, '')
      .replace(/(?<![\d-])(?:911|988|211)(?![\d-])/g, '')
      .match(/(?<![\d\p{L}.,:$#(-])\d+(?:[.,]\d+)*(?!-?\d)/gu) ?? []),
  ]),
];

/** Telephone numbers and amounts as well, which other comparisons of whole pages name. */
const toldIn = (text: string) => [
  ...quotedIn(text),
  ...(text.match(/(?:\+?1[-. ])?\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}|\$\s?\d(?:[\d,.]*\d)?/g) ?? []),
];

/** Whether the texts of a file that stand in both languages, `{ en: …, es: … }`, quote the same facts. */
export function compareQuotedWithin(
  source: Source,
  value: unknown = source.data,
  path: PropertyKey[] = [],
) {
  if (value === null || typeof value !== 'object') return;
  const { en, es } = value as { en?: unknown; es?: unknown };
  const difference =
    typeof en === 'string' && typeof es === 'string' ? quotedDifference(en, es, toldIn) : undefined;
  if (difference) {
    const { found, expected } = difference;
    source.report(
      [...path, 'es'],
      found,
      `${expected}, as in en: the same facts in both languages`,
    );
  }
  for (const [key, item] of Object.entries(value)) {
    // A path counts entries, and names fields.
    compareQuotedWithin(source, item, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}
